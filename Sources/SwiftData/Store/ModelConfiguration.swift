public import Foundation

/// Where a container keeps its models. Mirrors SwiftData's `ModelConfiguration`.
public struct ModelConfiguration: Identifiable, Hashable, Sendable, CustomDebugStringConvertible {
  public let name: String
  /// The models that this configuration stores, or nil for all of the container's.
  public let schema: Schema?
  /// The file; `/dev/null` for a store in memory.
  public let url: URL
  public let isStoredInMemoryOnly: Bool
  /// Whether the store may be written to.
  public let allowsSave: Bool

  public var id: String { name }
  public var debugDescription: String { "ModelConfiguration(\(name), \(isStoredInMemoryOnly ? "in memory" : url.path))" }

  /// A store in memory, or in the file `name.store` (`default.store` without a name) in the program's folder of application data.
  public init(_ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true) {
    let file = (name ?? "default") + ".store"
    self.name = name ?? "default"
    self.schema = schema
    url = isStoredInMemoryOnly ? URL(fileURLWithPath: "/dev/null") : Self.folder.appendingPathComponent(file)
    self.isStoredInMemoryOnly = isStoredInMemoryOnly
    self.allowsSave = allowsSave
  }

  /// A store in the file at `url`; its folder is made if it is missing.
  public init(_ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true) {
    self.name = name ?? url.deletingPathExtension().lastPathComponent
    self.schema = schema
    self.url = url
    isStoredInMemoryOnly = false
    self.allowsSave = allowsSave
  }

  /// A store of the given models, in memory or in the default file.
  @_disfavoredOverload
  public init(for types: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
    self.init(schema: Schema(types), isStoredInMemoryOnly: isStoredInMemoryOnly)
  }

  private static var folder: URL {
    let base =
      FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first ?? FileManager.default.temporaryDirectory
    return base.appendingPathComponent(Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName)
  }

  func validate() throws {
    guard !name.contains("/"), !name.contains("\0") else {
      throw SwiftDataError(.configurationFileNameContainsInvalidCharacters, "'\(name)' can't be the name of a file")
    }
    guard name.utf8.count <= 240 else {
      throw SwiftDataError(.configurationFileNameTooLong, "'\(name)' is too long for the name of a file")
    }
  }

  public static func == (lhs: ModelConfiguration, rhs: ModelConfiguration) -> Bool {
    lhs.name == rhs.name && lhs.url == rhs.url && lhs.isStoredInMemoryOnly == rhs.isStoredInMemoryOnly && lhs.allowsSave == rhs.allowsSave
      && lhs.schema == rhs.schema
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(url)
  }
}
