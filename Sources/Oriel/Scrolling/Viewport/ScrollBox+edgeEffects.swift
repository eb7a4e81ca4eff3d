import Foundation
import OrielDrawing

extension ScrollBox {
  /// The look of the effect at an edge.
  private enum EdgeEffect { case hard, soft }

  /// The distance, in points, over which an effect appears while content moves under a bar.
  private static let appearance: CGFloat = 10

  /// The color of a bar under which content scrolls.
  static let barColor = Color(
    .adaptive(light: Color(red: 0.98, green: 0.98, blue: 0.985), dark: Color(red: 0.145, green: 0.145, blue: 0.155)))

  /// Indicates whether the effect at an edge, or the lack of one, replaces the background that the screen's bar has automatically.
  func replacesBarBackground(at edge: Edge) -> Bool {
    traits.edgeEffects.hidden.contains(Edge.Set(edge)) || traits.edgeEffects.styles[edge] == .soft
  }

  /// Returns the effect at an edge of the viewport's own space, or `nil` if there is none. `leading` is the left edge.
  private func effect(at edge: Edge) -> EdgeEffect? {
    let axis: Axis = edge == .top || edge == .bottom ? .vertical : .horizontal
    guard axes.contains(axis), overhang[edge] > 0, !traits.edgeEffects.hidden.contains(Edge.Set(edge)) else { return nil }
    switch (traits.edgeEffects.styles[edge] ?? .automatic).kind {
    case .soft: return barEdges.contains(Edge.Set(edge)) ? .soft : nil
    // The other bars draw a background of their own.
    case .hard, .automatic: return safeAreaBarEdges.contains(Edge.Set(edge)) ? .hard : nil
    }
  }

  /// The distance, in points, that content extends under the bar at an edge.
  private func distanceUnder(_ edge: Edge) -> CGFloat {
    switch edge {
    case .top: offset.y - slack.height
    case .leading: offset.x - slack.width
    case .bottom: contentSize.height + slack.height - offset.y - size.height
    case .trailing: contentSize.width + slack.width - offset.x - size.width
    }
  }

  /// Returns the drawing of the content within a rectangle, with the effects at its edges.
  func drawing(of content: DisplayNode, in window: CGRect) -> DisplayNode {
    func clipped(_ rect: CGRect, _ node: DisplayNode) -> DisplayNode { DisplayNode(.clip(Path(rect), FillStyle(), node)) }
    var middle = window
    var strips: [DisplayNode] = []
    for edge in Edge.allCases {
      guard let effect = effect(at: edge) else { continue }
      let share = min(max(distanceUnder(edge) / Self.appearance, 0), 1)
      guard share > 0 else { continue }
      let strip = middle.strip(of: overhang[edge], at: edge)
      middle = middle.without(strip, at: edge)
      let plain = clipped(strip, content)
      let node =
        switch effect {
        case .hard: hardStrip(of: content, in: strip, at: edge)
        case .soft: softStrip(of: content, in: strip, at: edge)
        }
      strips.append(share < 1 ? DisplayNode(.group([plain, DisplayNode(.opacity(Double(share), node))])) : node)
    }
    guard !strips.isEmpty else { return clipped(window, content) }
    // The strips overlap the rest by a pixel. If they end within one, the background would otherwise be visible between the two.
    let overlap = 1 / max(1, environment.displayScale)
    return DisplayNode(.group([clipped(middle.insetBy(dx: -overlap, dy: -overlap).intersection(window), content)] + strips))
  }

  private func hardStrip(of content: DisplayNode, in strip: CGRect, at edge: Edge) -> DisplayNode {
    let line = 1 / max(1, environment.displayScale)
    let separator = strip.strip(of: line, at: edge.opposite)
    let color = Self.barColor.resolved(in: environment)
    return DisplayNode(
      .group([
        blurred(content, in: strip, radius: 12),
        DisplayNode(.color(color.multiplyingAlpha(by: 0.9), strip)),
        DisplayNode(.color(Color(.system(.separator)).resolved(in: environment), separator)),
      ]))
  }

