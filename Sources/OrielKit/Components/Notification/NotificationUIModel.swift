import SwiftUI

/// How a notification looks and behaves. Lengths are points.
public struct NotificationUIModel: BannerUIModel, Sendable {
  public typealias WidthGroup = ModalComponentSizeGroup<ModalComponentDimension>

  /// What dismisses a notification beside its flag.
  public struct DismissType: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let timeout = DismissType(rawValue: 1)
    /// A drag towards the edge.
    public static let swipe = DismissType(rawValue: 2)
    public static let all: DismissType = [.timeout, .swipe]
  }

  /// Of the container.
  public var presentationEdge = VerticalEdge.top
  /// From the safe area at that edge.
  public var marginPresentedEdge: CGFloat = 5

  /// The container's width less 15 at either side; in landscape 0.5 of it.
  public var widthGroup = WidthGroup(portrait: .stretched(margin: .absolute(15)), landscape: .fraction(0.5))

  public var cornerRadius: CGFloat = 12
  public var backgroundColor = BannerColorScheme.neutral.background
  public var borderWidth: CGFloat = 0
  public var borderColor = Color.clear

  public var bodyMargins = EdgeInsets(15)
  /// Between the icon and the texts.
  public var iconAndTitleTextMessageTextSpacing: CGFloat = 12
  public var titleTextAndMessageTextSpacing: CGFloat = 2

  public var iconSize = CGSize(width: 22, height: 22)
  public var iconColor = Color.primary
  public var iconBackgroundSize = CGSize(width: 44, height: 44)
  public var iconBackgroundCornerRadius: CGFloat = 10
  public var iconBackgroundColor = Color.primary.opacity(0.1)

  public var textFrameAlignment = HorizontalAlignment.leading

  public var titleTextColor = Color.primary
  public var titleTextFont = Font.callout.weight(.semibold)
  public var titleTextLineLimit = 1...2
  /// By how much a text may be made smaller that would be cut off, in 0...1.
  public var titleTextMinimumScaleFactor: CGFloat = 0.75

  public var messageTextColor = Color.primary
  public var messageTextFont = Font.callout
  public var messageTextLineLimit = 1...2
  public var messageTextMinimumScaleFactor: CGFloat = 0.75

  /// The dimming colour while the notification is its layer's only modal; nil leaves it to the layer.
  public var preferredDimmingViewColor: Color?
  /// The notification's right of way over other modals of its layer, as the layer's queue policy says.
  public var priority = 0
  /// What tells the notification's equals for a layer that drops duplicates; nil stands for its id.
  public var kind: String?
  /// What assistive technology calls the notification, and announces as it comes; nil stands for its title and message.
  public var accessibilityTitle: String?

  public var dismissType: DismissType = .all
  /// Seconds on the frame clock, from the end of the appearance.
  public var timeoutDuration: TimeInterval = 5
  /// How far a drag has to go towards the edge to dismiss, as a share of the notification's height.
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
    let content = colorScheme.content
    backgroundColor = colorScheme.background
    (titleTextColor, messageTextColor, iconColor) = (content, content, content)
    iconBackgroundColor = content.opacity(0.1)
  }
}
