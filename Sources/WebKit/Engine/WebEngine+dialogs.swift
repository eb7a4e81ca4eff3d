import CGTK
import COrielLibraries
import Foundation

extension WebEngine {
  /// Presents a dialog of a script by the page's presenter, while the script waits. Without a presenter, the dialog is answered
  /// immediately.
  func present(_ dialog: OpaquePointer) {
    let reference = ScriptDialogReference(dialog, webkit)
    let presenter = page?.dialogPresenter ?? DefaultPresenter()
    let frame = WebPage.FrameInfo(url: page?.url)
    Task { [webkit] in
      await Self.answer(dialog: reference.pointer, by: presenter, frame, webkit)
      webkit.webkit_script_dialog_close(reference.pointer)
    }
  }

  private static func answer(
    dialog: OpaquePointer, by presenter: any WebPage.DialogPresenting, _ frame: WebPage.FrameInfo, _ webkit: OrielWebKit
  ) async {
    let message = webkit.webkit_script_dialog_get_message(dialog).map { String(cString: $0) } ?? ""
    switch webkit.webkit_script_dialog_get_dialog_type(dialog) {
    case WEBKIT_SCRIPT_DIALOG_ALERT: await presenter.handleJavaScriptAlert(message: message, initiatedBy: frame)
    case WEBKIT_SCRIPT_DIALOG_CONFIRM:
      let isConfirmed = await presenter.handleJavaScriptConfirm(message: message, initiatedBy: frame) == .ok
      webkit.webkit_script_dialog_confirm_set_confirmed(dialog, isConfirmed ? 1 : 0)
    case WEBKIT_SCRIPT_DIALOG_PROMPT:
      let text = webkit.webkit_script_dialog_prompt_get_default_text(dialog).map { String(cString: $0) }
      let answer = await presenter.handleJavaScriptPrompt(message: message, defaultText: text, initiatedBy: frame)
      if case .ok(let text) = answer { webkit.webkit_script_dialog_prompt_set_text(dialog, text) }
    default:
      // A page can't keep the user from leaving it, as with Apple's `WebPage`.
      webkit.webkit_script_dialog_confirm_set_confirmed(dialog, 1)
    }
  }

  /// Presents a file chooser for a file input of the page by the page's presenter.
  func chooseFiles(_ request: OpaquePointer) {
    let reference = ObjectReference(request)
    let presenter = page?.dialogPresenter ?? DefaultPresenter()
    let frame = WebPage.FrameInfo(url: page?.url)
    let takesSeveral = webkit.webkit_file_chooser_request_get_select_multiple(request) != 0
    Task { [webkit] in
      let answer = await presenter.handleFileInputPrompt(
        parameters: WKOpenPanelParameters(allowsMultipleSelection: takesSeveral), initiatedBy: frame)
      guard case .selected(let urls) = answer, !urls.isEmpty else {
        return webkit.webkit_file_chooser_request_cancel(reference.pointer)
      }
      let files = urls.filter(\.isFileURL).prefix(takesSeveral ? urls.count : 1).map { strdup($0.path) }
      defer { for file in files { free(file) } }
      let list = files.map { $0.map { UnsafePointer($0) } } + [nil]
      list.withUnsafeBufferPointer { webkit.webkit_file_chooser_request_select_files(reference.pointer, $0.baseAddress) }
    }
  }
}

private struct DefaultPresenter: WebPage.DialogPresenting {}

@MainActor
private final class ScriptDialogReference {
  let pointer: OpaquePointer
  private let webkit: OrielWebKit

  init(_ pointer: OpaquePointer, _ webkit: OrielWebKit) {
    self.pointer = pointer
    self.webkit = webkit
    _ = webkit.webkit_script_dialog_ref(pointer)
  }

  isolated deinit { webkit.webkit_script_dialog_unref(pointer) }
}
