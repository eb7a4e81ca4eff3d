import Foundation
import Oriel

/// A bar that shows the scale at the center of the map. Mirrors MapKit's `MapScaleView`.
nonisolated public struct MapScaleView: View {
  private let anchorEdge: HorizontalEdge
  private let scope: Namespace.ID?

  /// Creates a scale.
  ///
  /// - Parameters:
  ///   - anchorEdge: The edge of the bar that doesn't move when its length changes.
  ///   - scope: The scope of the map, or `nil` for the enclosing map.
  public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {
    self.anchorEdge = anchorEdge
    self.scope = scope
  }

  @MainActor public var body: some View {
    MapControl(scope, .topLeading) { ScaleBar(model: $0, anchorEdge: anchorEdge) }
  }
}

private struct ScaleBar: View {
  let model: MapModel
  let anchorEdge: HorizontalEdge
  @Environment(\.locale) private var locale

  private static let longest = 110.0

  var body: some View {
    let scale = MapScale(metersPerPoint: model.status.metersPerPoint, longest: Self.longest, isMetric: locale.measurementSystem != .us)
    VStack(alignment: anchorEdge == .leading ? .leading : .trailing, spacing: 2) {
      Text(verbatim: scale.text(locale)).font(.system(size: 11, weight: .medium)).monospacedDigit().modifier(MapTextHalo())
      ScaleLine().stroke(MapColors.ground, style: StrokeStyle(lineWidth: 4, lineCap: .square))
        .overlay { ScaleLine().stroke(.primary, lineWidth: 1.5) }
        .frame(width: scale.length, height: 6)
    }
    .frame(width: Self.longest, alignment: anchorEdge == .leading ? .leading : .trailing)
    .accessibilityElement(children: .combine)
    .allowsHitTesting(false)
  }
}

private struct ScaleLine: Shape {
  nonisolated func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    return path
  }
}

/// A round distance, and its length on the screen.
struct MapScale: Equatable {
  /// The length of the distance on the screen, in points.
  let length: Double
  private let value: Double
  private let isLong: Bool
  private let isMetric: Bool

  /// - Parameter longest: The maximum length, in points.
  init(metersPerPoint: Double, longest: Double, isMetric: Bool) {
    self.isMetric = isMetric
    let metersPerPoint = metersPerPoint.isFinite && metersPerPoint > 0 ? metersPerPoint : 1
    let most = metersPerPoint * longest
    let (short, long) = isMetric ? (1.0, 1000.0) : (0.3048, 1609.344)
    isLong = most >= long
    let unit = isLong ? long : short
    let power = pow(10, log10(most / unit).rounded(.down))
    let digit = [5.0, 2, 1].first { $0 * power * unit <= most } ?? 1
    value = digit * power
    length = value * unit / metersPerPoint
  }

  func text(_ locale: Locale) -> String {
    let number = value.formatted(.number.locale(locale))
    return number + "\u{A0}" + (isMetric ? (isLong ? Self.kilometers : Self.meters).symbol(locale) : isLong ? "mi" : "ft")
  }

  /// The symbol of a unit, which most languages write in Latin letters. It is needed because Foundation on Linux can't format measurements.
  private struct Unit {
    let latin: String
    let others: [String: String]

    func symbol(_ locale: Locale) -> String { locale.language.languageCode.flatMap { others[$0.identifier] } ?? latin }
  }

  private static let meters = Unit(
    latin: "m", others: ["ar": "م", "el": "μ.", "fa": "متر", "he": "מ׳", "hi": "मी", "ru": "м", "uk": "м", "zh": "米", "bg": "м", "sr": "м"])
  private static let kilometers = Unit(
    latin: "km",
    others: [
      "ar": "كم", "el": "χλμ", "fa": "کیلومتر", "he": "ק״מ", "hi": "कि॰मी॰", "ru": "км", "uk": "км", "zh": "公里", "bg": "км", "sr": "км",
    ])
}
