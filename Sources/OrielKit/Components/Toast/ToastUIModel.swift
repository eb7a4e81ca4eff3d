import SwiftUI

/// How a toast looks and behaves. Lengths are points.
public struct ToastUIModel: BannerUIModel, Sendable {
  public typealias WidthGroup = ModalComponentSizeGroup<ModalComponentDimension>
  /// What dismisses a toast beside its flag.
  public typealias DismissType = NotificationUIModel.DismissType

  public enum CornerRadius: Hashable, Sendable {
    /// Half of the height.
    case capsule
    case rounded(cornerRadius: CGFloat)
  }

  public enum TextLineType: Hashable, Sendable {
    case singleLine
    case multiLine(alignment: TextAlignment, lineLimit: Int?)
  }

  /// Of the container.
  public var presentationEdge = VerticalEdge.bottom
  /// From the safe area at that edge.
  public var marginPresentedEdge: CGFloat = 10

  /// As wide as the text, with 15 left at either side; in landscape no wider than 0.5 of the container.
  public var widthGroup = WidthGroup(portrait: .wrapped(margin: .absolute(15)), landscape: .wrappedUpTo(maximum: .fraction(0.5)))

  public var cornerRadius = CornerRadius.capsule
  public var backgroundColor = BannerColorScheme.neutral.background
  public var borderWidth: CGFloat = 0
  public var borderColor = Color.clear

  public var textLineType = TextLineType.singleLine
  public var textColor = Color.primary
  public var textFont = Font.headline
  /// By how much a text may be made smaller that would be cut off, in 0...1.
  public var textMinimumScaleFactor: CGFloat = 0.75
  public var textMargins = EdgeInsets(horizontal: 20, vertical: 12)

  /// The dimming colour while the toast is its layer's only modal; nil leaves it to the layer.
  public var preferredDimmingViewColor: Color?
  /// The toast's right of way over other modals of its layer, as the layer's queue policy says.
  public var priority = 0
  /// What tells the toast's equals for a layer that drops duplicates; nil stands for its id.
  public var kind: String?
  /// What assistive technology announces as the toast comes; nil stands for its text.
  public var accessibilityTitle: String?

  public var dismissType: DismissType = .all
  /// Seconds on the frame clock, from the end of the appearance.
  public var timeoutDuration: TimeInterval = 3
  /// How far a drag has to go towards the edge to dismiss, as a share of the toast's height.
  public var swipeDismissDistanceFactor: CGFloat = 0.2

  public var appearAnimation: BasicAnimation? = BasicAnimation(curve: .easeOut, duration: 0.2)
  public var disappearAnimation: BasicAnimation? = BasicAnimation(curve: .easeIn, duration: 0.2)
  public var swipeDismissAnimation: BasicAnimation? = BasicAnimation(curve: .easeInOut, duration: 0.2)

  public var shadowColor = Color.componentShadow
  public var shadowRadius: CGFloat = 20
  public var shadowOffset = CGSize.zero

  public init() {}

  public static var info: Self { preset(.info) }
  public static var success: Self { preset(.success) }
  public static var warning: Self { preset(.warning) }
  public static var error: Self { preset(.error) }

  public mutating func applyInfoColorScheme() { apply(.info) }
  public mutating func applySuccessColorScheme() { apply(.success) }
  public mutating func applyWarningColorScheme() { apply(.warning) }
  public mutating func applyErrorColorScheme() { apply(.error) }

  mutating func apply(_ colorScheme: BannerColorScheme) {
    backgroundColor = colorScheme.background
    textColor = colorScheme.content
  }
}
