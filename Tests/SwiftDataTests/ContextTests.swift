import Foundation
import SwiftData
import Synchronization
import Testing

@Suite struct ContextTests {
  let container: ModelContainer
  let context: ModelContext

  init() throws {
    container = try makeContainer()
    context = ModelContext(container)
  }

  @Test func eachRowHasOneObject() throws {
    context.insert(Person(email: "a", name: "Ann"))
    try context.save()
    let first = try context.fetch(FetchDescriptor<Person>())
    let second = try context.fetch(FetchDescriptor<Person>(predicate: #Predicate { $0.email == "a" }))
    #expect(first.first === second.first)
  }

  @Test func fetchesSeeUnsavedChanges() throws {
    let ann = Person(email: "a", name: "Ann", age: 3)
    context.insert(ann)
    try context.save()
    ann.age = 50
    context.insert(Person(email: "b", name: "Bob", age: 60))
    let old = FetchDescriptor<Person>(predicate: #Predicate { $0.age > 40 }, sortBy: [SortDescriptor(\.name)])
    #expect(try context.fetch(old).map(\.name) == ["Ann", "Bob"])
    #expect(try context.fetchCount(old) == 2)
    var saved = old
    saved.includePendingChanges = false
    #expect(try context.fetchCount(saved) == 0)
    context.delete(ann)
    #expect(try context.fetch(old).map(\.name) == ["Bob"])
    #expect(try ModelContext(container).fetchCount(FetchDescriptor<Person>()) == 1)
  }

  @Test func rollbackBringsTheSavedValuesBack() throws {
    let ann = Person(email: "a", name: "Ann")
    let rex = Pet(name: "Rex", owner: ann)
    context.insert(ann)
    context.insert(rex)
    try context.save()
    ann.name = "Eve"
    rex.owner = nil
    context.insert(Person(email: "b", name: "Bob"))
    context.delete(rex)
    context.rollback()
    #expect(!context.hasChanges)
    #expect(ann.name == "Ann" && ann.pets == [rex] && rex.owner === ann && !rex.isDeleted)
    #expect(try context.fetchCount(FetchDescriptor<Person>()) == 1)
  }

  @Test func aTransactionThatThrowsLeavesNothing() throws {
    struct Stop: Error {}
    #expect(throws: Stop.self) {
      try context.transaction {
        context.insert(Person(email: "a", name: "Ann"))
        throw Stop()
      }
    }
    #expect(!context.hasChanges)
    try context.transaction { context.insert(Person(email: "a", name: "Ann")) }
    #expect(try ModelContext(container).fetchCount(FetchDescriptor<Person>()) == 1)
  }

  @Test func theListsOfChangedModelsContainWhatTheSaveWrites() throws {
    let ann = Person(email: "a", name: "Ann")
    let bob = Person(email: "b", name: "Bob")
    context.insert(ann)
    context.insert(bob)
    #expect(context.insertedModelsArray.count == 2)
    try context.save()
    #expect(context.insertedModelsArray.isEmpty)
    ann.age = 4
    context.delete(bob)
    #expect(context.changedModelsArray.count == 1 && context.changedModelsArray.first === ann)
    #expect(context.deletedModelsArray.count == 1 && context.deletedModelsArray.first === bob)
  }

  @Test func anInsertionWithATakenUniqueValueUpdatesTheRow() throws {
    let ann = Person(email: "a", name: "Ann", age: 1)
    context.insert(ann)
    try context.save()
    let identifier = ann.persistentModelID
    let pet = Pet(name: "Rex")
    let again = Person(email: "a", name: "Anna", age: 2)
    again.pets = [pet]
    context.insert(again)
    try context.save()
    let all = try context.fetch(FetchDescriptor<Person>())
    #expect(all.count == 1 && all.first === ann)
    #expect(ann.name == "Anna" && ann.age == 2 && ann.persistentModelID == identifier)
    #expect(ann.pets == [pet] && pet.owner === ann)
    let other = ModelContext(container)
    other.insert(Person(email: "a", name: "Other"))
    try other.save()
    #expect(try context.fetch(FetchDescriptor<Person>()).map(\.name) == ["Other"])
  }

  @Test func aChangeToATakenUniqueValueFailsAndKeepsBoth() throws {
    let ann = Person(email: "a", name: "Ann")
    context.insert(ann)
    context.insert(Person(email: "b", name: "Bob"))
    try context.save()
    ann.email = "b"
    #expect(throws: SwiftDataError.modelValidationFailure) { try context.save() }
    #expect(ann.hasChanges)
    ann.email = "c"
    try context.save()
    #expect(try ModelContext(container).fetch(FetchDescriptor<Person>(sortBy: [SortDescriptor(\.email)])).map(\.email) == ["b", "c"])
  }

  @Test func compoundUniqueValuesUpdateTheRow() throws {
    for town in ["Bern", "Basel", "Bern"] { context.insert(Club(name: "Chess", town: town)) }
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Club>()) == 2)
  }

