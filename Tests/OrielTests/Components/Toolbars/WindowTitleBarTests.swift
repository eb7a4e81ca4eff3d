import Foundation
import OrielTesting
import Testing

@testable import Oriel

@MainActor
@Suite("Bars that replace a window's title bar")
struct WindowTitleBarTests {
  private struct Screen: View {
    var title = "Files"

    var body: some View {
      NavigationStack {
        List(0..<30, id: \.self) { Text("Row \($0)") }
          .navigationTitle(title)
          .navigationBarTitleDisplayMode(.inline)
          .toolbar { ToolbarItem(placement: .primaryAction) { Button("Add") {} } }
      }
    }
  }

  private func host(
    left: CGFloat = 0, right: CGFloat = 90, size: CGSize = CGSize(width: 800, height: 500), layoutDirection: LayoutDirection = .leftToRight,
    @ViewBuilder content: () -> some View
  ) -> TestHost {
    let host = TestHost(size: size, layoutDirection: layoutDirection, content: content)
    host.graph.titleBar.buttons = WindowButtonInsets(left: left, right: right)
    host.render()
    return host
  }

  @Test("A stack's bar reserves space for the window's buttons, and keeps its title centered in the window")
  func stack() throws {
    let host = host { Screen() }
    #expect(host.graph.titleBar.isReplaced)
    let button = try host.find("Add").frame
    #expect(button.maxX <= 710 && button.maxX > 680)
    #expect(try abs(host.find("Files").frame.midX - 400) < 1)
    #expect(host.leftovers().isEmpty)
  }

  @Test("Without window buttons the bar doesn't replace the title bar")
  func without() throws {
    let host = TestHost(size: CGSize(width: 800, height: 500)) { Screen() }
    #expect(!host.graph.titleBar.isReplaced)
    #expect(try host.find("Add").frame.maxX > 780)
  }

  @Test("A title that is too long to be centered avoids the window's buttons")
  func longTitle() throws {
    let title = String(repeating: "Documents ", count: 20)
    let host = host(left: 40, right: 120) { Screen(title: title) }
    let frame = try host.find(title).frame
    #expect(try frame.minX >= 40 && frame.maxX <= host.find("Add").frame.minX)
  }

  @Test("In right-to-left layout the window's buttons keep their side")
  func rightToLeft() throws {
    let host = host(left: 90, right: 0, layoutDirection: .rightToLeft) { Screen() }
    #expect(host.graph.titleBar.isReplaced)
    let button = try host.find("Add").frame
    #expect(button.minX >= 90 && button.minX < 120)
  }

  @Test("Content without a bar at the top keeps the title bar, and so does a bar that isn't below the buttons")
  func uncovered() {
    #expect(!host { Text("Plain") }.graph.titleBar.isReplaced)
    func besideAStack() -> some View {
      HStack(spacing: 0) {
        Color.gray.frame(width: 200)
        Screen()
      }
    }
    #expect(host(right: 90) { besideAStack() }.graph.titleBar.isReplaced)
    #expect(!host(left: 90, right: 0) { besideAStack() }.graph.titleBar.isReplaced)
    #expect(!host(left: 40, right: 90) { besideAStack() }.graph.titleBar.isReplaced)
    let below = host {
      VStack(spacing: 0) {
        Color.gray.frame(height: 20)
        Screen()
      }
    }
    #expect(!below.graph.titleBar.isReplaced)
  }

  @Test("Each column of a split view reserves space only for the buttons above it")
  func columns() throws {
    let host = host(left: 50, right: 90) {
      NavigationSplitView {
        List(0..<3, id: \.self) { Text("Item \($0)") }.navigationTitle("Sidebar").navigationBarTitleDisplayMode(.inline)
          .toolbar { ToolbarItem(placement: .cancellationAction) { Button("First") {} } }
      } detail: {
        Text("Detail").toolbar { ToolbarItem(placement: .primaryAction) { Button("Last") {} } }
      }
    }
    #expect(host.graph.titleBar.isReplaced)
    #expect(try host.find("First").frame.minX >= 50)
    #expect(try host.find("Last").frame.maxX <= 710)
  }

  @Test("The platform is notified once per change, when the bar is hidden and shown")
  func changes() throws {
    let hidden = Flag()
    let host = host {
      NavigationStack {
        Color.white.navigationTitle("Files").navigationBarTitleDisplayMode(.inline).modifier(Hiding(flag: hidden))
      }
    }
    var heard: [CGFloat?] = []
    host.graph.titleBar.didChange = { heard.append($0) }
    hidden.isOn = true
    try host.settle()
    #expect(heard == [nil])
    hidden.isOn = false
    try host.settle()
    #expect(heard == [nil, 46])
  }

  @Observable @MainActor final class Flag { var isOn = false }

  private struct Hiding: ViewModifier {
    let flag: Flag
    func body(content: Content) -> some View { content.toolbar(flag.isOn ? .hidden : .visible, for: .navigationBar) }
  }

  @Test("A press moves the window where the bar has no control")
  func presses() throws {
    let host = host { Screen() }
    let titleBar = host.graph.titleBar
    #expect(titleBar.isFree(at: CGPoint(x: 200, y: 20)))
    #expect(try titleBar.isFree(at: host.find("Files").center), "The title moves the window")
    #expect(try !titleBar.isFree(at: host.find("Add").center))
    #expect(try !titleBar.isFree(at: host.find("Row 2").center))
    #expect(!TestHost(size: CGSize(width: 800, height: 500)) { Screen() }.graph.titleBar.isFree(at: CGPoint(x: 200, y: 20)))
  }

  @Test("A sheet keeps the bar in place and handles the presses")
  func sheet() throws {
    let host = host { Screen().sheet(isPresented: .constant(true)) { Text("Sheet") } }
    try host.settle()
    #expect(host.graph.titleBar.isReplaced)
    #expect(!host.graph.titleBar.isFree(at: CGPoint(x: 200, y: 20)))
  }

  @Test("A window's own toolbar shows the window's title unless it was removed")
  func windowToolbar() throws {
    func window(_ removesTitle: Bool) -> TestHost {
      let host = TestHost(size: CGSize(width: 800, height: 500)) {
        Color.white.toolbar { Button("Item") {} }.toolbar(removing: removesTitle ? .title : nil)
      }
      host.graph.titleBar.title = "Reports"
      #expect(!host.exists("Reports"))
      host.graph.titleBar.buttons = WindowButtonInsets(right: 90)
      host.render()
      host.render()
      return host
    }
    let host = window(false)
    #expect(host.graph.titleBar.isReplaced)
    #expect(try abs(host.find("Reports").frame.midX - 400) < 1)
    #expect(try host.find("Item").frame.maxX <= 710)
    host.graph.titleBar.title = "Letters"
    host.render()
    #expect(host.exists("Letters") && !host.exists("Reports"))
    #expect(!window(true).exists("Reports"))
  }

  @Test("A stack on a card doesn't set the window's title, and one that reaches a corner of the window does")
  func names() {
    func card(_ width: CGFloat?) -> TestHost {
      TestHost(size: CGSize(width: 800, height: 500)) {
        Screen(title: "Card").frame(width: width, height: width)
      }
    }
    #expect(card(300).content.titleOfViews == nil)
    #expect(card(nil).content.titleOfViews == "Card")
    let below = TestHost(size: CGSize(width: 800, height: 500)) {
      VStack {
        Text("Banner")
        Screen(title: "Below")
      }
    }
    #expect(below.content.titleOfViews == "Below")
  }
}
