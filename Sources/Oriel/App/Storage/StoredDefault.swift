import Foundation
import OrielModel

/// A value in a store of defaults, which notifies its readers when a view writes it. There is one instance for each key of a store.
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
  /// Indicates whether the value is kept in the store, rather than in this object only.
  private let isKept: Bool
  private var ownObject: Any?
  /// A value that has not been written to the store yet.
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

  /// The current value in the store.
  var object: Any? {
    readers.registerCurrent()
    return isKept ? unwrittenObject ?? store.object(forKey: key) : ownObject
  }

  func set(_ object: Any?, transaction: Transaction) {
    unwrittenObject = nil
    if isKept { keep(object) } else { ownObject = object }
    withTransaction(transaction) { readers.notify() }
  }

  /// Stores a value with the next write of the file, without notifying readers. The key must have no readers.
  ///
  /// A store's first change takes some 4 million instructions, a fiftieth of the start of a small program, and a window receives its size
  /// before its first frame.
  func setLater(_ object: Any) {
    assert(isKept, "The value isn't persistent.")
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

/// Writes stores to their files with a delay after a change, so that a slider doesn't cause a write for each point, and when the process
/// exits.
///
/// Values that a program writes to `UserDefaults.standard` directly stay in memory until then: that store is written with the others, after
/// a window has entered the background, and at exit.
@MainActor
package enum DefaultsFile {
  private static var changed: [ObjectIdentifier: UserDefaults] = [:]
  /// The values that have not been written to their stores yet.
  private static var unwritten: [StoredDefault] = []
  private static var isWatchingExit = false

  /// The delay of a write, in seconds.
  private static let delay = 0.3

  static func needsWriting(_ store: UserDefaults) {
    watchExit()
    let isWaiting = !changed.isEmpty
    changed[ObjectIdentifier(store)] = store
    guard !isWaiting else { return }
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) { MainActor.assumeIsolated { write() } }
  }

  fileprivate static func add(_ stored: StoredDefault) { unwritten.append(stored) }

  /// Writes all changes when the process exits. Each app calls this at launch, because it can write to `UserDefaults` only.
  static func watchExit() {
    guard !isWatchingExit else { return }
    isWatchingExit = true
    check(.standard)
    atexit { if isOnMainActor { MainActor.assumeIsolated { DefaultsFile.write() } } }
  }

  private static var checked: Set<ObjectIdentifier> = []

  /// Moves a file that can't be read aside. It would count as empty, and the next change would overwrite it.
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
      "The file of stored values \(file.path) can't be read; all values have their defaults. "
        + (isKept ? "It was moved to \(aside.lastPathComponent)." : "The next change overwrites it."))
  }

  /// Returns the suite name of a store. The standard store, which every app checks at launch, has none; a lookup by reflection would take
  /// longer than all other work on the file.
  private static func suite(of store: UserDefaults) -> String? {
    store === UserDefaults.standard ? nil : mirroredSuite(of: store)
  }

  /// A separate function, because the metadata of the types that it uses is created on entry.
  @inline(never)
  private static func mirroredSuite(of store: UserDefaults) -> String? {
    // In a subclass of Foundation's class, the property belongs to the superclass.
    let parts = sequence(first: Mirror(reflecting: store)) { $0.superclassMirror }
    return parts.lazy.flatMap(\.children).first { $0.label == "suite" }?.value as? String
  }

  /// Returns the URL of the file in which Foundation stores a store's values.
  private static func file(of store: UserDefaults) -> URL? {
    let environment = EnvironmentVariables.process
    let folder = environment["XDG_CONFIG_HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? NSHomeDirectory() + "/.config"
    let name = suite(of: store) ?? Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
    return name.isEmpty || name.contains("/") ? nil : URL(fileURLWithPath: folder).appendingPathComponent(name + ".plist")
  }

  /// Writes all changes immediately.
  package static func write() {
    let unwritten = unwritten
    self.unwritten = []
    for stored in unwritten { stored.write() }
    var stores = changed
    changed = [:]
    // Changes that a program makes to the standard store directly aren't recorded.
    stores[ObjectIdentifier(UserDefaults.standard)] = .standard
    for store in stores.values { store.synchronize() }
  }
}

/// The coding of a type's values in a store.
struct DefaultsCoding<Value> {
  /// The closure that returns the value of a stored object, or `nil` if the object has another type.
  let decode: (Any) -> Value?
  /// The closure that returns the object to store, or `nil` to remove the key from the store.
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
  /// The coding of the optional type, which represents a missing value by `nil`.
  var optional: DefaultsCoding<Value?> {
    DefaultsCoding<Value?>(decode: { decode($0) }, encode: { $0.flatMap { encode($0) } })
  }
}

/// The location of a stored value, with the initial value that applies if none is stored.
// Sendable as `Location` is: its properties are immutable.
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
