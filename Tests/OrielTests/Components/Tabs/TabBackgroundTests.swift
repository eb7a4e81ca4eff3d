import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Backgrounds of tabs")
struct TabBackgroundTests {
  @Test("containerBackground fills a tab behind its content", arguments: [false, true])
  func fills(isPaged: Bool) throws {
    let red = Snapshot.Pixel(red: 255, green: 0, blue: 0)
    let tabs = TabView {
      Text("one").containerBackground(Color(red: 1, green: 0, blue: 0), for: .tabView).tabItem { Text("One") }
      Text("two").tabItem { Text("Two") }
    }
    let host = TestHost(size: CGSize(width: 300, height: 300)) {
      if isPaged { tabs.tabViewStyle(.page(indexDisplayMode: .never)) } else { tabs }
    }
    try host.settle()
    let picture = host.snapshot()
    #expect(picture.pixel(4, 150) == red && picture.pixel(296, 150) == red)
    host.close()
  }

  @Test("A background view is behind its tab's content only")
  func view() throws {
    let host = TestHost(size: CGSize(width: 300, height: 300)) {
      TabView {
        Text("one").tabItem { Text("One") }
        Text("two").containerBackground(for: .tabView) { Color(red: 1, green: 0, blue: 0) }.tabItem { Text("Two") }
      }
    }
    try host.settle()
    #expect(host.snapshot().pixel(4, 150) != Snapshot.Pixel(red: 255, green: 0, blue: 0))
    try host.tap("Two")
    try host.settle()
    #expect(host.snapshot().pixel(4, 150) == Snapshot.Pixel(red: 255, green: 0, blue: 0))
    host.close()
  }
}
