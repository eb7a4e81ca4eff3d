import CGTK
import COrielGTK
import Foundation
import OrielDrawing
import Testing

@testable import OrielGSK

@MainActor
struct RendererCacheTests {
  @Test("An unchanged display node has the identical render node")
  func identity() {
    let renderer = GSKRenderer()
    let node = DisplayNode(.group([color(red, 0, 0, 5, 5), color(green, 5, 0, 5, 5)]))
    let first = renderer.renderNode(for: node)
    #expect(renderer.nodesBuilt == 3)
    #expect(renderer.renderNode(for: node) == first)
    #expect(renderer.nodesBuilt == 3)
  }

  @Test("A changed leaf among a thousand rebuilds only the path to it")
  func changedLeaf() {
    let renderer = GSKRenderer()
    var groups = (0..<10).map { group in
      (0..<100).map { color(red, CGFloat($0), CGFloat(group), 1, 1) }
    }
    func root(_ branches: [DisplayNode]) -> DisplayNode { DisplayNode(.opacity(0.5, DisplayNode(.group(branches)))) }
    var branches = groups.map { DisplayNode(.group($0)) }
    let oldRoot = root(branches)
    let before = renderer.renderNode(for: oldRoot)
    #expect(renderer.nodesBuilt == 1000 + 10 + 2)
    let untouched = branches.map { renderer.renderNode(for: $0) }

    groups[4][50] = color(blue, 50, 4, 1, 1)
    branches[4] = DisplayNode(.group(groups[4]))
    let count = renderer.nodesBuilt
    let newRoot = root(branches)
    let after = renderer.renderNode(for: newRoot)
    #expect(renderer.nodesBuilt - count == 4)
    #expect(after != before)
    for index in branches.indices {
      #expect((renderer.renderNode(for: branches[index]) == untouched[index]) == (index != 4))
    }
  }

  @Test("An effect that doesn't change its child shares the child's render node")
  func passThrough() {
    let renderer = GSKRenderer()
    let child = color(red, 0, 0, 5, 5)
    let node = renderer.renderNode(for: child)
    #expect(renderer.renderNode(for: DisplayNode(.opacity(1, child))) == node)
    #expect(renderer.renderNode(for: DisplayNode(.transform(.identity, child))) == node)
    #expect(renderer.renderNode(for: DisplayNode(.group([.empty, child]))) == node)
  }

  @Test("Equal shapes at whole-point distances share a render node, for fills and strokes", arguments: [true, false])
  func shapes(isFilled: Bool) {
    let renderer = GSKRenderer()
    let corner = Path(roundedRect: CGRect(x: 0, y: 0, width: 12, height: 12), cornerRadius: 4)
    func shape(_ x: CGFloat, _ y: CGFloat, _ color: RGBA = red) -> DisplayNode {
      let path = corner.offsetBy(dx: x, dy: y)
      return DisplayNode(isFilled ? .fill(path, FillStyle(), .color(color)) : .stroke(path, StrokeStyle(lineWidth: 2), .color(color)))
    }
    func shared(_ node: DisplayNode) -> OpaquePointer? {
      let node = renderer.renderNode(for: node)
      return gsk_render_node_get_node_type(node) == GSK_TRANSFORM_NODE ? gsk_transform_node_get_child(node) : node
    }
    let (first, moved) = (shape(2, 3), shape(22, 13))
    let (half, blueOne) = (shape(2.5, 3), shape(2, 3, blue))
    #expect(shared(first) == shared(moved))
    #expect(shared(half) != shared(first) && shared(blueOne) != shared(first))
    let size = CGSize(width: 40, height: 40)
    for node in [first, moved, half, blueOne] {
      // A shape alone is created at its position.
      let alone = GSKRenderer().image(of: DisplayNode(node.content), size: size)
      #expect(renderer.image(of: node, size: size).difference(from: alone, tolerance: 1).share == 0)
    }
  }

