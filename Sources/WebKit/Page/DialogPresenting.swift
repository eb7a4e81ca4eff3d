import Foundation

extension WebPage {
  /// The result of a script's `confirm()`. Mirrors WebKit's `WebPage.JavaScriptConfirmResult`.
  public enum JavaScriptConfirmResult: Hashable, Sendable {
    case ok
    case cancel
  }

  /// The result of a script's `prompt()`. Mirrors WebKit's `WebPage.JavaScriptPromptResult`.
  public enum JavaScriptPromptResult: Hashable, Sendable {
    case ok(String)
    case cancel
  }

  /// The result of a file input. Mirrors WebKit's `WebPage.FileInputPromptResult`.
  public enum FileInputPromptResult: Hashable, Sendable {
    case selected([URL])
    case cancel
  }

  /// A type that presents the dialogs of a page's scripts. Mirrors WebKit's `WebPage.DialogPresenting`.
  ///
  /// Scripts of the page wait for the result.
  public protocol DialogPresenting {
    /// Presents the message of a script's `alert()`. By default, it returns immediately.
    @MainActor
    func handleJavaScriptAlert(message: String, initiatedBy frame: WebPage.FrameInfo) async

    /// Presents a script's `confirm()`. By default, the result is `cancel`.
    @MainActor
    func handleJavaScriptConfirm(message: String, initiatedBy frame: WebPage.FrameInfo) async -> WebPage.JavaScriptConfirmResult

    /// Presents a script's `prompt()`. By default, the result is `cancel`.
    @MainActor
    func handleJavaScriptPrompt(
      message: String, defaultText: String?, initiatedBy frame: WebPage.FrameInfo
    ) async -> WebPage.JavaScriptPromptResult

    /// Presents a file chooser after the user has clicked a file input. By default, the result is `cancel`.
    @MainActor
    func handleFileInputPrompt(
      parameters: WKOpenPanelParameters, initiatedBy frame: WebPage.FrameInfo
    ) async -> WebPage.FileInputPromptResult
  }
}

extension WebPage.DialogPresenting {
  /// Returns immediately.
  @MainActor
  public func handleJavaScriptAlert(message: String, initiatedBy frame: WebPage.FrameInfo) async {}

  /// Returns `cancel`.
  @MainActor
  public func handleJavaScriptConfirm(
    message: String, initiatedBy frame: WebPage.FrameInfo
  ) async -> WebPage.JavaScriptConfirmResult { .cancel }

  /// Returns `cancel`.
  @MainActor
  public func handleJavaScriptPrompt(
    message: String, defaultText: String?, initiatedBy frame: WebPage.FrameInfo
  ) async -> WebPage.JavaScriptPromptResult { .cancel }

  /// Returns `cancel`.
  @MainActor
  public func handleFileInputPrompt(
    parameters: WKOpenPanelParameters, initiatedBy frame: WebPage.FrameInfo
  ) async -> WebPage.FileInputPromptResult { .cancel }
}

/// The options of a page's file input. Mirrors WebKit's `WKOpenPanelParameters`.
@MainActor
public final class WKOpenPanelParameters: NSObject {
  /// A Boolean value that indicates whether the user may choose several files.
  public let allowsMultipleSelection: Bool

  init(allowsMultipleSelection: Bool) { self.allowsMultipleSelection = allowsMultipleSelection }
}
