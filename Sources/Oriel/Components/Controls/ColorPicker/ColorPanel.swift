import Foundation
import OrielDrawing
import OrielModel

/// A palette with a slider for each component of the color.
struct ColorPanel: View {
  let selection: Binding<Color>
  let supportsOpacity: Bool
  /// The components that the user has chosen here. A gray has no hue, and the slider's position would be lost otherwise.
  @State private var own: ColorParts?
  @Environment(\.self) private var environment

  init(selection: Binding<Color>, supportsOpacity: Bool) {
    self.selection = selection
    self.supportsOpacity = supportsOpacity
  }

  private var parts: ColorParts {
    let color = selection.wrappedValue.resolved(in: environment)
    if let own, own.color.resolved(in: environment) == color { return own }
    return ColorParts(color)
  }

  private func choose(_ parts: ColorParts) {
    var parts = parts
    if !supportsOpacity { parts.opacity = 1 }
    own = parts
    selection.wrappedValue = parts.color
  }

  private func part(_ path: WritableKeyPath<ColorParts, Double>) -> Binding<Double> {
    Binding(get: { parts[keyPath: path] }) { value in
      var next = parts
      next[keyPath: path] = value
      choose(next)
    }
  }

  private func color(_ path: WritableKeyPath<ColorParts, Double>, _ value: Double) -> Color {
    var next = parts
    next.opacity = 1
    next[keyPath: path] = value
    return next.color
  }

  private static let shades: [[ColorParts]] = {
    let hues = [0.0, 0.08, 0.14, 0.37, 0.5, 0.58, 0.69, 0.78, 0.92]
    let tones = [(0.25, 1.0), (0.5, 0.98), (0.8, 0.92), (0.85, 0.68), (0.9, 0.42)]
    let greys = (0..<9).map { ColorParts(hue: 0, saturation: 0, brightness: 1 - Double($0) / 8) }
    return [greys] + tones.map { tone in hues.map { ColorParts(hue: $0, saturation: tone.0, brightness: tone.1) } }
  }()

  var body: some View {
    let parts = parts
    VStack(spacing: 14) {
      VStack(spacing: 3) {
        ForEach(Self.shades.indices, id: \.self) { row in
          HStack(spacing: 3) {
            ForEach(Self.shades[row].indices, id: \.self) { column in swatch(Self.shades[row][column], chosen: parts) }
          }
        }
      }
      .accessibilityElement(children: .contain)
      VStack(spacing: 10) {
        ColorChannel(
          name: .hue, value: part(\.hue), colors: (0...6).map { Color(hue: Double($0) / 6, saturation: 0.85, brightness: 0.95) })
        ColorChannel(name: .saturation, value: part(\.saturation), colors: [color(\.saturation, 0), color(\.saturation, 1)])
        ColorChannel(name: .brightness, value: part(\.brightness), colors: [color(\.brightness, 0), color(\.brightness, 1)])
        if supportsOpacity {
          ColorChannel(
            name: .opacity, value: part(\.opacity), colors: [color(\.opacity, 1).opacity(0), color(\.opacity, 1)],
            showsCheckeredBackground: true)
        }
      }
    }
    .frame(width: 264)
    .padding(16)
  }

  private func swatch(_ shade: ColorParts, chosen: ColorParts) -> some View {
    var opaque = chosen
    opaque.opacity = 1
    let isSelected = opaque.color.resolved(in: environment) == shade.color.resolved(in: environment)
    return RoundedRectangle(cornerRadius: 5)
      .fill(shade.color)
      .overlay { RoundedRectangle(cornerRadius: 5).strokeBorder(Color.primary.opacity(0.14), lineWidth: 1) }
      .overlay {
        if isSelected {
          TickShape()
            .stroke(
              shade.brightness > 0.8 && shade.saturation < 0.6 ? Color.black : .white, style: StrokeStyle(lineWidth: 2, lineCap: .round)
            )
            .frame(width: 11, height: 9)
        }
      }
      .frame(height: 26)
      .frame(maxWidth: .infinity)
      .onTapGesture {
        choose(ColorParts(hue: shade.hue, saturation: shade.saturation, brightness: shade.brightness, opacity: chosen.opacity))
      }
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(shade.words)
      .accessibilityAddTraits(isSelected ? [.isButton, .isSelected] : .isButton)
      .accessibilityAction {
        choose(ColorParts(hue: shade.hue, saturation: shade.saturation, brightness: shade.brightness, opacity: chosen.opacity))
      }
  }
}

/// A track that shows the color of each position. The arrow keys move the value by a hundredth, and Home and End to the ends.
private struct ColorChannel: View {
  let name: BuiltInText
  let value: Binding<Double>
  let colors: [Color]
  let showsCheckeredBackground: Bool
  @State private var width: CGFloat = 1
  @Environment(\.layoutDirection) private var layoutDirection

  private static var height: CGFloat { 18 }

  init(name: BuiltInText, value: Binding<Double>, colors: [Color], showsCheckeredBackground: Bool = false) {
    self.name = name
    self.value = value
    self.colors = colors
    self.showsCheckeredBackground = showsCheckeredBackground
  }

  private func set(_ share: Double) { value.wrappedValue = min(max(share, 0), 1) }

  private func drag(to x: CGFloat) {
    let share = (x - Self.height / 2) / max(1, width - Self.height)
    set(layoutDirection == .leftToRight ? share : 1 - share)
  }

  private func handle(_ key: KeyEquivalent) -> KeyPress.Result {
    let step = layoutDirection == .leftToRight ? 0.01 : -0.01
    switch key {
    case .rightArrow: set(value.wrappedValue + step)
    case .leftArrow: set(value.wrappedValue - step)
    case .home: set(0)
    case .end: set(1)
    default: return .ignored
    }
    return .handled
  }

  var body: some View {
    Capsule()
      .fill(LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing))
      .background { if showsCheckeredBackground { CheckeredBackground().clipShape(Capsule()) } }
      .overlay { Capsule().strokeBorder(Color.primary.opacity(0.14), lineWidth: 1) }
      .overlay { GaugeMarkLayout(share: value.wrappedValue) { GaugeMark(diameter: Self.height) } }
      .frame(height: Self.height)
      .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { width = $0 }
      .contentShape(Rectangle())
      .gesture(DragGesture(minimumDistance: 0).onChanged { drag(to: $0.location.x) })
      .focusable()
      .onKeyPress(keys: [.leftArrow, .rightArrow, .home, .end]) { handle($0.key) }
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(Text(.own(name)))
      .accessibilityValue(Text(percent: value.wrappedValue))
      .accessibilityAdjustableAction { set(value.wrappedValue + ($0 == .increment ? 0.1 : -0.1)) }
  }
}
