import Foundation
import OrielModel
import UniformTypeIdentifiers

/// A document while it is open in a window: its file, its unsaved changes, and the question that the window presents about it.
///
/// An instance of this class itself, rather than of a subclass, has no document.
@MainActor @Observable
class DocumentSession {
  /// A question that the window presents.
  enum Question {
    /// The choice of a file to open.
    case open
    /// The choice of a location for the document.
    case save
    /// The choice whether to save changes before the window closes.
    case close
  }

  /// An error that occurred while a file was read or written.
  struct Failure {
    let title: Text
    let error: any Error
  }

  let types: DocumentTypes
  /// The URL of the document's file, or `nil` until the document is saved for the first time.
  private(set) var fileURL: URL?
  /// Indicates whether the document differs from its file or, without a file, whether it has been changed.
  private(set) var isEdited = false
  var question: Question?
  var failure: Failure?
  /// The number that distinguishes new documents. The title of the first document omits it.
  var number = 1
  private var fileIsWritable = true
  @ObservationIgnored private var file: FileWrapper?
  @ObservationIgnored private var closesOnceSaved = false
  @ObservationIgnored private var isDiscarded = false
  /// The closure that closes the window.
  @ObservationIgnored var close: () -> Void = {}
  @ObservationIgnored weak var undoManager: UndoManager?
  /// The closure that returns whether a change comes from the user's typing in a text view, which registers its own undo actions.
  @ObservationIgnored var isTyping: () -> Bool = { false }

  init(_ types: DocumentTypes) { self.types = types }

  // MARK: The document

  /// Indicates whether the session has a document.
  var hasDocument: Bool { false }

  /// Returns a file wrapper with the document's contents.
  func makeFile(_ configuration: FileDocumentWriteConfiguration) throws -> FileWrapper { throw CocoaError(.fileWriteUnknown) }

  /// Called after the document has been read from or written to its file.
  func didSave() {}

  /// Indicates whether the document can be changed and saved.
  var isEditable: Bool { hasDocument && !types.writable.isEmpty && fileIsWritable }

  /// Indicates whether the document is new and unchanged. A file that is opened replaces such a document.
  var isNewAndUnchanged: Bool { fileURL == nil && !isEdited }

  var documentConfiguration: DocumentConfiguration { DocumentConfiguration(fileURL: fileURL, isEditable: isEditable) }

  var name: Text {
    if let fileURL { return Text(verbatim: fileURL.lastPathComponent) }
    return Text(number > 1 ? .own(.untitledNumber, number) : .own(.untitled))
  }

  /// The title of the window.
  var title: Text { isEdited ? Text(.own(.editedTitle, name)) : name }

  func didChange(_ isEdited: Bool) { if self.isEdited != isEdited { self.isEdited = isEdited } }

  /// Updates the session after the document has been read from or written to a file.
  func didRead(_ url: URL, _ wrapper: FileWrapper) {
    (fileURL, file) = (url, wrapper)
    fileIsWritable = FileManager.default.isWritableFile(atPath: url.path)
    didSave()
  }

  // MARK: Saving

  /// Writes the document to its file, or presents the save dialog if it has none.
  func save() {
    guard let fileURL, isEditable, let type = type(of: fileURL) else { return question = .save }
    write(to: fileURL, as: type)
  }

  /// Writes the document to another file, which becomes the document's file.
  ///
  /// - Parameter chosen: The location, or `nil` if the user has chosen none.
  func save(to chosen: URL?) {
    question = nil
    guard let chosen else { return closesOnceSaved = false }
    let url = types.writable.place(chosen)
    write(to: url, as: types.writable.type(of: url))
  }

  private func type(of url: URL) -> UTType? { types.writable.isEmpty ? nil : types.writable.type(of: url) }

  private func write(to url: URL, as type: UTType) {
    do {
      let wrapper = try makeFile(FileDocumentWriteConfiguration(contentType: type, existingFile: file))
      try wrapper.write(to: url, options: [.atomic, .withNameUpdating], originalContentsURL: fileURL)
      didRead(url, wrapper)
      didChange(false)
      if closesOnceSaved { close() }
    } catch {
      closesOnceSaved = false
      failure = Failure(title: Text(.own(.couldNotSave, url.lastPathComponent)), error: error)
    }
  }

  /// Returns the request for the save dialog. The name of a document without a file is localized.
  func saveRequest(in locale: Locale) -> FileRequest {
    var request = FileRequest(.save(name: types.writable.named(name.string(in: locale))))
    request.types = types.writable
    request.directory = fileURL?.deletingLastPathComponent()
    return request
  }

  // MARK: Closing

  /// Returns whether the window may close now. If there are unsaved changes, it presents the question about them and returns `false`.
  func mayClose() -> Bool {
    guard isEdited, !isDiscarded else { return true }
    question = .close
    return false
  }

  func saveAndClose() {
    closesOnceSaved = true
    save()
  }

  func discardAndClose() {
    isDiscarded = true
    close()
  }
}

extension DocumentSession: Hashable {
  nonisolated static func == (left: DocumentSession, right: DocumentSession) -> Bool { left === right }

  nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