  @Test func saveNotificationsContainTheIdentifiers() throws {
    let heard = Mutex<[String: Int]>([:])
    let token = NotificationCenter.default.addObserver(forName: ModelContext.didSave, object: context, queue: nil) { notification in
      heard.withLock { heard in
        for key in ["insertedIdentifiers", "updatedIdentifiers", "deletedIdentifiers"] {
          heard[key] = (notification.userInfo?[key] as? [PersistentIdentifier])?.count
        }
      }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    let ann = Person(email: "a", name: "Ann")
    let bob = Person(email: "b", name: "Bob")
    context.insert(ann)
    context.insert(bob)
    try context.save()
    #expect(heard.withLock { $0 } == ["insertedIdentifiers": 2, "updatedIdentifiers": 0, "deletedIdentifiers": 0])
    ann.age = 1
    context.delete(bob)
    try context.save()
    #expect(heard.withLock { $0 } == ["insertedIdentifiers": 0, "updatedIdentifiers": 1, "deletedIdentifiers": 1])
  }

  @Test func otherContextsTakeOverASave() throws {
    let ann = Person(email: "a", name: "Ann")
    context.insert(ann)
    try context.save()
    let other = ModelContext(container)
    let same = try #require(try other.fetch(FetchDescriptor<Person>()).first)
    #expect(same !== ann && same.name == "Ann" && same.pets.isEmpty)
    let changes = Mutex(0)
    withObservationTracking {
      _ = same.name
    } onChange: {
      changes.withLock { $0 += 1 }
    }
    ann.name = "Eve"
    ann.pets = [Pet(name: "Rex")]
    try context.save()
    _ = try other.fetch(FetchDescriptor<Person>())
    #expect(changes.withLock { $0 } == 1)
    #expect(same.name == "Eve" && same.pets.map(\.name) == ["Rex"])
    same.age = 9
    ann.name = "Zoe"
    try context.save()
    try other.save()
    #expect(same.name == "Zoe" && same.age == 9)
    context.delete(ann)
    try context.save()
    #expect(try other.fetch(FetchDescriptor<Person>()).isEmpty)
    #expect(same.modelContext == nil && same.name == "Zoe")
  }

  @Test func aModelOutsideOfTheSchemaIsNotInserted() throws {
    let pets = ModelContext(try ModelContainer(for: Album.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true)))
    let stranger = Node(name: "stranger")
    pets.insert(stranger)
    #expect(stranger.modelContext == nil && !pets.hasChanges)
    try pets.save()
    #expect(throws: SwiftDataError.unknownSchema) { try pets.fetchCount(FetchDescriptor<Node>()) }
  }

  @Test @MainActor func theMainContextSavesByItself() async throws {
    container.mainContext.insert(Person(email: "a", name: "Ann"))
    #expect(container.mainContext.hasChanges)
    for _ in 0..<100 where container.mainContext.hasChanges { try await Task.sleep(for: .milliseconds(10)) }
    #expect(!container.mainContext.hasChanges)
    #expect(try ModelContext(container).fetchCount(FetchDescriptor<Person>()) == 1)
  }

  @Test func limitsOffsetsAndPartialFetchesWork() throws {
    for number in 0..<20 { context.insert(Person(email: "\(number)", name: "Name \(number)", age: number)) }
    try context.save()
    let fresh = ModelContext(container)
    var descriptor = FetchDescriptor<Person>(sortBy: [SortDescriptor(\.age, order: .reverse)])
    descriptor.fetchLimit = 3
    descriptor.fetchOffset = 2
    descriptor.propertiesToFetch = [\.name]
    let some = try fresh.fetch(descriptor)
    #expect(some.map(\.name) == ["Name 17", "Name 16", "Name 15"])
    #expect(some.map(\.age) == [17, 16, 15])
    #expect(try fresh.fetchCount(descriptor) == 3)
    #expect(try fresh.fetchIdentifiers(descriptor) == some.map(\.persistentModelID))
    var ages: [Int] = []
    try fresh.enumerate(FetchDescriptor<Person>(sortBy: [SortDescriptor(\.age)]), batchSize: 6) { ages.append($0.age) }
    #expect(ages == Array(0..<20))
    #expect(throws: SwiftDataError.enumerationLeftChanges) {
      try fresh.enumerate(FetchDescriptor<Person>(), batchSize: 6) { $0.age += 1 }
    }
  }

  @Test func prefetchedRelationshipsNeedNoFurtherQueries() throws {
    for number in 0..<5 {
      let person = Person(email: "\(number)", name: "P\(number)")
      context.insert(person)
      person.pets = [Pet(name: "A\(number)"), Pet(name: "B\(number)")]
    }
    try context.save()
    let fresh = ModelContext(container)
    var descriptor = FetchDescriptor<Person>(sortBy: [SortDescriptor(\.email)])
    descriptor.relationshipKeyPathsForPrefetching = [\.pets]
    let people = try fresh.fetch(descriptor)
    #expect(people.map { $0.pets.map(\.name).sorted() } == (0..<5).map { ["A\($0)", "B\($0)"] })
    descriptor.relationshipKeyPathsForPrefetching = [\.name]
    #expect(throws: SwiftDataError.unsupportedKeyPath) { try fresh.fetch(descriptor) }
  }

  @Test func deletingByPredicateFollowsTheRules() throws {
    for number in 0..<10 {
      let person = Person(email: "\(number)", name: "P\(number)", age: number)
      context.insert(person)
      person.pets = [Pet(name: "Pet")]
    }
    try context.save()
    try context.delete(model: Person.self, where: #Predicate { $0.age < 4 })
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Person>()) == 6)
    #expect(try context.fetchCount(FetchDescriptor<Pet>()) == 6)
    try context.delete(model: Person.self)
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Pet>()) == 0)
  }
}
