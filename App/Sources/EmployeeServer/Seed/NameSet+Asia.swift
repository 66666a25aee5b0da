extension NameSet {
  static let asia: [NameSet] = [
    NameSet(
      .familyFirst,
      given: "花子=Hanako,翔太=Shōta,優子=Yūko,健一=Ken’ichi,陽菜=Hina,蓮=Ren,美咲=Misaki,大輔=Daisuke",
      family: "山田=Yamada,佐藤=Satō,鈴木=Suzuki,大野=Ōno,小林=Kobayashi,渡辺=Watanabe,高橋=Takahashi",
      offices: "Tokyo"),
    NameSet(
      .familyFirstJoined,
      given: "伟=Wei,小红=Xiaohong,静怡=Jingyi,子轩=Zixuan,秀英=Xiuying,磊=Lei,欣妍=Xinyan",
      family: "王=Wang,李=Li,张=Zhang,刘=Liu,陈=Chen,欧阳=Ouyang,赵=Zhao", offices: "Singapore"),
    NameSet(
      .familyFirstJoined,
      given: "민준=Min-jun,서연=Seo-yeon,지훈=Ji-hoon,하은=Ha-eun,수빈=Su-bin,도윤=Do-yun",
      family: "김=Kim,이=Lee,박=Park,최=Choi,정=Jeong,강=Kang", offices: "Seoul"),
    NameSet(
      .familyFirst, given: "Thị Mai,Văn Đức,Minh Anh,Thu Hương,Quốc Bảo,Ngọc Ánh",
      family: "Nguyễn,Trần,Lê,Phạm,Đặng,Hoàng,Vũ", offices: "Singapore"),
    NameSet(
      .parentLast, given: "นภา=Napha,สมชาย=Somchai,กมล=Kamon,อารี=Ari",
      family: "ศรีสุข=Srisuk,วงศ์ทอง=Wongthong,แก้วมณี=Kaewmani", offices: "Singapore"),
    NameSet(
      .single, given: "Sutrisno,Wulandari,Slamet,Kartini,Budiono,Suryani,Rahayu,Wibisono",
      offices: "Singapore"),
    NameSet(
      .single, given: "Khin Myo Win,Zaw Htet,Thiri,Aung Min Thein", offices: "Singapore"),
    NameSet(
      .parentLast, given: "Aisyah,Nurul,Siti", family: "binti Rahman,binti Hassan,binti Ismail",
      offices: "Singapore"),
    NameSet(
      .parentLast, given: "Hafiz,Amirul,Farid", family: "bin Rahman,bin Hassan,bin Ismail",
      offices: "Singapore"),
    NameSet(
      .familyLast, given: "अनन्या=Ananya,रोहन=Rohan,प्रिया=Priya,अर्जुन=Arjun,काव्या=Kavya,विवेक=Vivek",
      family: "शर्मा=Sharma,गुप्ता=Gupta,मेहता=Mehta,जोशी=Joshi,वर्मा=Verma", offices: "Bengaluru"),
    NameSet(
      .initialFirst, given: "Karthik,Meenakshi,Senthil,Lakshmi,Arulmozhi,Kavitha",
      family: "S.,R.,K.,M.,V.", offices: "Bengaluru"),
    NameSet(
      .familyLast, given: "Nusrat,Tahmina,Rafiq,Shirin,Imran,Saima",
      family: "Chowdhury,Siddiqui,Rahman,Qureshi", offices: "Bengaluru,London"),
    NameSet(
      .familyLast, given: "فاطمة=Fatima,ليلى=Layla,مريم=Maryam,يوسف=Yusuf,عمر=Omar,سمير=Samir",
      family: "الحداد=al-Haddad,منصور=Mansour,الخطيب=al-Khatib,نصار=Nassar",
      offices: "London,Remote"),
    NameSet(
      .familyLast, given: "شیرین=Shirin,نازنین=Nazanin,آرش=Arash,کیان=Kian",
      family: "تهرانی=Tehrani,کریمی=Karimi,رضایی=Rezaei", offices: "Berlin,Remote"),
    NameSet(
      .familyLast, given: "נועה=Noa,תמר=Tamar,איתן=Eitan,יעל=Yael",
      family: "כהן=Cohen,לוי=Levi,פרץ=Peretz", offices: "London,Remote"),
    NameSet(
      .familyLast, given: "Işıl,Çağla,Şule,Ayşe,İbrahim,Ömer,Gökhan,Tuğba",
      family: "Yılmaz,Öztürk,Şahin,Çelik,Kılıç,Aydın,Doğan", offices: "Berlin"),
    NameSet(
      .familyLast, given: "ნინო=Nino,თამარ=Tamar,გიორგი=Giorgi,ლევან=Levan",
      family: "ბერიძე=Beridze,კაპანაძე=Kapanadze,მაისურაძე=Maisuradze", offices: "Berlin,Remote"),
  ]
}
