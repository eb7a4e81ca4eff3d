import Foundation
import Oriel

/// A drawing of dots that replace markers that are too close to others.
struct DotsDrawing: View {
  let model: MapModel
  let dots: [PlaceIndex.Visible]
  let room: CGSize
  let version: Int

  private static let radius: CGFloat = 3
  /// The side of a square within which one dot is sufficient, in points.
  private static let cell: CGFloat = 3

  var body: some View {
    BesideAnchor(room: room) { context in
      var taken: Set<SIMD2<Int>> = []
      let seen = dots.filter { dot in
        dot.index < model.places.places.count
          && taken.insert(SIMD2(Int((dot.point.x / Self.cell).rounded()), Int((dot.point.y / Self.cell).rounded()))).inserted
      }
      var edges = Path()
      for dot in seen { edges.addEllipse(in: Self.rect(dot.point).insetBy(dx: -1, dy: -1)) }
      context.fill(edges, with: .color(.white))
      for dot in seen {
        let tint = model.places.places[dot.index].style.tint ?? AnyShapeStyle(Color.red)
        context.fill(Path(ellipseIn: Self.rect(dot.point)), with: .style(tint))
      }
    }
  }
}

extension DotsDrawing {
  private static func rect(_ point: CGPoint) -> CGRect {
    CGRect(x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius)
  }
}

/// A drawing around an anchor that extends beyond it by the map's size on each side.
private struct BesideAnchor: View {
  let room: CGSize
  let draw: (GraphicsContext) -> Void

  var body: some View {
    Canvas { context, _ in
      context.translateBy(x: room.width, y: room.height)
      draw(context)
    }
    .frame(width: 3 * room.width, height: 3 * room.height)
    .offset(x: -room.width, y: -room.height)
    .accessibilityHidden(true)
    .allowsHitTesting(false)
  }
}

/// A drawing of the titles of markers below their tips. Titles that would overlap others are left out.
struct TitlesDrawing: View {
  let model: MapModel
  let shown: [PlaceIndex.Visible]
  let room: CGSize
  let selected: AnyHashable?
  let version: Int

  /// The maximum number of titles. More aren't readable at once, and would slow down each frame of a move.
  private static let most = 150
  private static let distance: CGFloat = 3

  var body: some View {
    BesideAnchor(room: room) { context in
      model.work.titleDrawings += 1
      var taken: [CGRect] = []
      for (place, point) in titled {
        guard let title = place.title else { continue }
        let text = context.resolve(title.font(.caption.weight(.semibold)))
        let measured = text.measure(in: CGSize(width: 180, height: 60))
        let rect = CGRect(
          x: (point.x - measured.width / 2).rounded(), y: (point.y + Self.distance).rounded(), width: measured.width,
          height: measured.height)
        if place.style.titles == .automatic, taken.contains(where: { $0.intersects(rect) }) { continue }
        taken.append(rect)
        draw(text, in: rect, context)
      }
    }
  }

  /// The places with titles by priority: the selected one first, then from south to north, like the order of the balloons.
  private var titled: [(place: MapPlace, point: CGPoint)] {
    let all = shown.reversed().compactMap { item -> (place: MapPlace, point: CGPoint)? in
      guard item.index < model.places.places.count else { return nil }
      let place = model.places.places[item.index]
      return place.isMarker && place.title != nil && place.style.titles != .hidden ? (place, item.point) : nil
    }
    guard let selected, let first = all.firstIndex(where: { $0.place.style.tag == selected }) else { return Array(all.prefix(Self.most)) }
    return Array(([all[first]] + all[..<first] + all[(first + 1)...]).prefix(Self.most))
  }

  private func draw(_ text: GraphicsContext.ResolvedText, in rect: CGRect, _ context: GraphicsContext) {
    var halo = text
    halo.shading = .color(MapColors.ground)
    for offset in [(-1, 0), (1, 0), (0, -1), (0, 1), (-0.7, -0.7), (0.7, -0.7), (-0.7, 0.7), (0.7, 0.7)] {
      context.draw(halo, in: rect.offsetBy(dx: offset.0, dy: offset.1))
    }
    context.draw(text, in: rect)
  }
}
