final class Desk {
  var floor = 2
}

struct Employee {
  let desk = Desk()
}

let ada = Employee()
let copy = ada
copy.desk.floor = 5
print("ada: \(ada.desk.floor), copy: \(copy.desk.floor)")
