import Foundation
import UniformTypeIdentifiers

/// A description of the documents of a group.
@MainActor
struct DocumentKind {
  let type: Any.Type
  let readableTypes: [UTType]
  /// The types that documents can be written as. Empty if the documents are read-only.
  let writableTypes: [UTType]
  /// The closure that creates a window's session for a document, or returns `nil` if the document has another type.
  let show: (Any) -> DocumentSession?
  /// The closure that creates a session for a new document, or returns `nil` if the group can't create documents.
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

  /// Returns a session without a document.
  func makeEmpty() -> DocumentSession { DocumentSession(DocumentTypes(readable: readableTypes, writable: writableTypes)) }

  /// Returns the type as which a file is read, or `nil` if the group can't read the file.
  ///
  /// A file name doesn't reveal an app's own types, and a name without an extension reveals no type. In these cases, the result is the
  /// first readable type that is possible.
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

/// The types that documents of a group can be read from and written as.
struct DocumentTypes {
  var readable: [UTType]
  var writable: [UTType]
}
