import Foundation
import Oriel
import UniformTypeIdentifiers

/// The request of a file dialog.
public struct FileDialogQuestion: Sendable {
  /// The kinds of file dialogs, which differ in the items that the user can choose.
  public enum Kind: Equatable, Sendable {
    /// A dialog that opens one file, or several.
    case open(several: Bool)
    /// A dialog that selects one folder, or several.
    case folder(several: Bool)
    /// A dialog that saves a file. `name` is the proposed file name.
    case save(name: String)
  }

  /// The kind of the dialog, which determines the items that the user can choose.
  public let kind: Kind
  /// The title of the dialog, which `fileDialogMessage` sets.
  public let message: String?
  /// The label of the button that confirms the choice, or `nil` for the default.
  public let confirmationLabel: String?
  /// The directory in which the dialog opens, or `nil` for the default.
  public let directory: URL?
  /// The types of the files that the user may choose. An empty array stands for all types.
  public let contentTypes: [UTType]
}

extension TestHost {
  /// The file dialog that the views present, or `nil` if there is none.
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

  /// A Boolean value that indicates whether the platform provides file dialogs.
  public var hasFileDialogs: Bool {
    get { window.hasFileDialogs }
    set { window.hasFileDialogs = newValue }
  }

  /// Chooses files, a folder or a destination in the file dialog, and runs a frame. Throws a `HostError` if there is no dialog.
  public func choose(_ urls: URL...) throws { try answer(urls) }

  /// Cancels the file dialog, and runs a frame. Throws a `HostError` if there is no dialog.
  public func cancelFileDialog() throws { try answer(nil) }

  private func answer(_ urls: [URL]?) throws {
    guard let dialog = window.fileDialog else {
      throw HostError(reason: .noMatch, description: "No file dialog is open.")
    }
    dialog.finish(urls)
    render()
  }
}
