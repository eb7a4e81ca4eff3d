import SwiftUI

/// The appearance and behavior of a modal. Lengths are in points.
public struct ModalUIModel: ScaledUIModel, Sendable {
  /// The sizes of a modal for portrait and landscape containers.
  public typealias SizeGroup = ModalComponentSizeGroup<Size>

  /// The size of a modal in its container.
  public struct Size: Hashable, Sendable {
    /// The width, relative to the container or the content.
    public var width: ModalComponentDimension
    /// The height, relative to the container or the content.
    public var height: ModalComponentDimension

    /// Creates a size from a width and a height.
    public init(width: ModalComponentDimension, height: ModalComponentDimension) {
      self.width = width
      self.height = height
    }
  }

  /// The user actions that dismiss a modal.
  public struct DismissType: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A tap on the dimming view.
    public static let backTap = DismissType(rawValue: 1)
    /// All user actions of this type: `backTap`.
    public static let all: DismissType = [.backTap]
  }

  /// The sizes of the modal. The default is 0.9 by 0.6 of the container in portrait and 0.6 by 0.9 in landscape, or 0.5 by 0.8 in windows
  /// with pointers only.
  @InteractionDefault(
    touch: SizeGroup(
      portrait: Size(width: .fraction(0.9), height: .fraction(0.6)), landscape: Size(width: .fraction(0.6), height: .fraction(0.9))),
    pointer: SizeGroup(Size(width: .fraction(0.5), height: .fraction(0.8))))
  public var sizeGroup: SizeGroup

  /// The radii of the modal's corners. The default is 15 at all corners.
  public var cornerRadii = RectangleCornerRadii(15)
  /// A Boolean value that indicates whether the leading and trailing corners are mirrored in right-to-left layouts.
  public var reversesHorizontalCornersForRTLLanguages = true

  /// The color of the modal behind its content. The default is white, or a dark gray in the dark color scheme.
  public var backgroundColor = Color.surfaceBackground
  /// The width of the border. The default of 0 draws no border, except for a faint edge in the dark color scheme.
  public var borderWidth: CGFloat = 0
  /// The color of the border, which is drawn if `borderWidth` is positive. The default is clear.
  public var borderColor = Color.clear

  /// The margins between the edges of the modal and its content.
  public var contentMargins = EdgeInsets.zero

  /// The color of the dimming while the modal is the only one of its layer, or `nil` for the layer's color.
  public var preferredDimmingViewColor: Color?
  /// The precedence of the modal over others of its layer, according to the layer's queue policy.
  public var priority = 0
  /// The kind by which a layer with the policy `dropDuplicates` recognizes duplicates, or `nil` for the modal's id.
  public var kind: String?
  /// The accessibility label of the modal, or `nil` if the content is sufficient.
  public var accessibilityTitle: String?

  /// A Boolean value that indicates whether the keyboard is hidden when the orientation of the container changes.
  public var dismissesKeyboardWhenInterfaceOrientationChanges = true

  /// The user actions that dismiss the modal. The default is none, or `all` in windows with pointers only. Unless the value is set to the
  /// empty set, Escape dismisses the modal, too.
  @InteractionDefault(touch: [], pointer: .all) public var dismissType: DismissType

  /// The scale of the modal before its presentation and after its dismissal.
  public var scaleEffect: CGFloat = 1.01
  /// The animation with which the modal fades in from `scaleEffect`, or `nil` to show it immediately.
  public var appearAnimation: BasicAnimation? = BasicAnimation(curve: .linear, duration: 0.05)
  /// The animation with which the modal fades out, or `nil` to remove it immediately.
  public var disappearAnimation: BasicAnimation? = BasicAnimation(curve: .easeIn, duration: 0.05)

  /// The color of the shadow behind the modal. The default is black with an opacity of 15 %.
  public var shadowColor = Color.componentShadow
  /// The blur radius of the shadow. The default is 10.
  public var shadowRadius: CGFloat = 10
  /// The offset of the shadow from the modal. The default is zero.
  public var shadowOffset = CGSize.zero

  /// Creates a model of a modal without content margins, which covers a part of its container.
  public init() {}

  /// A model with 15 points between the edges of the modal and its content.
  public static var insettedContent: Self { Self().applying { $0.contentMargins = EdgeInsets(15) } }

  /// Returns the height of a modal that fits around content with a height, including the margins.
  public func contentWrappingHeight(contentHeight: CGFloat) -> CGFloat { contentMargins.vertical + contentHeight }
}
