import SwiftUI

/// The appearance and behavior of a side bar. Lengths are in points. `leading`, `trailing`, `top` and `bottom` are presets for the edges.
public struct SideBarUIModel: HostedUIModel, Sendable {
  /// The sizes of a side bar for portrait and landscape containers.
  public typealias SizeGroup = ModalComponentSizeGroup<Size>

  /// The size of a side bar in its container.
  public struct Size: Hashable, Sendable {
    /// The width, in points or as a fraction of the container's.
    public var width: AbsoluteFractionMeasurement
    /// The height, in points or as a fraction of the container's.
    public var height: AbsoluteFractionMeasurement

    /// Creates a size from a width and a height.
    public init(width: AbsoluteFractionMeasurement, height: AbsoluteFractionMeasurement) {
      self.width = width
      self.height = height
    }
  }

  /// The user actions that dismiss a side bar: a tap on the dimming view, or a drag towards the edge.
  public typealias DismissType = BottomSheetUIModel.DismissType

  /// The edge of the container at which the side bar is presented.
  public let presentationEdge: Edge

  /// The sizes of the side bar. At the leading or trailing edge, the default is 0.75 of the container's width, 0.5 in landscape, and 0.33
  /// in windows with pointers only. At the top or bottom edge it is 0.5 of the container's height, and 0.75 in landscape.
  @InteractionDefault public var sizeGroup: SizeGroup

  /// The corner radii. The default is 15 for the two inner corners, or 0 in windows with pointers only.
  @InteractionDefault public var cornerRadii: RectangleCornerRadii
  /// A Boolean value that indicates whether the leading and trailing corners are mirrored in right-to-left layouts.
  public var reversesHorizontalCornersForRTLLanguages = true

  /// The color of the side bar behind its content. The default is white, or a dark gray in the dark color scheme.
  public var backgroundColor = Color.surfaceBackground
  /// The width of the border. The default of 0 draws no border, except for a faint edge in the dark color scheme.
  public var borderWidth: CGFloat = 0
  /// The color of the border, which is drawn if `borderWidth` is positive. The default is clear.
  public var borderColor = Color.clear

  /// The margins between the edges of the side bar and its content.
  public var contentMargins = EdgeInsets.zero
  /// The edges at which the content stays inside of the safe area.
  public var contentSafeAreaEdges: Edge.Set = []

  /// The color of the dimming while the side bar is the only modal of its layer, or `nil` for the layer's color.
  public var preferredDimmingViewColor: Color?
  /// The precedence of the side bar over other modals of its layer, according to the layer's queue policy.
  public var priority = 0
  /// The kind by which a layer with the policy `dropDuplicates` recognizes duplicates, or `nil` for the side bar's id.
  public var kind: String?
  /// The accessibility label of the side bar, or `nil` if the content is sufficient.
  public var accessibilityTitle: String?

  /// A Boolean value that indicates whether the keyboard is hidden when the orientation of the container changes.
  public var dismissesKeyboardWhenInterfaceOrientationChanges = true

  /// The user actions that dismiss the side bar. Unless the value is set to the empty set, Escape dismisses the side bar, too.
  @InteractionDefault(touch: .all, pointer: .all) public var dismissType: DismissType
  /// The minimum distance of a dismissing drag, as a fraction of the side bar's length in that direction.
  public var swipeDismissDistanceFactor: CGFloat = 0.1

  /// The animation with which the side bar slides in from its edge, or `nil` to show it immediately.
  public var appearAnimation: BasicAnimation? = BasicAnimation(curve: .easeInOut, duration: 0.3)
  /// The animation with which the side bar slides out, or `nil` to remove it immediately.
  public var disappearAnimation: BasicAnimation? = BasicAnimation(curve: .easeInOut, duration: 0.3)
  /// The animation with which the side bar slides out after a swipe, in place of `disappearAnimation`, or `nil` for none.
  public var swipeDismissAnimation: BasicAnimation? = BasicAnimation(curve: .easeInOut, duration: 0.2)

  /// The color of the shadow behind the side bar. The default is black with an opacity of 15 %.
  public var shadowColor = Color.componentShadow
  /// The blur radius of the shadow. The default is 10.
  public var shadowRadius: CGFloat = 10
  /// The offset of the shadow from the side bar. The default is zero.
  public var shadowOffset = CGSize.zero

  /// Creates a model for a side bar at the leading edge.
  public init() { self.init(presentationEdge: .leading) }

  /// Creates a model for a side bar at an edge, with the default sizes and corner radii for that edge.
  public init(presentationEdge: Edge) {
    self.presentationEdge = presentationEdge
    let radii: RectangleCornerRadii
    let touch: SizeGroup
    let pointer: SizeGroup
    switch presentationEdge {
    case .leading, .trailing:
      touch = SizeGroup(
        portrait: Size(width: .fraction(0.75), height: .fraction(1)), landscape: Size(width: .fraction(0.5), height: .fraction(1)))
      pointer = SizeGroup(Size(width: .fraction(0.33), height: .fraction(1)))
      radii =
        presentationEdge == .leading
        ? RectangleCornerRadii(bottomTrailing: 15, topTrailing: 15) : RectangleCornerRadii(topLeading: 15, bottomLeading: 15)
    case .top, .bottom:
      touch = SizeGroup(
        portrait: Size(width: .fraction(1), height: .fraction(0.5)), landscape: Size(width: .fraction(1), height: .fraction(0.75)))
      pointer = touch
      radii =
        presentationEdge == .top
        ? RectangleCornerRadii(bottomLeading: 15, bottomTrailing: 15) : RectangleCornerRadii(topLeading: 15, topTrailing: 15)
    }
    _sizeGroup = InteractionDefault(touch: touch, pointer: pointer)
    _cornerRadii = InteractionDefault(touch: radii, pointer: RectangleCornerRadii(0))
  }

  /// A model for a side bar at the leading edge.
  public static var leading: Self { Self(presentationEdge: .leading) }
  /// A model for a side bar at the trailing edge.
  public static var trailing: Self { Self(presentationEdge: .trailing) }
  /// A model for a side bar at the top edge.
  public static var top: Self { Self(presentationEdge: .top) }
  /// A model for a side bar at the bottom edge.
  public static var bottom: Self { Self(presentationEdge: .bottom) }

  /// A model for the leading edge with 15 points between the edges of the side bar and its content.
  public static var insettedContent: Self { Self().applying { $0.contentMargins = EdgeInsets(15) } }

  /// Returns the edges at which the content should stay inside of the safe area. These are the edges along the side bar if it spans the
  /// container, and the edge at which it is presented.
  ///
  /// - Parameter isPortrait: Indicates whether the height of the container is at least its width.
  public func defaultContentSafeAreaEdges(isPortrait: Bool) -> Edge.Set {
    switch presentationEdge {
    case .leading: isPortrait ? .vertical : .leading
    case .trailing: isPortrait ? .vertical : .trailing
    case .top: isPortrait ? .top : .horizontal
    case .bottom: isPortrait ? .bottom : .horizontal
    }
  }
}
