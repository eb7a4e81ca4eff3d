import SwiftUI

/// The appearance of a layer of modals, and its behavior on taps beside them.
public struct PresentationHostLayerUIModel: Sendable {
  /// The container of the layer's modals: the whole layer, or a part of it.
  public var frame: Frame = .default

  /// The color of the dimming between the layer's content and its modals. A clear color disables the dimming.
  ///
  /// The default is a light gray, or a darker shade in the dark color scheme.
  public var dimmingViewColor = Self.lightDimmingViewColor {
    didSet { hasOwnDimmingViewColor = true }
  }

  /// The effect of a tap beside the topmost modal.
  public var dimmingViewTapAction: DimmingViewTapAction = .default

  /// A Boolean value that indicates whether the layer is above SwiftUI's own presentations, such as sheets and alerts, and fills the window
  /// regardless of the view that it is attached to.
  ///
  /// Of two such layers, the one that is attached later is above the other. A change of the value recreates the modals that are shown. An
  /// addition of Oriel's.
  public var isAbovePresentations = false

  /// The animation of the dimming when the layer's first modal is presented and its last one is dismissed, or `nil` for none. An addition
  /// of Oriel's.
  public var dimmingViewAnimation: Animation? = .easeInOut(duration: 0.2)

  /// The way in which the layer handles a request while it shows a modal already. An addition of Oriel's.
  public var queuePolicy: QueuePolicy = .default

  /// The way in which a modal that contains the focus avoids the keyboard. The dimming and the layer's other modals don't move.
  public var keyboardObserverSubUIModel = KeyboardObserverUIModel()

  private var hasOwnDimmingViewColor = false

  /// The model of the window's layer, which is used for hosts that no layer encloses.
  static var window: Self {
    var uiModel = Self()
    uiModel.isAbovePresentations = true
    return uiModel
  }

  /// The model of the window's layer for toasts and notifications whose hosts no layer encloses.
  static var windowAnnouncements: Self {
    var uiModel = Self.window
    uiModel.dimmingViewColor = .clear
    uiModel.dimmingViewTapAction = .passTapsThrough
    return uiModel
  }

  /// Creates a model with the default values.
  public init() {}

  /// Returns the color for a color scheme. `Color` has no initializer that takes a color for each scheme, so the layer resolves it when it
  /// draws.
  func dimmingViewColor(in colorScheme: ColorScheme) -> Color {
    guard !hasOwnDimmingViewColor, colorScheme == .dark else { return dimmingViewColor }
    return Self.darkDimmingViewColor
  }

  static let lightDimmingViewColor = Color(red: 100 / 255, green: 100 / 255, blue: 100 / 255, opacity: 0.3)
  static let darkDimmingViewColor = Color(red: 0, green: 0, blue: 0, opacity: 0.4)
}

extension PresentationHostLayerUIModel {
  /// The container to which the modals of a layer are confined.
  public enum Frame: Sendable {
    /// A container with the given size, in points, which is aligned within the layer's frame and then moved by the offset.
    case fixed(size: CGSize, alignment: Alignment, offset: CGSize)
    /// The whole frame of the layer, including the safe area.
    case infinite

    /// The default container, `infinite`.
    public static var `default`: Self { .infinite }
  }

  /// The effect of a tap beside the topmost modal.
  public enum DimmingViewTapAction: Int, Sendable, CaseIterable {
    /// The tap is consumed without an effect.
    case none
    /// The tap reaches the content behind the modals.
    case passTapsThrough
    /// The tap is consumed and reported to the topmost modal.
    case sendActionToTopmostModal

    /// The default effect, `sendActionToTopmostModal`.
    public static var `default`: Self { .sendActionToTopmostModal }

    var allowsHitTesting: Bool {
      switch self {
      case .none, .sendActionToTopmostModal: true
      case .passTapsThrough: false
      }
    }
  }

  /// The way in which a layer arranges several requests.
  ///
  /// A modal with a higher `PresentationHostUIModel.priority` takes precedence. Of two modals with the same priority, the one that was
  /// requested later is above the other, or waits longer. A change of the policy applies to later requests.
  public enum QueuePolicy: Int, Sendable, CaseIterable {
    /// All modals are shown at the same time, one above the other.
    case stack
    /// One modal is shown at a time. The others wait, and each is shown when the previous one has been removed.
    case enqueue
    /// One modal is shown at a time. A new request dismisses the current modal, rejects the waiting requests, and is shown when the current
    /// modal has been removed. The request is rejected if a modal with a higher priority is shown or waits.
    case replace
    /// Like `enqueue`, but a request is rejected while a modal of its `PresentationHostUIModel.kind` is shown or waits.
    case dropDuplicates

    /// The default policy, `stack`.
    public static var `default`: Self { .stack }
  }
}