  @Test(
    "Where Cairo nodes are uploaded, shapes that differ in opacity alone share one, also single lines",
    arguments: [
      (true, CGPoint(x: 20, y: 30)), (false, CGPoint(x: 20, y: 30)), (false, CGPoint(x: 4, y: 30)), (false, CGPoint(x: 20, y: 3)),
    ])
  func fadingShapes(isFilled: Bool, end: CGPoint) {
    let renderer = GSKRenderer(uploadsCairoNodes: true)
    guard !renderer.drawsPaths else { return }
    let path = Path {
      $0.move(to: CGPoint(x: 4, y: 3))
      $0.addLine(to: end)
      if isFilled { $0.addLine(to: CGPoint(x: 30, y: 8)) }
    }
    func shape(_ opacity: Float) -> DisplayNode {
      let color = red.multiplyingAlpha(by: opacity)
      return DisplayNode(isFilled ? .fill(path, FillStyle(), .color(color)) : .stroke(path, StrokeStyle(lineWidth: 3), .color(color)))
    }
    let size = CGSize(width: 40, height: 40)
    let nodes = [1, 0.7, 0.2].map(shape)
    #expect(Set(nodes.flatMap { RenderNodeCensus(of: $0, by: renderer).cairoNodes }).count == 1)
    for node in nodes {
      let alone = GSKRenderer().image(of: DisplayNode(node.content), size: size)
      #expect(renderer.image(of: node, size: size).difference(from: alone, tolerance: 2).share == 0)
    }
  }

