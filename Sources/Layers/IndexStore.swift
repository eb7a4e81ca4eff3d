import CIndexStore
import Foundation

/// The index store that the compiler writes in each debug build, which the toolchain's `libIndexStore.so` reads.
///
/// The store contains a unit for each object file that was ever built. A unit contains the name of the record of its source file's symbols.
final class IndexStore {
  /// An occurrence of a symbol in a source file.
  struct Occurrence {
    /// The USR of the symbol.
    let symbol: String
    let name: String
    let line: Int
    fileprivate let roles: UInt64

    var isDefinition: Bool { roles & (Role.declaration | Role.definition) != 0 && roles & Role.reference == 0 }

    /// Indicates whether the source contains the reference. The compiler inserts implicit references for literals, result builders,
    /// witnesses and synthesized code.
    var isExplicitReference: Bool { roles & (Role.reference | Role.call) != 0 && roles & Role.implicit == 0 }
  }

  private enum Role {
    static let declaration: UInt64 = 1 << 0
    static let definition: UInt64 = 1 << 1
    static let reference: UInt64 = 1 << 2
    static let call: UInt64 = 1 << 5
    static let implicit: UInt64 = 1 << 8
  }

  private let functions: IndexStoreFunctions
  private let store: UnsafeMutableRawPointer

  init(path: String, library: String) throws {
    functions = try IndexStoreFunctions(library: library)
    var error: UnsafeMutableRawPointer?
    guard let store = functions.openStore(path, &error) else { throw LayersError("cannot open the index store \(path)") }
    self.store = store
  }

  deinit { functions.closeStore(store) }

  /// Returns the name of the newest record of each source file, by the path of the file.
  func records(of module: String) throws -> [String: String] {
    var units: [String] = []
    withContext({ (name: IndexString) in units.append(name.string) }) { context in
      _ = functions.forEachUnit(store, 1, context) { context, name in IndexStore.call(context, with: name) }
    }
    var newest: [String: (time: Int64, record: String)] = [:]
    for name in units {
      var error: UnsafeMutableRawPointer?
      guard let unit = functions.openUnit(store, name, &error) else { continue }
      defer { functions.closeUnit(unit) }
      guard functions.unitModule(unit).string == module else { continue }
      let file = functions.unitMainFile(unit).string
      var (seconds, nanoseconds): (Int64, Int64) = (0, 0)
      functions.unitTime(unit, &seconds, &nanoseconds)
      let time = seconds * 1_000_000_000 + nanoseconds
      guard newest[file].map({ $0.time < time }) ?? true else { continue }
      withContext({ [functions] (dependency: UnsafeMutableRawPointer?) in
        guard functions.dependencyKind(dependency) == 2, functions.dependencyPath(dependency).string == file else { return }
        newest[file] = (time, functions.dependencyName(dependency).string)
      }) { context in
        _ = functions.forEachDependency(unit, context) { context, dependency in IndexStore.call(context, with: dependency) }
      }
    }
    return newest.mapValues(\.record)
  }

  func forEachOccurrence(in record: String, _ body: (Occurrence) -> Void) throws {
    var error: UnsafeMutableRawPointer?
    guard let reader = functions.openRecord(store, record, &error) else { throw LayersError("cannot read the index record \(record)") }
    defer { functions.closeRecord(reader) }
    withoutActuallyEscaping(body) { body in
      withContext({ [functions] (occurrence: UnsafeMutableRawPointer?) in
        let symbol = functions.occurrenceSymbol(occurrence)
        var (line, column): (UInt32, UInt32) = (0, 0)
        functions.occurrencePlace(occurrence, &line, &column)
        body(
          Occurrence(
            symbol: functions.symbolUSR(symbol).string, name: functions.symbolName(symbol).string, line: Int(line),
            roles: functions.occurrenceRoles(occurrence)))
      }) { context in
        _ = functions.forEachOccurrence(reader, context) { context, occurrence in IndexStore.call(context, with: occurrence) }
      }
    }
  }

  /// Passes a closure as the context of a C function, and keeps it alive while the function runs.
  private func withContext<Argument>(_ closure: @escaping (Argument) -> Void, _ body: (UnsafeMutableRawPointer) -> Void) {
    let box = Receiver(closure)
    withExtendedLifetime(box) { body(Unmanaged.passUnretained(box).toOpaque()) }
  }

  /// Calls the closure that the context represents. The result `true` makes the library continue.
  private static func call<Argument>(_ context: UnsafeMutableRawPointer?, with argument: Argument) -> Bool {
    Unmanaged<Receiver<Argument>>.fromOpaque(context!).takeUnretainedValue().closure(argument)
    return true
  }

  private final class Receiver<Argument> {
    let closure: (Argument) -> Void

    init(_ closure: @escaping (Argument) -> Void) { self.closure = closure }
  }
}

extension IndexString {
  fileprivate var string: String { String(decoding: UnsafeRawBufferPointer(start: data, count: length), as: UTF8.self) }
}
