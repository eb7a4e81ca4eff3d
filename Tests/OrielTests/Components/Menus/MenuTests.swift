import Foundation
import Oriel
import OrielTesting
import Testing

private struct Actions: View {
  @State private var log = ""
  @State private var isOn = false
  @State private var size = 1

  var body: some View {
    VStack {
      Menu("Actions") {
        Button("Copy") { log += "copy " }
        Button("Delete", role: .destructive) { log += "delete " }.disabled(log.contains("delete"))
        Divider()
        Toggle("Sound", isOn: $isOn)
        Section("Size") {
          Picker("Size", selection: $size) {
            Text("Small").tag(1)
            Text("Large").tag(2)
          }
        }
        Menu("More") {
          Button("Deep") { log += "deep " }
        }
      }
      Text(verbatim: "\(log)\(isOn) \(size)").accessibilityIdentifier("log")
      Menu {
        Button("From menu") { log += "menu " }
      } label: {
        Text("Primary")
      } primaryAction: {
        log += "primary "
      }
      Rectangle().frame(width: 100, height: 60).accessibilityLabel(Text("Picture")).contextMenu {
        Button("Share") { log += "share " }
      }
    }
  }
}

@MainActor
@Suite("Menus")
struct MenuTests {
  private func log(_ host: TestHost) throws -> String { try host.find("log").label }

  @Test func anEntryRunsItsActionAndClosesTheMenu() throws {
    let host = TestHost { Actions() }
    #expect(!host.exists("Copy"))
    try host.tap("Actions")
    try host.settle()
    #expect(host.exists("Copy") && !host.exists("log"), "The content below is inert")
    try host.tap("Copy")
    try host.settle()
    #expect(!host.exists("Copy"))
    #expect(try log(host) == "copy false 1")
    host.close()
    #expect(host.leftovers().isEmpty)
  }

  @Test func aMenuIsBelowItsButton() throws {
    let host = TestHost { Actions() }
    let button = try host.find("Actions").frame
    try host.tap("Actions")
    try host.settle()
    let entry = try host.find("Copy").frame
    #expect(entry.minY >= button.maxY && entry.minY < button.maxY + 20)
    host.close()
  }

  @Test func aPressElsewhereAndEscapeCloseTheMenu() throws {
    let host = TestHost { Actions() }
    try host.tap("Actions")
    try host.settle()
    host.tap(at: CGPoint(x: 20, y: 20))
    try host.settle()
    #expect(!host.exists("Copy"))
    try host.tap("Actions")
    try host.settle()
    host.press(.escape)
    try host.settle()
    #expect(!host.exists("Copy"))
    #expect(try log(host) == "false 1")
    host.close()
  }

  @Test func togglesAndPickersInAMenuShowACheckmark() throws {
    let host = TestHost { Actions() }
    try host.tap("Actions")
    try host.settle()
    #expect(try host.find("Sound").value == "0")
    #expect(try host.find("Small").isSelected)
    try host.tap("Sound")
    try host.settle()
    try host.tap("Actions")
    try host.settle()
    #expect(try host.find("Sound").value == "1")
    try host.tap("Large")
    try host.settle()
    #expect(try log(host) == "true 2")
    host.close()
  }

  @Test func aSubmenuOpensBesideItsEntryAndClosesBothMenus() throws {
    let host = TestHost(size: CGSize(width: 700, height: 600)) { Actions() }
    try host.tap("Actions")
    try host.settle()
    let entry = try host.find("More").frame
    try host.tap("More")
    try host.settle()
    #expect(try host.find("Deep").frame.minX > entry.maxX - 12)
    try host.tap("Deep")
    try host.settle()
    #expect(!host.exists("Deep") && !host.exists("Copy"))
    #expect(try log(host) == "deep false 1")
    host.close()
  }

  @Test func keysOpenAMenuMoveTheFocusAndChooseAnEntry() throws {
    let host = TestHost { Actions() }
    host.press(.tab)
    host.press(.space)
    try host.settle()
    #expect(try host.find("Copy").isFocused)
    host.press(.downArrow)
    #expect(try host.find("Delete").isFocused)
    host.press(.upArrow)
    host.press(.return)
    try host.settle()
    #expect(try log(host) == "copy false 1")
    #expect(try host.find("Actions").isFocused, "The button has the focus again")
    host.close()
  }

  @Test func aMenuWithAPrimaryActionOpensByLongPressAndArrow() throws {
    let host = TestHost { Actions() }
    try host.tap("Primary")
    #expect(try log(host) == "primary false 1")
    try host.tap("More")
    try host.settle()
    try host.tap("From menu")
    try host.settle()
    #expect(try log(host) == "primary menu false 1")
    host.usesTouch = true
    try host.longPress("Primary")
    try host.settle()
    #expect(host.exists("From menu"))
    host.close()
  }

  @Test func aSecondaryClickOpensAContextMenuAtThePointer() throws {
    let host = TestHost { Actions() }
    let picture = try host.find("Picture").frame
    host.secondaryTap(at: CGPoint(x: picture.minX + 10, y: picture.minY + 10))
    try host.settle()
    let entry = try host.find("Share").frame
    #expect(abs(entry.minX - picture.minX - 10) < 12 && abs(entry.minY - picture.minY - 10) < 12)
    try host.tap("Share")
    try host.settle()
    #expect(try log(host) == "share false 1")
    host.usesTouch = true
    try host.longPress("Picture")
    try host.settle()
    #expect(host.exists("Share"))
    host.close()
  }

  @Test func aMenuWithoutSpaceBelowIsAboveAndScrolls() throws {
    let host = TestHost(size: CGSize(width: 300, height: 300)) {
      VStack {
        Spacer()
        Menu("Many") { ForEach(0..<40) { number in Button("Entry \(number)") {} } }
      }
    }
    try host.tap("Many")
    try host.settle()
    #expect(try host.find("Entry 0").frame.minY >= 0)
    host.scroll(at: CGPoint(x: 150, y: 100), by: CGSize(width: 0, height: 2000))
    try host.settle()
    #expect(try host.find("Entry 39").frame.maxY <= 300)
    host.close()
  }
}
