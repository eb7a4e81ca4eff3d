import SwiftUI

/// The surface of a component: a background with rounded corners, a border and a shadow. The content is clipped to the corners, and the
/// surface receives all taps in its shape.
struct ComponentSurface: ViewModifier {
  private let color: Color
  private let cornerRadii: RectangleCornerRadii
  private let borderWidth: CGFloat
  private let borderColor: Color
  private let shadow: ComponentShadow

  init(_ uiModel: some HostedUIModel, cornerRadii: RectangleCornerRadii) {
    color = uiModel.backgroundColor
    self.cornerRadii = cornerRadii
    borderWidth = uiModel.borderWidth
    borderColor = uiModel.borderColor
    shadow = ComponentShadow(uiModel)
  }

  func body(content: Content) -> some View {
    let shape = UnevenRoundedRectangle(cornerRadii: cornerRadii)
    content
      .clipShape(shape)
      .background { ComponentBackground(shape: shape, color: color, shadow: shadow, hasEdge: borderWidth <= 0) }
      .overlay { if borderWidth > 0 { shape.strokeBorder(borderColor, lineWidth: borderWidth).allowsHitTesting(false) } }
      .contentShape(shape)
  }
}

/// The background of a component, with its shadow. In the dark color scheme a shadow is hardly visible, so a lighter edge is drawn directly
/// outside of the shape.
struct ComponentBackground<Outline: Shape>: View {
  let shape: Outline
  let color: Color
  let shadow: ComponentShadow
  /// Indicates whether the edge is drawn. A component with a border has none.
  let hasEdge: Bool

  @Environment(\.colorScheme) var colorScheme

  var body: some View {
    ZStack {
      // The inner half of the stroke is covered by the fill. A clear background has no edge.
      if hasEdge, colorScheme == .dark, color != .clear { shape.stroke(Color.white.opacity(0.14), lineWidth: 2) }
      shape
        .fill(color)
        .shadow(color: shadow.color, radius: shadow.radius, x: shadow.offset.width, y: shadow.offset.height)
    }
  }
}

struct ComponentShadow {
  let color: Color
  let radius: CGFloat
  let offset: CGSize

  init(_ uiModel: some HostedUIModel) {
    color = uiModel.shadowColor
    radius = uiModel.shadowRadius
    offset = uiModel.shadowOffset
  }
}

extension RectangleCornerRadii {
  /// Creates the same radius for all corners.
  init(_ radius: CGFloat) { self.init(topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius) }

  /// Exchanges the leading and trailing radii in right-to-left layouts if the component's corners should not be mirrored, because shapes
  /// mirror them.
  func directed(by layoutDirection: LayoutDirection, if reverses: Bool) -> RectangleCornerRadii {
    guard !reverses, layoutDirection == .rightToLeft else { return self }
    return RectangleCornerRadii(
      topLeading: topTrailing, bottomLeading: bottomTrailing, bottomTrailing: bottomLeading, topTrailing: topLeading)
  }
}
