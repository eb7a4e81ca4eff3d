import Foundation
import UniformTypeIdentifiers

/// A scene whose windows each show a document, with menu entries that create, open and save documents. Mirrors SwiftUI's `DocumentGroup`.
///
/// At launch, the app opens the documents in its command line, or a new document if there are none. Only "Save" writes a changed document
/// to its file; closing a window with unsaved changes shows an alert first. The title of a window is the name of its file.
nonisolated public struct DocumentGroup<Document, Content: View>: Scene {
  private let kind: @MainActor () -> DocumentKind
  private let content: @MainActor (DocumentSession) -> Content?

  public var body: Never { return neverBody(Self.self) }

  @MainActor public func _appendWindows(to windows: inout _WindowList) {
    windows.append(id: nil, title: nil, role: .documents(kind())) { [content] value in
      AnyView(DocumentRoot(value: value, content: content))
    }
  }
}

extension DocumentGroup where Document: FileDocument {
  /// Creates a group of documents that can be edited.
  public init(
    newDocument: @autoclosure @escaping @Sendable () -> Document,
    @ViewBuilder editor: @escaping @MainActor (FileDocumentConfiguration<Document>) -> Content
  ) {
    self.init(make: newDocument, editor)
  }

  /// Creates a group of read-only documents.
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping @MainActor (FileDocumentConfiguration<Document>) -> Content
  ) {
    self.init(make: nil, viewer)
  }

  private init(
    make: (@Sendable () -> Document)?, _ content: @escaping @MainActor (FileDocumentConfiguration<Document>) -> Content
  ) {
    kind = {
      DocumentKind(Document.self, reads: Document.readableContentTypes, writes: make == nil ? [] : Document.writableContentTypes) {
        ValueDocumentSession($0, of: $1)
      } make: {
        make?()
      } read: {
        try Document(configuration: $0)
      }
    }
    self.content = { session in
      (session as? ValueDocumentSession<Document>).map { content($0.configuration) }
    }
  }
}

extension DocumentGroup where Document: ReferenceFileDocument {
  /// Creates a group of documents that can be edited.
  public init(
    newDocument: @escaping @Sendable () -> Document,
    @ViewBuilder editor: @escaping @MainActor (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    self.init(make: newDocument, editor)
  }

  /// Creates a group of read-only documents.
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping @MainActor (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    self.init(make: nil, viewer)
  }

  private init(
    make: (@Sendable () -> Document)?, _ content: @escaping @MainActor (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    kind = {
      DocumentKind(Document.self, reads: Document.readableContentTypes, writes: make == nil ? [] : Document.writableContentTypes) {
        ObjectDocumentSession($0, of: $1)
      } make: {
        make?()
      } read: {
        try Document(configuration: $0)
      }
    }
    self.content = { session in
      (session as? ObjectDocumentSession<Document>).map { content($0.configuration) }
    }
  }
}
