import Foundation
import Observation
import Oriel
import OrielTesting
import Testing

@MainActor
@Observable
private final class Choice {
  var style: PointerStyle? = .link
}

private struct Choosing: View {
  let choice: Choice

  var body: some View { Color.red.pointerStyle(choice.style).pointerStyle(.zoomIn) }
}

@MainActor
@Suite("Pointer styles")
struct PointerStyleTests {
  private let size = CGSize(width: 100, height: 100)

  private func shape(_ style: PointerStyle?, _ direction: LayoutDirection = .leftToRight) -> String {
    let host = TestHost(size: size, layoutDirection: direction) { Color.red.frame(width: 50, height: 50).pointerStyle(style) }
    defer { host.close() }
    host.hover(at: CGPoint(x: 2, y: 2))
    #expect(host.pointerShape == "default")
    host.hover(at: CGPoint(x: 50, y: 50))
    return host.pointerShape
  }

  @Test("A view determines the pointer's shape over it, and only there")
  func names() {
    #expect(shape(.default) == "default")
    #expect(shape(.horizontalText) == "text")
    #expect(shape(.verticalText) == "vertical-text")
    #expect(shape(.rectSelection) == "crosshair")
    #expect(shape(.grabIdle) == "grab")
    #expect(shape(.grabActive) == "grabbing")
    #expect(shape(.link) == "pointer")
    #expect(shape(.zoomIn) == "zoom-in")
    #expect(shape(.zoomOut) == "zoom-out")
    #expect(shape(.columnResize) == "col-resize")
    #expect(shape(.rowResize) == "row-resize")
    #expect(shape(nil) == "default")
  }

  @Test("Resize styles of columns and rows show their possible directions")
  func lines() {
    #expect(shape(.columnResize(directions: .leading)) == "w-resize")
    #expect(shape(.columnResize(directions: .leading), .rightToLeft) == "e-resize")
    #expect(shape(.columnResize(directions: HorizontalDirection.Set(.trailing))) == "e-resize")
    #expect(shape(.columnResize(directions: .all)) == "col-resize")
    #expect(shape(.rowResize(directions: .up)) == "n-resize")
    #expect(shape(.rowResize(directions: VerticalDirection.Set(VerticalDirection.down))) == "s-resize")
    #expect(shape(.rowResize(directions: [.up, .down])) == "row-resize")
    #expect(HorizontalDirection.allCases == [.leading, .trailing] && VerticalDirection.allCases == [.up, .down])
  }

  @Test("Resize styles of edges and corners show their possible directions, in the layout direction")
  func frames() {
    let all: [(FrameResizePosition, String)] = [
      (.top, "ns"), (.bottom, "ns"), (.leading, "ew"), (.trailing, "ew"), (.topLeading, "nwse"), (.bottomTrailing, "nwse"),
      (.topTrailing, "nesw"), (.bottomLeading, "nesw"),
    ]
    for (position, name) in all { #expect(shape(.frameResize(position: position)) == "\(name)-resize") }
    #expect(shape(.frameResize(position: .topLeading), .rightToLeft) == "nesw-resize")
    let outward = ["n", "w", "s", "e", "nw", "ne", "sw", "se"]
    let inward = ["s", "e", "n", "w", "se", "sw", "ne", "nw"]
    for (index, position) in FrameResizePosition.allCases.enumerated() {
      #expect(shape(.frameResize(position: position, directions: .outward)) == "\(outward[index])-resize")
      #expect(shape(.frameResize(position: position, directions: FrameResizeDirection.Set(.inward))) == "\(inward[index])-resize")
    }
    #expect(FrameResizeDirection.allCases == [.inward, .outward])
  }

  @Test("A changed style applies to a resting pointer, and nil leaves the style to the views around")
  func changes() {
    let choice = Choice()
    let host = TestHost(size: size) { Choosing(choice: choice) }
    host.hover(at: CGPoint(x: 50, y: 50))
    #expect(host.pointerShape == "pointer")
    choice.style = .grabIdle
    host.render()
    #expect(host.pointerShape == "grab")
    choice.style = nil
    host.render()
    #expect(host.pointerShape == "zoom-in")
    host.close()
  }

  @Test("A view with a pointer shape of its own keeps it")
  func inner() throws {
    let host = TestHost(size: size) { TextField("Name", text: .constant("text")).pointerStyle(.link) }
    try host.hover("Name")
    #expect(host.pointerShape == "text")
    host.close()
  }
}
