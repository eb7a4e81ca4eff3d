import Foundation
import OrielDrawing
import Testing

@testable import Oriel
@testable import OrielModel

@MainActor
@Suite("Images", .serialized)
struct ImageTests {
  private func drawings(_ stage: Stage) -> [ImageDrawing] {
    stage.nodes.compactMap { if case .image(_, let drawing) = $0.content { drawing } else { nil } }
  }

  @Test("A symbol follows the font size and image scale and is drawn in the foreground style")
  func symbol() {
    let stage = Stage(
      VStack {
        Image(systemName: "plus").font(.system(size: 20)).foregroundStyle(Color.red)
        Image(systemName: "plus").font(.system(size: 40)).imageScale(.large)
      }, size: CGSize(width: 200, height: 200))
    // The arms of a plus span two thirds of its square.
    let strokes = stage.nodes.compactMap { node in
      if case .stroke(let path, let style, let paint) = node.content { (path.boundingRect.width, style.lineWidth, paint) } else { nil }
    }
    #expect(strokes.map(\.0).elementsEqual([16, 40]) { abs($0 - $1) < 0.01 }, "\(strokes.map(\.0))")
    #expect(strokes.map(\.1).elementsEqual([1.8, 4.5]) { abs($0 - $1) < 0.01 }, "\(strokes.map(\.1))")
    #expect(strokes.first?.2 == .color(Color.red.resolved(in: EnvironmentValues())))
    #expect(stage.pictures.loads.isEmpty)
  }

  @Test("An image has its own size unless it is resizable")
  func sizes() {
    let stage = Stage(
      VStack(spacing: 0) {
        Image(contentsOfFile: "/a.png")
        Image(contentsOfFile: "/a@2x.png")
        Image(contentsOfFile: "/a.png").resizable().frame(width: 60, height: 30)
        Image(contentsOfFile: "/a.png").resizable().aspectRatio(contentMode: .fit).frame(width: 20)
      }, size: CGSize(width: 200, height: 200))
    #expect(
      drawings(stage).map(\.rect.size) == [
        CGSize(width: 40, height: 20), CGSize(width: 20, height: 10), CGSize(width: 60, height: 30), CGSize(width: 20, height: 10),
      ])
    #expect(drawings(stage).allSatisfy { $0.tint == nil })
  }

  @Test("Rendering mode, interpolation, cap insets and tiling reach the drawing")
  func options() {
    let stage = Stage(
      Image(contentsOfFile: "/a.png").resizable(capInsets: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4), resizingMode: .tile)
        .renderingMode(.template).interpolation(.none))
    let drawing = drawings(stage)[0]
    #expect(drawing.tint != nil)
    #expect(drawing.interpolation == .nearest)
    #expect(drawing.tileSize == CGSize(width: 40, height: 20))
    #expect([drawing.capTop, drawing.capLeft, drawing.capBottom, drawing.capRight] == [1, 2, 3, 4])
  }

  @Test("An unknown symbol and a missing image are reported once each, and the image is drawn as a dashed square")
  func missing() {
    let stage = Stage(
      VStack {
        Image(systemName: "no.such.symbol")
        Image(systemName: "no.such.symbol")
        Image("no-such-picture")
      }, size: CGSize(width: 200, height: 200))
    #expect(stage.messages.filter { $0.contains("no.such.symbol") }.count == 1)
    #expect(stage.messages.filter { $0.contains("no-such-picture") }.count == 1)
    let dashes = stage.nodes.filter { if case .stroke(_, let style, _) = $0.content { !style.dash.isEmpty } else { false } }
    #expect(dashes.count == 1)
  }

  @Test("An image's accessibility label is its name or label, and decorative images and label icons have none")
  func accessibility() {
    let stage = Stage(
      VStack {
        Image(systemName: "chevron.left")
        Image(contentsOfFile: "/pictures/cat.png")
        Image("dog", label: Text(verbatim: "A dog"))
        Image(decorative: "line")
        Label("Add", systemImage: "plus")
      }, size: CGSize(width: 200, height: 300))
    #expect(stage.graph.accessibilityNodes.flatMap(\.flattened).map(\.label) == ["chevron left", "cat", "A dog", "Add"])
  }

  @Test("A label shows its icon before its title")
  func label() {
    let stage = Stage(Label("Add", systemImage: "plus"))
    #expect(stage.texts == ["Add"])
    #expect(stage.boxes(ImageBox.self)[0].windowFrame.maxX <= stage.boxes(TextBox.self)[0].windowFrame.minX)
  }
}
