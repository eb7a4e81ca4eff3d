import Foundation
import OrielTesting
import Testing

@testable import Oriel

@MainActor
@Suite("Inspectors")
struct InspectorTests {
  private struct Editor<Panel: View>: View {
    @ViewBuilder let panel: () -> Panel
    @State private var isShown = false
    @State private var count = 0

    var body: some View {
      VStack {
        Button("Toggle") { isShown.toggle() }
        Button("Count \(count)") { count += 1 }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .accessibilityElement(children: .contain)
      .accessibilityIdentifier("content")
      .inspector(isPresented: $isShown) { panel() }
    }
  }

  private struct Panel: View {
    @State private var note = 0

    var body: some View {
      Button("Note \(note)") { note += 1 }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .accessibilityElement(children: .contain)
        .accessibilityIdentifier("panel")
    }
  }

  private func host(width: CGFloat = 900, @ViewBuilder _ panel: @escaping () -> some View) -> TestHost {
    TestHost(size: CGSize(width: width, height: 500)) { Editor(panel: panel) }
  }

  @Test("An inspector column opens beside the content, which keeps its state, and can be resized by dragging")
  func column() throws {
    let host = host { Panel() }
    #expect(try host.find(identifier: "content").frame.width == 900)
    try host.tap("Count 0")
    try host.tap("Toggle")
    host.advance(by: 0.1)
    let onItsWay = try host.find(identifier: "panel").frame
    host.advance(by: 1)
    let (content, panel) = (try host.find(identifier: "content").frame, try host.find(identifier: "panel").frame)
    #expect(onItsWay.minX > panel.minX)
    #expect(panel == CGRect(x: 630, y: 0, width: 270, height: 500))
    #expect(content == CGRect(x: 0, y: 0, width: 629, height: 500))
    #expect(host.exists("Count 1"))
    host.drag(from: CGPoint(x: 629.5, y: 250), to: CGPoint(x: 549.5, y: 250))
    #expect(try host.find(identifier: "panel").frame.width == 350)
    host.drag(from: CGPoint(x: 549.5, y: 250), to: CGPoint(x: 149.5, y: 250))
    #expect(try host.find(identifier: "panel").frame.width == 400)
    host.resize(to: CGSize(width: 1000, height: 500))
    #expect(try host.find(identifier: "panel").frame.width == 400)
    try host.tap("Toggle")
    host.advance(by: 1)
    #expect(try host.find(identifier: "content").frame.width == 1000)
    #expect(host.findAll(identifier: "panel").isEmpty)
  }

  @Test("inspectorColumnWidth sets the width and its limits, and invalid values are ignored")
  func width() throws {
    let fixed = host { Panel().inspectorColumnWidth(300) }
    try fixed.tap("Toggle")
    fixed.advance(by: 1)
    #expect(try fixed.find(identifier: "panel").frame.width == 300)
    fixed.drag(from: CGPoint(x: 599.5, y: 250), to: CGPoint(x: 500, y: 250))
    #expect(try fixed.find(identifier: "panel").frame.width == 300)
    let range = host { Panel().inspectorColumnWidth(min: 100, ideal: 150, max: 200) }
    try range.tap("Toggle")
    range.advance(by: 1)
    #expect(try range.find(identifier: "panel").frame.width == 150)
    range.drag(from: CGPoint(x: 749.5, y: 250), to: CGPoint(x: 880, y: 250))
    #expect(try range.find(identifier: "panel").frame.width == 100)
    let broken = host { Panel().inspectorColumnWidth(min: .nan, ideal: -4, max: .infinity) }
    try broken.tap("Toggle")
    broken.advance(by: 1)
    #expect(try broken.find(identifier: "panel").frame.width == 270)
  }

  private final class Widths { var all: [CGFloat] = [] }

  @Test("The inspector's content is never laid out in the default width if it sets its own")
  func firstWidth() throws {
    let widths = Widths()
    let host = host {
      Panel()
        .onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          widths.all.append($0)
        }
        .inspectorColumnWidth(300)
    }
    try host.tap("Toggle")
    host.advance(by: 1)
    #expect(widths.all.last == 300)
    #expect(!widths.all.contains(270))
  }

  @Test(
    "InspectorCommands show and hide the inspector by the View menu and its shortcut, and are disabled without an inspector",
    arguments: [true, false])
  func commands(isThere: Bool) throws {
    let host = TestHost(size: CGSize(width: 900, height: 500)) {
      VStack(spacing: 0) {
        CommandBar(commands: [AnyCommands(InspectorCommands())])
        if isThere { Editor { Panel() } } else { Color.white }
      }
    }
    try host.tap("View")
    try host.settle()
    #expect(try host.find("Toggle Inspector").isEnabled == isThere)
    guard isThere else { return }
    try host.tap("Toggle Inspector")
    host.advance(by: 1)
    #expect(host.findAll(identifier: "panel").count == 1)
    host.press("i", modifiers: [.control, .option])
    host.advance(by: 1)
    #expect(host.findAll(identifier: "panel").isEmpty)
  }

  @Test("In a narrow window the inspector is a sheet")
  func sheet() throws {
    let host = host(width: 390) { Panel() }
    try host.tap("Toggle")
    host.advance(by: 1)
    try host.tap("Note 0")
    #expect(try host.find(role: .isModal).frame.width == 390)
    host.press(.escape)
    host.advance(by: 1)
    #expect(host.findAll(identifier: "panel").isEmpty)
    try host.tap("Toggle")
    host.advance(by: 1)
    #expect(host.exists("Note 0"))
  }
}
