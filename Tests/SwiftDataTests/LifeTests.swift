import Foundation
import SwiftData
import Testing

@Suite struct LifeTests {
  @Test func modelsWithCyclesAreReleasedWithTheirContext() throws {
    let container = try makeContainer()
    weak var oldContext: ModelContext?
    weak var oldPerson: Person?
    weak var oldPet: Pet?
    weak var oldClub: Club?
    func use() throws {
      let context = ModelContext(container)
      let person = Person(email: "a", name: "Ann")
      context.insert(person)
      person.pets = [Pet(name: "Rex")]
      person.clubs = [Club(name: "A", town: "B")]
      try context.save()
      let other = ModelContext(container)
      let read = try #require(try other.fetch(FetchDescriptor<Person>()).first)
      #expect(read.pets.first?.owner === read && read.clubs.first?.members == [read])
      (oldContext, oldPerson, oldPet, oldClub) = (other, read, read.pets.first, read.clubs.first)
    }
    try use()
    #expect(oldContext == nil && oldPerson == nil && oldPet == nil && oldClub == nil)
  }

  @Test func aContextDoesNotRetainUnusedModels() throws {
    let container = try makeContainer()
    let context = ModelContext(container)
    for number in 0..<100 { context.insert(Person(email: "\(number)", name: "P")) }
    try context.save()
    weak let person = try context.fetch(FetchDescriptor<Person>()).first
    #expect(person == nil)
    // Unsaved changes aren't lost with the last reference.
    try context.fetch(FetchDescriptor<Person>(sortBy: [SortDescriptor(\.email)])).first?.name = "Changed"
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Person>(predicate: #Predicate { $0.name == "Changed" })) == 1)
  }

  @Test func twoModelsOfOneNameAreRefused() throws {
    #expect(throws: SwiftDataError.loadIssueModelContainer) {
      try ModelContainer(for: VersionOne.Item.self, VersionTwo.Item.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    }
  }

  @Test func twoConfigurationsKeepTheirModelsApart() throws {
    let folder = try Folder()
    let first = ModelConfiguration(schema: Schema(Department.self), url: folder.url.appendingPathComponent("a.store"))
    let second = ModelConfiguration(schema: Schema(Album.self), url: folder.url.appendingPathComponent("b.store"))
    let schema = Schema(Department.self, Album.self)
    let context = ModelContext(try ModelContainer(for: schema, configurations: first, second))
    let album = Album(title: "A")
    album.tracks = [Track(title: "1")]
    context.insert(album)
    context.insert(Department(name: "D"))
    try context.save()
    let again = ModelContext(try ModelContainer(for: Schema(Album.self), configurations: second))
    #expect(try again.fetch(FetchDescriptor<Album>()).first?.tracks.count == 1)
    #expect(throws: SwiftDataError.duplicateConfiguration) {
      try ModelContainer(for: schema, configurations: first, ModelConfiguration("other", url: first.url))
    }
  }
}
