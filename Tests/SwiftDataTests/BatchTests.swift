import Foundation
import SwiftData
import Testing

@Suite struct BatchTests {
  let container: ModelContainer
  let context: ModelContext

  init() throws {
    container = try makeContainer()
    context = ModelContext(container)
    for number in 0..<100 { context.insert(Person(email: "\(number)", name: "P\(number)", age: number)) }
    try context.save()
  }

  @Test func aFetchInBatchesGivesTheSameModels() throws {
    let fresh = ModelContext(container)
    let descriptor = FetchDescriptor<Person>(predicate: #Predicate { $0.age >= 10 }, sortBy: [SortDescriptor(\.age, order: .reverse)])
    let results = try fresh.fetch(descriptor, batchSize: 7)
    #expect(results.count == 90)
    #expect(results.map(\.age) == Array((10..<100).reversed()))
    #expect(results[50].age == 49)
    #expect(Array(try fresh.fetchIdentifiers(descriptor, batchSize: 7)) == results.map(\.persistentModelID))
    fresh.insert(Person(email: "new", name: "New"))
    #expect(throws: SwiftDataError.includePendingChangesWithBatchSize) { try fresh.fetch(descriptor, batchSize: 7) }
  }

  @Test func unsavedValuesThatASaveWouldRefuseAreFetched() throws {
    let person = try #require(try context.fetch(FetchDescriptor<Person>(predicate: #Predicate { $0.age == 3 })).first)
    person.email = "4"
    #expect(try context.fetch(FetchDescriptor<Person>(predicate: #Predicate { $0.email == "4" })) == [person])
    context.rollback()
    #expect(person.email == "3")
    #expect(try context.fetchCount(FetchDescriptor<Person>()) == 100)
  }
}
