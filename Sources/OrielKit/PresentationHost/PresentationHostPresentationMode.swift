import SwiftUI

/// What a modal hears from its layer. Modals find it in their environment.
public struct PresentationHostPresentationMode {
  /// The modal's id, as its host gave it.
  public let id: String

  /// Fires when the modal has appeared, and again when it is asked back while it is on its way out: animate in.
  public let presentPublisher: AnyPublisher<Void, Never>

  /// Fires when the modal is asked to go: animate out, then call the value. The modal stays in the hierarchy until it is called, and
  /// covers what is behind; a completion that is let go of uncalled is reported and counts as called. One that is kept for more than
  /// 5 s is reported: `PresentationHostLayerProxy.remove(id:)` takes such a modal out.
  public let dismissPublisher: AnyPublisher<() -> Void, Never>

  /// Fires on the topmost modal of a layer when a tap lands beside it, or Escape is pressed, if the layer's `dimmingViewTapAction` says so;
  /// also while the modal still animates in.
  public let dimmingViewTapActionPublisher: AnyPublisher<Void, Never>

  /// The presentation itself: ids are unique in a layer only.
  let presentation: PresentationIdentity
}

/// What a presentation is known by in all layers of all windows.
struct PresentationIdentity: Hashable {
  private final class Mark: Sendable {}
  private let mark = Mark()

  static func == (left: Self, right: Self) -> Bool { left.mark === right.mark }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(mark)) }
}
