import CIndexStore
import Foundation

/// The functions of `libIndexStore.so`, which is loaded at run time from the toolchain of the inspected build.
struct IndexStoreFunctions {
  typealias Handle = UnsafeMutableRawPointer
  typealias Open = @convention(c) (Handle?, UnsafePointer<CChar>?, UnsafeMutablePointer<Handle?>?) -> Handle?
  typealias Close = @convention(c) (Handle?) -> Void
  typealias Text = @convention(c) (Handle?) -> IndexString
  typealias ReceiveHandle = @convention(c) (Handle?, Handle?) -> Bool
  typealias ForEach = @convention(c) (Handle?, Handle?, ReceiveHandle?) -> Bool

  let openStore: @convention(c) (UnsafePointer<CChar>?, UnsafeMutablePointer<Handle?>?) -> Handle?
  let closeStore: Close
  let forEachUnit: @convention(c) (Handle?, UInt32, Handle?, (@convention(c) (Handle?, IndexString) -> Bool)?) -> Bool

  let openUnit: Open
  let closeUnit: Close
  let unitModule: Text
  let unitMainFile: Text
  let unitTime: @convention(c) (Handle?, UnsafeMutablePointer<Int64>?, UnsafeMutablePointer<Int64>?) -> Void
  let forEachDependency: ForEach
  let dependencyKind: @convention(c) (Handle?) -> UInt32
  let dependencyPath: Text
  let dependencyName: Text

  let openRecord: Open
  let closeRecord: Close
  let forEachOccurrence: ForEach
  let occurrenceSymbol: @convention(c) (Handle?) -> Handle?
  let occurrenceRoles: @convention(c) (Handle?) -> UInt64
  let occurrencePlace: @convention(c) (Handle?, UnsafeMutablePointer<UInt32>?, UnsafeMutablePointer<UInt32>?) -> Void
  let symbolUSR: Text
  let symbolName: Text

  init(library: String) throws {
    guard let handle = dlopen(library, RTLD_NOW | RTLD_LOCAL) else { throw LayersError("cannot load \(library)") }
    func function<Function>(_ name: String) throws -> Function {
      guard let address = dlsym(handle, "indexstore_\(name)") else { throw LayersError("\(library) has no indexstore_\(name)") }
      return unsafeBitCast(address, to: Function.self)
    }
    openStore = try function("store_create")
    closeStore = try function("store_dispose")
    forEachUnit = try function("store_units_apply_f")
    openUnit = try function("unit_reader_create")
    closeUnit = try function("unit_reader_dispose")
    unitModule = try function("unit_reader_get_module_name")
    unitMainFile = try function("unit_reader_get_main_file")
    unitTime = try function("unit_reader_get_modification_time")
    forEachDependency = try function("unit_reader_dependencies_apply_f")
    dependencyKind = try function("unit_dependency_get_kind")
    dependencyPath = try function("unit_dependency_get_filepath")
    dependencyName = try function("unit_dependency_get_name")
    openRecord = try function("record_reader_create")
    closeRecord = try function("record_reader_dispose")
    forEachOccurrence = try function("record_reader_occurrences_apply_f")
    occurrenceSymbol = try function("occurrence_get_symbol")
    occurrenceRoles = try function("occurrence_get_roles")
    occurrencePlace = try function("occurrence_get_line_col")
    symbolUSR = try function("symbol_get_usr")
    symbolName = try function("symbol_get_name")
  }
}
