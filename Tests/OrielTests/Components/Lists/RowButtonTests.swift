import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Presses on a row beside its content")
struct RowButtonTests {
  private final class Log {
    var lines: [String] = []
  }

  private let log = Log()
  /// A point in the first row where nothing is drawn.
  private let beside = CGPoint(x: 200, y: 22)

  private func host(@ViewBuilder _ row: () -> some View) -> TestHost {
    TestHost(size: CGSize(width: 320, height: 200)) { List { row() }.listStyle(.plain) }
  }

  @Test("A press beside a row's content presses its button")
  func button() throws {
    let host = host { Button("Row") { log.lines.append("row") } }
    host.tap(at: beside)
    host.tap(at: CGPoint(x: 316, y: 4))
    #expect(log.lines == ["row", "row"])
    try host.tap("Row")
    #expect(log.lines.count == 3)
    let form = TestHost(size: CGSize(width: 320, height: 200)) { Form { Button("Save") { log.lines.append("save") } } }
    form.tap(at: CGPoint(x: 280, y: try form.find("Save").frame.midY))
    #expect(log.lines.last == "save")
  }

  @Test("A press beside a row's content presses the row's button beside texts")
  func texts() {
    let host = host {
      HStack {
        Text(verbatim: "Name")
        Spacer()
        Button("Go") { log.lines.append("go") }
      }
    }
    host.tap(at: beside)
    #expect(log.lines == ["go"])
  }

  @Test("The whole row is highlighted during a press at any point of it")
  func highlight() throws {
    let host = host { Button("Row") {} }
    let plain = host.snapshot().pixel(250, 22)
    for point in [beside, try host.find("Row").center] {
      host.pointerDown(at: point)
      #expect(host.snapshot().pixel(250, 22) != plain)
      host.pointerUp(at: point)
      host.advance(by: 0.2)
      #expect(host.snapshot().pixel(250, 22) == plain)
    }
    host.pointerDown(at: beside)
    host.pointerMove(to: CGPoint(x: 200, y: 60))
    #expect(host.snapshot().pixel(250, 22) == plain)
    host.pointerUp(at: CGPoint(x: 200, y: 60))
  }

  @Test("Styled buttons, several controls and disabled buttons don't handle presses beside them")
  func others() throws {
    let others = [
      host { Button("Row") { log.lines.append("row") }.buttonStyle(.bordered) },
      host { Button("Row") { log.lines.append("row") }.buttonStyle(.borderless) },
      host { Button("Row") { log.lines.append("row") }.buttonStyle(.plain) },
      host {
        HStack {
          Button("Row") { log.lines.append("row") }
          Button("Other") { log.lines.append("other") }
        }
      },
    ]
    for (index, host) in others.enumerated() {
      host.tap(at: beside)
      #expect(log.lines.count == index)
      try host.tap("Row")
      #expect(log.lines.count == index + 1)
    }
    let disabled = host { Button("Row") { log.lines.append("row") }.disabled(true) }
    disabled.tap(at: beside)
    #expect(log.lines == ["row", "row", "row", "row"])
  }

  @Test("In a list with a selection a press beside the button selects the row")
  func selection() {
    var chosen: Int?
    let host = TestHost(size: CGSize(width: 320, height: 200)) {
      List(selection: Binding(get: { chosen }, set: { chosen = $0 })) {
        Button("Row") { log.lines.append("row") }.tag(7)
        Button("Add") { log.lines.append("add") }
      }
      .listStyle(.plain)
    }
    host.tap(at: beside)
    #expect(chosen == 7 && log.lines.isEmpty)
    host.tap(at: CGPoint(x: 200, y: 66))
    #expect(chosen == 7 && log.lines == ["add"])
  }

  @Test("A secondary click and a long press by touch open a row's menu anywhere on the row")
  func menu() throws {
    let host = host {
      ForEach(["a", "b"], id: \.self) { item in
        HStack {
          Text(verbatim: item)
          Spacer()
        }
        .contextMenu { Button("Rename \(item)") { log.lines.append(item) } }
      }
    }
    host.secondaryTap(at: CGPoint(x: 200, y: 66))
    try host.settle()
    #expect(host.exists("Rename b"))
    try host.tap("Rename b")
    try host.settle()
    #expect(log.lines == ["b"])
    host.usesTouch = true
    host.pointerDown(at: CGPoint(x: 4, y: 22))
    host.advance(by: 0.6)
    host.pointerUp(at: CGPoint(x: 4, y: 22))
    try host.settle()
    #expect(host.exists("Rename a"))
  }
}
