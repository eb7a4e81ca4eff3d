import Foundation

extension WebPage {
  /// The answer to a script's `confirm()`. Mirrors WebKit's `WebPage.JavaScriptConfirmResult`.
  public enum JavaScriptConfirmResult: Hashable, Sendable {
    case ok
    case cancel
  }

  /// The answer to a script's `prompt()`. Mirrors WebKit's `WebPage.JavaScriptPromptResult`.
  public enum JavaScriptPromptResult: Hashable, Sendable {
    case ok(String)
    case cancel
  }

  /// The answer to a page that asks for files. Mirrors WebKit's `WebPage.FileInputPromptResult`.
  public enum FileInputPromptResult: Hashable, Sendable {
    case selected([URL])
    case cancel
  }

  /// Shows what scripts of a page ask. Mirrors WebKit's `WebPage.DialogPresenting`.
  ///
  /// Scripts of the page wait for the answer.
  public protocol DialogPresenting {
    /// A script calls `alert()`. By default this returns at once.
    @MainActor
    func handleJavaScriptAlert(message: String, initiatedBy frame: WebPage.FrameInfo) async

    /// A script calls `confirm()`. By default the answer is `cancel`.
    @MainActor
    func handleJavaScriptConfirm(message: String, initiatedBy frame: WebPage.FrameInfo) async -> WebPage.JavaScriptConfirmResult

    /// A script calls `prompt()`. By default the answer is `cancel`.
    @MainActor
    func handleJavaScriptPrompt(
      message: String, defaultText: String?, initiatedBy frame: WebPage.FrameInfo
    ) async -> WebPage.JavaScriptPromptResult

    /// Somebody presses a page's field for files. By default the answer is `cancel`.
    @MainActor
    func handleFileInputPrompt(
      parameters: WKOpenPanelParameters, initiatedBy frame: WebPage.FrameInfo
    ) async -> WebPage.FileInputPromptResult
  }
}

extension WebPage.DialogPresenting {
  @MainActor
  public func handleJavaScriptAlert(message: String, initiatedBy frame: WebPage.FrameInfo) async {}

  @MainActor
  public func handleJavaScriptConfirm(
    message: String, initiatedBy frame: WebPage.FrameInfo
  ) async -> WebPage.JavaScriptConfirmResult { .cancel }

  @MainActor
  public func handleJavaScriptPrompt(
    message: String, defaultText: String?, initiatedBy frame: WebPage.FrameInfo
  ) async -> WebPage.JavaScriptPromptResult { .cancel }

  @MainActor
  public func handleFileInputPrompt(
    parameters: WKOpenPanelParameters, initiatedBy frame: WebPage.FrameInfo
  ) async -> WebPage.FileInputPromptResult { .cancel }
}

/// What a page's field for files takes. Mirrors WebKit's `WKOpenPanelParameters`.
@MainActor
public final class WKOpenPanelParameters: NSObject {
  public let allowsMultipleSelection: Bool

  init(allowsMultipleSelection: Bool) { self.allowsMultipleSelection = allowsMultipleSelection }
}
