import SwiftUI

/// The appearance and behavior of a toast. Lengths are in points.
public struct ToastUIModel: BannerUIModel, Sendable {
  /// The widths of a toast for portrait and landscape containers.
  public typealias WidthGroup = ModalComponentSizeGroup<ModalComponentDimension>
  /// The events that dismiss a toast.
  public typealias DismissType = NotificationUIModel.DismissType

  /// The shape of a toast's corners.
  public enum CornerRadius: Hashable, Sendable {
    /// A radius of half the height of the toast.
    case capsule
    /// A fixed radius, in points.
    case rounded(cornerRadius: CGFloat)
  }

  /// The line wrapping of a toast's text.
  public enum TextLineType: Hashable, Sendable {
    /// The text has one line.
    case singleLine
    /// The text has up to `lineLimit` lines, or any number if it is `nil`.
    case multiLine(alignment: TextAlignment, lineLimit: Int?)
  }

  /// The edge of the container at which the toast is presented.
  public var presentationEdge = VerticalEdge.bottom
  /// The distance to the safe area at that edge.
  public var marginPresentedEdge: CGFloat = 10

  /// The width of the toast. The default is the width of the text, with a margin of at least 15 points at each side; in landscape it is at
  /// most 0.5 of the container.
  public var widthGroup = WidthGroup(portrait: .wrapped(margin: .absolute(15)), landscape: .wrappedUpTo(maximum: .fraction(0.5)))

  /// The shape of the corners. The default is a capsule.
  public var cornerRadius = CornerRadius.capsule
  /// The color of the toast behind its content. The default is a light gray, or a dark gray in the dark color scheme.
  public var backgroundColor = BannerColorScheme.neutral.background
  /// The width of the border. The default of 0 draws no border, except for a faint edge in the dark color scheme.
  public var borderWidth: CGFloat = 0
  /// The color of the border, which is drawn if `borderWidth` is positive. The default is clear.
  public var borderColor = Color.clear

  /// The line wrapping of the text. The default is a single line.
  public var textLineType = TextLineType.singleLine
  /// The color of the text. The default is the primary color.
  public var textColor = Color.primary
  /// The font of the text. The default is a headline.
  public var textFont = Font.headline
  /// The minimum scale factor of a text that would otherwise be truncated, from 0 to 1.
  public var textMinimumScaleFactor: CGFloat = 0.75
  /// The margins between the text and the edges of the toast. The default is 20 horizontally and 12 vertically.
  public var textMargins = EdgeInsets(horizontal: 20, vertical: 12)

  /// The color of the dimming while the toast is the only modal of its layer, or `nil` for the layer's color.
  public var preferredDimmingViewColor: Color?
  /// The precedence of the toast over other modals of its layer, according to the layer's queue policy.
  public var priority = 0
  /// The kind by which a layer with the policy `dropDuplicates` recognizes duplicates, or `nil` for the toast's id.
  public var kind: String?
  /// The accessibility label of the toast, which is announced when it appears, or `nil` for its text.
  public var accessibilityTitle: String?

  /// The events that dismiss the toast, in addition to its flag. The default is a timeout or a swipe.
  public var dismissType: DismissType = .all
  /// The timeout in seconds on the frame clock, from the end of the presentation.
  public var timeoutDuration: TimeInterval = 3
  /// The minimum distance of a dismissing drag, as a fraction of the toast's height.
  public var swipeDismissDistanceFactor: CGFloat = 0.2

  /// The animation with which the toast slides in from its edge, or `nil` to show it immediately.
  public var appearAnimation: BasicAnimation? = BasicAnimation(curve: .easeOut, duration: 0.2)
  /// The animation with which the toast slides out, or `nil` to remove it immediately.
  public var disappearAnimation: BasicAnimation? = BasicAnimation(curve: .easeIn, duration: 0.2)
  /// The animation with which the toast slides out after a swipe, in place of `disappearAnimation`, or `nil` for none.
  public var swipeDismissAnimation: BasicAnimation? = BasicAnimation(curve: .easeInOut, duration: 0.2)

  /// The color of the shadow behind the toast. The default is black with an opacity of 15 %.
  public var shadowColor = Color.componentShadow
  /// The blur radius of the shadow. The default is 20.
  public var shadowRadius: CGFloat = 20
  /// The offset of the shadow from the toast. The default is zero.
  public var shadowOffset = CGSize.zero

  /// Creates a model of a toast at the bottom edge, with neutral colors.
  public init() {}

  /// A model with the blue colors of an informative toast.
  public static var info: Self { preset(.info) }
  /// A model with the green colors of a success.
  public static var success: Self { preset(.success) }
  /// A model with the yellow colors of a warning.
  public static var warning: Self { preset(.warning) }
  /// A model with the red colors of an error.
  public static var error: Self { preset(.error) }

  /// Applies the blue colors of an informative toast to the background and the text.
  public mutating func applyInfoColorScheme() { apply(.info) }
  /// Applies the green colors of a success to the background and the text.
  public mutating func applySuccessColorScheme() { apply(.success) }
  /// Applies the yellow colors of a warning to the background and the text.
  public mutating func applyWarningColorScheme() { apply(.warning) }
  /// Applies the red colors of an error to the background and the text.
  public mutating func applyErrorColorScheme() { apply(.error) }

  mutating func apply(_ colorScheme: BannerColorScheme) {
    backgroundColor = colorScheme.background
    textColor = colorScheme.content
  }
}