  /// Returns the content in a strip, which becomes blurred and then transparent towards the edge.
  private func softStrip(of content: DisplayNode, in strip: CGRect, at edge: Edge) -> DisplayNode {
    func gradient(_ stops: [(Float, CGFloat)]) -> DisplayNode {
      let (start, end): (CGPoint, CGPoint) =
        switch edge {
        case .top: (CGPoint(x: strip.minX, y: strip.minY), CGPoint(x: strip.minX, y: strip.maxY))
        case .bottom: (CGPoint(x: strip.minX, y: strip.maxY), CGPoint(x: strip.minX, y: strip.minY))
        case .leading: (CGPoint(x: strip.minX, y: strip.minY), CGPoint(x: strip.maxX, y: strip.minY))
        case .trailing: (CGPoint(x: strip.maxX, y: strip.minY), CGPoint(x: strip.minX, y: strip.minY))
        }
      let stops = stops.map { GradientStop(color: RGBA.black.multiplyingAlpha(by: $0.0), location: $0.1) }
      return DisplayNode(.fill(Path(strip), FillStyle(), .linearGradient(stops: stops, start: start, end: end)))
    }
    let sharp = DisplayNode(.clip(Path(strip), FillStyle(), content))
    return DisplayNode(
      .group([
        DisplayNode(.mask(blurred(content, in: strip, radius: 8), mask: gradient([(0, 0), (0.2, 0.35), (0.6, 0.7), (0, 1)]))),
        DisplayNode(.mask(sharp, mask: gradient([(0, 0), (0, 0.5), (1, 0.92), (1, 1)]))),
      ]))
  }

  private func blurred(_ content: DisplayNode, in strip: CGRect, radius: CGFloat) -> DisplayNode {
    let around = strip.insetBy(dx: -2 * radius, dy: -2 * radius)
    let blur = DisplayNode(.blur(radius, DisplayNode(.clip(Path(around), FillStyle(), content))))
    return DisplayNode(.clip(Path(strip), FillStyle(), blur))
  }

  /// Updates the edges at which bars are. Call it after layout.
  func refreshBarEdges() {
    var (bars, own): (Edge.Set, Edge.Set) = ([], [])
    minimizingBars = []
    var box: LayoutBox = self
    while let parent = box.parent {
      if let region = parent.layoutRegion {
        let edges = region.barEdges(around: box)
        bars.formUnion(edges)
        if !region.drawsBarBackgrounds { own.formUnion(edges) }
        if let bar = region as? any MinimizingBar, bar.minimizes(for: self, in: box) { minimizingBars.append(WeakBar(box: bar)) }
      }
      box = parent
    }
    guard bars != barEdges || own != safeAreaBarEdges else { return }
    (barEdges, safeAreaBarEdges) = (bars, own)
    setNeedsDisplay()
  }
}

extension Edge {
  fileprivate var opposite: Edge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }
}

extension CGRect {
  /// Returns the strip of a length at an edge, at most the whole rectangle. `leading` is the left edge.
  fileprivate func strip(of length: CGFloat, at edge: Edge) -> CGRect {
    let (width, height) = (Swift.min(length, width), Swift.min(length, height))
    return switch edge {
    case .top: CGRect(x: minX, y: minY, width: self.width, height: height)
    case .bottom: CGRect(x: minX, y: maxY - height, width: self.width, height: height)
    case .leading: CGRect(x: minX, y: minY, width: width, height: self.height)
    case .trailing: CGRect(x: maxX - width, y: minY, width: width, height: self.height)
    }
  }

  /// Returns the rectangle without its strip at an edge.
  fileprivate func without(_ strip: CGRect, at edge: Edge) -> CGRect {
    switch edge {
    case .top: CGRect(x: minX, y: strip.maxY, width: width, height: height - strip.height)
    case .bottom: CGRect(x: minX, y: minY, width: width, height: height - strip.height)
    case .leading: CGRect(x: strip.maxX, y: minY, width: width - strip.width, height: height)
    case .trailing: CGRect(x: minX, y: minY, width: width - strip.width, height: height)
    }
  }
}
