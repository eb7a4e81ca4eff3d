import Foundation
import UniformTypeIdentifiers

/// Windows that each show a document, and the menu entries for making, opening and saving them. Mirrors SwiftUI's `DocumentGroup`.
///
/// At launch the documents that the program is called with are open; without any, a new one. A document that was changed is saved by
/// "Save" alone: a window that is closed before asks what to do. The bar of a window has the name of its file.
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
  /// Documents that can be edited.
  public init(
    newDocument: @autoclosure @escaping @Sendable () -> Document,
    @ViewBuilder editor: @escaping @MainActor (FileDocumentConfiguration<Document>) -> Content
  ) {
    self.init(make: newDocument, editor)
  }

  /// Documents that are looked at only.
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
  /// Documents that can be edited.
  public init(
    newDocument: @escaping @Sendable () -> Document,
    @ViewBuilder editor: @escaping @MainActor (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    self.init(make: newDocument, editor)
  }

  /// Documents that are looked at only.
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
