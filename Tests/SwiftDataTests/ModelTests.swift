import Foundation
import SwiftData
import Synchronization
import Testing

@Suite struct ModelTests {
  @Test func everyTypeOfPropertySurvivesTheStore() throws {
    let folder = try Folder()
    do {
      let context = ModelContext(try makeContainer(ModelConfiguration(url: folder.store)))
      context.insert(Everything(7))
      try context.save()
    }
    let context = ModelContext(try makeContainer(ModelConfiguration(url: folder.store)))
    let read = try #require(try context.fetch(FetchDescriptor<Everything>()).first)
    let expected = Everything(7)
    #expect(read.bool == expected.bool)
    #expect(read.int == expected.int && read.int8 == expected.int8 && read.int16 == expected.int16)
    #expect(read.int32 == expected.int32 && read.int64 == expected.int64 && read.uint == expected.uint && read.uint64 == expected.uint64)
    #expect(read.double == expected.double && read.float == expected.float && read.decimal == expected.decimal)
    #expect(read.string == expected.string)
    #expect(read.date == expected.date)
    #expect(read.data == expected.data)
    #expect(read.url == expected.url && read.uuid == expected.uuid)
    #expect(read.level == .high && read.optionalLevel == nil && read.options == [.a, .b])
    #expect(read.address == expected.address && read.numbers == [1, 2, 3] && read.table == ["a": 1.5])
    #expect(read.picture == expected.picture)
    #expect(read.draft == "")
    #expect(read.optionalInt == nil && read.optionalDate == nil && read.optionalURL == nil)
    #expect(!read.hasChanges)
  }

  @Test func observersAreNotifiedOfPropertiesTheyRead() {
    let person = Person(email: "a", name: "Ann")
    let changes = Mutex(0)
    withObservationTracking {
      _ = person.name
    } onChange: {
      changes.withLock { $0 += 1 }
    }
    person.age = 3
    #expect(changes.withLock { $0 } == 0)
    person.name = "Eve"
    #expect(changes.withLock { $0 } == 1)
  }

  @Test func observersAreNotifiedOfRelationshipsThatTheOtherSideChanges() throws {
    let context = ModelContext(try makeContainer())
    let person = Person(email: "a", name: "Ann")
    let pet = Pet(name: "Rex")
    context.insert(person)
    context.insert(pet)
    let changes = Mutex(0)
    withObservationTracking {
      _ = person.pets
    } onChange: {
      changes.withLock { $0 += 1 }
    }
    pet.owner = person
    #expect(changes.withLock { $0 } == 1)
    #expect(person.pets == [pet])
  }

  @Test func aModelReportsItsContextAndItsState() throws {
    let context = ModelContext(try makeContainer())
    let person = Person(email: "a", name: "Ann")
    #expect(person.modelContext == nil && !person.hasChanges && !person.isDeleted)
    context.insert(person)
    #expect(person.modelContext == context && person.hasChanges)
    #expect(person.persistentModelID.storeIdentifier == nil)
    try context.save()
    #expect(!person.hasChanges)
    #expect(person.persistentModelID.storeIdentifier != nil && person.persistentModelID.entityName == "Person")
    person.name = "Eve"
    #expect(person.hasChanges && context.hasChanges)
    try context.save()
    context.delete(person)
    #expect(person.isDeleted)
    try context.save()
    #expect(person.modelContext == nil)
    #expect(try context.fetchCount(FetchDescriptor<Person>()) == 0)
  }

  @Test func identifiersSurviveEncoding() throws {
    let context = ModelContext(try makeContainer())
    let person = Person(email: "a", name: "Ann")
    context.insert(person)
    try context.save()
    let data = try JSONEncoder().encode(person.persistentModelID)
    let identifier = try JSONDecoder().decode(PersistentIdentifier.self, from: data)
    #expect(identifier == person.persistentModelID)
    #expect(context.model(for: identifier) === person)
    let registered: Person? = context.registeredModel(for: identifier)
    #expect(registered === person)
  }

  @Test func transientPropertiesStayInMemory() throws {
    let context = ModelContext(try makeContainer())
    let person = Person(email: "a", name: "Ann")
    person.selected = true
    context.insert(person)
    try context.save()
    person.selected = false
    #expect(!person.hasChanges)
    #expect(Schema(Person.self).entities.first { $0.name == "Person" }?.attributesByName["selected"] == nil)
  }
}
