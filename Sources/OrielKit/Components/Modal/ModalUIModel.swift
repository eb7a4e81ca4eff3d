import SwiftUI

/// How a modal looks and behaves. Lengths are points.
public struct ModalUIModel: ScaledUIModel, Sendable {
  public typealias SizeGroup = ModalComponentSizeGroup<Size>

  /// The size of a modal in its container.
  public struct Size: Hashable, Sendable {
    public var width: ModalComponentDimension
    public var height: ModalComponentDimension

    public init(width: ModalComponentDimension, height: ModalComponentDimension) {
      self.width = width
      self.height = height
    }
  }

  /// What dismisses a modal beside its flag.
  public struct DismissType: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A tap on the dimming view.
    public static let backTap = DismissType(rawValue: 1)
    public static let all: DismissType = [.backTap]
  }

  /// 0.9 by 0.6 of the container in portrait, 0.6 by 0.9 in landscape; in windows that have pointers alone 0.5 by 0.8.
  @InteractionDefault(
    touch: SizeGroup(
      portrait: Size(width: .fraction(0.9), height: .fraction(0.6)), landscape: Size(width: .fraction(0.6), height: .fraction(0.9))),
    pointer: SizeGroup(Size(width: .fraction(0.5), height: .fraction(0.8))))
  public var sizeGroup: SizeGroup

  public var cornerRadii = RectangleCornerRadii(15)
  /// Whether corners at the leading and trailing edges are exchanged where the layout direction is from right to left.
  public var reversesHorizontalCornersForRTLLanguages = true

  public var backgroundColor = Color.surfaceBackground
  public var borderWidth: CGFloat = 0
  public var borderColor = Color.clear

  /// Room between the modal's edges and its content.
  public var contentMargins = EdgeInsets.zero

  /// The dimming colour while the modal is its layer's only one; nil leaves it to the layer.
  public var preferredDimmingViewColor: Color?
  /// The modal's right of way over other modals of its layer, as the layer's queue policy says.
  public var priority = 0
  /// What tells the modal's equals for a layer that drops duplicates; nil stands for its id.
  public var kind: String?
  /// What assistive technology calls the modal; nil where what is inside says enough.
  public var accessibilityTitle: String?

  /// Whether the keyboard goes when the container changes between portrait and landscape.
  public var dismissesKeyboardWhenInterfaceOrientationChanges = true

  /// None; in windows that have pointers alone all. Escape dismisses, too, unless none is set.
  @InteractionDefault(touch: [], pointer: .all) public var dismissType: DismissType

  /// What the modal is scaled by before it has appeared and once it has disappeared.
  public var scaleEffect: CGFloat = 1.01
  public var appearAnimation: BasicAnimation? = BasicAnimation(curve: .linear, duration: 0.05)
  public var disappearAnimation: BasicAnimation? = BasicAnimation(curve: .easeIn, duration: 0.05)

  public var shadowColor = Color.componentShadow
  public var shadowRadius: CGFloat = 10
  public var shadowOffset = CGSize.zero

  public init() {}

  /// With 15 points between the edges and the content.
  public static var insettedContent: Self { Self().applying { $0.contentMargins = EdgeInsets(15) } }

  /// The height of a modal that fits around a content of a height.
  public func contentWrappingHeight(contentHeight: CGFloat) -> CGFloat { contentMargins.vertical + contentHeight }
}
