import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor @Suite("Further styles and modifiers of controls")
struct ControlNamesTests {
  @MainActor private final class Log {
    var frames: [String: CGRect] = [:]
    var count = 0
    var isSuppressed = false
  }

  private static let size = CGSize(width: 390, height: 500)

  private func dump<Content: View>(@ViewBuilder _ content: () -> Content) -> String {
    let host = TestHost(size: CGSize(width: 300, height: 200), content: content)
    defer { host.close() }
    return host.displayDump
  }

  @Test("Link and accessory bar button styles equal their types, differ from others, and a link has a pointing hand pointer")
  func buttonStyles() throws {
    let button = Button("Press") {}
    let (bar, action) = (dump { button.buttonStyle(.accessoryBar) }, dump { button.buttonStyle(.accessoryBarAction) })
    #expect(dump { button.buttonStyle(AccessoryBarButtonStyle()) } == bar)
    #expect(dump { button.buttonStyle(AccessoryBarActionButtonStyle()) } == action)
    let link = dump { button.buttonStyle(.link) }
    #expect(dump { button.buttonStyle(LinkButtonStyle()) } == link)
    #expect(Set([bar, action, link, dump { button.buttonStyle(.plain) }]).count == 4)
    let host = TestHost(size: Self.size) { button.buttonStyle(.link) }
    try host.hover("Press")
    try host.settle()
    #expect(host.pointerShape == "pointer")
    host.close()
  }

  @Test("The palette style outside of menus is a row of controls")
  func palette() {
    let group = ControlGroup {
      Button("One") {}
      Button("Two") {}
    }
    let palette = dump { group.controlGroupStyle(.palette) }
    #expect(dump { group.controlGroupStyle(PaletteControlGroupStyle()) } == palette)
    #expect(dump { group.controlGroupStyle(.navigation) } == palette)
  }

