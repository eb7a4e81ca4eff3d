import Foundation
import OrielModel

/// A value in a store of defaults: whoever reads it is told when a view writes it. There is one for each key of a store.
@MainActor
final class StoredDefault {
  private struct ID: Hashable {
    let store: ObjectIdentifier
    let key: String
    let isKept: Bool
  }

  private static var all: [ID: StoredDefault] = [:]

  private let store: UserDefaults
  private let key: String
  /// Whether the store has it, and not this alone.
  private let isKept: Bool
  private var ownObject: Any?
  /// A value that the store hasn't got yet.
  private var unwrittenObject: Any?
  private var readers = ReaderList()

  private init(store: UserDefaults, key: String, isKept: Bool) {
    self.store = store
    self.key = key
    self.isKept = isKept
  }

  static func of(_ key: String, in store: UserDefaults, isKept: Bool = true) -> StoredDefault {
    let id = ID(store: ObjectIdentifier(store), key: key, isKept: isKept)
    if let known = all[id] { return known }
    DefaultsFile.check(store)
    let new = StoredDefault(store: store, key: key, isKept: isKept)
    all[id] = new
    return new
  }

  /// What the store has now.
  var object: Any? {
    readers.registerCurrent()
    return isKept ? unwrittenObject ?? store.object(forKey: key) : ownObject
  }

  func set(_ object: Any?, transaction: Transaction) {
    unwrittenObject = nil
    if isKept { keep(object) } else { ownObject = object }
    withTransaction(transaction) { readers.notify() }
  }

  /// Stores a value with the next writing of the file, and tells no reader: for a key that nobody follows. A store's first change takes some 4 million
  /// instructions, a fiftieth of the start of a small program, and a window gets its size before its first frame.
  func setLater(_ object: Any) {
    assert(isKept, "A value that no store keeps is never written.")
    if unwrittenObject == nil { DefaultsFile.add(self) }
    unwrittenObject = object
    DefaultsFile.needsWriting(store)
  }

  fileprivate func write() {
    guard let unwrittenObject else { return }
    self.unwrittenObject = nil
    keep(unwrittenObject)
  }
}

extension StoredDefault {
  private func keep(_ object: Any?) {
    if let object { store.set(object, forKey: key) } else { store.removeObject(forKey: key) }
    DefaultsFile.needsWriting(store)
  }
}

/// Stores are written to their files a moment after a change, so that a slider doesn't write one for each point, and when the program ends.
///
/// What a program writes to `UserDefaults.standard` by itself lies in memory until then: that store is written along with the others, after a window
/// has gone to the background, and at the end.
@MainActor
package enum DefaultsFile {
  private static var changed: [ObjectIdentifier: UserDefaults] = [:]
  /// What has values that their stores haven't got yet.
  private static var unwritten: [StoredDefault] = []
  private static var isWatchingExit = false

  /// Seconds.
  private static let delay = 0.3

  static func needsWriting(_ store: UserDefaults) {
    watchExit()
    let isWaiting = !changed.isEmpty
    changed[ObjectIdentifier(store)] = store
    guard !isWaiting else { return }
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) { MainActor.assumeIsolated { write() } }
  }

  fileprivate static func add(_ stored: StoredDefault) { unwritten.append(stored) }

  /// Has all be written as the program ends. Apps begin with it, for they may write to `UserDefaults` only.
  static func watchExit() {
    guard !isWatchingExit else { return }
    isWatchingExit = true
    check(.standard)
    atexit { if isOnMainActor { MainActor.assumeIsolated { DefaultsFile.write() } } }
  }

  private static var checked: Set<ObjectIdentifier> = []

  /// A file that can't be read counts as empty, and the next change would write over it: it is put aside.
  static func check(_ store: UserDefaults) {
    guard checked.insert(ObjectIdentifier(store)).inserted, let file = file(of: store), let data = try? Data(contentsOf: file),
      !data.isEmpty,
      (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any] == nil
    else { return }
    let aside = file.appendingPathExtension("broken")
    try? FileManager.default.removeItem(at: aside)
    let isKept = (try? FileManager.default.moveItem(at: file, to: aside)) != nil
    Report.once(
      "broken-defaults-\(file.path)",
      "The file of stored values \(file.path) can't be read: all of them are what they are without one. "
        + (isKept ? "It was put aside as \(aside.lastPathComponent)." : "The next change writes over it."))
  }

  /// The name that a store was made with. The standard one, which every app has checked as it starts, has none: looking for it would take longer than
  /// all else that is done with the file.
  private static func suite(of store: UserDefaults) -> String? {
    store === UserDefaults.standard ? nil : mirroredSuite(of: store)
  }

  /// Apart, since the types that it needs are made as the function is entered.
  @inline(never)
  private static func mirroredSuite(of store: UserDefaults) -> String? {
    // A class that is made of Foundation's has it in the part that is Foundation's.
    let parts = sequence(first: Mirror(reflecting: store)) { $0.superclassMirror }
    return parts.lazy.flatMap(\.children).first { $0.label == "suite" }?.value as? String
  }

  /// Where Foundation has a store's values.
  private static func file(of store: UserDefaults) -> URL? {
    let environment = EnvironmentVariables.process
    let folder = environment["XDG_CONFIG_HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? NSHomeDirectory() + "/.config"
    let name = suite(of: store) ?? Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
    return name.isEmpty || name.contains("/") ? nil : URL(fileURLWithPath: folder).appendingPathComponent(name + ".plist")
  }

  /// Writes all that was changed, now.
  package static func write() {
    let unwritten = unwritten
    self.unwritten = []
    for stored in unwritten { stored.write() }
    var stores = changed
    changed = [:]
    // Nobody says that a program has changed this one.
    stores[ObjectIdentifier(UserDefaults.standard)] = .standard
    for store in stores.values { store.synchronize() }
  }
}

