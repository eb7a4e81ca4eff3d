import SwiftUI

/// Asks somebody by a dialog and waits for the answer. An addition of Oriel's.
///
/// ```swift
/// @Environment(\.dialog) private var dialog
/// …
/// let choice = await dialog(title: "Delete the draft?", message: nil) {
///   DialogButton(role: .destructive, title: "Delete")
///   DialogButton(role: .cancel, title: "Keep")
/// }
/// if choice?.role == .destructive { … }
/// ```
@MainActor
public struct DialogAction {
  let environment: EnvironmentValues

  /// Shows a dialog in the nearest layer with the id, nil for the layers without one, and returns the button that was pressed once the dialog has gone.
  ///
  /// Nil where nobody pressed one: the layer turned the dialog down, dismissed it or went, there is no such layer, or the task was cancelled.
  @discardableResult
  public func callAsFunction(
    layerID: String? = nil, uiModel: DialogUIModel = .init(), title: String?, message: String?,
    @DialogButtonBuilder actions buttons: () -> [DialogButton]
  ) async -> DialogButton? {
    let question = DialogQuestion(layerID: layerID, uiModel: uiModel, title: title, message: message, buttons: buttons(), environment)
    return await withTaskCancellationHandler {
      await question.ask()
    } onCancel: {
      Task { @MainActor in question.end() }
    }
  }
}

extension EnvironmentValues {
  /// Asks somebody by a dialog and waits for the answer. An addition of Oriel's.
  @MainActor public var dialog: DialogAction { DialogAction(environment: self) }
}

/// One dialog that somebody waits for: its own host.
@MainActor
private final class DialogQuestion {
  private let layer: PresentationLayer?
  private let layerID: String?
  private let link = PresentationLink()
  private let buttons: [DialogButton]
  private let environment: EnvironmentValues
  private let uiModel: DialogUIModel
  private let title: String?
  private let message: String?
  private var isPresented = false
  private var isShown = false
  private var choice: DialogButton?
  private var answer: CheckedContinuation<Void, Never>?

  init(
    layerID: String?, uiModel: DialogUIModel, title: String?, message: String?, buttons: [DialogButton], _ environment: EnvironmentValues
  ) {
    layer = environment.presentationHostLayers[layerID]?.layer
    (self.layerID, self.uiModel, self.title, self.message, self.buttons) = (layerID, uiModel, title, message, buttons)
    self.environment = environment
  }

  func ask() async -> DialogButton? {
    guard !Task.isCancelled else { return nil }
    await withCheckedContinuation { continuation in
      answer = continuation
      isPresented = true
      link.didLoseLayer = { [weak self] in self?.reply() }
      settle()
      if layer == nil { reply() }
    }
    return choice
  }

  func end() {
    guard isPresented else { return }
    isPresented = false
    settle()
    // What had no turn has nothing to animate.
    if !isShown { reply() }
  }

  private func settle() { link.settle(request, layer: layer, layerID: layerID) }

  private func reply() {
    answer?.resume()
    answer = nil
  }

  private var request: PresentationRequest {
    let flag = Binding(get: { self.isPresented }, set: { if !$0 { self.end() } })
    let buttons = DialogButton.arranged(buttons).map { button in
      DialogButton(
        role: button.role,
        action: {
          self.choice = button
          button.action?()
        }, title: button.title
      ).disabled(!button.isEnabled)
    }
    let (uiModel, title, message) = (uiModel, title, message)
    return PresentationRequest(
      id: link.ownID, uiModel: uiModel.hostUIModel, isPresented: flag, environment: environment,
      // The environment doesn't say which view asks.
      messages: ViewMessages(), onPresent: { self.isShown = true },
      onDismiss: {
        // A dialog without an animation has gone before its button acts.
        Task { @MainActor in self.reply() }
      },
      content: {
        AnyView(
          DialogView(uiModel: uiModel, isPresented: flag, title: title, message: message, buttons: buttons, content: { EmptyView() }))
      })
  }
}
