import Foundation
import SwiftData
import Testing

enum VersionOne: VersionedSchema {
  static var models: [any PersistentModel.Type] { [Item.self] }
  static var versionIdentifier: Schema.Version { Schema.Version(1, 0, 0) }

  @Model final class Item {
    var title: String
    var price: Int
    var obsolete = 5
    init(title: String, price: Int) {
      self.title = title
      self.price = price
    }
  }
}

enum VersionTwo: VersionedSchema {
  static var models: [any PersistentModel.Type] { [Item.self, Shop.self] }
  static var versionIdentifier: Schema.Version { Schema.Version(2, 0, 0) }

  @Model final class Item {
    @Attribute(originalName: "title") var name: String
    var price: Int
    var rating: Double = 2.5
    var note: String?
    var shop: Shop?
    init(name: String, price: Int) {
      self.name = name
      self.price = price
    }
  }

  @Model final class Shop {
    var name: String
    var items: [Item] = []
    init(name: String) { self.name = name }
  }
}

/// A version between the others. The price becomes text under another name, and this version has both.
enum VersionBetween: VersionedSchema {
  static var models: [any PersistentModel.Type] { [Item.self] }
  static var versionIdentifier: Schema.Version { Schema.Version(2, 5, 0) }

  @Model final class Item {
    var name: String
    var price: Int
    var cost: String = ""
    init(name: String, price: Int) {
      self.name = name
      self.price = price
    }
  }
}

enum VersionLast: VersionedSchema {
  static var models: [any PersistentModel.Type] { [Item.self] }
  static var versionIdentifier: Schema.Version { Schema.Version(3, 0, 0) }

  @Model final class Item {
    @Attribute(.unique) var name: String
    var cost: String = ""
    init(name: String) { self.name = name }
  }
}

enum Plan: SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { [VersionOne.self, VersionTwo.self, VersionBetween.self, VersionLast.self] }
  static var stages: [MigrationStage] {
    [
      .lightweight(fromVersion: VersionOne.self, toVersion: VersionTwo.self),
      .custom(
        fromVersion: VersionTwo.self, toVersion: VersionBetween.self, willMigrate: nil,
        didMigrate: { context in
          for item in try context.fetch(FetchDescriptor<VersionBetween.Item>()) { item.cost = "\(item.price).00" }
        }),
      .custom(
        fromVersion: VersionBetween.self, toVersion: VersionLast.self,
        willMigrate: { context in
          var seen: Set<String> = []
          for item in try context.fetch(FetchDescriptor<VersionBetween.Item>()) where !seen.insert(item.name).inserted {
            context.delete(item)
          }
        }, didMigrate: nil),
    ]
  }
}

enum FailingPlan: SchemaMigrationPlan {
  struct Stop: Error {}
  static var schemas: [any VersionedSchema.Type] { [VersionOne.self, VersionTwo.self] }
  static var stages: [MigrationStage] {
    [.custom(fromVersion: VersionOne.self, toVersion: VersionTwo.self, willMigrate: nil, didMigrate: { _ in throw Stop() })]
  }
}

@Suite struct MigrationTests {
  let folder: Folder

  init() throws {
    folder = try Folder()
    let container = try ModelContainer(
      for: Schema(versionedSchema: VersionOne.self), configurations: ModelConfiguration(url: folder.store))
    let context = ModelContext(container)
    for (title, price) in [("Pen", 2), ("Ink", 5), ("Pen", 7)] { context.insert(VersionOne.Item(title: title, price: price)) }
    try context.save()
  }

  private func open(_ version: any VersionedSchema.Type, plan: (any SchemaMigrationPlan.Type)? = nil) throws -> ModelContext {
    ModelContext(
      try ModelContainer(
        for: Schema(versionedSchema: version), migrationPlan: plan, configurations: ModelConfiguration(url: folder.store)))
  }

  @Test func addedRemovedAndRenamedPropertiesNeedNoPlan() throws {
    let context = try open(VersionTwo.self)
    let items = try context.fetch(FetchDescriptor<VersionTwo.Item>(sortBy: [SortDescriptor(\.price)]))
    #expect(items.map(\.name) == ["Pen", "Ink", "Pen"])
    #expect(items.map(\.price) == [2, 5, 7])
    #expect(items.allSatisfy { $0.rating == 2.5 && $0.note == nil && $0.shop == nil })
    let shop = VersionTwo.Shop(name: "A")
    context.insert(shop)
    shop.items = items
    try context.save()
    let again = try open(VersionTwo.self)
    #expect(try again.fetch(FetchDescriptor<VersionTwo.Shop>()).first?.items.count == 3)
  }

  @Test func aPlanRunsItsStages() throws {
    let context = try open(VersionLast.self, plan: Plan.self)
    let items = try context.fetch(FetchDescriptor<VersionLast.Item>(sortBy: [SortDescriptor(\.name)]))
    #expect(items.map(\.name) == ["Ink", "Pen"])
    #expect(items.map(\.cost) == ["5.00", "2.00"])
    let again = try open(VersionLast.self, plan: Plan.self)
    #expect(try again.fetchCount(FetchDescriptor<VersionLast.Item>()) == 2)
    #expect(throws: SwiftDataError.backwardMigration) { try open(VersionOne.self, plan: Plan.self) }
  }

  @Test func aStageThatFailsLeavesTheStoreAsItWas() throws {
    #expect(throws: FailingPlan.Stop.self) { try open(VersionTwo.self, plan: FailingPlan.self) }
    #expect(try open(VersionOne.self).fetch(FetchDescriptor<VersionOne.Item>()).map(\.price) == [2, 5, 7])
  }

  @Test func aSchemaThatDoesNotFitIsRefusedAndTheDataKept() throws {
    // Two items have the same name, which this version makes unique.
    #expect { try open(VersionLast.self) } throws: { error in
      (error as? SwiftDataError) == .loadIssueModelContainer && "\(error)".contains("originalName")
    }
    #expect(try open(VersionOne.self).fetch(FetchDescriptor<VersionOne.Item>()).map(\.price) == [2, 5, 7])
  }

  @Test func anUnknownSchemaIsRefusedByAPlan() throws {
    enum Other: SchemaMigrationPlan {
      static var schemas: [any VersionedSchema.Type] { [VersionBetween.self, VersionLast.self] }
      static var stages: [MigrationStage] { [.lightweight(fromVersion: VersionBetween.self, toVersion: VersionLast.self)] }
    }
    #expect(throws: SwiftDataError.unknownSchema) { try open(VersionLast.self, plan: Other.self) }
  }
}
