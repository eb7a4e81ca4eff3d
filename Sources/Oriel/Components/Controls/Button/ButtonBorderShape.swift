import Foundation
import OrielDrawing

/// The outline of buttons with a border. Mirrors SwiftUI's `ButtonBorderShape`.
nonisolated public struct ButtonBorderShape: Equatable, Sendable {
  private enum Kind: Equatable {
    case automatic, capsule, circle
    case roundedRectangle(radius: CGFloat?)
  }

  private let kind: Kind

  /// A rectangle with rounded corners.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  /// A capsule.
  public static let capsule = ButtonBorderShape(kind: .capsule)
  /// A rectangle with rounded corners of the default radius.
  public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(radius: nil))
  /// A circle. The button is as high as it is wide.
  public static let circle = ButtonBorderShape(kind: .circle)

  /// Returns a rectangle with rounded corners.
  ///
  /// - Parameter radius: The radius of the corners, in points. A negative or nonfinite radius counts as 0.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .roundedRectangle(radius: radius.isFinite ? max(0, radius) : 0))
  }

  var isCircle: Bool { kind == .circle }

  private func outline(in rect: CGRect) -> Path {
    switch kind {
    case .automatic, .roundedRectangle(radius: nil): return RoundedRectangle(cornerRadius: 8).path(in: rect)
    case .roundedRectangle(let radius?): return RoundedRectangle(cornerRadius: radius).path(in: rect)
    case .capsule: return Capsule().path(in: rect)
    case .circle:
      let side = min(rect.width, rect.height)
      return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }
  }
}

extension ButtonBorderShape: InsettableShape {
  /// The behavior in right-to-left layouts. The shape isn't mirrored.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public func path(in rect: CGRect) -> Path { outline(in: rect) }

  public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(shape: self, amount: amount) }
}

private enum ButtonBorderShapeKey: EnvironmentKey { static var defaultValue: ButtonBorderShape { .automatic } }

extension EnvironmentValues {
  var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }
}

extension View {
  /// Sets the outline of bordered and prominent buttons in the view. Mirrors SwiftUI's `buttonBorderShape(_:)`.
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { environment(\.buttonBorderShape, shape) }
}

/// A modifier that adds padding around a button's label. For a square button, the resulting width and height are equal.
nonisolated struct ButtonPaddingModifier: BoxModifier, Equatable {
  static var isStateless: Bool { true }

  let insets: EdgeInsets
  let isSquare: Bool

  @MainActor func makeBox(_ node: AnyViewNode) -> ButtonPaddingBox { ButtonPaddingBox(self, node: node) }

  @MainActor func update(_ box: ButtonPaddingBox, transaction: Transaction) {
    box.insets = insets
    box.isSquare = isSquare
  }
}

@MainActor
final class ButtonPaddingBox: PaddingBox {
  var isSquare: Bool { didSet { if isSquare != oldValue { setNeedsLayout() } } }

  init(_ modifier: ButtonPaddingModifier, node: AnyViewNode) {
    isSquare = modifier.isSquare
    super.init(modifier.insets, node: node)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    guard isSquare, let content = children.first?.measure(inner(proposal)) else { return super.sizeThatFits(proposal) }
    let side = max(content.width, content.height) + insets.top + insets.bottom
    return CGSize(width: side, height: side)
  }

  override func contentOrigin(in size: CGSize, proposal: ProposedViewSize) -> CGPoint {
    guard isSquare, let content = children.first?.measure(inner(proposal)) else { return super.contentOrigin(in: size, proposal: proposal) }
    return CGPoint(x: (size.width - content.width) / 2, y: (size.height - content.height) / 2)
  }
}
