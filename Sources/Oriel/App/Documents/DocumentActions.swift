import Foundation
import OrielModel
import UniformTypeIdentifiers

/// What windows can have done with the documents of their app.
@MainActor
struct DocumentActions {
  private weak var windows: AppWindows?

  init(_ windows: AppWindows) { self.windows = windows }

  /// What any group of the app reads.
  var readableTypes: [UTType] { windows?.documentKinds.flatMap(\.readableTypes) ?? [] }

  func openNew() { windows?.openNewDocument() }

  /// Opens a file in a window of its own, or in place of a document that nothing was done with. Whoever asked is told where that fails.
  func open(_ url: URL, from session: DocumentSession) {
    do {
      try windows?.openDocument(at: url, inPlaceOf: session)
    } catch {
      session.failure = DocumentSession.Failure(title: Text(.own(.couldNotOpen, url.lastPathComponent)), error: error)
    }
  }
}

/// Opens a document in a window. Mirrors SwiftUI's `OpenDocumentAction`.
@MainActor @preconcurrency
public struct OpenDocumentAction {
  nonisolated let windows: AppWindows?

  nonisolated init(windows: AppWindows? = nil) { self.windows = windows }

  /// Opens the file in a window of the app's; one that has it already comes to the front. Throws where the file can't be read, or no
  /// `DocumentGroup` of the app is for files of its type.
  public func callAsFunction(at url: URL) async throws {
    guard let windows else { throw CocoaError(.featureUnsupported) }
    try windows.openDocument(at: url)
  }
}

/// Opens a window for a new document. Mirrors SwiftUI's `NewDocumentAction`.
@MainActor @preconcurrency
public struct NewDocumentAction {
  nonisolated let windows: AppWindows?

  nonisolated init(windows: AppWindows? = nil) { self.windows = windows }

  /// Opens a window of the first group for documents of the type. An app without one stays as it is, which is reported once.
  public func callAsFunction<D: FileDocument>(_ newDocument: @autoclosure () -> D) { windows?.openNewDocument(newDocument()) }

  public func callAsFunction<D: ReferenceFileDocument>(_ newDocument: () -> D) { windows?.openNewDocument(newDocument()) }
}

private enum DocumentActionsKey: EnvironmentKey { static var defaultValue: DocumentActions? { nil } }
private enum OpenDocumentKey: EnvironmentKey { static var defaultValue: OpenDocumentAction { OpenDocumentAction() } }
private enum NewDocumentKey: EnvironmentKey { static var defaultValue: NewDocumentAction { NewDocumentAction() } }

extension EnvironmentValues {
  /// Nil outside of an app's windows.
  var documentActions: DocumentActions? {
    get { self[DocumentActionsKey.self] }
    set { self[DocumentActionsKey.self] = newValue }
  }

  /// Opens a document in a window. Mirrors SwiftUI's `openDocument`.
  public internal(set) var openDocument: OpenDocumentAction {
    get { self[OpenDocumentKey.self] }
    set { self[OpenDocumentKey.self] = newValue }
  }

  /// Opens a window for a new document. Outside of an app's windows it does nothing. Mirrors SwiftUI's `newDocument`.
  public internal(set) var newDocument: NewDocumentAction {
    get { self[NewDocumentKey.self] }
    set { self[NewDocumentKey.self] = newValue }
  }
}
