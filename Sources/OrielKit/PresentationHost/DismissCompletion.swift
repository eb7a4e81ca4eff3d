import SwiftUI

/// Stands behind the closure that a modal calls when it has animated out.
///
/// A modal that lets go of the closure without calling it would stay for ever, and block what is behind it. That can be seen: the last
/// reference goes. Then it is reported, and the modal is taken out. Where the modal has gone meanwhile, as with its window, or came back, nobody
/// is at fault.
// The closure that a modal calls isn't known to be the main actor's, but is called there alone: `call` traps elsewhere.
final class DismissCompletion: @unchecked Sendable {
  private let modalID: String
  private let messages: ViewMessages
  private let isAwaited: @MainActor () -> Bool
  private let action: @MainActor () -> Void
  /// Touched where the modal lives, on the main actor.
  private var isCalled = false

  /// - Parameter isAwaited: Whether the modal still is on the way out that the closure ends.
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
    // What goes along with the views has gone by then.
    Task { @MainActor in
      guard isAwaited() else { return }
      messages.warn(
        "lost-completion-\(modalID)",
        "The modal \"\(modalID)\" was dismissed and let go of dismissPublisher's completion without calling it. It is removed at once; "
          + "to animate it out, receive dismissPublisher and call its value when the animation ends.")
      action()
    }
  }
}
