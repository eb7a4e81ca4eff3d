import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Effects of input and presentation modifiers")
struct InputNamesTests {
  @Test("A button that repeats performs its action repeatedly while it is held")
  func buttonRepeatBehavior() throws {
    func count(_ behavior: ButtonRepeatBehavior) throws -> Int {
      var count = 0
      let host = TestHost { Button("Press") { count += 1 }.buttonRepeatBehavior(behavior) }
      let center = try host.find("Press").center
      host.pointerDown(at: center)
      host.advance(by: 1.05)
      host.pointerUp(at: center)
      host.close()
      return count
    }
    #expect(try count(.enabled) >= 6)
    #expect(try count(.disabled) == 1)
  }

  @Test("A gesture mask determines whether the gesture and the gestures of subviews take part")
  func gestureMask() throws {
    func counts(_ mask: GestureMask) throws -> [Int] {
      var (outer, inner) = (0, 0)
      let host = TestHost {
        Text(verbatim: "spot").onTapGesture { inner += 1 }
          .simultaneousGesture(TapGesture().onEnded { outer += 1 }, including: mask)
      }
      try host.tap("spot")
      host.close()
      return [outer, inner]
    }
    #expect(try counts(.all) == [1, 1])
    #expect(try counts(.gesture) == [1, 0])
    #expect(try counts(.subviews) == [0, 1])
    #expect(try counts(.none) == [0, 0])
  }

  @Test("Named gestures take part like unnamed ones, unless they are disabled")
  func namedGestures() throws {
    func heard(_ isEnabled: Bool) throws -> [String] {
      var heard: [String] = []
      let host = TestHost {
        VStack {
          Text(verbatim: "plain").gesture(TapGesture().onEnded { heard.append("plain") }, name: "plain", isEnabled: isEnabled)
          Text(verbatim: "first").onTapGesture { heard.append("inner") }
            .highPriorityGesture(TapGesture().onEnded { heard.append("first") }, name: "first", isEnabled: isEnabled)
          Text(verbatim: "beside").onTapGesture { heard.append("inner") }
            .simultaneousGesture(TapGesture().onEnded { heard.append("beside") }, name: "beside", isEnabled: isEnabled)
        }
      }
      for name in ["plain", "first", "beside"] { try host.tap(name) }
      host.close()
      return heard.sorted()
    }
    #expect(try heard(true) == ["beside", "first", "inner", "plain"])
    #expect(try heard(false) == ["inner", "inner"])
  }

  @Test("A context menu opens by a secondary click, with its entries below the preview")
  func contextMenu() throws {
    var chosen = 0
    let host = TestHost(size: CGSize(width: 500, height: 500)) {
      VStack(spacing: 60) {
        Text(verbatim: "plain").contextMenu { Button("Copy") { chosen += 1 } }
        Text(verbatim: "with a picture").contextMenu {
          Button("Share") { chosen += 10 }
        } preview: {
          VStack {
            Text(verbatim: "Large")
            Color.red.frame(width: 900, height: 100)
          }
        }
      }
    }
    host.secondaryTap(at: try host.find("plain").center)
    try host.settle()
    try host.tap("Copy")
    try host.settle()
    #expect(chosen == 1 && !host.exists("Copy"))
    host.secondaryTap(at: try host.find("with a picture").center)
    try host.settle()
    let (preview, entry) = (try host.find("Large").frame, try host.find("Share").frame)
    #expect(preview.maxY < entry.minY)
    #expect(CGRect(x: 0, y: 0, width: 500, height: 500).contains(entry))
    host.tap(at: CGPoint(x: preview.midX, y: preview.midY + 30))
    #expect(chosen == 1 && host.exists("Share"))
    try host.tap("Share")
    #expect(chosen == 11)
    host.close()
  }

  @Test("An adjustable action receives each step")
  func accessibilityAdjustableAction() throws {
    var steps: [AccessibilityAdjustmentDirection] = []
    let host = TestHost {
      Color.red.accessibilityElement().accessibilityLabel("stars").accessibilityAdjustableAction { steps.append($0) }
    }
    #expect(try host.find("stars").increment())
    host.advance(by: 0.1)
    #expect(try host.find("stars").decrement())
    host.advance(by: 0.1)
    #expect(steps == [.increment, .decrement])
    host.close()
  }

  private struct Sheet: View {
    @State private var isShown = false
    let content: AnyView

    var body: some View { Button("Show") { isShown = true }.sheet(isPresented: $isShown) { content } }
  }

  @Test("A presented view can dismiss itself by DismissAction and by PresentationMode")
  func dismissal() throws {
    struct ByAction: View {
      @Environment(\.dismiss) private var dismiss: DismissAction
      var body: some View { Button("Close") { dismiss() } }
    }
    struct ByMode: View {
      @Environment(\.presentationMode) private var mode: Binding<PresentationMode>
      var body: some View { Button(mode.wrappedValue.isPresented ? "Close" : "Never") { mode.wrappedValue.dismiss() } }
    }
    for content in [AnyView(ByAction()), AnyView(ByMode())] {
      let host = TestHost { Sheet(content: content) }
      try host.tap("Show")
      try host.settle()
      try host.tap("Close")
      try host.settle()
      #expect(!host.exists("Close") && host.exists("Show"))
      host.close()
    }
  }

  @Test("The environment indicates whether a screen reader is in use")
  func accessibilityVoiceOverEnabled() {
    struct Reader: View {
      @Environment(\.accessibilityVoiceOverEnabled) private var isOn
      @Environment(\.accessibilityEnabled) private var hasHelp
      var body: some View { Text(verbatim: (isOn ? "read" : "seen") + (hasHelp ? " with help" : "")) }
    }
    let host = TestHost { Reader() }
    let helped = TestHost { Reader().environment(\.accessibilityEnabled, true) }
    #expect(host.exists("seen") && helped.exists("seen with help"))
    helped.close()
    host.usesScreenReader = true
    host.render()
    #expect(host.exists("read with help"))
    host.close()
  }

  @Test("Button roles and control sizes change the drawing")
  func rolesAndSizes() {
    func dump(_ role: ButtonRole?, _ size: ControlSize) -> String {
      let host = TestHost { Button("Press", role: role) {}.buttonStyle(.bordered).controlSize(size) }
      defer { host.close() }
      return host.displayDump
    }
    #expect(dump(.destructive, .regular) != dump(nil, .regular))
    #expect(Set(ControlSize.allCases.map { dump(nil, $0) }).count >= 3)
  }
}
