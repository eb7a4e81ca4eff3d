import SwiftUI

/// How a side bar looks and behaves. Lengths are points. `leading`, `trailing`, `top` and `bottom` are the presets for the edges.
public struct SideBarUIModel: HostedUIModel, Sendable {
  public typealias SizeGroup = ModalComponentSizeGroup<Size>

  /// The size of a side bar in its container.
  public struct Size: Hashable, Sendable {
    public var width: AbsoluteFractionMeasurement
    public var height: AbsoluteFractionMeasurement

    public init(width: AbsoluteFractionMeasurement, height: AbsoluteFractionMeasurement) {
      self.width = width
      self.height = height
    }
  }

  /// What dismisses a side bar beside its flag: a tap on the dimming view, or a drag towards the edge.
  public typealias DismissType = BottomSheetUIModel.DismissType

  /// The edge that the side bar stands at and comes from.
  public let presentationEdge: Edge

  /// At the leading or trailing edge 0.75 of the container's width, 0.5 in landscape, and in windows that have pointers alone 0.33. At the top
  /// or bottom 0.5 of its height, and 0.75 in landscape.
  @InteractionDefault public var sizeGroup: SizeGroup

  /// 15 at the two inner corners; 0 in windows that have pointers alone.
  @InteractionDefault public var cornerRadii: RectangleCornerRadii
  /// Whether corners at the leading and trailing edges are exchanged where the layout direction is from right to left.
  public var reversesHorizontalCornersForRTLLanguages = true

  public var backgroundColor = Color.surfaceBackground
  public var borderWidth: CGFloat = 0
  public var borderColor = Color.clear

  /// Room between the side bar's edges and its content.
  public var contentMargins = EdgeInsets.zero
  /// The edges at which the content keeps clear of the safe area.
  public var contentSafeAreaEdges: Edge.Set = []

  /// The dimming colour while the side bar is its layer's only modal; nil leaves it to the layer.
  public var preferredDimmingViewColor: Color?
  /// The side bar's right of way over other modals of its layer, as the layer's queue policy says.
  public var priority = 0
  /// What tells the side bar's equals for a layer that drops duplicates; nil stands for its id.
  public var kind: String?
  /// What assistive technology calls the side bar; nil where what is inside says enough.
  public var accessibilityTitle: String?

  /// Whether the keyboard goes when the container changes between portrait and landscape.
  public var dismissesKeyboardWhenInterfaceOrientationChanges = true

  /// Escape dismisses, too, unless none is set.
  @InteractionDefault(touch: .all, pointer: .all) public var dismissType: DismissType
  /// How far a drag has to go towards the edge to dismiss, as a share of the side bar's own extent in that direction.
  public var swipeDismissDistanceFactor: CGFloat = 0.1

  public var appearAnimation: BasicAnimation? = BasicAnimation(curve: .easeInOut, duration: 0.3)
  public var disappearAnimation: BasicAnimation? = BasicAnimation(curve: .easeInOut, duration: 0.3)
  public var swipeDismissAnimation: BasicAnimation? = BasicAnimation(curve: .easeInOut, duration: 0.2)

  public var shadowColor = Color.componentShadow
  public var shadowRadius: CGFloat = 10
  public var shadowOffset = CGSize.zero

  /// At the leading edge.
  public init() { self.init(presentationEdge: .leading) }

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

  public static var leading: Self { Self(presentationEdge: .leading) }
  public static var trailing: Self { Self(presentationEdge: .trailing) }
  public static var top: Self { Self(presentationEdge: .top) }
  public static var bottom: Self { Self(presentationEdge: .bottom) }

  /// With 15 points between the edges and the content.
  public static var insettedContent: Self { Self().applying { $0.contentMargins = EdgeInsets(15) } }

  /// The edges at which content should keep clear of the safe area: across, where a side bar goes from end to end of the
  /// container, and the edge that it stands at.
  ///
  /// - Parameter isPortrait: Whether the container is at least as high as wide.
  public func defaultContentSafeAreaEdges(isPortrait: Bool) -> Edge.Set {
    switch presentationEdge {
    case .leading: isPortrait ? .vertical : .leading
    case .trailing: isPortrait ? .vertical : .trailing
    case .top: isPortrait ? .top : .horizontal
    case .bottom: isPortrait ? .bottom : .horizontal
    }
  }
}
