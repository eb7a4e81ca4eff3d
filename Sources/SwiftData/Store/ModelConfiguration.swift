public import Foundation

/// The location and the options of a container's store. Mirrors SwiftData's `ModelConfiguration`.
public struct ModelConfiguration: Identifiable, Hashable, Sendable, CustomDebugStringConvertible {
  /// The name of the configuration. By default, it is also the name of the file, without the extension.
  public let name: String
  /// The models that this configuration stores, or `nil` for all of the container's.
  public let schema: Schema?
  /// The URL of the file, or `/dev/null` for a store in memory.
  public let url: URL
  /// A Boolean value that indicates whether the store is kept in memory only.
  public let isStoredInMemoryOnly: Bool
  /// A Boolean value that indicates whether the store can be changed.
  public let allowsSave: Bool
  /// The identifier of the group whose folder has the store, or `nil` for the program's own folder.
  public let groupAppContainerIdentifier: String?

  /// The folder of a store without an explicit URL. Mirrors SwiftData's `ModelConfiguration.GroupContainer`.
  public struct GroupContainer: Sendable {
    let identifier: String?

    /// The program's own folder, since a program isn't a member of a group by default.
    public static let automatic = GroupContainer(identifier: nil)
    /// The program's own folder.
    public static let none = GroupContainer(identifier: nil)

    /// Returns the folder `groupName` in the user's application data. All programs that use the name share it.
    public static func identifier(_ groupName: String) -> GroupContainer { GroupContainer(identifier: groupName) }
  }

  /// The CloudKit database that a store is synchronized with. CloudKit isn't available, so that there are only values for no database.
  /// Mirrors SwiftData's `ModelConfiguration.CloudKitDatabase`.
  public struct CloudKitDatabase: Sendable {
    /// The database of the program's entitlements. There is none, as for a program without entitlements.
    public static let automatic = CloudKitDatabase()
    /// No database. The store isn't synchronized.
    public static let none = CloudKitDatabase()
  }

  public var id: String { name }
  public var debugDescription: String { "ModelConfiguration(\(name), \(isStoredInMemoryOnly ? "in memory" : url.path))" }

  /// Creates a configuration of a store in memory, or in the file `name.store` (`default.store` without a name) in the program's or the
  /// group's folder of application data.
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

  /// Creates a configuration of a store in the file at `url`. A missing folder of the file is created.
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

  /// Creates a configuration of a store of the given models, in memory or in the default file.
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
