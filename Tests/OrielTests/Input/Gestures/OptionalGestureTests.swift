import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Optional gestures")
struct OptionalGestureTests {
  private struct Page: View {
    @State private var isOn = false
    @State private var moved = 0
    @State private var tapped = 0

    var body: some View {
      VStack {
        Toggle("On", isOn: $isOn)
        Color.red.frame(width: 200, height: 100)
          .gesture(isOn ? DragGesture().onEnded { _ in moved += 1 } : nil)
          .accessibilityElement().accessibilityIdentifier("area")
        Color.blue.frame(width: 200, height: 100)
          .gesture(TapGesture().onEnded { tapped += 1 }.simultaneously(with: isOn ? DragGesture().onEnded { _ in moved += 10 } : nil))
          .accessibilityElement().accessibilityIdentifier("both")
        Color.green.frame(width: 200, height: 100)
          .gesture((isOn ? DragGesture().onEnded { _ in moved += 100 } : nil).exclusively(before: TapGesture().onEnded { tapped += 10 }))
          .accessibilityElement().accessibilityIdentifier("either")
        Text(verbatim: "moved \(moved) tapped \(tapped)").accessibilityIdentifier("log")
      }
    }
  }

  @Test("An optional gesture is recognized only while it isn't nil")
  func comesAndGoes() throws {
    let host = TestHost(size: CGSize(width: 300, height: 500)) { Page() }
    let log = { try host.find("log").label }
    try host.drag("area", by: CGSize(width: 60, height: 0))
    #expect(try log() == "moved 0 tapped 0")
    try host.tap("On")
    try host.drag("area", by: CGSize(width: 60, height: 0))
    #expect(try log() == "moved 1 tapped 0")
    try host.tap("On")
    try host.drag("area", by: CGSize(width: 60, height: 0))
    #expect(try log() == "moved 1 tapped 0")
    host.close()
  }

  @Test("In a combination with a gesture that is nil, the other gesture is recognized", arguments: ["both", "either"])
  func combined(name: String) throws {
    let host = TestHost(size: CGSize(width: 300, height: 500)) { Page() }
    let log = { try host.find("log").label }
    let (drag, tap) = name == "both" ? (10, 1) : (100, 10)
    try host.tap(name)
    try host.drag(name, by: CGSize(width: 60, height: 0))
    #expect(try log() == "moved 0 tapped \(tap)")
    try host.tap("On")
    try host.drag(name, by: CGSize(width: 60, height: 0))
    try host.tap(name)
    try host.settle()
    #expect(try log() == "moved \(drag) tapped \(2 * tap)")
    try host.tap("On")
    try host.tap(name)
    #expect(try log() == "moved \(drag) tapped \(3 * tap)")
    host.close()
  }
}

@MainActor
@Suite("Gestures with a CoordinateSpace value")
struct CoordinateSpaceValueTests {
  private struct Page: View {
    let space: CoordinateSpace
    @State private var log = ""

    var body: some View {
      VStack(spacing: 0) {
        Text(verbatim: log).frame(height: 100).accessibilityIdentifier("log")
        Color.red.frame(height: 100)
          .gesture(DragGesture(minimumDistance: 0, coordinateSpace: space).onEnded { log = "drag \($0.startLocation.y)" })
          .onContinuousHover(coordinateSpace: space) { if case .active(let point) = $0 { log = "hover \(point.y)" } }
        Color.blue.frame(height: 100).onTapGesture(count: 1, coordinateSpace: space) { log = "tap \($0.y)" }
        Color.green.frame(height: 100).gesture(SpatialTapGesture(coordinateSpace: space).onEnded { log = "place \($0.location.y)" })
      }
      .coordinateSpace(name: "all")
    }
  }

  @Test("A CoordinateSpace determines the coordinates of the locations", arguments: 0..<3)
  func spaces(number: Int) throws {
    let space = [CoordinateSpace.local, .global, .named("all")][number]
    let host = TestHost(size: CGSize(width: 200, height: 400)) { Page(space: space) }
    let isLocal = space == .local
    let log = { try host.find("log").label }
    host.hover(at: CGPoint(x: 100, y: 130))
    #expect(try log() == "hover \(isLocal ? 30.0 : 130.0)")
    host.drag(from: CGPoint(x: 100, y: 130), to: CGPoint(x: 150, y: 130))
    #expect(try log() == "drag \(isLocal ? 30.0 : 130.0)")
    host.tap(at: CGPoint(x: 100, y: 240))
    #expect(try log() == "tap \(isLocal ? 40.0 : 240.0)")
    host.tap(at: CGPoint(x: 100, y: 350))
    #expect(try log() == "place \(isLocal ? 50.0 : 350.0)")
    host.close()
  }
}
