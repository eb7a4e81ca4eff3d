import SwiftUI

/// The appearance and behavior of a bottom sheet. Lengths are in points.
public struct BottomSheetUIModel: HostedUIModel, Sendable {
  /// The sizes of a sheet for portrait and landscape containers.
  public typealias SizeGroup = ModalComponentSizeGroup<Size>

  /// The width and the heights of a sheet.
  public struct Size: Hashable, Sendable {
    /// The width, in points or as a fraction of the container's.
    public var width: AbsoluteFractionMeasurement
    /// The resting heights, in points or as fractions of the container's.
    public var heights: BottomSheetHeights

    /// Creates a size from a width and resting heights.
    public init(width: AbsoluteFractionMeasurement, heights: BottomSheetHeights) {
      self.width = width
      self.heights = heights
    }
  }

  /// The user actions that dismiss a sheet.
  public struct DismissType: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A tap on the dimming view.
    public static let backTap = DismissType(rawValue: 1)
    /// A downward drag beyond the minimum height.
    public static let swipe = DismissType(rawValue: 2)
    /// The set of both user actions.
    public static let all: DismissType = [.backTap, .swipe]
  }

  /// The appearance of a sheet in a container that is large enough: a centered card with one height.
  public struct Card: Hashable, Sendable {
    /// The size in points. The card is lower in a lower container, down to `minHeight`. If the width or the height isn't positive and
    /// finite, no card is used.
    public var size: CGSize
    /// The minimum height of a card, in points. In a lower container the sheet is placed at the bottom.
    public var minHeight: CGFloat
    /// The minimum distance between the card and each edge of the container, in points.
    public var margin: CGFloat
    /// The radius of all corners, in points.
    public var cornerRadius: CGFloat

    /// Creates a card. All lengths are in points.
    public init(size: CGSize = CGSize(width: 540, height: 620), minHeight: CGFloat = 400, margin: CGFloat = 24, cornerRadius: CGFloat = 15)
    {
      self.size = size
      self.minHeight = minHeight
      self.margin = margin
      self.cornerRadius = cornerRadius
    }

    /// Returns the size of the card in a container, or `nil` if it doesn't fit.
    func size(in container: CGSize) -> CGSize? {
      let room = CGSize(width: container.width - 2 * margin, height: container.height - 2 * margin)
      guard size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0, size.width <= room.width else { return nil }
      let height = min(size.height, room.height)
      return height > 0 && height >= min(minHeight, size.height) ? CGSize(width: size.width, height: height) : nil
    }
  }

  /// The card in containers that are large enough, or `nil` for a sheet that is always at the bottom. The card has the animations of the
  /// sheet, and its content keeps its state if a change of the container switches between the two.
  public var card: Card?

  /// The sizes of the sheet.
  ///
  /// The default in portrait is the full width, and 0.6, 0.6 and 0.9 of the container's height; in landscape it is 0.7 of the width and 0.9
  /// of the height. In windows with pointers only it is 0.8 of both.
  @InteractionDefault(
    touch: SizeGroup(
      portrait: Size(width: .fraction(1), heights: BottomSheetHeights(min: .fraction(0.6), ideal: .fraction(0.6), max: .fraction(0.9))),
      landscape: Size(width: .fraction(0.7), heights: BottomSheetHeights(.fraction(0.9)))),
    pointer: SizeGroup(Size(width: .fraction(0.8), heights: BottomSheetHeights(.fraction(0.8)))))
  public var sizeGroup: SizeGroup

  /// The radius of the two upper corners.
  public var cornerRadius: CGFloat = 15
  /// The color of the sheet behind its content. The default is white, or a dark gray in the dark color scheme.
  public var backgroundColor = Color.surfaceBackground
  /// The width of the border. The default of 0 draws no border, except for a faint edge in the dark color scheme.
  public var borderWidth: CGFloat = 0
  /// The color of the border, which is drawn if `borderWidth` is positive. The default is clear.
  public var borderColor = Color.clear

  /// The size of the drag indicator. A height of 0 hides the indicator.
  public var dragIndicatorSize = CGSize(width: 50, height: 4)
  /// The radius of the drag indicator's corners. The default is half of the indicator's default height.
  public var dragIndicatorCornerRadius: CGFloat = 2
  /// The distances between the drag indicator and the edges of the header. Together with the indicator they determine the header's height.
  public var dragIndicatorMargins = EdgeInsets(horizontal: 0, vertical: 15)
  /// The color of the drag indicator. The default is a light gray, or a dark gray in the dark color scheme.
  public var dragIndicatorColor = Color.dynamic(Color(200, 200, 200), Color(100, 100, 100))

  /// A Boolean value that indicates whether a drag that begins in the content moves the sheet, and whether a scroll view in the content
  /// hands its drags over to the sheet. It has no effect on a sheet with one height only: its header and background can be dragged.
  public var contentIsDraggable = false
  /// A Boolean value that indicates whether the height of the content follows the visible height of the sheet, and is at least the minimum
  /// height. Otherwise the content has the maximum height.
  public var autoresizesContent = false
  /// The margins between the edges of the sheet and its content, below the header. The default is zero.
  public var contentMargins = EdgeInsets.zero
  /// The edges at which the content stays inside of the safe area.
  public var contentSafeAreaEdges: Edge.Set = []

  /// The color of the dimming while the sheet is the only modal of its layer, or `nil` for the layer's color.
  public var preferredDimmingViewColor: Color?
  /// The precedence of the sheet over other modals of its layer, according to the layer's queue policy.
  public var priority = 0
  /// The kind by which a layer with the policy `dropDuplicates` recognizes duplicates, or `nil` for the sheet's id.
  public var kind: String?
  /// The accessibility label of the sheet, or `nil` if the content is sufficient.
  public var accessibilityTitle: String?

  /// A Boolean value that indicates whether the keyboard is hidden when the orientation of the container changes.
  public var dismissesKeyboardWhenInterfaceOrientationChanges = true

  /// The user actions that dismiss the sheet. The default is `swipe`, or `all` in windows with pointers only. Unless the value is set to
  /// the empty set, Escape dismisses the sheet, too.
  @InteractionDefault(touch: .swipe, pointer: .all) public var dismissType: DismissType
  /// The minimum velocity, in points per second, at which a released sheet moves to the next height in its direction.
  public var velocityToSnapToNextHeight: CGFloat = 600
  /// The distance below the minimum height at which releasing the sheet dismisses it, as a fraction of that height.
  public var swipeDismissDistanceFactor: CGFloat = 0.1

  /// The animation with which the sheet slides in from the bottom, or `nil` to show it immediately.
  public var appearAnimation: BasicAnimation? = BasicAnimation(curve: .easeInOut, duration: 0.3)
  /// The animation with which the sheet slides out, or `nil` to remove it immediately.
  public var disappearAnimation: BasicAnimation? = BasicAnimation(curve: .easeInOut, duration: 0.3)
  /// The animation with which the sheet slides out after a swipe, in place of `disappearAnimation`, or `nil` for none.
  public var swipeDismissAnimation: BasicAnimation? = BasicAnimation(curve: .easeInOut, duration: 0.15)
  /// The animation with which the sheet follows a drag, or `nil` for none. A drag that a scroll view hands over isn't animated.
  public var dragAnimation: BasicAnimation? = BasicAnimation(curve: .linear, duration: 0.1)
  /// The animation with which the sheet moves to one of its heights.
  public var heightSnapAnimation: Animation? = .interpolatingSpring(mass: 1, stiffness: 300, damping: 30, initialVelocity: 1)

  /// The color of the shadow behind the sheet. The default is black with an opacity of 15 %.
  public var shadowColor = Color.componentShadow
  /// The blur radius of the shadow. The default is 10.
  public var shadowRadius: CGFloat = 10
  /// The offset of the shadow from the sheet. The default is zero.
  public var shadowOffset = CGSize.zero

  /// Creates a model of a sheet with a drag indicator, which is always at the bottom of its container.
  public init() {}

  /// A model without a drag indicator.
  public static var noDragIndicator: Self { Self().applying { $0.dragIndicatorSize.height = 0 } }

  /// A model with a card in large containers. Otherwise the sheet is at the bottom, with the size that it has on a phone.
  public static var adaptive: Self {
    Self().applying {
      $0.card = Card()
      // Windows with pointers only have these sizes, too: they are narrow if the card doesn't fit.
      $0.sizeGroup = $0.$sizeGroup.value(usesTouch: true)
    }
  }

  /// A model with 15 points between the edges of the sheet and its content.
  public static var insettedContent: Self { Self().applying { $0.contentMargins = EdgeInsets(15) } }

  /// The height of the header: that of the drag indicator with its margins, or 0 if it is hidden.
  var headerHeight: CGFloat { dragIndicatorSize.height > 0 ? dragIndicatorSize.height + dragIndicatorMargins.vertical : 0 }

  /// Returns the height of a sheet that fits around content with a height, including the header and the margins.
  ///
  /// - Parameters:
  ///   - contentHeight: The height of the content.
  ///   - safeAreaInsets: The safe area insets of the container. They count at the edges of `contentSafeAreaEdges`.
  public func contentWrappingHeight(contentHeight: CGFloat, safeAreaInsets: EdgeInsets) -> CGFloat {
    headerHeight + contentMargins.vertical + contentHeight + safeAreaInsets.only(contentSafeAreaEdges).vertical
  }
}
