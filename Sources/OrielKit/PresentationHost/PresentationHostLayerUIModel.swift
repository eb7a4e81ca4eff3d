import SwiftUI

/// How a layer of modals looks and answers to taps beside them.
public struct PresentationHostLayerUIModel: Sendable {
  /// Where the layer's modals live: in all of the layer, or in a part of it.
  public var frame: Frame = .default

  /// The colour between the layer's content and its modals. Clear hides it.
  ///
  /// As long as it isn't set it is a light grey, or a darker shade in the dark colour scheme.
  public var dimmingViewColor = Self.lightDimmingViewColor {
    didSet { hasOwnDimmingViewColor = true }
  }

  /// What a tap beside the topmost modal does.
  public var dimmingViewTapAction: DimmingViewTapAction = .default

  /// Whether the layer stands above SwiftUI's own presentations, such as sheets and alerts, and spans the window wherever it is
  /// injected. Of two such layers the one that is injected later is above. Switching it builds modals that are shown anew. An addition of Oriel's.
  public var isAbovePresentations = false

  /// How the dimming comes with the layer's first modal and goes with its last; nil at once. An addition of Oriel's.
  public var dimmingViewAnimation: Animation? = .easeInOut(duration: 0.2)

  /// What the layer does with a request while it has a modal already. An addition of Oriel's.
  public var queuePolicy: QueuePolicy = .default

  /// How a modal that has the focus makes way for the keyboard. The dimming, and the layer's other modals, stay where they are.
  public var keyboardObserverSubUIModel = KeyboardObserverUIModel()

  private var hasOwnDimmingViewColor = false

  /// Of the layer that a window has for hosts with none around.
  static var window: Self {
    var uiModel = Self()
    uiModel.isAbovePresentations = true
    return uiModel
  }

  /// Of the layer that a window has for toasts and notifications of such hosts.
  static var windowAnnouncements: Self {
    var uiModel = Self.window
    uiModel.dimmingViewColor = .clear
    uiModel.dimmingViewTapAction = .passTapsThrough
    return uiModel
  }

  public init() {}

  /// SwiftUI has no colour of its own that knows the scheme, so the layer asks when it draws.
  func dimmingViewColor(in colorScheme: ColorScheme) -> Color {
    guard !hasOwnDimmingViewColor, colorScheme == .dark else { return dimmingViewColor }
    return Self.darkDimmingViewColor
  }

  static let lightDimmingViewColor = Color(red: 100 / 255, green: 100 / 255, blue: 100 / 255, opacity: 0.3)
  static let darkDimmingViewColor = Color(red: 0, green: 0, blue: 0, opacity: 0.4)
}

extension PresentationHostLayerUIModel {
  /// The container that the modals of a layer are confined to.
  public enum Frame: Sendable {
    /// A size of its own, in points, placed in the layer's frame and then moved by the offset.
    case fixed(size: CGSize, alignment: Alignment, offset: CGSize)
    /// All of the layer's frame, the safe areas included.
    case infinite

    public static var `default`: Self { .infinite }
  }

  /// What becomes of a tap beside the topmost modal.
  public enum DimmingViewTapAction: Int, Sendable, CaseIterable {
    /// The tap ends here.
    case none
    /// The tap reaches whatever is behind the modals.
    case passTapsThrough
    /// The tap ends here and the topmost modal is told.
    case sendActionToTopmostModal

    public static var `default`: Self { .sendActionToTopmostModal }

    var allowsHitTesting: Bool {
      switch self {
      case .none, .sendActionToTopmostModal: true
      case .passTapsThrough: false
      }
    }
  }

  /// How the requests of a layer get along. The higher a modal's `PresentationHostUIModel.priority`, the more it has the right of way; of
  /// two with the same, the one that was asked for later stands above, and waits longer. A change applies to what is asked for from then on.
  public enum QueuePolicy: Int, Sendable, CaseIterable {
    /// All modals are shown at the same time, one above the other.
    case stack
    /// One modal is shown at a time. The others wait, and the next comes when the one before has left.
    case enqueue
    /// One modal is shown at a time. A new request has the one that is shown dismissed, and is shown when that has left; what else waits is
    /// turned down. Where one of a higher priority is shown or waits, the new request is turned down.
    case replace
    /// As `enqueue`, but a request is turned down while a modal of its `PresentationHostUIModel.kind` is shown or waits.
    case dropDuplicates

    public static var `default`: Self { .stack }
  }
}
