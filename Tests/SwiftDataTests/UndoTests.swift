import Foundation
import Oriel
import OrielTesting
import SwiftData
import Testing

@MainActor
@Suite("Undo and redo of model changes")
struct UndoTests {
  let container: ModelContainer
  let context: ModelContext
  let manager = UndoManager()

  init() throws {
    container = try makeContainer()
    context = container.mainContext
    context.autosaveEnabled = false
    context.undoManager = manager
    manager.groupsByEvent = false
  }

  private func group(_ change: () throws -> Void) rethrows {
    manager.beginUndoGrouping()
    defer { manager.endUndoGrouping() }
    try change()
  }

  private func count<Model: PersistentModel>(_ type: Model.Type) throws -> Int { try context.fetchCount(FetchDescriptor<Model>()) }

  /// Saves, and returns the contents of the store as read by another context.
  private func stored() throws -> [String] {
    try context.save()
    let other = ModelContext(container)
    let people = try other.fetch(FetchDescriptor<Person>(sortBy: [SortDescriptor(\.email)]))
    return withExtendedLifetime(other) {
      people.map { person in
        "\(person.email) \(person.name) \(person.pets.map(\.name).sorted()) \(person.clubs.map(\.name).sorted())"
      }
    }
  }

  private func person(_ name: String) -> Person {
    let person = Person(email: "\(name)@x.org", name: name)
    context.insert(person)
    person.pets = [Pet(name: "Rex"), Pet(name: "Tom")]
    person.clubs = [Club(name: "Go", town: "Bern")]
    return person
  }

  @Test("Changed values can be undone and redone, saved or not")
  func values() throws {
    let ann = person("ann")
    try context.save()
    manager.removeAllActions()
    group { ann.name = "Anna" }
    group { ann.tags = ["a"] }
    #expect(ann.name == "Anna" && ann.tags == ["a"])
    manager.undo()
    #expect(ann.name == "Anna" && ann.tags == [])
    try context.save()
    manager.undo()
    #expect(ann.name == "ann")
    #expect(try stored() == ["ann@x.org ann [\"Rex\", \"Tom\"] [\"Go\"]"])
    manager.redo()
    manager.redo()
    #expect(ann.name == "Anna" && ann.tags == ["a"])
    #expect(!manager.canRedo)
    #expect(try stored() == ["ann@x.org Anna [\"Rex\", \"Tom\"] [\"Go\"]"])
  }

  @Test("An insertion can be undone with its related models and redone", arguments: [false, true])
  func insertion(isSaved: Bool) throws {
    group { _ = person("bob") }
    if isSaved { try context.save() }
    manager.undo()
    #expect(try count(Person.self) == 0)
    #expect(try count(Pet.self) == 0)
    #expect(try count(Club.self) == 0)
    #expect(try stored() == [])
    manager.redo()
    #expect(try stored() == ["bob@x.org bob [\"Rex\", \"Tom\"] [\"Go\"]"])
  }

  @Test("A deletion can be undone with its cascade and redone, saved or not", arguments: [false, true])
  func deletion(isSaved: Bool) throws {
    let carl = person("carl")
    let before = try stored()
    manager.removeAllActions()
    group { context.delete(carl) }
    if isSaved { #expect(try stored() == []) }
    #expect(try count(Pet.self) == 0)
    manager.undo()
    #expect(try count(Pet.self) == 2)
    #expect(try stored() == before)
    manager.redo()
    #expect(try stored() == [])
    #expect(try count(Pet.self) == 0)
    manager.undo()
    #expect(try stored() == before)
  }

  @Test("The undo of a deletion restores a model whose properties the context hadn't read")
  func unread() throws {
    _ = person("dora")
    let before = try stored()
    let fresh = ModelContext(container)
    fresh.undoManager = manager
    manager.removeAllActions()
    let identifier = try fresh.fetchIdentifiers(FetchDescriptor<Person>())[0]
    group { fresh.delete(fresh.model(for: identifier) as! Person) }
    try fresh.save()
    manager.undo()
    try fresh.save()
    #expect(try stored() == before)
  }

  @Test("Undo and redo change relationships on both sides")
  func relationships() throws {
    let (eva, finn) = (person("eva"), person("finn"))
    let before = try stored()
    manager.removeAllActions()
    let pet = eva.pets[0]
    group { pet.owner = finn }
    #expect(eva.pets.count == 1 && finn.pets.count == 3)
    manager.undo()
    #expect(eva.pets.count == 2 && finn.pets.count == 2 && pet.owner === eva)
    #expect(try stored() == before)
    manager.redo()
    #expect(eva.pets.count == 1 && finn.pets.count == 3)
    group { finn.clubs = [] }
    manager.undo()
    manager.undo()
    #expect(try stored() == before)
  }

  @Test("A value that was changed before a deletion is saved when the deletion is reverted by an insertion")
  func changedBeforeDeletion() throws {
    let gus = person("gus")
    try context.save()
    gus.name = "Gustav"
    context.delete(gus)
    context.insert(gus)
    #expect(try stored() == ["gus@x.org Gustav [] [\"Go\"]"], "An insertion restores one model only")
  }

  @Test("A rollback clears the undo history, and a context without an undo manager records nothing")
  func rollback() throws {
    let hal = person("hal")
    try context.save()
    group { hal.name = "Harry" }
    context.rollback()
    #expect(!manager.canUndo)
    context.undoManager = nil
    hal.name = "Henry"
    #expect(!manager.canUndo)
  }

  @Test("A view's container uses the window's undo manager only if undo is enabled", arguments: [true, false])
  func views(isEnabled: Bool) throws {
    struct Names: View {
      @Environment(\.modelContext) private var context
      @Query(sort: \Pet.name) private var pets: [Pet]

      var body: some View {
        VStack {
          Button("Add") { context.insert(Pet(name: "pet \(pets.count + 1)")) }
          Text(verbatim: "\(pets.count) pets")
        }
      }
    }
    let host = TestHost(size: CGSize(width: 300, height: 300)) {
      Names().modelContainer(for: [Pet.self, Person.self, Club.self], inMemory: true, isAutosaveEnabled: false, isUndoEnabled: isEnabled)
    }
    defer { host.close() }
    try host.tap("Add")
    try host.settle()
    try host.tap("Add")
    try host.settle()
    #expect(host.exists("2 pets"))
    host.press("z", modifiers: .control)
    try host.settle()
    #expect(host.exists(isEnabled ? "1 pets" : "2 pets"))
    host.press("z", modifiers: [.control, .shift])
    try host.settle()
    #expect(host.exists("2 pets"))
  }
}
