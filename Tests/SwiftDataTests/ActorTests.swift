import Foundation
import SwiftData
import Testing

@ModelActor
actor Worker {
  func add(_ range: Range<Int>) throws -> [PersistentIdentifier] {
    let people = range.map { Person(email: "\($0)", name: "P\($0)") }
    for person in people { modelContext.insert(person) }
    try modelContext.save()
    return people.map(\.persistentModelID)
  }

  func rename(_ identifier: PersistentIdentifier, to name: String) throws {
    self[identifier, as: Person.self]?.name = name
    try modelContext.save()
  }

  func count() throws -> Int { try modelContext.fetchCount(FetchDescriptor<Person>()) }

  func name(_ identifier: PersistentIdentifier) -> String? { self[identifier, as: Person.self]?.name }

  func knows(_ identifier: PersistentIdentifier, as type: Pet.Type) -> Bool { self[identifier, as: type] != nil }
}

@Suite struct ActorTests {
  @Test func anActorWorksWithItsOwnContext() async throws {
    let container = try makeContainer()
    let worker = Worker(modelContainer: container)
    let identifiers = try await worker.add(0..<10)
    #expect(identifiers.count == 10)
    #expect(await worker.name(identifiers[3]) == "P3")
    #expect(await !worker.knows(identifiers[3], as: Pet.self))
    #expect(try ModelContext(container).fetchCount(FetchDescriptor<Person>()) == 10)
  }

  @Test @MainActor func theMainContextTakesOverWhatAnActorSaves() async throws {
    let container = try makeContainer()
    let worker = Worker(modelContainer: container)
    let identifier = try await worker.add(0..<1)[0]
    let person = try #require(try container.mainContext.fetch(FetchDescriptor<Person>()).first)
    #expect(person.persistentModelID == identifier && person.name == "P0")
    try await worker.rename(identifier, to: "New")
    for _ in 0..<100 where person.name != "New" { try await Task.sleep(for: .milliseconds(10)) }
    #expect(person.name == "New")
  }

  @Test(arguments: [true, false]) func severalActorsSaveAtOnce(inMemory: Bool) async throws {
    let folder = try Folder()
    let container = try makeContainer(inMemory ? ModelConfiguration(isStoredInMemoryOnly: true) : ModelConfiguration(url: folder.store))
    let saved = try await withThrowingTaskGroup(of: Int.self) { group in
      for number in 0..<8 {
        group.addTask {
          let worker = Worker(modelContainer: container)
          var count = 0
          for round in 0..<10 {
            count += try await worker.add((number * 1000 + round * 10)..<(number * 1000 + round * 10 + 10)).count
            _ = try await worker.count()
          }
          return count
        }
      }
      return try await group.reduce(0, +)
    }
    #expect(saved == 800)
    #expect(try ModelContext(container).fetchCount(FetchDescriptor<Person>()) == 800)
  }
}
