import Foundation
import OrielTesting
import Testing

@testable import Oriel

@MainActor
@Suite("Frames around no view")
struct EmptyViewTests {
  private static let red = Snapshot.Pixel(red: 255, green: 0, blue: 0)
  private let red = Color(red: 1, green: 0, blue: 0)

  private func picture<V: View>(_ view: V) -> Snapshot {
    let host = TestHost(size: CGSize(width: 100, height: 100)) { view }
    defer { host.close() }
    return host.snapshot()
  }

  @Test("Where one view is expected, a frame around no view has a background and handles taps")
  func overlay() throws {
    let journal = Journal()
    let host = TestHost(size: CGSize(width: 100, height: 100)) {
      Color.white
        .overlay(
          Group { EmptyView() }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(red)
            .onTapGesture { journal.note("tap") })
    }
    defer { host.close() }
    #expect(host.snapshot().pixel(50, 50) == Self.red)
    host.pointerDown(at: CGPoint(x: 50, y: 50))
    host.pointerUp(at: CGPoint(x: 50, y: 50))
    #expect(journal.entries == ["tap"])
  }

  private struct Framed<Content: View>: View {
    let content: Content
    let color: Color
    var body: some View { content.frame(width: 20, height: 20).background(color) }
  }

  @Test("A frame around no view also counts as a view inside a body and behind another view")
  func bodies() {
    let picture = picture(Color.clear.background { Framed(content: EmptyView(), color: red) })
    #expect(picture.pixel(50, 50) == Self.red)
    #expect(picture.pixel(70, 50) != Self.red)
  }

  @Test("In a container or a group, a frame around no view is no view")
  func containers() {
    let stacked = frames {
      VStack(spacing: 0) {
        box("a", 10, 10)
        EmptyView().frame(width: 30, height: 30).background(red)
        box("b", 10, 10)
      }
    }
    #expect(stacked == ["a": rect(45, 40, 10, 10), "b": rect(45, 50, 10, 10)])
    let grouped = Color.white.overlay(Group { Framed(content: EmptyView(), color: red) })
    #expect(picture(grouped).pixel(50, 50) != Self.red)
    #expect(picture(Color.white.overlay(Group { EmptyView() }.background(red))).pixel(50, 50) != Self.red)
  }

  private struct Coming: View {
    let isThere: Bool
    let color: Color

    var body: some View {
      Color.white.overlay(
        Group {
          if isThere { Color.blue.frame(width: 10, height: 10) }
        }
        .frame(width: 40, height: 40).background(color))
    }
  }

  @Test("A view can be inserted into an empty frame and removed again, while the frame's background stays")
  func coming() {
    let host = TestHost(size: CGSize(width: 100, height: 100)) { Coming(isThere: false, color: red) }
    defer { host.close() }
    #expect(host.snapshot().pixel(50, 50) == Self.red)
    host.update { Coming(isThere: true, color: red) }
    #expect(host.snapshot().pixel(50, 50) != Self.red)
    #expect(host.snapshot().pixel(35, 50) == Self.red)
    host.update { Coming(isThere: false, color: red) }
    #expect(host.snapshot().pixel(50, 50) == Self.red)
  }
}
