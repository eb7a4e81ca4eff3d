import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Images drawn by closures")
struct DrawnImageTests {
  private static let red = Snapshot.Pixel(red: 255, green: 0, blue: 0)
  private static let blue = Snapshot.Pixel(red: 0, green: 0, blue: 255)
  private static let white = Snapshot.Pixel(red: 255, green: 255, blue: 255)
  private static let black = Snapshot.Pixel(red: 0, green: 0, blue: 0)

  /// An image of 8 by 8 points: red on the left, blue on the right.
  private let halves = Image(size: CGSize(width: 8, height: 8), label: Text("Halves")) { context in
    context.fill(Path(CGRect(x: 0, y: 0, width: 4, height: 8)), with: .color(red: 1, green: 0, blue: 0))
    context.fill(Path(CGRect(x: 4, y: 0, width: 40, height: 8)), with: .color(red: 0, green: 0, blue: 1))
  }

  private func picture<V: View>(_ view: V) -> (snapshot: Snapshot, messages: [String]) {
    let host = TestHost(size: CGSize(width: 40, height: 40)) { view.frame(width: 40, height: 40, alignment: .topLeading) }
    defer { host.close() }
    return (host.snapshot(), host.messages)
  }

  private func row(_ snapshot: Snapshot, _ places: Int..., y: Int = 1) -> [Snapshot.Pixel] { places.map { snapshot.pixel($0, y) } }

  @Test("A drawn image has its given size and is clipped to it")
  func natural() {
    let drawn = picture(halves).snapshot
    #expect(row(drawn, 0, 3, 4, 7, 8, 20) == [Self.red, Self.red, Self.blue, Self.blue, Self.white, Self.white])
    #expect(row(drawn, 3, y: 8) == [Self.white])
  }

  @Test("A drawn image is stretched, tiled, or stretched between cap insets")
  func resizable() {
    let stretched = picture(halves.resizable()).snapshot
    #expect(row(stretched, 0, 19, 20, 39, y: 39) == [Self.red, Self.red, Self.blue, Self.blue])
    let tiled = picture(halves.resizable(resizingMode: .tile)).snapshot
    #expect(row(tiled, 0, 4, 8, 12, 32, 39, y: 39) == [Self.red, Self.blue, Self.red, Self.blue, Self.red, Self.blue])
    let capped = picture(halves.resizable(capInsets: EdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 1))).snapshot
    #expect(row(capped, 0, 3, 4, 5, 39, y: 39) == [Self.red, Self.red, Self.blue, Self.blue, Self.blue])
  }

  @Test("A drawn image uses its environment, is drawn in one color as a template, and is black where opaque")
  func surroundings() {
    let template = picture(halves.renderingMode(.template).foregroundStyle(Color(red: 0, green: 0, blue: 1))).snapshot
    #expect(row(template, 0, 7, 9) == [Self.blue, Self.blue, Self.white])
    let scheme = Image(size: CGSize(width: 8, height: 8)) { context in
      let isDark = context.environment.colorScheme == .dark
      context.fill(Path(CGRect(x: 0, y: 0, width: 8, height: 8)), with: .color(isDark ? Color(red: 1, green: 0, blue: 0) : .black))
    }
    #expect(row(picture(scheme.environment(\.colorScheme, .dark)).snapshot, 1) == [Self.red])
    #expect(row(picture(scheme).snapshot, 1) == [Self.black])
    let opaque = Image(size: CGSize(width: 8, height: 8), opaque: true) { _ in }
    #expect(row(picture(opaque).snapshot, 1, 9) == [Self.black, Self.white])
  }

  @Test("A drawn image has its label as accessibility label")
  func label() throws {
    let host = TestHost { halves }
    defer { host.close() }
    #expect(try host.find("Halves").frame.size == CGSize(width: 8, height: 8))
  }

  @Test("An invalid size of a drawn image is reported once, and nothing is drawn", arguments: [0, -4, CGFloat.infinity])
  func badSizes(_ width: CGFloat) {
    let host = TestHost(size: CGSize(width: 40, height: 40)) {
      HStack {
        Image(size: CGSize(width: width, height: 4)) { _ in Issue.record("The image with an invalid size was drawn.") }
        Image(size: CGSize(width: width, height: 4)) { _ in Issue.record("The image with an invalid size was drawn.") }.resizable()
      }
    }
    defer { host.close() }
    #expect(row(host.snapshot(), 1, 20, y: 20) == [Self.white, Self.white])
    #expect(host.messages.count == 1 && host.messages[0].contains("must be positive and finite"))
  }
}
