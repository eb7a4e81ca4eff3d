import Foundation
import SwiftData
import Testing

public enum Namespace {
  @Model
  public final class Nested {
    public var name: String
    public private(set) var count = 0
    var inferred = Date(timeIntervalSinceReferenceDate: 5)
    var `default`: String = "x"
    var implicit: Int!
    private var secret: Int = 3
    static let shared = "not stored"
    var computed: Int { count * 2 }
    @Transient var cache: [String: Int] = [:]
    var keep: Int = 1

    public init(name: String) {
      self.name = name
      implicit = 4
    }

    func increase() {
      count += 1
      secret += keep
    }
    var sum: Int { secret + count }
  }
}

@Suite struct MacroTests {
  @Test func nestedPrivateAndInferredPropertiesAreStored() throws {
    let container = try ModelContainer(for: Namespace.Nested.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    let context = ModelContext(container)
    let model = Namespace.Nested(name: "A")
    context.insert(model)
    model.increase()
    model.cache["a"] = 1
    try context.save()
    let read = try #require(try ModelContext(container).fetch(FetchDescriptor<Namespace.Nested>()).first)
    #expect(read.name == "A" && read.count == 1 && read.computed == 2 && read.default == "x" && read.implicit == 4 && read.sum == 5)
    #expect(read.inferred == Date(timeIntervalSinceReferenceDate: 5) && read.cache.isEmpty)
  }

  @Test func theSchemaListsStoredProperties() throws {
    let schema = Schema(Person.self)
    #expect(Set(schema.entities.map(\.name)) == ["Person", "Pet", "Club"])
    let person = try #require(schema.entity(for: Person.self))
    #expect(person.attributesByName["email"]?.isUnique == true && person.attributesByName["height"]?.isOptional == true)
    #expect(person.relationshipsByName["pets"]?.deleteRule == .cascade && person.relationshipsByName["pets"]?.inverseName == "owner")
    #expect(
      schema.entitiesByName["Club"]?.uniquenessConstraints == [["name", "town"]] && schema.entitiesByName["Club"]?.indices == [["town"]])
    #expect(schema.entity(for: Node.self) == nil)
  }
}
