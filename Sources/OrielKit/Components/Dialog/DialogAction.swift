import SwiftUI

/// An action that presents a dialog and waits for the user's answer. An addition of Oriel's.
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

  /// Presents a dialog in the nearest layer with the id, or without an id if it is `nil`, and returns the pressed button after the dialog
  /// has been removed.
  ///
  /// Returns `nil` if no button was pressed: the layer has rejected, dismissed or lost the dialog, there is no such layer, or the task was
  /// canceled.
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
  /// An action that presents a dialog and waits for the user's answer. An addition of Oriel's.
  @MainActor public var dialog: DialogAction { DialogAction(environment: self) }
}

/// The host of a dialog that a task waits for.
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
    // A dialog that hasn't been shown has no animation.
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
      // The environment doesn't contain the view that presents the dialog.
      messages: ViewMessages(), onPresent: { self.isShown = true },
      onDismiss: {
        // A dialog without an animation is removed before its button's action has run.
        Task { @MainActor in self.reply() }
      },
      content: {
        AnyView(
          DialogView(uiModel: uiModel, isPresented: flag, title: title, message: message, buttons: buttons, content: { EmptyView() }))
      })
  }
}
