import Foundation

/// A document that is a value, as its window's views get it. Mirrors SwiftUI's `FileDocumentConfiguration`.
@MainActor @preconcurrency
public struct FileDocumentConfiguration<Document: FileDocument> {
  /// Changing it has the window ask to be saved.
  @Binding public var document: Document
  /// Nil until the document is saved for the first time.
  public var fileURL: URL?
  /// Whether the document can be changed and saved.
  public var isEditable: Bool

  init(document: Binding<Document>, fileURL: URL?, isEditable: Bool) {
    _document = document
    self.fileURL = fileURL
    self.isEditable = isEditable
  }
}

/// A document that is an object, as its window's views get it. Mirrors SwiftUI's `ReferenceFileDocumentConfiguration`.
@MainActor @preconcurrency
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  @ObservedObject public var document: Document
  /// Nil until the document is saved for the first time.
  public var fileURL: URL?
  /// Whether the document can be changed and saved.
  public var isEditable: Bool

  init(document: Document, fileURL: URL?, isEditable: Bool) {
    _document = ObservedObject(wrappedValue: document)
    self.fileURL = fileURL
    self.isEditable = isEditable
  }
}

/// What is known about the document of a window, whatever it is. Mirrors SwiftUI's `DocumentConfiguration`.
nonisolated public struct DocumentConfiguration: Sendable {
  /// Nil until the document is saved for the first time.
  public let fileURL: URL?
  /// Whether the document can be changed and saved.
  public let isEditable: Bool
}

private enum DocumentConfigurationKey: EnvironmentKey { static var defaultValue: DocumentConfiguration? { nil } }

extension EnvironmentValues {
  /// About the document of the window; nil where it has none. Mirrors SwiftUI's `documentConfiguration`.
  public internal(set) var documentConfiguration: DocumentConfiguration? {
    get { self[DocumentConfigurationKey.self] }
    set { self[DocumentConfigurationKey.self] = newValue }
  }
}
