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
  /// The identifier of the group of programs that share the store, if it is in the group's folder.
  public let groupAppContainerIdentifier: String?

  /// The folder that a store of a name is in. Mirrors SwiftData's `ModelConfiguration.GroupContainer`.
  public struct GroupContainer: Sendable {
    let identifier: String?

    /// The program's own folder: no program here belongs to a group by itself.
    public static let automatic = GroupContainer(identifier: nil)
    /// The program's own folder.
    public static let none = GroupContainer(identifier: nil)

    /// The folder `identifier` in the user's application data, which all programs that name it share.
    public static func identifier(_ groupName: String) -> GroupContainer { GroupContainer(identifier: groupName) }
  }

  /// The CloudKit database that a store is synchronized with. There is no CloudKit here, so that there are only the values for none. Mirrors SwiftData's
  /// `ModelConfiguration.CloudKitDatabase`.
  public struct CloudKitDatabase: Sendable {
    /// The database of the program's entitlements: none, as for a program without them.
    public static let automatic = CloudKitDatabase()
    /// The store stays on this machine.
    public static let none = CloudKitDatabase()
  }

  public var id: String { name }
  public var debugDescription: String { "ModelConfiguration(\(name), \(isStoredInMemoryOnly ? "in memory" : url.path))" }

  /// A store in memory, or in the file `name.store` (`default.store` without a name) in the program's folder of application data, or in that of a group.
  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
    groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    let file = (name ?? "default") + ".store"
    self.name = name ?? "default"
    self.schema = schema
    url = isStoredInMemoryOnly ? URL(fileURLWithPath: "/dev/null") : Self.folder(of: groupContainer).appendingPathComponent(file)
    self.isStoredInMemoryOnly = isStoredInMemoryOnly
    self.allowsSave = allowsSave
    groupAppContainerIdentifier = groupContainer.identifier
  }

  /// A store in the file at `url`; its folder is made if it is missing.
  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true, cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? url.deletingPathExtension().lastPathComponent
    self.schema = schema
    self.url = url
    isStoredInMemoryOnly = false
    self.allowsSave = allowsSave
    groupAppContainerIdentifier = nil
  }

  /// A store of the given models, in memory or in the default file.
  @_disfavoredOverload
  public init(for types: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
    self.init(schema: Schema(types), isStoredInMemoryOnly: isStoredInMemoryOnly)
  }

  private static func folder(of group: GroupContainer) -> URL {
    let base =
      FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first ?? FileManager.default.temporaryDirectory
    return base.appendingPathComponent(group.identifier ?? Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName)
  }

  func validate() throws {
    if let group = groupAppContainerIdentifier, group.isEmpty || group.hasPrefix(".") || group.contains("/") || group.contains("\0") {
      throw SwiftDataError(.configurationFileNameContainsInvalidCharacters, "'\(group)' can't be the name of a group's folder")
    }
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
