import Foundation
import OrielModel
import UniformTypeIdentifiers

/// The actions on an app's documents that its windows can perform.
@MainActor
struct DocumentActions {
  private weak var windows: AppWindows?

  init(_ windows: AppWindows) { self.windows = windows }

  /// The types that any group of the app can read.
  var readableTypes: [UTType] { windows?.documentKinds.flatMap(\.readableTypes) ?? [] }

  func openNew() { windows?.openNewDocument() }

  /// Opens a file in a new window, or in place of an untouched document. A failure is stored in the session, whose window shows it.
  func open(_ url: URL, from session: DocumentSession) {
    do {
      try windows?.openDocument(at: url, inPlaceOf: session)
    } catch {
      session.failure = DocumentSession.Failure(title: Text(.own(.couldNotOpen, url.lastPathComponent)), error: error)
    }
  }
}

/// An action that opens a document in a window. Mirrors SwiftUI's `OpenDocumentAction`.
@MainActor @preconcurrency
public struct OpenDocumentAction {
  nonisolated let windows: AppWindows?

  nonisolated init(windows: AppWindows? = nil) { self.windows = windows }

  /// Opens the file in a window of the app, or presents the window that already shows it.
  ///
  /// - Throws: An error if the file can't be read, or if no `DocumentGroup` of the app supports its type.
  public func callAsFunction(at url: URL) async throws {
    guard let windows else { throw CocoaError(.featureUnsupported) }
    try windows.openDocument(at: url)
  }
}

/// An action that opens a window for a new document. Mirrors SwiftUI's `NewDocumentAction`.
@MainActor @preconcurrency
public struct NewDocumentAction {
  nonisolated let windows: AppWindows?

  nonisolated init(windows: AppWindows? = nil) { self.windows = windows }

  /// Opens a window of the first group for documents of the type. If the app has no such group, nothing opens, and this is reported once.
  public func callAsFunction<D: FileDocument>(_ newDocument: @autoclosure () -> D) { windows?.openNewDocument(newDocument()) }

  /// Opens a window of the first group for documents of the type. If the app has no such group, nothing opens, and this is reported once.
  public func callAsFunction<D: ReferenceFileDocument>(_ newDocument: () -> D) { windows?.openNewDocument(newDocument()) }
}

private enum DocumentActionsKey: EnvironmentKey { static var defaultValue: DocumentActions? { nil } }
private enum OpenDocumentKey: EnvironmentKey { static var defaultValue: OpenDocumentAction { OpenDocumentAction() } }
private enum NewDocumentKey: EnvironmentKey { static var defaultValue: NewDocumentAction { NewDocumentAction() } }

extension EnvironmentValues {
  /// The actions on documents, or `nil` outside an app's windows.
  var documentActions: DocumentActions? {
    get { self[DocumentActionsKey.self] }
    set { self[DocumentActionsKey.self] = newValue }
  }

  /// An action that opens a document in a window. Mirrors SwiftUI's `openDocument`.
  public internal(set) var openDocument: OpenDocumentAction {
    get { self[OpenDocumentKey.self] }
    set { self[OpenDocumentKey.self] = newValue }
  }

  /// An action that opens a window for a new document. Outside an app's windows, it does nothing. Mirrors SwiftUI's `newDocument`.
  public internal(set) var newDocument: NewDocumentAction {
    get { self[NewDocumentKey.self] }
    set { self[NewDocumentKey.self] = newValue }
  }
}
