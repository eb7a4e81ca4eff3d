import Foundation

/// A file, a folder or a symbolic link in memory. Mirrors Foundation's `FileWrapper`, which Linux lacks.
///
/// The wrapper of a folder contains a wrapper for each of its files, by unique names. A wrapper can't be changed safely on several threads
/// at once.
// Documents pass wrappers to the thread that reads or writes them. Foundation's class is open and has no lock, either.
open class FileWrapper: @unchecked Sendable {
  private enum Content {
    case file(Data)
    case directory([String: FileWrapper])
    case link(URL)
  }

  private var content: Content
  /// The preferred name of the file in a folder. The folder makes it unique.
  open var preferredFilename: String?
  /// The name that the file was read from or written to.
  open var filename: String?

  /// Creates a wrapper for a file with contents.
  public init(regularFileWithContents contents: Data) { content = .file(contents) }

  /// Creates a wrapper for a folder of files, by their preferred names.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    content = .directory([:])
    for (name, child) in childrenByPreferredName.sorted(by: { $0.key < $1.key }) {
      if child.preferredFilename == nil { child.preferredFilename = name }
      _ = addFileWrapper(child)
    }
  }

  /// Creates a wrapper for a symbolic link to a URL.
  public init(symbolicLinkWithDestinationURL url: URL) { content = .link(url) }

  /// Creates a wrapper by reading a file, or a folder with all of its contents.
  public init(url: URL, options: ReadingOptions = []) throws {
    content = try Self.read(url)
    filename = url.lastPathComponent
    preferredFilename = url.lastPathComponent
  }

  /// Options for reading a file. Mirrors Foundation's `FileWrapper.ReadingOptions`.
  public struct ReadingOptions: OptionSet, Sendable {
    /// The raw value of the option set.
    public let rawValue: UInt

    /// Creates options with a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Reads the contents immediately instead of on first access. On Linux, this always applies.
    public static let immediate = ReadingOptions(rawValue: 1)
    /// Doesn't map files into memory. On Linux, this always applies.
    public static let withoutMapping = ReadingOptions(rawValue: 2)
  }

  /// Options for writing a file. Mirrors Foundation's `FileWrapper.WritingOptions`.
  public struct WritingOptions: OptionSet, Sendable {
    /// The raw value of the option set.
    public let rawValue: UInt

    /// Creates options with a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Writes a temporary file next to the existing one, and replaces the existing one when the write is complete.
    public static let atomic = WritingOptions(rawValue: 1)
    /// Updates the file names of the wrapper and its descendants to the names that were written.
    public static let withNameUpdating = WritingOptions(rawValue: 2)
  }

  // MARK: Kinds

  /// A Boolean value that indicates whether the wrapper represents a regular file.
  open var isRegularFile: Bool { if case .file = content { true } else { false } }
  /// A Boolean value that indicates whether the wrapper represents a folder.
  open var isDirectory: Bool { if case .directory = content { true } else { false } }
  /// A Boolean value that indicates whether the wrapper represents a symbolic link.
  open var isSymbolicLink: Bool { if case .link = content { true } else { false } }

  /// The contents of a regular file, or `nil` for other kinds.
  open var regularFileContents: Data? { if case .file(let data) = content { data } else { nil } }

  /// The wrappers in a folder by their unique names, or `nil` for other kinds.
  open var fileWrappers: [String: FileWrapper]? { if case .directory(let children) = content { children } else { nil } }

  /// The destination of a symbolic link, or `nil` for other kinds.
  open var symbolicLinkDestinationURL: URL? { if case .link(let url) = content { url } else { nil } }

  /// Returns whether the wrapper has the same contents as the file at a URL: the same bytes, or for a folder the same names and contents of
  /// all files.
  open func matchesContents(of url: URL) -> Bool { (try? FileWrapper(url: url)).map { isSame(as: $0) } ?? false }

  private func isSame(as other: FileWrapper) -> Bool {
    switch (content, other.content) {
    case (.file(let own), .file(let others)): own == others
    case (.link(let own), .link(let others)): own.path == others.path
    case (.directory(let own), .directory(let others)):
      own.count == others.count && own.allSatisfy { name, child in others[name].map { child.isSame(as: $0) } ?? false }
    default: false
    }
  }

  // MARK: Folders

  /// Adds a file to a folder and returns its unique name there: the first of "name", "name 2", "name 3" and so on that is free. If the
  /// wrapper isn't a folder, nothing is added, and this is reported once.
  @discardableResult open func addFileWrapper(_ child: FileWrapper) -> String {
    let wanted = child.preferredFilename ?? child.filename ?? "Untitled"
    guard case .directory(var children) = content else {
      Report.once("file-wrapper-\(wanted)", "FileWrapper: \(wanted) can't be added to a wrapper that isn't a folder; it is ignored.")
      return wanted
    }
    let url = URL(fileURLWithPath: wanted)
    let (base, suffix) = (url.deletingPathExtension().lastPathComponent, url.pathExtension)
    var name = wanted
    var number = 2
    while children[name] != nil {
      name = "\(base) \(number)" + (suffix.isEmpty ? "" : ".\(suffix)")
      number += 1
    }
    children[name] = child
    content = .directory(children)
    return name
  }

  /// Adds a file with contents to a folder, and returns its unique name there.
  @discardableResult open func addRegularFile(withContents data: Data, preferredFilename: String) -> String {
    let child = FileWrapper(regularFileWithContents: data)
    child.preferredFilename = preferredFilename
    return addFileWrapper(child)
  }

  /// Removes a file from a folder.
  open func removeFileWrapper(_ child: FileWrapper) {
    guard case .directory(let children) = content else { return }
    content = .directory(children.filter { $0.value !== child })
  }

  /// Returns the unique name of a file in a folder, or `nil` if the folder doesn't contain it.
  open func keyForChildFileWrapper(_ child: FileWrapper) -> String? { fileWrappers?.first { $0.value === child }?.key }

  // MARK: Reading and writing

  /// Replaces the contents with those of the file at a URL.
  open func read(from url: URL, options: ReadingOptions = []) throws {
    content = try Self.read(url)
    filename = url.lastPathComponent
  }

  private static func read(_ url: URL) throws -> Content {
    let files = FileManager.default
    let kind = try files.attributesOfItem(atPath: url.path)[.type] as? FileAttributeType
    if kind == .typeSymbolicLink {
      let target = try files.destinationOfSymbolicLink(atPath: url.path)
      return .link(URL(fileURLWithPath: target, relativeTo: url.deletingLastPathComponent()))
    }
    guard kind == .typeDirectory else { return .file(try Data(contentsOf: url)) }
    var children: [String: FileWrapper] = [:]
    for name in try files.contentsOfDirectory(atPath: url.path) {
      children[name] = try FileWrapper(url: url.appendingPathComponent(name))
    }
    return .directory(children)
  }

  /// Writes the file, or the folder with all of its contents, and replaces an existing file.
  ///
  /// - Parameters:
  ///   - url: The URL of the file or folder to write.
  ///   - options: The options of the writing.
  ///   - originalContentsURL: The URL that the contents were read from. It has no effect on Linux.
  open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
    let isNew = !FileManager.default.fileExists(atPath: url.path)
    if options.contains(.atomic), !isNew || !isRegularFile {
      let beside = url.deletingLastPathComponent().appendingPathComponent(".\(url.lastPathComponent).\(UUID().uuidString)")
      do {
        try write(to: beside)
        guard rename(beside.path, url.path) != 0 else { return nameWritten(url, options) }
        // A folder can be renamed onto an empty folder only.
        try FileManager.default.removeItem(at: url)
        try FileManager.default.moveItem(at: beside, to: url)
      } catch {
        try? FileManager.default.removeItem(at: beside)
        throw error
      }
    } else {
      if !isNew, !isRegularFile { try FileManager.default.removeItem(at: url) }
      try write(to: url)
    }
    nameWritten(url, options)
  }

  private func nameWritten(_ url: URL, _ options: WritingOptions) {
    guard options.contains(.withNameUpdating) else { return }
    filename = url.lastPathComponent
    for (name, child) in fileWrappers ?? [:] { child.nameWritten(url.appendingPathComponent(name), options) }
  }

  private func write(to url: URL) throws {
    switch content {
    case .file(let data): try data.write(to: url)
    case .link(let target): try FileManager.default.createSymbolicLink(at: url, withDestinationURL: target)
    case .directory(let children):
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
      for (name, child) in children { try child.write(to: url.appendingPathComponent(name)) }
    }
  }
}
