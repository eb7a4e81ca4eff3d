import Foundation
import OrielModel
import UniformTypeIdentifiers

/// A document while it is open in a window: its file, whether it was changed since, and what somebody is asked about it. One of this very
/// class has no document.
@MainActor @Observable
class DocumentSession {
  /// What is asked in the window.
  enum Question {
    /// Which file is to be opened.
    case open
    /// Where the document is to be saved.
    case save
    /// Whether what was changed is to be saved before the window closes.
    case close
  }

  /// What went wrong with a file.
  struct Failure {
    let title: Text
    let error: any Error
  }

  let types: DocumentTypes
  /// Nil until the document is saved for the first time.
  private(set) var fileURL: URL?
  /// Whether the document is another one than its file, or was changed at all where there is none.
  private(set) var isEdited = false
  var question: Question?
  var failure: Failure?
  /// Tells new documents apart; the first has no number in its title.
  var number = 1
  private var fileIsWritable = true
  @ObservationIgnored private var file: FileWrapper?
  @ObservationIgnored private var closesOnceSaved = false
  @ObservationIgnored private var isDiscarded = false
  /// Closes the window.
  @ObservationIgnored var close: () -> Void = {}
  @ObservationIgnored weak var undoManager: UndoManager?
  /// Whether a change comes from what somebody writes in a text, which takes that back by itself.
  @ObservationIgnored var isTyping: () -> Bool = { false }

  init(_ types: DocumentTypes) { self.types = types }

  // MARK: The document

  /// Whether there is a document.
  var hasDocument: Bool { false }

  /// The document as a file, for it to be written.
  func makeFile(_ configuration: FileDocumentWriteConfiguration) throws -> FileWrapper { throw CocoaError(.fileWriteUnknown) }

  /// The document is as its file.
  func didSave() {}

  /// Whether it can be changed and saved.
  var isEditable: Bool { hasDocument && !types.writable.isEmpty && fileIsWritable }

  /// Whether nothing was done with it yet: a file that is opened takes its place.
  var isUntouched: Bool { fileURL == nil && !isEdited }

  var documentConfiguration: DocumentConfiguration { DocumentConfiguration(fileURL: fileURL, isEditable: isEditable) }

  var name: Text {
    if let fileURL { return Text(verbatim: fileURL.lastPathComponent) }
    return Text(number > 1 ? .own(.untitledNumber, number) : .own(.untitled))
  }

  /// What the window's bar says.
  var title: Text { isEdited ? Text(.own(.editedTitle, name)) : name }

  func didChange(_ isEdited: Bool) { if self.isEdited != isEdited { self.isEdited = isEdited } }

  /// The document is as a file says.
  func didRead(_ url: URL, _ wrapper: FileWrapper) {
    (fileURL, file) = (url, wrapper)
    fileIsWritable = FileManager.default.isWritableFile(atPath: url.path)
    didSave()
  }

  // MARK: Saving

  /// Writes the document to its file, or asks where to where it has none.
  func save() {
    guard let fileURL, isEditable, let type = type(of: fileURL) else { return question = .save }
    write(to: fileURL, as: type)
  }

  /// Writes the document to another file, which is its own from then on; nil is that none was chosen.
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

  /// The request for the dialog that asks where to save. A document without a file is called as a language has it.
  func saveRequest(in locale: Locale) -> FileRequest {
    var request = FileRequest(.save(name: types.writable.named(name.string(in: locale))))
    request.types = types.writable
    request.directory = fileURL?.deletingLastPathComponent()
    return request
  }

  // MARK: Closing

  /// Whether the window may close at once; else it is asked about what was changed.
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
