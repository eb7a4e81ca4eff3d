import Foundation
import UniformTypeIdentifiers

/// What the documents of a group are.
@MainActor
struct DocumentKind {
  let type: Any.Type
  let readableTypes: [UTType]
  /// Empty where documents are looked at only.
  let writableTypes: [UTType]
  /// A window's session with a document; nil for one of another type.
  let show: (Any) -> DocumentSession?
  /// Nil where there are no new ones.
  let makeNew: () -> DocumentSession?
  private let readFile: (FileDocumentReadConfiguration) throws -> DocumentSession

  init<D>(
    _ type: D.Type, reads readableTypes: [UTType], writes writableTypes: [UTType],
    session: @escaping (D, DocumentTypes) -> DocumentSession, make: @escaping () -> D?,
    read: @escaping (FileDocumentReadConfiguration) throws -> D
  ) {
    let types = DocumentTypes(readable: readableTypes, writable: writableTypes)
    self.type = type
    self.readableTypes = readableTypes
    self.writableTypes = writableTypes
    show = { ($0 as? D).map { session($0, types) } }
    makeNew = { make().map { session($0, types) } }
    readFile = { session(try read($0), types) }
  }

  var canBeNew: Bool { !writableTypes.isEmpty }

  /// A session with no document.
  func makeEmpty() -> DocumentSession { DocumentSession(DocumentTypes(readable: readableTypes, writable: writableTypes)) }

  /// The type as which a file is read; nil where it can't be. A name doesn't tell the types of an app's own, nor does one without an
  /// extension tell any: the first readable one that may be meant counts then.
  func type(of file: URL) -> UTType? {
    let type = UTType(filenameExtension: file.pathExtension)
    if let type, readableTypes.contains(where: { type.conforms(to: $0) }) { return type }
    return readableTypes.first { file.pathExtension.isEmpty || ($0.tags.isEmpty && !$0.isPublic) }
  }

  func read(_ file: URL, as type: UTType) throws -> DocumentSession {
    let wrapper = try FileWrapper(url: file)
    let session = try readFile(FileDocumentReadConfiguration(contentType: type, file: wrapper))
    session.didRead(file, wrapper)
    return session
  }
}

/// What documents of a group are read from and written as.
struct DocumentTypes {
  var readable: [UTType]
  var writable: [UTType]
}
