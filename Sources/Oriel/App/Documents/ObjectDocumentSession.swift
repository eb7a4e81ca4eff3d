import OpenCombine

/// A document that is an object, while it is open. Whatever it says it changes is to be saved.
@MainActor @Observable
final class ObjectDocumentSession<Document: ReferenceFileDocument>: DocumentSession {
  @ObservationIgnored private let document: Document
  @ObservationIgnored private var subscription: AnyCancellable?
  /// Grows with each change: who shows the document follows it.
  private var revision = 0

  init(_ document: Document, of types: DocumentTypes) {
    self.document = document
    super.init(types)
    subscription = Self.subscribe(self, to: document)
  }

  /// Not on the main actor: objects may say that they change from any thread.
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
