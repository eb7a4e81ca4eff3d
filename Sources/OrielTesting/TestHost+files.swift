import Foundation
import Oriel
import UniformTypeIdentifiers

/// What a file dialog asks for.
public struct FileDialogQuestion: Sendable {
  public enum Kind: Equatable, Sendable {
    case open(several: Bool)
    case folder(several: Bool)
    /// The name is what the dialog proposes.
    case save(name: String)
  }

  public let kind: Kind
  /// What `fileDialogMessage` says.
  public let message: String?
  public let confirmationLabel: String?
  public let directory: URL?
  /// What may be chosen; empty is everything.
  public let contentTypes: [UTType]
}

extension TestHost {
  /// The file dialog that the views have the desktop show; nil while there is none.
  public var fileDialog: FileDialogQuestion? {
    guard let request = window.fileDialog?.request else { return nil }
    let kind: FileDialogQuestion.Kind =
      switch request.kind {
      case .open(let several): .open(several: several)
      case .folder(let several): .folder(several: several)
      case .save(let name): .save(name: name)
      }
    return FileDialogQuestion(
      kind: kind, message: request.title, confirmationLabel: request.confirmationLabel, directory: request.directory,
      contentTypes: request.types)
  }

  /// Whether the desktop has file dialogs at all.
  public var hasFileDialogs: Bool {
    get { window.hasFileDialogs }
    set { window.hasFileDialogs = newValue }
  }

  /// Chooses files, a folder, or the place to save at, as somebody would in the file dialog, and runs a frame. Throws where there is no
  /// dialog.
  public func choose(_ urls: URL...) throws { try answer(urls) }

  /// Closes the file dialog without choosing anything, and runs a frame. Throws where there is no dialog.
  public func cancelFileDialog() throws { try answer(nil) }

  private func answer(_ urls: [URL]?) throws {
    guard let dialog = window.fileDialog else {
      throw HostError(reason: .noMatch, description: "There is no file dialog.")
    }
    dialog.finish(urls)
    render()
  }
}
