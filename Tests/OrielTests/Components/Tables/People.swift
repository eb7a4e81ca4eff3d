import Foundation
import Oriel

struct Person: Identifiable, Hashable {
  let id: Int
  var name: String
  var age: Int
  var city: String?

  static let some = [
    Person(id: 1, name: "Mara", age: 31, city: "Oslo"), Person(id: 2, name: "Ann", age: 44),
    Person(id: 3, name: "Zoe", age: 7, city: "Rome"),
  ]

  static func many(_ count: Int) -> [Person] { (0..<count).map { Person(id: $0, name: "Person \($0)", age: $0 % 90) } }
}

@MainActor
final class PeopleLog {
  var cells = 0
  var set: Set<Int> = []
  var primary: [Set<Int>] = []
}
