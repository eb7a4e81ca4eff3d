/// The session of a document that is a value.
@MainActor @Observable
final class ValueDocumentSession<Document: FileDocument>: DocumentSession {
  private var document: Document
  @ObservationIgnored private var saved: Document

  init(_ document: Document, of types: DocumentTypes) {
    (self.document, saved) = (document, document)
    super.init(types)
  }

  override var hasDocument: Bool { true }

  override func makeFile(_ configuration: FileDocumentWriteConfiguration) throws -> FileWrapper {
    try document.fileWrapper(configuration: configuration)
  }

  override func didSave() { saved = document }

  /// Replaces the document, unless it is read-only.
  private func change(to new: Document) {
    guard isEditable else {
      return Report.once("document-\(Document.self)", "A read-only \(Document.self) was changed; the change is ignored.")
    }
    let old = document
    if isEqual(old, new) == true { return }
    document = new
    didChange(isEqual(new, saved) != true)
    if !isTyping() { undoManager?.registerUndo(withTarget: self) { $0.change(to: old) } }
  }

  /// Returns whether two documents are equal, or `nil` if the document's type isn't `Equatable`.
  private func isEqual(_ left: Document, _ right: Document) -> Bool? {
    func compare<E: Equatable>(_ left: E) -> Bool { left == right as? E }
    return (left as? any Equatable).map { compare($0) }
  }

  var configuration: FileDocumentConfiguration<Document> {
    FileDocumentConfiguration(
      document: Binding {
        MainActor.assumeIsolated { self.document }
      } set: { new in
        MainActor.assumeIsolated { self.change(to: new) }
      },
      fileURL: fileURL, isEditable: isEditable)
  }
}
