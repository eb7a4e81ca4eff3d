import CSQLite
import Foundation
import Testing

@testable import SwiftData

@Suite struct FaultTests {
  let folder: Folder

  init() throws { folder = try Folder() }

  private func fill() throws {
    let context = ModelContext(try makeContainer(ModelConfiguration(url: folder.store)))
    for number in 0..<200 { context.insert(Person(email: "\(number)", name: String(repeating: "x", count: 100))) }
    try context.save()
  }

  @Test func aFileThatIsNoStoreIsRefusedAndLeftAsItIs() throws {
    let text = Data(String(repeating: "not a database ", count: 500).utf8)
    try text.write(to: folder.store)
    #expect(throws: SwiftDataError.storeDamaged) { try makeContainer(ModelConfiguration(url: folder.store)) }
    #expect(try Data(contentsOf: folder.store) == text)
  }

  @Test func anotherProgramsDatabaseIsRefused() throws {
    var handle: OpaquePointer?
    sqlite3_open(folder.store.path, &handle)
    sqlite3_exec(handle, "CREATE TABLE other (a)", nil, nil, nil)
    sqlite3_close(handle)
    #expect { try makeContainer(ModelConfiguration(url: folder.store)) } throws: { error in
      (error as? SwiftDataError) == .loadIssueModelContainer && "\(error)".contains("another file")
    }
  }

  @Test func aDamagedStoreIsAnErrorNotACrash() throws {
    try fill()
    var data = try Data(contentsOf: folder.store)
    for index in stride(from: 4096, to: data.count, by: 7) { data[index] = 0xa5 }
    try data.write(to: folder.store)
    #expect(throws: SwiftDataError.storeDamaged) {
      let context = ModelContext(try makeContainer(ModelConfiguration(url: folder.store)))
      _ = try context.fetch(FetchDescriptor<Person>())
    }
  }

  @Test func aFolderThatCannotBeMadeIsAnError() throws {
    try Data().write(to: folder.url.appendingPathComponent("file"))
    let url = folder.url.appendingPathComponent("file/below/test.store")
    #expect(throws: SwiftDataError.storeUnavailable) { try makeContainer(ModelConfiguration(url: url)) }
  }

  @Test func aReadOnlyStoreCanBeReadAndNotSaved() throws {
    try fill()
    let context = ModelContext(try makeContainer(ModelConfiguration(url: folder.store, allowsSave: false)))
    #expect(try context.fetchCount(FetchDescriptor<Person>()) == 200)
    context.insert(Person(email: "new", name: "New"))
    #expect(throws: SwiftDataError.storeReadOnly) { try context.save() }
    #expect(throws: SwiftDataError.storeReadOnly) { try context.fetch(FetchDescriptor<Person>()) }
    context.rollback()
    #expect(try context.fetchCount(FetchDescriptor<Person>()) == 200)
  }

  @Test func aFullDiskKeepsTheSavedDataAndTheChanges() throws {
    try fill()
    let container = try makeContainer(ModelConfiguration(url: folder.store))
    let context = ModelContext(container)
    let count = try context.fetchCount(FetchDescriptor<Person>())
    try limitPages(of: context, to: 1)
    for number in 0..<2000 { context.insert(Person(email: "new \(number)", name: String(repeating: "y", count: 1000))) }
    #expect(throws: SwiftDataError.storeFull) { try context.save() }
    #expect(context.insertedModelsArray.count == 2000)
    #expect(try ModelContext(container).fetchCount(FetchDescriptor<Person>()) == count)
    try limitPages(of: context, to: 1_000_000)
    try context.save()
    #expect(try ModelContext(container).fetchCount(FetchDescriptor<Person>()) == count + 2000)
  }

  @Test func aLockedStoreIsAnErrorAndTheNextSaveWorks() throws {
    try fill()
    let context = ModelContext(try makeContainer(ModelConfiguration(url: folder.store)))
    context.insert(Person(email: "new", name: "New"))
    var handle: OpaquePointer?
    sqlite3_open(folder.store.path, &handle)
    defer { sqlite3_close(handle) }
    #expect(sqlite3_exec(handle, "BEGIN IMMEDIATE", nil, nil, nil) == SQLITE_OK)
    #expect(throws: SwiftDataError.storeBusy) { try context.save() }
    #expect(sqlite3_exec(handle, "COMMIT", nil, nil, nil) == SQLITE_OK)
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Person>()) == 201)
  }

  @Test func aDeletionWhoseRelationshipCannotBeReadIsRefusedByTheSave() throws {
    try fill()
    let container = try makeContainer(ModelConfiguration(url: folder.store))
    let context = ModelContext(container)
    let person = try #require(try context.fetch(FetchDescriptor<Person>(predicate: #Predicate { $0.email == "3" })).first)
    let connection = try context.connection(container.stores[0])
    try connection.execute("ALTER TABLE Pet RENAME TO Hidden")
    context.delete(person)
    #expect(throws: (any Error).self) { try context.save() }
    try connection.execute("ALTER TABLE Hidden RENAME TO Pet")
    context.rollback()
    #expect(try context.fetchCount(FetchDescriptor<Person>()) == 200)
    context.delete(person)
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Person>()) == 199)
  }

  @Test func aProgramThatIsKilledLosesNothingThatItSaved() async throws {
    let tool = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
      .appendingPathComponent("SwiftDataKillTool")
    try #require(FileManager.default.isExecutableFile(atPath: tool.path), "\(tool.path) isn't built")
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SplitMix(state: seed)
    var last = -1
    // On a busy machine the program does less before it is killed.
    for round in 0..<200 where round < 25 || last <= 10 {
      let process = Process()
      process.executableURL = tool
      process.arguments = [folder.store.path]
      let pipe = Pipe()
      process.standardOutput = pipe
      try process.run()
      // The first saves take the longest. Each later one takes milliseconds.
      usleep(UInt32.random(in: 20_000...150_000, using: &random))
      kill(process.processIdentifier, SIGKILL)
      let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      if let number = output.split(separator: "\n").last.flatMap({ Int($0) }) { last = max(last, number) }
      guard FileManager.default.fileExists(atPath: folder.store.path) else { continue }
      var handle: OpaquePointer?
      sqlite3_open(folder.store.path, &handle)
      defer { sqlite3_close(handle) }
      let comment: Comment = "seed \(seed), round \(round)"
      #expect(text("PRAGMA integrity_check", handle) == "ok", comment)
      guard text("SELECT COUNT(*) FROM sqlite_schema WHERE name = 'Entry'", handle) == "1" else {
        #expect(last == -1, comment)
        continue
      }
      let entries = Int(text("SELECT COUNT(*) FROM Entry", handle)) ?? -1
      // All entries that the program reported as saved exist, and at most one more, whose report it didn't write.
      #expect(entries == last + 1 || entries == last + 2, comment)
      last = entries - 1
      #expect(text("SELECT COUNT(*) FROM Part", handle) == "\(entries * 20)", comment)
      #expect(text("SELECT COUNT(*) FROM (SELECT 1 FROM Part GROUP BY entry HAVING COUNT(*) <> 20)", handle) == "0", comment)
      if entries > 0 { #expect(text("SELECT counter FROM Entry WHERE number = 0", handle) == "\(entries - 1)", comment) }
    }
    #expect(last > 10, "seed \(seed): the program saved hardly anything")
  }

  /// Simulates a full disk: the file can't grow beyond the number of pages, or beyond its current size.
  private func limitPages(of context: ModelContext, to count: Int) throws {
    try context.connection(context.container.stores[0]).execute("PRAGMA max_page_count = \(count)")
  }

  private func text(_ sql: String, _ handle: OpaquePointer?) -> String {
    var statement: OpaquePointer?
    sqlite3_prepare_v2(handle, sql, -1, &statement, nil)
    defer { sqlite3_finalize(statement) }
    guard sqlite3_step(statement) == SQLITE_ROW, let text = sqlite3_column_text(statement, 0) else {
      return String(cString: sqlite3_errmsg(handle))
    }
    return String(cString: text)
  }
}
