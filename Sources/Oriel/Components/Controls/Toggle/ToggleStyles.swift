import Foundation

/// The default style, with a switch after the label. Mirrors SwiftUI's `DefaultToggleStyle`.
public struct DefaultToggleStyle: ToggleStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { SwitchRow(configuration: configuration) }
}

/// A style with a switch after the label. Mirrors SwiftUI's `SwitchToggleStyle`.
public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?

  /// Creates the style.
  nonisolated public init() { tint = nil }

  /// Creates the style with a color for switches that are on, which overrides the tint of the environment.
  nonisolated public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View { SwitchRow(configuration: configuration, tint: tint) }
}

private struct SwitchRow: View {
  let configuration: ToggleStyleConfiguration
  var tint: Color?
  @Environment(\.labelsAreHidden) private var labelsAreHidden

  var body: some View {
    if labelsAreHidden {
      Switch(isOn: configuration.$isOn, isMixed: configuration.isMixed, ownTint: tint).accessibilityOnlyLabel(configuration.label)
    } else {
      HStack {
        configuration.label.showingSubtitles()
        Spacer()
        Switch(isOn: configuration.$isOn, isMixed: configuration.isMixed, ownTint: tint)
      }
    }
  }
}

/// A style with a button that stays pressed while the toggle is on. Mirrors SwiftUI's `ButtonToggleStyle`.
public struct ButtonToggleStyle: ToggleStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    if configuration.isMixed {
      Button {
        configuration.isOn.toggle()
      } label: {
        HStack(spacing: 8) {
          DashShape().stroke(style: DashShape.stroke).frame(width: 9, height: 9).accessibilityHidden(true)
          configuration.label
        }
      }
      .buttonStyle(.bordered)
    } else if configuration.isOn {
      Button(action: { configuration.isOn.toggle() }, label: { configuration.label }).buttonStyle(.borderedProminent)
    } else {
      // The color is that of text, because a tinted button would look as if it were on.
      Button(action: { configuration.isOn.toggle() }, label: { configuration.label }).buttonStyle(.bordered).tint(.primary)
    }
  }
}

/// A style with a checkbox before the label. Mirrors SwiftUI's `CheckboxToggleStyle`.
public struct CheckboxToggleStyle: ToggleStyle {
  @Environment(\.labelsAreHidden) private var labelsAreHidden

  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack(spacing: 8) {
        Checkbox(isOn: configuration.isOn, isMixed: configuration.isMixed).accessibilityOnlyLabel(
          labelsAreHidden ? configuration.label : nil)
        if !labelsAreHidden { configuration.label.showingSubtitles() }
      }
    }
    .buttonStyle(.plain)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The default style, with a switch after the label.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A style with a switch after the label.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A style with a button that stays pressed while the toggle is on.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A style with a checkbox before the label.
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

/// A switch: a track of 51 by 31 points, and a thumb that can be dragged.
private struct Switch: View {
  @Binding var isOn: Bool
  let isMixed: Bool
  let ownTint: Color?
  @State private var isPressed = false
  /// The distance that the thumb has been dragged, or `nil` without a drag.
  @State private var slide: CGFloat?
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.tint) private var tint
  @Environment(\.colorSchemeContrast) private var contrast

  /// The offset of the thumb from the center, in points. A pressed thumb is wider and has a smaller range.
  private var thumbPosition: CGFloat {
    // The thumb of a mixed toggle is in the center.
    if isMixed, slide == nil { return 0 }
    let reach: CGFloat = isPressed ? 7.5 : 10
    return min(max((isOn ? reach : -reach) + (slide ?? 0), -reach), reach)
  }

  private var looksOn: Bool { slide == nil ? isOn : thumbPosition > 0 }

  private func follow(_ change: PressRecognizer.Slide) {
    switch change {
    case .moved(let translation): slide = translation
    case .cancelled: slide = nil
    case .ended(let translation, let velocity):
      slide = translation
      let shouldBeOn = abs(velocity) > 300 ? velocity > 0 : thumbPosition > 0
      slide = nil
      if shouldBeOn != isOn { isOn = shouldBeOn }
    }
  }

  /// The green for increased contrast, which has a contrast ratio of 3:1 to the white thumb and to a white window.
  private static let distinctOn = Color(.adaptive(light: Color(red: 0.13, green: 0.62, blue: 0.27), dark: Color(.system(.green))))

  private var isDistinct: Bool { contrast == .increased }

  private var ground: Color {
    let on = ownTint ?? tint ?? (isDistinct ? Self.distinctOn : Color(.system(.green)))
    return looksOn ? on : isMixed ? on.opacity(0.45) : Color(.system(.fill))
  }

  var body: some View {
    Capsule()
      .fill(ground)
      .overlay { Capsule().strokeBorder(Color(.system(.edge))).opacity(isDistinct && !looksOn && !isMixed ? 1 : 0) }
      .animation(.spring(response: 0.3, dampingFraction: 0.8), value: looksOn)
      .frame(width: 51, height: 31)
      .overlay {
        Capsule()
          .fill(Color.white)
          .shadow(color: .black.opacity(0.22), radius: 2.5, y: 2)
          .frame(width: isPressed ? 32 : 27, height: 27)
          .offset(x: thumbPosition)
          .animation(.spring(response: 0.3, dampingFraction: 0.8), value: isOn)
          .animation(.spring(response: 0.3, dampingFraction: 0.8), value: isMixed)
      }
      .animation(.easeOut(duration: 0.15), value: isPressed)
      .opacity(isEnabled ? 1 : 0.5)
      .contentShape(Capsule())
      .modifier(
        ControlModifier(
          isEnabled: isEnabled, ringRadius: 15.5, pressingChanged: { isPressed = $0 }, action: { isOn.toggle() }, slid: follow))
  }
}

private struct Checkbox: View {
  let isOn: Bool
  let isMixed: Bool

  var body: some View {
    RoundedRectangle(cornerRadius: 4)
      .fill(isOn || isMixed ? Color.accentColor : Color(.system(.fill)))
      .overlay {
        if isMixed {
          DashShape().stroke(Color.white, style: DashShape.stroke).padding(4.5)
        } else if isOn {
          Tick().stroke(Color.white, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
        } else {
          RoundedRectangle(cornerRadius: 4).strokeBorder(Color(.system(.edge)))
        }
      }
      .frame(width: 18, height: 18)
  }
}

nonisolated private struct Tick: Shape {
  /// A checkmark isn't mirrored in right-to-left layouts.
  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX + rect.width * 0.25, y: rect.minY + rect.height * 0.53))
    path.addLine(to: CGPoint(x: rect.minX + rect.width * 0.43, y: rect.minY + rect.height * 0.7))
    path.addLine(to: CGPoint(x: rect.minX + rect.width * 0.76, y: rect.minY + rect.height * 0.32))
    return path
  }
}
