import SwiftUI

/// How a bottom sheet looks and behaves. Lengths are points.
public struct BottomSheetUIModel: HostedUIModel, Sendable {
  public typealias SizeGroup = ModalComponentSizeGroup<Size>

  /// The width of a sheet and its heights.
  public struct Size: Hashable, Sendable {
    public var width: AbsoluteFractionMeasurement
    public var heights: BottomSheetHeights

    public init(width: AbsoluteFractionMeasurement, heights: BottomSheetHeights) {
      self.width = width
      self.heights = heights
    }
  }

  /// What dismisses a sheet beside its flag.
  public struct DismissType: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A tap on the dimming view.
    public static let backTap = DismissType(rawValue: 1)
    /// A drag downwards past the least height.
    public static let swipe = DismissType(rawValue: 2)
    public static let all: DismissType = [.backTap, .swipe]
  }

  /// What a sheet is where its container has room for it: a card in the middle, of one height.
  public struct Card: Hashable, Sendable {
    /// In points. The card is lower where the container is, down to `minHeight`. A width or height that isn't above zero and finite makes no card.
    public var size: CGSize
    /// The least height of a card, in points: where the container is too low for it, the sheet stands at the bottom.
    public var minHeight: CGFloat
    /// The least room between the card and each edge of the container, in points.
    public var margin: CGFloat
    /// Of all four corners, in points.
    public var cornerRadius: CGFloat

    public init(size: CGSize = CGSize(width: 540, height: 620), minHeight: CGFloat = 400, margin: CGFloat = 24, cornerRadius: CGFloat = 15)
    {
      self.size = size
      self.minHeight = minHeight
      self.margin = margin
      self.cornerRadius = cornerRadius
    }

    /// The size of the card in a container; nil where it has no room there.
    func size(in container: CGSize) -> CGSize? {
      let room = CGSize(width: container.width - 2 * margin, height: container.height - 2 * margin)
      guard size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0, size.width <= room.width else { return nil }
      let height = min(size.height, room.height)
      return height > 0 && height >= min(minHeight, size.height) ? CGSize(width: size.width, height: height) : nil
    }
  }

  /// The card that the sheet is where there is room for it; nil for a sheet that always stands at the bottom. It comes and goes as the sheet does,
  /// and what is inside keeps its state when the container's size changes the one into the other.
  public var card: Card?

  /// All of the container's width and 0.6, 0.6 and 0.9 of its height in portrait; 0.7 of the width and 0.9 of the height in landscape. In
  /// windows that have pointers alone 0.8 of both.
  @InteractionDefault(
    touch: SizeGroup(
      portrait: Size(width: .fraction(1), heights: BottomSheetHeights(min: .fraction(0.6), ideal: .fraction(0.6), max: .fraction(0.9))),
      landscape: Size(width: .fraction(0.7), heights: BottomSheetHeights(.fraction(0.9)))),
    pointer: SizeGroup(Size(width: .fraction(0.8), heights: BottomSheetHeights(.fraction(0.8)))))
  public var sizeGroup: SizeGroup

  /// Of the two upper corners.
  public var cornerRadius: CGFloat = 15
  public var backgroundColor = Color.surfaceBackground
  public var borderWidth: CGFloat = 0
  public var borderColor = Color.clear

  /// A height of 0 hides the indicator.
  public var dragIndicatorSize = CGSize(width: 50, height: 4)
  public var dragIndicatorCornerRadius: CGFloat = 2
  /// Above and below the indicator.
  public var dragIndicatorMargins = EdgeInsets(horizontal: 0, vertical: 15)
  public var dragIndicatorColor = Color.dynamic(Color(200, 200, 200), Color(100, 100, 100))

  /// Whether a drag that begins in the content moves the sheet, too, and a scroll view inside hands its drags over to it. A sheet of one
  /// height alone is moved by its header and its background only.
  public var contentIsDraggable = false
  /// Whether the content is as high as what is seen of it, and never lower than the least height; else as high as the greatest.
  public var autoresizesContent = false
  public var contentMargins = EdgeInsets.zero
  /// The edges at which the content keeps clear of the safe area.
  public var contentSafeAreaEdges: Edge.Set = []

  /// The dimming colour while the sheet is its layer's only modal; nil leaves it to the layer.
  public var preferredDimmingViewColor: Color?
  /// The sheet's right of way over other modals of its layer, as the layer's queue policy says.
  public var priority = 0
  /// What tells the sheet's equals for a layer that drops duplicates; nil stands for its id.
  public var kind: String?
  /// What assistive technology calls the sheet; nil where what is inside says enough.
  public var accessibilityTitle: String?

  /// Whether the keyboard goes when the container changes between portrait and landscape.
  public var dismissesKeyboardWhenInterfaceOrientationChanges = true

  /// Swipes; in windows that have pointers alone all. Escape dismisses, too, unless none is set.
  @InteractionDefault(touch: .swipe, pointer: .all) public var dismissType: DismissType
  /// Points a second from which on a sheet that is let go of goes to the next height in that direction.
  public var velocityToSnapToNextHeight: CGFloat = 600
  /// How far below its least height a sheet has to be let go of to be dismissed, as a share of that height.
  public var swipeDismissDistanceFactor: CGFloat = 0.1

  public var appearAnimation: BasicAnimation? = BasicAnimation(curve: .easeInOut, duration: 0.3)
  public var disappearAnimation: BasicAnimation? = BasicAnimation(curve: .easeInOut, duration: 0.3)
  public var swipeDismissAnimation: BasicAnimation? = BasicAnimation(curve: .easeInOut, duration: 0.15)
  /// How the sheet follows a pointer that drags it. A drag that a scroll view hands over is followed without any.
  public var dragAnimation: BasicAnimation? = BasicAnimation(curve: .linear, duration: 0.1)
  /// How the sheet goes to one of its heights.
  public var heightSnapAnimation: Animation? = .interpolatingSpring(mass: 1, stiffness: 300, damping: 30, initialVelocity: 1)

  public var shadowColor = Color.componentShadow
  public var shadowRadius: CGFloat = 10
  public var shadowOffset = CGSize.zero

  public init() {}

  /// Without the indicator.
  public static var noDragIndicator: Self { Self().applying { $0.dragIndicatorSize.height = 0 } }

  /// A card where there is room for it, else a sheet at the bottom that is as wide and high as on a phone.
  public static var adaptive: Self {
    Self().applying {
      $0.card = Card()
      // Also in windows that have pointers alone: they are narrow then.
      $0.sizeGroup = $0.$sizeGroup.value(usesTouch: true)
    }
  }

  /// With 15 points between the edges and the content.
  public static var insettedContent: Self { Self().applying { $0.contentMargins = EdgeInsets(15) } }

  /// The height of the header: the indicator and its margins, or nothing.
  var headerHeight: CGFloat { dragIndicatorSize.height > 0 ? dragIndicatorSize.height + dragIndicatorMargins.vertical : 0 }

  /// The height of a sheet that fits around a content of a height, its header included.
  ///
  /// - Parameter safeAreaInsets: Those of the container; they count at the edges of `contentSafeAreaEdges`.
  public func contentWrappingHeight(contentHeight: CGFloat, safeAreaInsets: EdgeInsets) -> CGFloat {
    headerHeight + contentMargins.vertical + contentHeight + safeAreaInsets.only(contentSafeAreaEdges).vertical
  }
}
