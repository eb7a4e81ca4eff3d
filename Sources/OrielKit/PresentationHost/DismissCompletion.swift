import SwiftUI

/// The lifetime of the completion that a modal calls when it has animated out.
///
/// A modal that released the completion without calling it would remain forever and block the content behind it. `deinit` detects that,
/// reports it, and removes the modal. There is no report if the modal has been removed meanwhile, for example with its window, or if it has
/// been presented again.
// The type of the completion isn't isolated to the main actor, but modals call it there only: `call` traps on other threads.
final class DismissCompletion: @unchecked Sendable {
  private let modalID: String
  private let messages: ViewMessages
  private let isAwaited: @MainActor () -> Bool
  private let action: @MainActor () -> Void
  /// Indicates whether the modal has called the completion. It is accessed on the main actor only, except by `deinit`.
  private var isCalled = false

  /// - Parameter isAwaited: Returns `true` while the dismissal that the completion belongs to is still in progress.
  init(
    modalID: String, messages: ViewMessages, isAwaited: @escaping @MainActor () -> Bool, action: @escaping @MainActor () -> Void
  ) {
    self.modalID = modalID
    self.messages = messages
    self.isAwaited = isAwaited
    self.action = action
  }

  func call() {
    guard !isCalled else { return }
    isCalled = true
    let action = action
    MainActor.assumeIsolated { action() }
  }

  deinit {
    guard !isCalled else { return }
    let (modalID, messages, isAwaited, action) = (modalID, messages, isAwaited, action)
    // The views and the objects that belong to them are released before the task runs.
    Task { @MainActor in
      guard isAwaited() else { return }
      messages.warn(
        "lost-completion-\(modalID)",
        "The modal \"\(modalID)\" was dismissed and released dismissPublisher's completion without calling it. It is removed immediately. "
          + "To animate its removal, receive dismissPublisher and call its value when the animation ends.")
      action()
    }
  }
}
