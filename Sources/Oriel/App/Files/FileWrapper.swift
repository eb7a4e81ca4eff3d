import Foundation

/// A file, a folder or a symbolic link in memory. Mirrors Foundation's `FileWrapper`, which Linux lacks.
///
/// One for a folder holds one for each of its files, by unique names. It isn't safe to change one on several threads at once.
// Documents hand wrappers to the thread that reads or writes them, as in Foundation, whose class is as open and has no lock either.
open class FileWrapper: @unchecked Sendable {
  private enum Content {
    case file(Data)
    case directory([String: FileWrapper])
    case link(URL)
  }

  private var content: Content
  /// The name that the file should have in a folder; the folder makes it unique.
  open var preferredFilename: String?
  /// The name that the file was read from or written to.
  open var filename: String?

  public init(regularFileWithContents contents: Data) { content = .file(contents) }

  /// A folder of files by their names.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    content = .directory([:])
    for (name, child) in childrenByPreferredName.sorted(by: { $0.key < $1.key }) {
      if child.preferredFilename == nil { child.preferredFilename = name }
      _ = addFileWrapper(child)
    }
  }

  public init(symbolicLinkWithDestinationURL url: URL) { content = .link(url) }

  /// Reads a file, or a folder with all that is in it.
  public init(url: URL, options: ReadingOptions = []) throws {
    content = try Self.read(url)
    filename = url.lastPathComponent
    preferredFilename = url.lastPathComponent
  }

  /// How a file is read. Mirrors Foundation's `FileWrapper.ReadingOptions`.
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Reads at once, and not when the content is asked for: always so on Linux.
    public static let immediate = ReadingOptions(rawValue: 1)
    /// Doesn't map files into memory: always so on Linux.
    public static let withoutMapping = ReadingOptions(rawValue: 2)
  }

  /// How a file is written. Mirrors Foundation's `FileWrapper.WritingOptions`.
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Writes beside what is there, which is replaced once all is written.
    public static let atomic = WritingOptions(rawValue: 1)
    /// Gives the wrapper, and those in it, the names that were written.
    public static let withNameUpdating = WritingOptions(rawValue: 2)
  }

  // MARK: What it is

  open var isRegularFile: Bool { if case .file = content { true } else { false } }
  open var isDirectory: Bool { if case .directory = content { true } else { false } }
  open var isSymbolicLink: Bool { if case .link = content { true } else { false } }

  /// The bytes of a file; nil for anything else.
  open var regularFileContents: Data? { if case .file(let data) = content { data } else { nil } }

  /// What is in a folder, by unique names; nil for anything else.
  open var fileWrappers: [String: FileWrapper]? { if case .directory(let children) = content { children } else { nil } }

  /// Where a link leads; nil for anything else.
  open var symbolicLinkDestinationURL: URL? { if case .link(let url) = content { url } else { nil } }

  /// Whether the file at a place is what this one was read from: its bytes, or the names and bytes of all that is in it.
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

  /// Adds a file to a folder and gives the unique name that it has there. It takes the first of the name, "name 2", "name 3" … that is
  /// free. Anything but a folder stays as it is, which is reported once.
  @discardableResult open func addFileWrapper(_ child: FileWrapper) -> String {
    let wanted = child.preferredFilename ?? child.filename ?? "Untitled"
    guard case .directory(var children) = content else {
      Report.once("file-wrapper-\(wanted)", "FileWrapper: \(wanted) is added to something that isn't a folder; it is left out.")
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

  /// Adds a file of these bytes to a folder and gives the unique name that it has there.
  @discardableResult open func addRegularFile(withContents data: Data, preferredFilename: String) -> String {
    let child = FileWrapper(regularFileWithContents: data)
    child.preferredFilename = preferredFilename
    return addFileWrapper(child)
  }

  /// Takes a file out of a folder.
  open func removeFileWrapper(_ child: FileWrapper) {
    guard case .directory(let children) = content else { return }
    content = .directory(children.filter { $0.value !== child })
  }

  /// The unique name of a file in a folder; nil where it isn't there.
  open func keyForChildFileWrapper(_ child: FileWrapper) -> String? { fileWrappers?.first { $0.value === child }?.key }

  // MARK: Reading and writing

  /// Reads again what is at a place.
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

  /// Writes the file, or the folder with all that is in it. What was there is replaced. `originalContentsURL` is where it was read from,
  /// which Linux has no use for.
  open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
    let isNew = !FileManager.default.fileExists(atPath: url.path)
    if options.contains(.atomic), !isNew || !isRegularFile {
      let beside = url.deletingLastPathComponent().appendingPathComponent(".\(url.lastPathComponent).\(UUID().uuidString)")
      do {
        try write(to: beside)
        guard rename(beside.path, url.path) != 0 else { return nameWritten(url, options) }
        // A folder takes the place of an empty one alone.
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
