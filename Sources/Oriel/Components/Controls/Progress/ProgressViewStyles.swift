import Foundation

/// The default style: a bar for a known value, and a wheel for an unknown one. Mirrors SwiftUI's `DefaultProgressViewStyle`.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    switch configuration.progress {
    case .fraction, .timer: LinearProgress(configuration: configuration, tint: nil)
    case .unknown: CircularProgress(configuration: configuration, tint: nil)
    }
  }
}

/// A style with a bar. Mirrors SwiftUI's `LinearProgressViewStyle`.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// Creates the style.
  nonisolated public init() { tint = nil }

  /// Creates the style with a tint. Mirrors SwiftUI's deprecated initializer, which `tint(_:)` replaces.
  nonisolated public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View { LinearProgress(configuration: configuration, tint: tint) }
}

/// A style with a ring for a known value, and a rotating wheel for an unknown one. Mirrors SwiftUI's `CircularProgressViewStyle`.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// Creates the style.
  nonisolated public init() { tint = nil }

  /// Creates the style with a tint. Mirrors SwiftUI's deprecated initializer, which `tint(_:)` replaces.
  nonisolated public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View { CircularProgress(configuration: configuration, tint: tint) }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The default style: a bar for a known value, and a wheel for an unknown one.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A style with a bar.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A style with a ring for a known value, and a rotating wheel for an unknown one.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

private struct LinearProgress: View {
  let configuration: ProgressViewStyleConfiguration
  let tint: Color?
  @Environment(\.labelsAreHidden) private var labelsAreHidden

  init(configuration: ProgressViewStyleConfiguration, tint: Color?) {
    self.configuration = configuration
    self.tint = tint
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      if let label = configuration.label, !labelsAreHidden { label }
      bar
        .frame(minWidth: 40, idealWidth: 160, maxWidth: .infinity)
        .frame(height: 6)
        .background(Color(.system(.fill)), in: Capsule())
        .accessibilityOnlyLabel(labelsAreHidden ? configuration.label : nil)
      if let value = configuration.currentValueLabel, !labelsAreHidden { value.font(.caption).steppingBack() }
    }
  }

  @ViewBuilder private var bar: some View {
    switch configuration.progress {
    case .fraction(let fraction): ProgressBarShape(fraction: fraction).fill(fill)
    case .timer(let timer): TimerProgress(form: .bar, timer: timer, tint: fill)
    case .unknown: IndeterminateProgress(form: .bar, tint: tint ?? .accentColor)
    }
  }

  private var fill: AnyShapeStyle { tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(LengthwiseTint(form: .bar)) }
}

private struct CircularProgress: View {
  let configuration: ProgressViewStyleConfiguration
  let tint: Color?
  @Environment(\.labelsAreHidden) private var labelsAreHidden
  @Environment(\.controlSize) private var controlSize
  @Environment(\.tint) private var surroundingTint

  init(configuration: ProgressViewStyleConfiguration, tint: Color?) {
    self.configuration = configuration
    self.tint = tint
  }

  var body: some View {
    VStack(spacing: 8) {
      wheel
        .frame(width: diameter, height: diameter)
        .accessibilityOnlyLabel(labelsAreHidden ? configuration.label : nil)
      if let label = configuration.label, !labelsAreHidden { label.steppingBack() }
      if let value = configuration.currentValueLabel, !labelsAreHidden { value.font(.caption).steppingBack() }
    }
  }

  @ViewBuilder private var wheel: some View {
    switch configuration.progress {
    case .fraction(let fraction):
      ZStack {
        track
        Circle().trim(from: 0, to: fraction).stroke(fill(from: 0), style: stroke).rotationEffect(.degrees(-90))
      }
      .padding(diameter / 16)
    case .timer(let timer): TimerProgress(form: .ring, timer: timer, tint: fill(from: -90)).background { track.padding(diameter / 16) }
    case .unknown: IndeterminateProgress(form: .wheel, tint: tint ?? surroundingTint ?? .secondary)
    }
  }

  /// Returns the fill of the ring from an angle in degrees. It starts slightly earlier, so that the round line cap has the color of the
  /// start.
  private func fill(from start: Double) -> AnyShapeStyle {
    let ring = LengthwiseTint(form: .ring(from: .degrees(start - 10), to: .degrees(start + 350)))
    return tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(ring)
  }

  private var stroke: StrokeStyle { StrokeStyle(lineWidth: diameter / 8, lineCap: .round) }

  private var track: some View { Circle().stroke(Color(.system(.fill)), style: stroke) }

  private var diameter: CGFloat {
    switch controlSize {
    case .mini: 12
    case .small: 16
    case .regular: 22
    case .large: 34
    case .extraLarge: 48
    }
  }
}

/// The completed part of a bar from its leading edge, which is at least as wide as it is high.
nonisolated struct ProgressBarShape: Shape {
  var fraction: Double

  var animatableData: Double {
    get { fraction }
    set { fraction = newValue }
  }

  func path(in rect: CGRect) -> Path {
    guard fraction > 0 else { return Path() }
    let width = max(rect.height, rect.width * min(1, fraction))
    return Path(roundedRect: CGRect(x: rect.minX, y: rect.minY, width: width, height: rect.height), cornerRadius: rect.height / 2)
  }
}
