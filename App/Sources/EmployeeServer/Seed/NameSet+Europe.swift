extension NameSet {
  static let europe: [NameSet] = [
    NameSet(
      .familyLast,
      given: "Olivia,Grace,Harriet,Ruth,Eleanor,Imogen,George,Arthur,Samuel,Owen,Daniel,Rosalind",
      family: "Hughes,Carter,Bennett,Walker,O’Connor,Fletcher,Sharpe,Whitfield,Campbell,Ainsworth",
      offices: "London,San Francisco"),
    NameSet(
      .familyLast, given: "Niamh,Caoimhe,Siobhán,Seán,Ciarán,Tadhg",
      family: "Ó Briain=O Briain,Mac Carthaigh,Byrne,Gallagher,de Búrca", offices: "London"),
    NameSet(
      .familyLast, given: "Käthe,Anneliese,Franziska,Jürgen,Sören,Jörg,Lukas,Greta,Björn,Maren",
      family: "Müller,Groß,Weiß,Schäfer,König,Böhm,Strauß,Krüger,Lindner,Jäger,Vogel",
      offices: "Berlin"),
    NameSet(
      .familyLast, given: "Sanne,Femke,Joost,Maarten,Daan,Noor",
      family: "de Vries=Vries de,van den Berg=Berg van den,Visser,Bakker,’t Hart=Hart ’t",
      offices: "Berlin,London"),
    NameSet(
      .familyLast, given: "Chloé,Élodie,Aurélie,Gaëlle,François,Benoît,Jérôme,Maël,Inès,Anaïs",
      family: "Lefèvre,Dupré,Moreau,Gauthier,Béranger,Lemoine,Tremblay,Côté,Rousseau",
      offices: "Montréal,Lisbon"),
    NameSet(
      .twoFamilies, given: "Lucía,Sofía,Begoña,Nuria,Íñigo,Martín,José,Álvaro,Raúl,Inés",
      family: "García,Núñez,Ibáñez,Fernández,Ortiz,Muñoz,Vázquez,Castaño,Peña,Jiménez",
      offices: "Lisbon,San Francisco"),
    NameSet(
      .familyLast, given: "Conceição,Luísa,Beatriz,Thaís,João,Tomás,Gonçalo,Estêvão",
      family: "Gonçalves,Araújo,Magalhães,Assunção,Brandão,Simões,Carvalho",
      offices: "São Paulo,Lisbon"),
    NameSet(
      .familyLast, given: "Chiara,Giulia,Ilaria,Niccolò,Matteo,Andrea",
      family: "D’Angelo,Conti,Marchetti,Ferraro,De Luca,Bellò", offices: "Berlin,Lisbon"),
    NameSet(
      .familyLast, given: "Łucja,Małgorzata,Zofia,Agnieszka,Żaneta,Kinga",
      family: "Wiśniewska,Dąbrowska,Zielińska,Jabłońska,Wójcik", offices: "Berlin,London"),
    NameSet(
      .familyLast, given: "Łukasz,Stanisław,Paweł,Michał,Wojciech,Jędrzej",
      family: "Wiśniewski,Dąbrowski,Zieliński,Jabłoński,Wójcik", offices: "Berlin,London"),
    NameSet(
      .familyLast, given: "Šárka,Tereza,Lenka,Jiřina,Zdeňka",
      family: "Dvořáková,Růžičková,Němcová,Černá", offices: "Berlin"),
    NameSet(
      .familyLast, given: "Jiří,Ondřej,Tomáš,Vojtěch,Břetislav",
      family: "Dvořák,Růžička,Němec,Černý", offices: "Berlin"),
    NameSet(
      .familyLast, given: "Đurđa,Željka,Šime,Željko,Ivana,Vuk",
      family: "Kovačić,Đorđević,Šarić,Babić,Žižić", offices: "Berlin"),
    NameSet(
      .familyLast, given: "Ștefania,Ioana,Răzvan,Bogdan,Ileana",
      family: "Popescu,Ionescu,Țurcanu,Munteanu", offices: "Lisbon"),
    NameSet(
      .familyFirst, given: "Zsófia,Ágnes,Eszter,László,Győző,Örs",
      family: "Nagy,Kovács,Szabó,Tóth,Horváth,Fehér", offices: "Berlin"),
    NameSet(
      .familyLast, given: "Søren,Jørgen,Kåre,Åse,Bjørg,Mette,Håkon",
      family: "Sørensen,Ødegård,Kjær,Nygård,Højgaard,Bjørnstad", offices: "London,Berlin"),
    NameSet(
      .familyLast, given: "Åsa,Märta,Linnéa,Göran,Håkan,Östen",
      family: "Öberg,Åkesson,Björklund,Sjöström,Lindqvist", offices: "London,Berlin"),
    NameSet(
      .familyLast, given: "Aino,Päivi,Väinö,Jyrki,Tuulikki",
      family: "Mäkinen,Hämäläinen,Korhonen,Jääskeläinen", offices: "Berlin"),
    NameSet(
      .parentLast, given: "Björk,Þórunn,Sigríður,Guðrún,Ásdís",
      family: "Guðmundsdóttir,Þórsdóttir,Jónsdóttir,Einarsdóttir", offices: "London"),
    NameSet(
      .parentLast, given: "Þór,Sigurður,Ólafur,Birkir", family: "Guðmundsson,Jónsson,Stefánsson",
      offices: "London"),
    NameSet(
      .familyLast, given: "Ελένη=Eleni,Γιώργος=Giorgos,Δήμητρα=Dimitra,Νίκος=Nikos,Άννα=Anna",
      family: "Γεωργίου=Georgiou,Νικολάου=Nikolaou,Οικονόμου=Oikonomou,Βασιλείου=Vasileiou",
      offices: "Lisbon,Berlin"),
    NameSet(
      .familyLast, given: "Олена=Olena,Оксана=Oksana,Тарас=Taras,Андрій=Andrii,Юлія=Yuliia",
      family: "Шевченко=Shevchenko,Коваленко=Kovalenko,Мельник=Melnyk,Ткаченко=Tkachenko",
      offices: "Berlin,London"),
  ]
}