  @Test("The columns form style aligns labels at their trailing edge with the leading edge of the controls")
  func columns() throws {
    let log = Log()
    @MainActor func measured<V: View>(_ name: String, _ view: V) -> some View {
      view.onGeometryChange(for: CGRect.self) {
        $0.frame(in: .global)
      } action: {
        log.frames[name] = $0
      }
    }
    let form = Form {
      LabeledContent {
        measured("first", Color.red.frame(width: 40, height: 20))
      } label: {
        measured("short", Text(verbatim: "Name"))
      }
      LabeledContent {
        measured("second", Color.blue.frame(height: 20))
      } label: {
        measured("long", Text(verbatim: "Where it is kept"))
      }
      measured("toggle", Toggle("Remember", isOn: .constant(true)))
      Picker("Pick", selection: .constant(1)) { Text(verbatim: "choice").tag(1) }.pickerStyle(.segmented)
    }
    let host = TestHost(size: Self.size) { form.formStyle(.columns) }
    try host.settle()
    let frames = log.frames
    let (first, second) = (try #require(frames["first"]), try #require(frames["second"]))
    let start = first.minX
    #expect(second.minX == start && frames["toggle"]?.minX == start)
    #expect(frames["short"]?.maxX == start - 8 && frames["long"]?.maxX == start - 8)
    #expect(second.maxX <= 390.5 && first.maxY <= second.minY)
    #expect(try host.find("choice").frame.minX >= start - 0.5)
    host.close()
    #expect(dump { form.formStyle(ColumnsFormStyle()) } == dump { form.formStyle(.columns) })
    #expect(dump { form.formStyle(.grouped) } != dump { form.formStyle(.columns) })
  }

  @Test("In the columns form style text fields and sliders follow their labels")
  func columnFields() throws {
    let host = TestHost(size: Self.size) {
      Form {
        TextField("Title", text: .constant("Swallow"))
        TextField("", text: .constant("bare"))
        Slider(value: .constant(0.5)) { Text(verbatim: "Speed limit") }
        Picker("Kind", selection: .constant(1)) { Text(verbatim: "Cutter").tag(1) }
        Picker("Rig", selection: .constant(1)) { Text(verbatim: "Gaff").tag(1) }.pickerStyle(.radioGroup)
        Stepper("Crew", value: .constant(2))
      }
      .formStyle(.columns)
    }
    try host.settle()
    let field = try host.find("Title")
    #expect(field.value == "Swallow" && field.frame.minX > 80)
    #expect(try abs(host.find("Speed limit").frame.minX - field.frame.minX) < 12)
    #expect(try host.find("Gaff").frame.minX >= field.frame.minX - 12)
    host.close()
    #expect(host.leftovers().isEmpty)
  }

  @Test("An alert has the icon, severity and suppression toggle of its modifiers")
  func dialogs() throws {
    let log = Log()
    let suppressed = Binding(get: { log.isSuppressed }, set: { log.isSuppressed = $0 })
    func alert(_ severity: DialogSeverity, icon: Image? = nil) throws -> TestHost {
      let host = TestHost(size: Self.size) {
        Text(verbatim: "base").alert("Delete?", isPresented: .constant(true)) {
          Button("Delete", role: .destructive) {}
        }
        .dialogSeverity(severity)
        .dialogIcon(icon)
        .dialogSuppressionToggle(isSuppressed: suppressed)
      }
      try host.settle()
      return host
    }
    let critical = try alert(.critical)
    #expect(critical.exists("Warning"))
    #expect(try critical.find("Warning").frame.maxY <= critical.find("Delete?").frame.minY)
    try critical.tap("Don't ask again")
    try critical.settle()
    #expect(log.isSuppressed && critical.exists("Delete?"))
    critical.close()
    for severity in [DialogSeverity.standard, .automatic] {
      let host = try alert(severity)
      #expect(!host.exists("Warning"))
      host.close()
    }
    let (plain, pictured) = try (alert(.standard), alert(.critical, icon: Image(systemName: "star")))
    #expect(!pictured.exists("Warning"))
    #expect(try pictured.find("Delete?").frame.minY > plain.find("Delete?").frame.minY + 10)
    plain.close()
    pictured.close()
  }

  @Test("The suppression toggle of a dialog has the given label")
  func suppressionLabels() throws {
    let name = "By string"
    func exists<V: View>(_ label: String, _ view: V) throws -> Bool {
      let host = TestHost(size: Self.size) { view }
      defer { host.close() }
      try host.settle()
      return host.exists(label)
    }
    let base = Text(verbatim: "base").alert("Delete?", isPresented: .constant(true)) {}
    #expect(try exists("By key", base.dialogSuppressionToggle("By key", isSuppressed: .constant(false))))
    #expect(try exists("By string", base.dialogSuppressionToggle(name, isSuppressed: .constant(false))))
    #expect(try exists("By text", base.dialogSuppressionToggle(Text(verbatim: "By text"), isSuppressed: .constant(false))))
  }

  @Test("A gesture with modifiers begins only while their keys are pressed")
  func gestureModifiers() {
    let log = Log()
    let tap: _ModifiersGesture<TapGesture> = TapGesture().modifiers(.shift)
    let host = TestHost(size: Self.size) { Color.red.gesture(tap.onEnded { log.count += 1 }) }
    let middle = CGPoint(x: 195, y: 250)
    host.tap(at: middle)
    #expect(log.count == 0)
    host.tap(at: middle, modifiers: .shift)
    #expect(log.count == 1)
    host.tap(at: middle, modifiers: [.shift, .control])
    #expect(log.count == 2)
    host.tap(at: middle, modifiers: .control)
    #expect(log.count == 2)
    host.close()
  }

  @Test("Control counts as Command for gesture modifiers")
  func commandModifier() {
    let log = Log()
    let host = TestHost(size: Self.size) {
      Color.red.gesture(TapGesture().modifiers(.command).onEnded { log.count += 1 }).onTapGesture { log.count += 10 }
    }
    let middle = CGPoint(x: 195, y: 250)
    host.tap(at: middle, modifiers: .control)
    host.tap(at: middle)
    #expect(log.count == 11)
    host.close()
  }

  @Test("A label accepts an image resource")
  func labels() throws {
    let (picture, name) = (ImageResource(name: "nothing", bundle: .main), "By string")
    let host = TestHost(size: Self.size) {
      Label("By key", image: picture)
      Label(name, image: picture)
    }
    #expect(host.exists("By key") && host.exists("By string"))
    host.close()
  }
}