/// How values of a type lie in a store.
struct DefaultsCoding<Value> {
  /// Nil where there is nothing, or nothing of the type.
  let decode: (Any) -> Value?
  /// Nil takes the key out of the store.
  let encode: (Value) -> Any?

  static func plain(_ type: Value.Type = Value.self) -> DefaultsCoding { DefaultsCoding(decode: { $0 as? Value }, encode: { $0 }) }
}

extension DefaultsCoding where Value == Int {
  static var integer: DefaultsCoding { DefaultsCoding(decode: { ($0 as? NSNumber)?.intValue ?? $0 as? Int }, encode: { $0 }) }
}

extension DefaultsCoding where Value == Double {
  static var number: DefaultsCoding { DefaultsCoding(decode: { ($0 as? NSNumber)?.doubleValue ?? $0 as? Double }, encode: { $0 }) }
}

extension DefaultsCoding where Value == Bool {
  static var flag: DefaultsCoding { DefaultsCoding(decode: { ($0 as? NSNumber)?.boolValue ?? $0 as? Bool }, encode: { $0 }) }
}

extension DefaultsCoding where Value == URL {
  static var url: DefaultsCoding {
    DefaultsCoding(decode: { ($0 as? String).flatMap { URL(string: $0) } }, encode: { $0.absoluteString })
  }
}

extension DefaultsCoding where Value: RawRepresentable {
  static func raw(_ coding: DefaultsCoding<Value.RawValue>) -> DefaultsCoding {
    DefaultsCoding(decode: { coding.decode($0).flatMap { Value(rawValue: $0) } }, encode: { coding.encode($0.rawValue) })
  }
}

extension DefaultsCoding {
  /// The same with nil for what isn't there.
  var optional: DefaultsCoding<Value?> {
    DefaultsCoding<Value?>(decode: { decode($0) }, encode: { $0.flatMap { encode($0) } })
  }
}

/// A stored value of a type, with what it is where nothing is stored.
// Sendable as `Location` is: nothing in it changes.
final class DefaultsLocation<Value>: Location<Value>, @unchecked Sendable {
  let stored: StoredDefault
  private let initialValue: Value
  private let coding: DefaultsCoding<Value>

  init(_ stored: StoredDefault, initialValue: Value, coding: DefaultsCoding<Value>) {
    self.stored = stored
    self.initialValue = initialValue
    self.coding = coding
  }

  override func get() -> Value { stored.object.flatMap { coding.decode($0) } ?? initialValue }

  override func set(_ value: Value, transaction: Transaction) { stored.set(coding.encode(value), transaction: transaction) }

  override func isSame(as other: Location<Value>) -> Bool { (other as? DefaultsLocation<Value>)?.stored === stored }
}
