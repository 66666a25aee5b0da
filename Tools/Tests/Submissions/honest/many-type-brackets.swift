// step: sort-and-search
// must get: passed
// A dozen types in brackets, none of them deep.

import Foundation

struct Employee: Equatable, Identifiable {
  let id: Int
  let name: String
  let department: String
}

struct Roster {
  let employees: [Employee]

  func sorted() -> [Employee] {
    employees.sorted { ($0.department, $0.name) < ($1.department, $1.name) }
  }

  func search(_ query: String) -> [Employee] {
    guard !query.isEmpty else { return employees }
    return employees.filter { $0.name.localizedStandardContains(query) }
  }
}

func list0(_ one: [Int], _ two: [[String]]) -> [String: [Int]] { ["a": one] }
func list1(_ one: [Int], _ two: [[String]]) -> [String: [Int]] { ["a": one] }
func list2(_ one: [Int], _ two: [[String]]) -> [String: [Int]] { ["a": one] }
func list3(_ one: [Int], _ two: [[String]]) -> [String: [Int]] { ["a": one] }
func list4(_ one: [Int], _ two: [[String]]) -> [String: [Int]] { ["a": one] }
func list5(_ one: [Int], _ two: [[String]]) -> [String: [Int]] { ["a": one] }
func list6(_ one: [Int], _ two: [[String]]) -> [String: [Int]] { ["a": one] }
func list7(_ one: [Int], _ two: [[String]]) -> [String: [Int]] { ["a": one] }
func list8(_ one: [Int], _ two: [[String]]) -> [String: [Int]] { ["a": one] }
func list9(_ one: [Int], _ two: [[String]]) -> [String: [Int]] { ["a": one] }
func list10(_ one: [Int], _ two: [[String]]) -> [String: [Int]] { ["a": one] }
func list11(_ one: [Int], _ two: [[String]]) -> [String: [Int]] { ["a": one] }
