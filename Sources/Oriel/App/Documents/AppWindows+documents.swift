import Foundation
import OrielModel
import UniformTypeIdentifiers

extension AppWindows {
  var documentKinds: [DocumentKind] { entries.compactMap(\.documents) }

  /// The menu entries for documents, or `nil` if no scene provides any.
  var documentCommands: DocumentCommands? {
    let kinds = entries.filter(\.providesCommands).compactMap(\.documents)
    guard !kinds.isEmpty else { return nil }
    return DocumentCommands(canBeNew: kinds.contains { $0.canBeNew }, canBeSaved: kinds.contains { !$0.writableTypes.isEmpty })
  }

  /// Opens a window with a new document of the first group that can create one.
  func openNewDocument() {
    for entry in entries {
      guard let session = entry.documents?.makeNew() else { continue }
      return add(entry, showing: session)
    }
  }

  /// Opens a window with a document that the app has created.
  func openNewDocument<D>(_ document: D) {
    for entry in entries {
      guard let session = entry.documents?.show(document) else { continue }
      return add(entry, showing: session)
    }
    Report.once("new-document-\(D.self)", "newDocument: the app has no DocumentGroup for \(D.self); no window opens.")
  }

  /// Opens a file in a new window, or in the window of an untouched document. If a window already shows the file, that window is presented
  /// instead.
  func openDocument(at url: URL, inPlaceOf untouched: DocumentSession? = nil) throws {
    let url = url.standardizedFileURL
    if let window = open.first(where: { $0.document?.fileURL == url }) { return window.present() }
    for entry in entries {
      guard let kind = entry.documents, let type = kind.type(of: url) else { continue }
      let session = try kind.read(url, as: type)
      guard let untouched, untouched.isNewAndUnchanged, let window = open.first(where: { $0.document === untouched }),
        window.key == entry.key
      else { return add(entry, showing: session) }
      return window.show(session)
    }
    throw UnknownDocument()
  }

  /// Opens a file if a group supports its type. If the file can't be read, a window shows the error.
  ///
  /// - Returns: `false` if no group of the app supports the type.
  func opens(_ url: URL) -> Bool {
    guard let entry = entries.first(where: { $0.documents?.type(of: url) != nil }), let kind = entry.documents else { return false }
    do {
      try openDocument(at: url)
    } catch {
      let session = kind.makeNew() ?? kind.makeEmpty()
      session.failure = DocumentSession.Failure(title: Text(.own(.couldNotOpen, url.lastPathComponent)), error: error)
      add(entry, showing: session)
    }
    return true
  }

  private func add(_ entry: _WindowList.Entry, showing session: DocumentSession) {
    let taken = Set(open.compactMap { $0.document?.fileURL == nil ? $0.document?.number : nil })
    session.number = (1...taken.count + 1).first { !taken.contains($0) } ?? 1
    add(entry, value: AnyHashable(session))
  }
}

/// The error for a file whose type no group supports.
private struct UnknownDocument: LocalizedError {
  var errorDescription: String? { String(own: .cannotOpenType, ProcessInfo.processInfo.processName) }
}
