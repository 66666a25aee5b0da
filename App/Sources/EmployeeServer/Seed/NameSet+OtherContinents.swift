extension NameSet {
  static let otherContinents: [NameSet] = [
    NameSet(
      .familyLast, given: "Adébáyọ̀,Fọlákẹ́,Títílayọ̀,Olúwaṣeun,Bọ́lájí",
      family: "Adéyẹmí,Akínwándé,Ọládiípọ̀,Ògúnbíyí", offices: "Lagos"),
    NameSet(
      .familyLast, given: "Chiamaka,Ngọzi,Nnamdi,Ọbinna,Ifeoma",
      family: "Okonkwo,Nwọsu,Eze,Onyẹma", offices: "Lagos,London"),
    NameSet(
      .familyLast, given: "Akosua,Ama,Kwame,Kofi,Yaw", family: "Mensah,Owusu,Boateng,Asante",
      offices: "Lagos,London"),
    NameSet(
      .familyLast, given: "Wanjiru,Achieng,Kamau,Otieno,Nyambura",
      family: "Mwangi,Odhiambo,Njoroge,Ng’ang’a", offices: "Nairobi"),
    NameSet(
      .parentLast, given: "ሰላም=Selam,ሄለን=Helen,ዳዊት=Dawit,አበበ=Abebe",
      family: "ተስፋዬ=Tesfaye,በቀለ=Bekele,ገብረ=Gebre", offices: "Nairobi"),
    NameSet(
      .familyLast, given: "Nomvula,Thandeka,Sipho,Bongani", family: "Dlamini,Nkosi,Khumalo,Mkhize",
      offices: "Nairobi,London"),
    NameSet(
      .familyLast, given: "Aroha,Māia,Wiremu,Hēmi", family: "Ngata,Parata,Tūroa",
      offices: "Auckland"),
    NameSet(
      .familyLast, given: "Leilani,Keʻalohi,Kaʻimi,Makana", family: "Kealoha,Kaʻōpua,Nāone",
      offices: "San Francisco,Auckland"),
    NameSet(
      .twoFamilies, given: "Illari,Sumaq,Amaru,Nayra", family: "Quispe,Mamani,Condori,Huamán",
      offices: "São Paulo"),
    NameSet(
      .familyLast, given: "Keisha,Marcus,Elena,Jordan,Brianna,Tyler,Dakota,Maya,Luis",
      family: "Washington,Rivera,Jackson,Nguyen,Kowalski,Begay,Peterson,Castillo,Bradley",
      offices: "San Francisco"),
  ]
}
