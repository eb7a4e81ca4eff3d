import CSQLite
import Foundation
import SwiftData
import Testing

@Suite("Store history")
struct HistoryTests {
  @Model final class Invoice {
    @Attribute(.preserveValueOnDeletion) var number: Int
    @Attribute(.preserveValueOnDeletion) var customer: String?
    var amount: Double

    init(number: Int, customer: String? = nil, amount: Double = 0) {
      self.number = number
      self.customer = customer
      self.amount = amount
    }
  }

  private let container: ModelContainer
  private let context: ModelContext

  init() throws {
    container = try ModelContainer(for: Person.self, Invoice.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    context = ModelContext(container)
  }

  private func history(_ predicate: Predicate<DefaultHistoryTransaction>? = nil) throws -> [DefaultHistoryTransaction] {
    try ModelContext(container).fetchHistory(HistoryDescriptor(predicate: predicate))
  }

  @Test("Each save is a transaction with its insertions, updates and deletions")
  func changes() throws {
    #expect(try history().isEmpty)
    let invoices = (1...3).map { Invoice(number: $0) }
    for invoice in invoices { context.insert(invoice) }
    context.author = "import"
    try context.save()
    invoices[1].amount = 9
    invoices[2].amount = 7
    invoices[2].customer = "Ann"
    context.author = nil
    try context.save()
    let identifier = invoices[0].persistentModelID
    context.delete(invoices[0])
    try context.save()

    let transactions = try history()
    #expect(transactions.map(\.author) == ["import", nil, nil])
    #expect(transactions.map(\.changes.count) == [3, 2, 1])
    #expect(transactions[0].storeIdentifier == identifier.storeIdentifier && transactions[0].token < transactions[1].token)
    #expect(transactions.map(\.timestamp) == transactions.map(\.timestamp).sorted())
    for (change, invoice) in zip(transactions[0].changes, invoices) {
      guard case .insert(let insert as DefaultHistoryInsert<Invoice>) = change else { throw Failure() }
      #expect(insert.transactionIdentifier == transactions[0].transactionIdentifier)
      #expect(change.changedPersistentIdentifier.entityName == "Invoice")
      if invoice !== invoices[0] { #expect(insert.changedPersistentIdentifier == invoice.persistentModelID) }
    }
    let updates = transactions[1].changes.compactMap { change -> [PartialKeyPath<Invoice>]? in
      if case .update(let update as DefaultHistoryUpdate<Invoice>) = change { update.updatedAttributes } else { nil }
    }
    #expect(updates == [[\Invoice.amount], [\Invoice.customer, \Invoice.amount]])
    guard case .delete(let delete as DefaultHistoryDelete<Invoice>) = transactions[2].changes[0] else { throw Failure() }
    #expect(delete.changedPersistentIdentifier == identifier)
  }

  @Test("A tombstone has only the values that are preserved on deletion")
  func tombstone() throws {
    let invoice = Invoice(number: 42, amount: 5)
    context.insert(invoice)
    try context.save()
    context.delete(invoice)
    try context.save()
    guard case .delete(let delete as DefaultHistoryDelete<Invoice>)? = try history().last?.changes.first else { throw Failure() }
    #expect(delete.tombstone[\.number] == 42)
    #expect(delete.tombstone[\.customer] == .some(nil))
    #expect(delete.tombstone[\.amount] == nil)
    #expect(Array(delete.tombstone).count == 2)
  }

  @Test("A stored token selects the later transactions, also in predicates with an author")
  func tokens() throws {
    context.insert(Invoice(number: 1))
    try context.save()
    let token = try #require(try history().last?.token)
    let kept = try JSONDecoder().decode(DefaultHistoryToken.self, from: JSONEncoder().encode(token))
    #expect(kept == token)
    for author in ["phone", "watch"] {
      context.insert(Invoice(number: 2))
      context.author = author
      try context.save()
    }
    #expect(try history(#Predicate { $0.token > kept }).map(\.author) == ["phone", "watch"])
    let author = "watch"
    #expect(try history(#Predicate { ($0.token > kept) && ($0.author == author) }).count == 1)
    var descriptor = HistoryDescriptor<DefaultHistoryTransaction>(sortBy: [SortDescriptor(\.timestamp, order: .reverse)])
    descriptor.fetchLimit = 2
    #expect(try context.fetchHistory(descriptor).map(\.author) == ["watch", "phone"])
  }

  @Test("A failed save, a rollback and an empty save add no transaction")
  func nothing() throws {
    try context.save()
    context.insert(Invoice(number: 1))
    context.rollback()
    try context.save()
    #expect(try history().isEmpty)
    // Fetching writes unsaved changes in a transaction that is rolled back.
    context.insert(Invoice(number: 1))
    #expect(try context.fetchCount(FetchDescriptor<Invoice>()) == 1)
    #expect(try history().isEmpty)
  }

  @Test("A model that replaces another by a unique value is an update, and relationships are attributes")
  func replacements() throws {
    let ann = Person(email: "ann@x.org", name: "Ann")
    context.insert(ann)
    try context.save()
    context.insert(Person(email: "ann@x.org", name: "Anna"))
    try context.save()
    guard case .update(let update as DefaultHistoryUpdate<Person>)? = try history().last?.changes.first else { throw Failure() }
    #expect(update.changedPersistentIdentifier == ann.persistentModelID)
    ann.clubs = [Club(name: "Go", town: "Bern")]
    try context.save()
    let last = try #require(try history().last)
    #expect(last.changes.contains { if case .insert(_ as DefaultHistoryInsert<Club>) = $0 { true } else { false } })
    let attributes = last.changes.compactMap {
      if case .update(let update as DefaultHistoryUpdate<Person>) = $0 { update.updatedAttributes } else { nil }
    }
    #expect(attributes.first.map { $0.contains { $0 == \Person.clubs } } == true)
  }

  @Test("Deleting transactions keeps the models and the later history")
  func deletion() throws {
    for number in 1...3 {
      context.insert(Invoice(number: number))
      try context.save()
    }
    let token = try history()[1].token
    try context.deleteHistory(HistoryDescriptor<DefaultHistoryTransaction>(predicate: #Predicate { $0.token < token }))
    #expect(try history().count == 2)
    try context.deleteHistory(HistoryDescriptor<DefaultHistoryTransaction>())
    #expect(try history().isEmpty && context.fetchCount(FetchDescriptor<Invoice>()) == 3)
    // Transaction numbers aren't reused, so that tokens stay valid.
    context.insert(Invoice(number: 4))
    try context.save()
    #expect(try #require(try history().first).token > token)
  }

  @Test("The insertion of many models is one row of the history")
  func size() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("history-\(UUID().uuidString).store")
    defer { for suffix in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: file.path + suffix) } }
    let container = try ModelContainer(for: Invoice.self, configurations: ModelConfiguration(url: file))
    let context = ModelContext(container)
    for number in 1...1000 { context.insert(Invoice(number: number)) }
    try context.save()
    for invoice in try context.fetch(FetchDescriptor<Invoice>()) { invoice.amount += 1 }
    try context.save()
    #expect(try rows(of: "_changes", in: file) == 2)
    #expect(try context.fetchHistory(HistoryDescriptor<DefaultHistoryTransaction>()).map(\.changes.count) == [1000, 1000])
  }

  private func rows(of table: String, in file: URL) throws -> Int {
    var (handle, statement): (OpaquePointer?, OpaquePointer?)
    sqlite3_open(file.path, &handle)
    defer { sqlite3_close(handle) }
    sqlite3_prepare_v2(handle, "SELECT COUNT(*) FROM \(table)", -1, &statement, nil)
    defer { sqlite3_finalize(statement) }
    try #require(sqlite3_step(statement) == SQLITE_ROW)
    return Int(sqlite3_column_int64(statement, 0))
  }

  private struct Failure: Error {}
}
