import CGTK
import Foundation
import OrielDrawing
import Testing

@testable import OrielGSK

@MainActor
struct RendererCacheTests {
  @Test("A display node that did not change is the identical render node")
  func identity() {
    let renderer = GSKRenderer()
    let node = DisplayNode(.group([color(red, 0, 0, 5, 5), color(green, 5, 0, 5, 5)]))
    let first = renderer.renderNode(for: node)
    #expect(renderer.nodesBuilt == 3)
    #expect(renderer.renderNode(for: node) == first)
    #expect(renderer.nodesBuilt == 3)
  }

  @Test("One changed leaf of a thousand rebuilds the path to it, and nothing else")
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

  @Test("What keeps its child as it is shares the child's render node")
  func passThrough() {
    let renderer = GSKRenderer()
    let child = color(red, 0, 0, 5, 5)
    let node = renderer.renderNode(for: child)
    #expect(renderer.renderNode(for: DisplayNode(.opacity(1, child))) == node)
    #expect(renderer.renderNode(for: DisplayNode(.transform(.identity, child))) == node)
    #expect(renderer.renderNode(for: DisplayNode(.group([.empty, child]))) == node)
  }

  @Test("A background is not in the container of what stands before it")
  func background() {
    let renderer = GSKRenderer()
    let rows = (0..<20).map { color(red, 0, CGFloat($0), 100, 1) }
    let group = DisplayNode(.group([color(green, 0, 0, 100, 100)] + rows))
    let node = renderer.renderNode(for: group)
    #expect(gsk_container_node_get_n_children(node) == 2)
    #expect(gsk_render_node_get_node_type(gsk_container_node_get_child(node, 0)) == GSK_COLOR_NODE)
    #expect(gsk_container_node_get_n_children(gsk_container_node_get_child(node, 1)) == 20)
  }

  @Test("A render node lives as long as its display node, and is freed with it")
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

  @Test("Plain contents become plain nodes")
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

/// Counts what a C function, which has no context, lets go of.
private enum ReleaseCount {
  nonisolated(unsafe) static var value = 0
}
