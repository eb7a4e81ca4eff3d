import SwiftUI

/// What a modal hears from its layer. Modals find it in their environment.
public struct PresentationHostPresentationMode {
  /// The modal's id, as its host gave it.
  public let id: String

  /// Fires when the modal has appeared, and again when it is asked back while it is on its way out: animate in.
  public let presentPublisher: AnyPublisher<Void, Never>

  /// Fires when the modal is asked to go: animate out, then call the value. The modal stays in the hierarchy until it is called, and
  /// covers what is behind; a completion that is let go of uncalled is reported and counts as called.
  public let dismissPublisher: AnyPublisher<() -> Void, Never>

  /// Fires on the topmost modal of a layer when a tap lands beside it, if the layer's `dimmingViewTapAction` says so.
  public let dimmingViewTapActionPublisher: AnyPublisher<Void, Never>
}
