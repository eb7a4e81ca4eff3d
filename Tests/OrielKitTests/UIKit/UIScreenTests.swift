import Foundation
import OrielTesting
import SwiftUI
import Testing

@MainActor
@Suite("UIScreen follows the window")
struct UIScreenTests {
  private final class Log { var sizes: [CGSize] = [] }

  private struct Reader: View {
    let log: Log
    @State private var first = UIScreen.main.bounds.width

    var body: some View {
      let _ = log.sizes.append(UIScreen.main.bounds.size)
      Color.red.frame(width: UIScreen.main.bounds.width / 2, height: 20).accessibilityElement().accessibilityLabel("half")
      Text("began with \(Int(first))")
    }
  }

  @Test("A view reads the window's size from its first update on, and is updated when the size changes")
  func size() throws {
    let log = Log()
    let host = TestHost(size: CGSize(width: 500, height: 300)) { VStack { Reader(log: log) } }
    defer { host.close() }
    #expect(log.sizes == [CGSize(width: 500, height: 300)])
    #expect(try host.find(label: "half").frame.width == 250)
    #expect(host.exists("began with 500"))
    host.resize(to: CGSize(width: 800, height: 300))
    #expect(log.sizes.last == CGSize(width: 800, height: 300) && log.sizes.count == 2)
    #expect(try host.find(label: "half").frame.width == 400)
    #expect(host.exists("began with 500"))
  }

  @Test("A view that doesn't read UIScreen isn't evaluated again when the window's size changes")
  func others() {
    struct Other: View {
      let log: Log
      var body: some View {
        let _ = log.sizes.append(.zero)
        Text("other")
      }
    }
    let log = Log()
    let host = TestHost(size: CGSize(width: 500, height: 300)) { Other(log: log) }
    defer { host.close() }
    host.resize(to: CGSize(width: 510, height: 300))
    #expect(log.sizes.count == 1)
  }

  @Test("Views read the size of their own window from UIScreen, and resizing one window updates only its views")
  func windows() throws {
    let (small, large) = (Log(), Log())
    let first = TestHost(size: CGSize(width: 300, height: 300)) { Reader(log: small) }
    let second = TestHost(size: CGSize(width: 700, height: 300)) { Reader(log: large) }
    defer {
      first.close()
      second.close()
    }
    #expect(small.sizes == [CGSize(width: 300, height: 300)])
    #expect(large.sizes == [CGSize(width: 700, height: 300)])
    first.resize(to: CGSize(width: 320, height: 300))
    #expect(small.sizes.last?.width == 320 && large.sizes.count == 1)
  }

  @Test("nativeBounds and scale are those of the window")
  func pixels() {
    struct Pixels: View {
      var body: some View { Text("\(Int(UIScreen.main.nativeBounds.width)) at \(Int(UIScreen.main.scale))") }
    }
    let host = TestHost(size: CGSize(width: 400, height: 300), scale: 2) { Pixels() }
    defer { host.close() }
    #expect(host.exists("800 at 2"))
  }
}