  @Test("The render nodes of shapes that are no longer drawn are released")
  func forgottenShapes() {
    let renderer = GSKRenderer()
    for size in 1...3000 {
      let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 20, height: CGFloat(size)), cornerRadius: 4)
      _ = renderer.renderNode(for: DisplayNode(.fill(path, FillStyle(), .color(red))))
    }
    #expect(renderer.shapes.count <= 1024)
  }

  @Test("A background isn't part of the container node of the content above it")
  func background() {
    let renderer = GSKRenderer()
    let rows = (0..<20).map { color(red, 0, CGFloat($0), 100, 1) }
    let group = DisplayNode(.group([color(green, 0, 0, 100, 100)] + rows))
    let node = renderer.renderNode(for: group)
    #expect(gsk_container_node_get_n_children(node) == 2)
    #expect(gsk_render_node_get_node_type(gsk_container_node_get_child(node, 0)) == GSK_COLOR_NODE)
    #expect(gsk_container_node_get_n_children(gsk_container_node_get_child(node, 1)) == 20)
  }

  @Test("A render node lives as long as its display node and is released with it")
  func lifetime() {
    let count = ReleaseCount.value
    var node: DisplayNode? = color(red, 0, 0, 5, 5)
    let pointer = gsk_render_node_ref(GSKRenderer().renderNode(for: node!))!
    node!.rendererCache = .init(owning: pointer) {
      ReleaseCount.value += 1
      gsk_render_node_unref($0)
    }
    #expect(ReleaseCount.value == count)
    node = nil
    #expect(ReleaseCount.value == count + 1)
  }

  /// Returns the bounds of all Cairo nodes in a render node without transforms.
  private func cairoBounds(_ node: OpaquePointer) -> [CGRect] {
    if gsk_render_node_get_node_type(node) == GSK_CAIRO_NODE {
      var bounds = graphene_rect_t()
      gsk_render_node_get_bounds(node, &bounds)
      return [
        CGRect(x: Double(bounds.origin.x), y: Double(bounds.origin.y), width: Double(bounds.size.width), height: Double(bounds.size.height))
      ]
    }
    let count = oriel_gsk_node_children(node, nil, 0)
    guard count > 0 else { return [] }
    var children = [OpaquePointer?](repeating: nil, count: count)
    _ = oriel_gsk_node_children(node, &children, count)
    return children.flatMap { cairoBounds($0!) }
  }

  /// A jagged line from -30,000 to 30,000 points.
  private var range: Path {
    var path = Path()
    path.move(to: CGPoint(x: -30_000.5, y: 35))
    for step in 0..<600 { path.addLine(to: CGPoint(x: -30_000 + CGFloat(step) * 100, y: step.isMultiple(of: 2) ? 10.3 : 20)) }
    path.addLine(to: CGPoint(x: 30_000, y: 35))
    path.closeSubpath()
    return path
  }

  @Test("No Cairo node exceeds the texture size when it is drawn large or scaled up, and each has whole-point bounds")
  func cairoTiles() {
    let renderer = GSKRenderer()
    let wide = DisplayNode(.fill(range, FillStyle(antialiased: false), .color(red)))
    let tall = DisplayNode(.transform(CGAffineTransform(rotationAngle: .pi / 2), wide))
    #expect(cairoBounds(renderer.renderNode(for: wide)).count > 10)
    #expect(cairoBounds(renderer.renderNode(for: tall)).count > 10)
    let star = DisplayNode(
      .fill(Path(ellipseIn: CGRect(x: 0.4, y: 0.4, width: 30, height: 30)).rotated, FillStyle(antialiased: false), .color(red)))
    #expect(cairoBounds(renderer.renderNode(for: star)).count == 1)
    for node in [wide, star, DisplayNode(.transform(CGAffineTransform(scaleX: 900, y: 900), star))] {
      let all = cairoBounds(renderer.renderNode(for: node))
      // From GTK 4.14 on, renderers divide large nodes themselves.
      if !renderer.drawsPaths { #expect(all.allSatisfy { max($0.width, $0.height) <= 4096 }) }
      for bounds in all { #expect([bounds.minX, bounds.minY, bounds.maxX, bounds.maxY].allSatisfy { $0 == $0.rounded() }) }
    }
  }

  @Test("Content that is divided into tiles is drawn completely, and so is mirrored content")
  func tiledPictures() {
    func draw(_ content: DisplayNode.Content) -> RasterImage {
      GSKRenderer().image(of: DisplayNode(content), size: CGSize(width: 300, height: 40), scale: 1)
    }
    let part = DisplayNode(.fill(range, FillStyle(), .color(red)))
    // The edge of a tile is at about 1,199 points from any beginning.
    for x in [-29_900, -2_000, -1_100, 0, 1_000, 2_900] {
      let moved = draw(.transform(CGAffineTransform(translationX: CGFloat(-x), y: 0), part))
      let small = draw(.fill(range.applying(CGAffineTransform(translationX: CGFloat(-x), y: 0)), FillStyle(), .color(red)))
      #expect(moved.coverage > 2000)
      #expect(moved.difference(from: small, tolerance: 2).share == 0, "\(x)")
    }
    let card = DisplayNode(
      .clip(
        rounded(CGRect(x: 0, y: 0, width: 60, height: 40), 14), FillStyle(),
        DisplayNode(
          .group([
            color(blue, 0, 0, 60, 40),
            DisplayNode(.fill(Path(ellipseIn: CGRect(x: 5, y: 5, width: 20, height: 30)).rotated, FillStyle(), .color(red))),
          ]))))
    let mirrored = draw(.transform(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 60, ty: 0), card))
    let plain = draw(card.content)
    var bytes: [UInt8] = []
    for y in 0..<40 { for x in 0..<300 { bytes += plain.at(x < 60 ? 59 - x : x, y).map { UInt8($0) } } }
    let difference = mirrored.difference(from: RasterImage(width: 300, height: 40, bytes: bytes)!)
    #expect(difference.largest <= 16)
    #expect(plain.at(0, 0)[3] == 0)
  }

  @Test("Plain content becomes plain render nodes")
  func nodeTypes() {
    let renderer = GSKRenderer()
    func type(_ content: DisplayNode.Content) -> GskRenderNodeType {
      let node = DisplayNode(content)
      return withExtendedLifetime(node) { gsk_render_node_get_node_type(renderer.renderNode(for: node)) }
    }
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    let stops = [GradientStop(color: red, location: 0), GradientStop(color: blue, location: 1)]
    #expect(type(.fill(Path(rect), FillStyle(), .color(red))) == GSK_COLOR_NODE)
    #expect(type(.fill(rounded(rect, 3), FillStyle(), .color(red))) == GSK_ROUNDED_CLIP_NODE)
    #expect(
      type(.fill(Path(rect), FillStyle(), .linearGradient(stops: stops, start: .zero, end: CGPoint(x: 9, y: 0))))
        == GSK_LINEAR_GRADIENT_NODE)
    #expect(type(.stroke(rounded(rect, 3), StrokeStyle(lineWidth: 1), .color(red))) == GSK_BORDER_NODE)
    #expect(type(.clip(Path(rect), FillStyle(), color(red, 0, 0, 20, 20))) == GSK_CLIP_NODE)
    #expect(type(.text(PangoTextShaper().shape(request("x")), at: .zero, color: red)) == GSK_TEXT_NODE)
    let moved = DisplayNode(.transform(CGAffineTransform(translationX: 3, y: 4), color(red, 0, 0, 5, 5)))
    let transform = gsk_transform_node_get_transform(renderer.renderNode(for: moved))
    #expect(gsk_transform_get_category(transform) == GSK_TRANSFORM_CATEGORY_2D_TRANSLATE)
  }
}

extension Path {
  /// The same shape, but not recognizable as an ellipse.
  fileprivate var rotated: Path {
    var path = self
    path.addLine(to: CGPoint(x: boundingRect.midX, y: boundingRect.midY))
    path.closeSubpath()
    return path
  }
}

/// Counts the releases in a C function, which has no context.
private enum ReleaseCount {
  nonisolated(unsafe) static var value = 0
}
