import SwiftUI

/// The channel through which a layer notifies a modal. The environment of the modal contains it.
public struct PresentationHostPresentationMode {
  /// The id of the modal, as its host has specified it.
  public let id: String

  /// A publisher that fires when the modal has appeared, and when it is requested again during its dismissal. The modal animates in.
  public let presentPublisher: AnyPublisher<Void, Never>

  /// A publisher that emits a completion when the modal is dismissed. The modal animates out and then calls the completion.
  ///
  /// The modal remains in the hierarchy and covers the content behind it until the completion is called. A completion that is released
  /// without being called is reported and counts as called. A completion that isn't called within 5 seconds is reported;
  /// `PresentationHostLayerProxy.remove(id:)` removes such a modal.
  public let dismissPublisher: AnyPublisher<() -> Void, Never>

  /// A publisher that fires when the user taps beside the topmost modal of a layer or presses Escape, if the `dimmingViewTapAction` of the
  /// layer is `sendActionToTopmostModal`. It also fires while the modal animates in, but not while `isInteractiveDismissDisabled` is
  /// `true`.
  public let dimmingViewTapActionPublisher: AnyPublisher<Void, Never>

  /// The identity of the presentation. The id is unique within a layer only.
  let presentation: PresentationIdentity

  /// A Boolean value that indicates whether a view in the modal has the modifier `interactiveDismissDisabled(_:)`. If so, gestures and keys
  /// should not dismiss the modal. An addition of Oriel's.
  @MainActor public var isInteractiveDismissDisabled: Bool { presentation.record.isDismissDisabled }

  /// Sets the flag of a modal to `false`. `stay` is called if the modal remains, to restore its position: immediately if the binding
  /// rejects the change, as `set: { if mayGo { isPresented = $0 } }` does, or later if the flag becomes `true` again before the dismissal
  /// has begun.
  @MainActor func dismiss(_ isPresented: Binding<Bool>, stay: @escaping () -> Void) {
    presentation.record.stay = stay
    isPresented.wrappedValue = false
    if isPresented.wrappedValue { presentation.record.takeStay()?() }
  }
}

/// The identity of a presentation, unique among all layers of all windows.
struct PresentationIdentity: Hashable {
  /// The state that a presentation shares with its modal.
  @MainActor
  @Observable
  final class Record {
    /// Indicates whether the modal is the topmost one of its layer. It isn't an environment value, because all views in the modal would be
    /// checked whenever a modal is presented or dismissed.
    var isTopmost = false
    /// Indicates whether the content of the modal disables its dismissal by the user.
    @ObservationIgnored var isDismissDisabled = false
    /// The closure to call if the dismissal that the modal has requested doesn't take place.
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
