import Foundation
import OrielTesting
import Oriel
import Testing

@MainActor
@Suite("Popover sizes")
struct PopoverSizeTests {
  private func open(@ViewBuilder _ content: @escaping () -> some View) throws -> TestHost {
    let host = TestHost(size: CGSize(width: 1000, height: 800)) {
      Text("Anchor").popover(isPresented: .constant(true), content: content)
    }
    try host.settle()
    return host
  }

  private func frame(_ host: TestHost) throws -> CGRect { try host.find(role: .isModal).frame }

  @Test("A popover with a navigation stack is wide enough for the navigation bar")
  func stack() throws {
    let host = try open {
      NavigationStack {
        Form { NavigationLink("Next") { Text("Pushed") } }
          .navigationTitle("Stack")
          .navigationBarTitleDisplayMode(.inline)
          .toolbar { Button("Done") {} }
      }
    }
    let (card, title, done) = try (frame(host), host.find("Stack").frame, host.find("Done").frame)
    #expect(card.width == 320 && card.height > 80)
    #expect(title.width > 30 && done.width > 30)
    #expect(card.contains(title) && card.contains(done) && !title.intersects(done))
  }

  @Test("A popover with a navigation stack of text is wide enough for the navigation bar")
  func stackOfText() throws {
    let host = try open { NavigationStack { Text("A").navigationTitle("Stack").toolbar { Button("Done") {} } } }
    #expect(try frame(host).width == 320)
  }

  @Test("A popover with a list has a default width and a maximum height below the window's, and the list scrolls")
  func list() throws {
    let host = try open { List(0..<40) { Text("Row \($0)") } }
    #expect(try frame(host).size == CGSize(width: 320, height: 480))
    #expect(host.exists("Row 0") && !host.exists("Row 39"))
  }

  @Test("A popover with a short list is as high as the rows, and as wide as the widest row")
  func shortList() throws {
    let host = try open {
      List {
        Text("Short")
        Color.red.frame(width: 400, height: 40)
      }
    }
    let size = try frame(host).size
    #expect(size.width >= 400 && size.height < 300)
  }

  @Test("A popover takes the fixed or ideal size of its content")
  func sized() throws {
    #expect(try frame(open { List(0..<40) { Text("Row \($0)") }.frame(width: 250, height: 300) }).size == CGSize(width: 250, height: 300))
    #expect(
      try frame(open { List(0..<40) { Text("Row \($0)") }.frame(idealWidth: 250, idealHeight: 300) }).size
        == CGSize(width: 250, height: 300))
    #expect(try frame(open { Color.red.frame(width: 100, height: 50) }).size == CGSize(width: 100, height: 50))
  }
}
