import Foundation
import OrielDrawing

/// A control that selects a color: a well that shows the color and opens a palette with sliders. Mirrors SwiftUI's `ColorPicker`.
///
/// The selection is a color of constant components. Without support for opacity, it is always opaque.
public struct ColorPicker<Label: View>: View {
  private let selection: Binding<Color>
  private let supportsOpacity: Bool
  private let label: Label
  @State private var isOpen = false

  /// Creates a color picker with a custom label.
  public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    self.selection = selection
    self.supportsOpacity = supportsOpacity
    self.label = label()
  }

  public var body: some View {
    LabeledControl(label: label) {
      Button {
        isOpen = true
      } label: {
        ColorWell(color: selection.wrappedValue)
      }
      .buttonStyle(ColorWellStyle())
      .popover(isPresented: $isOpen) {
        ColorPanel(selection: selection, supportsOpacity: supportsOpacity).presentationCompactAdaptation(.popover)
      }
    }
    .accessibilityElement(children: .combine)
    .accessibilityRemoveTraits(.isStaticText)
    .modifier(ColorAccessibilityValue(color: selection.wrappedValue))
  }
}

extension ColorPicker where Label == Text {
  /// Creates a color picker with a localized title.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// Creates a color picker with a title from a localized string resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleResource) }
  }

  /// Creates a color picker with an unlocalized title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

/// A modifier that describes the color as the accessibility value.
private struct ColorAccessibilityValue: ViewModifier {
  let color: Color
  @Environment(\.self) private var environment

  nonisolated init(color: Color) { self.color = color }

  func body(content: Content) -> some View {
    content.accessibilityValue(ColorParts(color.resolved(in: environment)).words)
  }
}

/// A disc of the color in a ring, with a checkered background that shows through a translucent color.
private struct ColorWell: View {
  let color: Color

  var body: some View {
    Circle()
      .fill(color)
      .background { CheckeredBackground().clipShape(Circle()) }
      .overlay { Circle().strokeBorder(Color.primary.opacity(0.25), lineWidth: 1) }
      .frame(width: 28, height: 28)
      .accessibilityHidden(true)
  }
}

private struct ColorWellStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  @State private var isHovered = false

  nonisolated init() {}

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(3)
      .background(Color.primary.opacity(configuration.isPressed ? 0.2 : isHovered && isEnabled ? 0.12 : 0), in: Circle())
      .padding(-3)
      .opacity(isEnabled ? 1 : 0.5)
      .contentShape(Circle())
      .onHover { isHovered = $0 }
  }
}

/// A checkered background, which shows the opacity of a color above it.
struct CheckeredBackground: View {
  var body: some View {
    ZStack {
      Color.white
      Squares().fill(Color(white: 0.8))
    }
  }

  private nonisolated struct Squares: Shape {
    func path(in rect: CGRect) -> Path {
      let side: CGFloat = 5
      var path = Path()
      for row in 0..<max(1, Int((rect.height / side).rounded(.up))) {
        for column in 0..<max(1, Int((rect.width / side).rounded(.up))) where (row + column) % 2 == 0 {
          path.addRect(CGRect(x: rect.minX + CGFloat(column) * side, y: rect.minY + CGFloat(row) * side, width: side, height: side))
        }
      }
      return path
    }
  }
}
