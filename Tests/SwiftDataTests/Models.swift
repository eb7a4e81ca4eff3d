import Foundation
import SwiftData

@Model
final class Person {
  @Attribute(.unique) var email: String
  var name: String
  var age: Int = 0
  var height: Double?
  var joined: Date
  var isActive = true
  var role: Role = Role.member
  var nickname: String?
  var tags: [String] = []
  var address: Address?
  @Relationship(deleteRule: .cascade, inverse: \Pet.owner) var pets: [Pet] = []
  @Relationship(inverse: \Club.members) var clubs: [Club] = []
  @Transient var selected = false

  enum Role: String, Codable, CaseIterable { case member, admin }

  init(email: String, name: String, age: Int = 0, joined: Date = Date(timeIntervalSinceReferenceDate: 0)) {
    self.email = email
    self.name = name
    self.age = age
    self.joined = joined
  }
}

struct Address: Codable, Equatable {
  var street: String
  var city: String
}

@Model
final class Pet {
  var name: String
  var owner: Person?
  init(name: String, owner: Person? = nil) {
    self.name = name
    self.owner = owner
  }
}

@Model
final class Club {
  #Unique<Club>([\.name, \.town])
  #Index<Club>([\.town])
  var name: String
  var town: String
  var members: [Person] = []
  init(name: String, town: String) {
    self.name = name
    self.town = town
  }
}

@Model
final class Everything {
  var bool: Bool
  var int: Int
  var int8: Int8
  var int16: Int16
  var int32: Int32
  var int64: Int64
  var uint: UInt
  var uint64: UInt64
  var double: Double
  var float: Float
  var decimal: Decimal
  var string: String
  var date: Date
  var data: Data
  var url: URL
  var uuid: UUID
  var level: Level
  var optionalLevel: Level?
  var options: Options
  var address: Address
  var numbers: [Int]
  var table: [String: Double]
  @Attribute(.externalStorage) var picture: Data?
  @Attribute(.ephemeral) var draft: String = ""
  var optionalInt: Int?
  var optionalDate: Date?
  var optionalURL: URL?

  enum Level: Int, Codable { case low = 1, high = 5 }
  struct Options: OptionSet, Codable, Equatable {
    var rawValue: Int
    static let a = Options(rawValue: 1)
    static let b = Options(rawValue: 2)
  }

  init(_ seed: Int) {
    bool = seed % 2 == 0
    int = seed
    int8 = Int8(truncatingIfNeeded: seed)
    int16 = -12
    int32 = .min
    int64 = .max
    uint = .max
    uint64 = UInt64(seed)
    double = 0.1 * Double(seed)
    float = 1.5
    decimal = Decimal(string: "12345678901234567890.12345")!
    string = "é\u{0}ü🇨🇭\(seed)"
    date = Date(timeIntervalSinceReferenceDate: 123.456)
    data = Data([0, 1, 2, 255])
    url = URL(string: "https://example.org/a?b=c")!
    uuid = UUID(uuidString: "6F9619FF-8B86-D011-B42D-00C04FC964FF")!
    level = .high
    options = [.a, .b]
    address = Address(street: "Main", city: "Bern")
    numbers = [1, 2, 3]
    table = ["a": 1.5]
    picture = Data(repeating: 7, count: 10_000)
  }
}

@Model
final class Node {
  var name: String
  var parent: Node?
  @Relationship(deleteRule: .cascade, inverse: \Node.parent) var children: [Node]? = []
  init(name: String) { self.name = name }
}

@Model
final class Department {
  var name: String
  @Relationship(deleteRule: .deny, inverse: \Employee.department) var employees: [Employee] = []
  init(name: String) { self.name = name }
}

@Model
final class Employee {
  var name: String
  var department: Department?
  var badge: Badge?
  init(name: String) { self.name = name }
}

@Model
final class Badge {
  var number: Int
  var employee: Employee?
  init(number: Int) { self.number = number }
}

@Model
final class Album {
  var title: String
  @Relationship(minimumModelCount: 1, maximumModelCount: 2) var tracks: [Track] = []
  init(title: String) { self.title = title }
}

@Model
final class Track {
  var title: String
  init(title: String) { self.title = title }
}

/// Returns a container with all models of the tests, by default in memory.
func makeContainer(_ configuration: ModelConfiguration = ModelConfiguration(isStoredInMemoryOnly: true)) throws -> ModelContainer {
  try ModelContainer(
    for: Person.self, Pet.self, Club.self, Everything.self, Node.self, Department.self, Employee.self, Badge.self, Album.self,
    configurations: configuration)
}

/// A folder that is removed with the object.
final class Folder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("swiftdata-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  var store: URL { url.appendingPathComponent("test.store") }
}
