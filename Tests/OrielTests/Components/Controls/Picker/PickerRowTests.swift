import Foundation
import Oriel
import OrielTesting
import Testing

private struct Flavors<Style: PickerStyle>: View {
  let style: Style
  var hidesLabels = false
  @State private var flavor = "mint"

  init(_ style: Style, hidesLabels: Bool = false) {
    self.style = style
    self.hidesLabels = hidesLabels
  }

  private var picker: some View {
    Picker("Flavor", selection: $flavor) { ForEach(["lemon", "mint"], id: \.self) { Text(verbatim: $0) } }.pickerStyle(style)
  }

  var body: some View {
    NavigationStack {
      Form { if hidesLabels { picker.labelsHidden() } else { picker } }
    }
  }
}

@MainActor
@Suite("Rows of pickers and groups in forms")
struct PickerRowTests {
  @Test("An inline picker begins with its label unless labels are hidden")
  func inline() throws {
    let host = TestHost { Flavors(.inline) }
    #expect(try host.find("lemon").frame.midY - host.find("Flavor").frame.midY >= 40)
    #expect(!TestHost { Flavors(.inline, hidesLabels: true) }.exists("Flavor"))
  }

  @Test("The screen of a navigation link picker has the label as its title")
  func title() throws {
    let host = TestHost { Flavors(.navigationLink) }
    try host.tap(host.find(text: "Flavor"))
    try host.settle()
    #expect(host.findAll(role: .isHeader).map(\.label) == ["Flavor"])
    try host.tap("lemon")
    try host.settle()
    #expect(try host.find(text: "Flavor").value == "lemon")
  }

  @Test("A press anywhere on a choice's row selects it")
  func wholeRows() throws {
    let host = TestHost { Flavors(.inline) }
    let lemon = try host.find("lemon").frame
    host.tap(at: CGPoint(x: lemon.midX, y: lemon.midY - 19))
    #expect(try host.find("lemon").isSelected)
    let linked = TestHost { Flavors(.navigationLink) }
    try linked.tap(linked.find(text: "Flavor"))
    try linked.settle()
    let choice = try linked.find("lemon").frame
    linked.tap(at: CGPoint(x: choice.midX, y: choice.midY + 19))
    try linked.settle()
    #expect(try linked.find(text: "Flavor").value == "lemon")
  }

  @Test("A disclosure group's arrow has the tint in a form")
  func arrow() throws {
    let host = TestHost(size: CGSize(width: 300, height: 200)) {
      Form { DisclosureGroup("More") { Text(verbatim: "Content") } }.tint(.red)
    }
    let (frame, snapshot) = (try host.find("More").frame, host.snapshot())
    let hasRed = (Int(frame.maxX) - 14..<Int(frame.maxX)).contains { x in
      (Int(frame.midY) - 8..<Int(frame.midY) + 8).contains { y in
        let pixel = snapshot.pixel(x, y)
        return pixel.red > 200 && pixel.green < 130
      }
    }
    #expect(hasRed)
  }
}
