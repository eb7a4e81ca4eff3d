import OpenCombine

/// The session of a document that is an object. Each change that the object announces marks the document as edited.
@MainActor @Observable
final class ObjectDocumentSession<Document: ReferenceFileDocument>: DocumentSession {
  @ObservationIgnored private let document: Document
  @ObservationIgnored private var subscription: AnyCancellable?
  /// A counter that grows with each change. Views that show the document depend on it.
  private var revision = 0

  init(_ document: Document, of types: DocumentTypes) {
    self.document = document
    super.init(types)
    subscription = Self.subscribe(self, to: document)
  }

  /// Nonisolated, because objects can publish changes from any thread.
  private nonisolated static func subscribe(_ session: ObjectDocumentSession, to document: Document) -> AnyCancellable {
    document.objectWillChange.sink { [weak session] _ in
      onMainActor { session?.documentWillChange() }
    }
  }

  private func documentWillChange() {
    revision += 1
    didChange(true)
  }

  override var hasDocument: Bool { true }

  override func makeFile(_ configuration: FileDocumentWriteConfiguration) throws -> FileWrapper {
    try document.fileWrapper(snapshot: document.snapshot(contentType: configuration.contentType), configuration: configuration)
  }

  var configuration: ReferenceFileDocumentConfiguration<Document> {
    _ = revision
    return ReferenceFileDocumentConfiguration(document: document, fileURL: fileURL, isEditable: isEditable)
  }
}
