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
  /// also while the modal still animates in. While `isInteractiveDismissDisabled` is true it doesn't.
  public let dimmingViewTapActionPublisher: AnyPublisher<Void, Never>

  /// The presentation itself: ids are unique in a layer only.
  let presentation: PresentationIdentity

  /// Whether a view in the modal says `interactiveDismissDisabled(_:)`: then no gesture and no key should dismiss the modal. An addition of
  /// Oriel's.
  @MainActor public var isInteractiveDismissDisabled: Bool { presentation.record.isDismissDisabled }

  /// Lowers a modal's flag. `stay` is called where the modal stays, to bring back what has moved: at once if the binding refuses
  /// (`set: { if mayGo { isPresented = $0 } }`), else when the flag rises again before anything has left.
  @MainActor func dismiss(_ isPresented: Binding<Bool>, stay: @escaping () -> Void) {
    presentation.record.stay = stay
    isPresented.wrappedValue = false
    if isPresented.wrappedValue { presentation.record.takeStay()?() }
  }
}

/// What a presentation is known by in all layers of all windows.
struct PresentationIdentity: Hashable {
  /// What a presentation and its modal tell each other.
  @MainActor
  @Observable
  final class Record {
    /// Whether the modal is the topmost of its layer. Not in the environment: all views inside would look there whenever a modal comes or goes.
    var isTopmost = false
    /// Whether the modal's content wants nobody to dismiss it by hand.
    @ObservationIgnored var isDismissDisabled = false
    /// What is to be done if the dismissal that the modal asked for doesn't come.
    @ObservationIgnored fileprivate(set) var stay: (() -> Void)?

    nonisolated init() {}

    func takeStay() -> (() -> Void)? {
      defer { stay = nil }
      return stay
    }
  }

  let record = Record()

  static func == (left: Self, right: Self) -> Bool { left.record === right.record }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(record)) }
}
