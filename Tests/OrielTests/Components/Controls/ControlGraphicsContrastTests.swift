import Foundation
import Oriel
import OrielTesting
import Testing

/// Tests that graphics that identify a control or its state have a contrast of at least 3:1 to their surroundings (WCAG level AA), in light
/// and dark. A switch has the platform's usual colors, and that contrast only if the user requests increased contrast.
@MainActor
@Suite("Contrast of graphics in controls")
struct ControlGraphicsContrastTests {
  private func host(
    _ scheme: ColorScheme, size: CGSize = CGSize(width: 200, height: 80), @ViewBuilder _ content: () -> some View
  ) -> TestHost {
    let host = TestHost(size: size, scale: 3, colorScheme: scheme, content: content)
    host.advance(by: 0.5)
    return host
  }

  // MARK: Boxes, circles and switches

  private enum Mark: CaseIterable { case switchOff, switchOn, checkboxOff, checkboxOn }

  private struct Marked: View {
    let mark: Mark

    var body: some View {
      switch mark {
      case .switchOff: Toggle("mark", isOn: .constant(false)).toggleStyle(.switch).labelsHidden()
      case .switchOn: Toggle("mark", isOn: .constant(true)).toggleStyle(.switch).labelsHidden()
      case .checkboxOff: Toggle("mark", isOn: .constant(false)).toggleStyle(.checkbox).labelsHidden()
      case .checkboxOn: Toggle("mark", isOn: .constant(true)).toggleStyle(.checkbox).labelsHidden()
      }
    }
  }

  @Test(
    "A switch and a checkbox contrast with their surroundings at 3:1, on and off", arguments: Mark.allCases, [ColorScheme.light, .dark])
  private func toggles(_ mark: Mark, _ scheme: ColorScheme) throws {
    let host = host(scheme) { Marked(mark: mark) }
    if mark == .switchOff || mark == .switchOn {
      host.hasIncreasedContrast = true
      host.advance(by: 0.5)
    }
    let frame = try host.find(role: .isToggle).frame
    #expect(ContrastReading(host).span(in: frame.insetBy(dx: -4, dy: -4), least: 100) >= 3)
    host.close()
  }

  @Test("A switch that is on has its tint or the system's green, and one that is off has no outline")
  func switchColors() throws {
    func pixel(_ isOn: Bool, tint: Color? = nil, at place: CGFloat) throws -> Snapshot.Pixel {
      let host = host(.light) { Toggle("mark", isOn: .constant(isOn)).toggleStyle(.switch).tint(tint).labelsHidden() }
      defer { host.close() }
      let frame = try host.find(role: .isToggle).frame
      return host.snapshot().pixel(Int((frame.minX + place) * 3), Int(frame.midY * 3))
    }
    // #34C759, the system's green in light.
    let on = try pixel(true, at: 10)
    #expect(on.red == 0x34 && on.green == 0xC7 && on.blue == 0x59)
    let purple = try pixel(true, tint: .purple, at: 10)
    #expect(purple.red > purple.green + 50 && purple.blue > purple.green + 50)
    let (edge, inside) = try (pixel(false, at: 0.5), pixel(false, at: 45))
    #expect(abs(edge.red - inside.red) < 30)
  }

  @Test(
    "The radio buttons of a picker contrast with their surroundings at 3:1, selected or not",
    arguments: ["one", "two"], [ColorScheme.light, .dark])
  func radioButtons(_ option: String, _ scheme: ColorScheme) throws {
    let host = host(scheme) {
      Picker("pick", selection: .constant("one")) { ForEach(["one", "two"], id: \.self) { Text(verbatim: $0) } }
        .pickerStyle(.inline)
        .labelsHidden()
    }
    let frame = try host.find(option).frame
    let circle = CGRect(x: frame.minX, y: frame.midY - 9, width: 18, height: 18)
    #expect(ContrastReading(host).span(in: circle.insetBy(dx: -2, dy: -2), least: 100) >= 3)
    host.close()
  }

  // MARK: Gauges

  @Test("The filled part of a gauge's bar contrasts with the rest and the window at 3:1", arguments: [ColorScheme.light, .dark])
  func bar(_ scheme: ColorScheme) {
    let host = host(scheme) { Gauge(value: 0.5) { Text(verbatim: "level") }.labelsHidden().frame(width: 160) }
    let reading = ContrastReading(host)
    // The bar is 8 points high and extends from 20 to 180 horizontally.
    let (full, rest, window) = (CGPoint(x: 50, y: 40), CGPoint(x: 150, y: 40), CGPoint(x: 100, y: 10))
    #expect(reading.contrast(full, rest) >= 3)
    #expect(reading.contrast(full, window) >= 3)
    host.close()
  }

  @Test("The filled part of a gauge's ring contrasts with the rest and the window at 3:1", arguments: [ColorScheme.light, .dark])
  func ring(_ scheme: ColorScheme) {
    let host = host(scheme) { Gauge(value: 0.5) { Text(verbatim: "9") }.gaugeStyle(.accessoryCircularCapacity) }
    let reading = ContrastReading(host)
    // The ring has a diameter of 58 points and a line width of 6 points.
    let (full, rest, window) = (CGPoint(x: 126, y: 40), CGPoint(x: 74, y: 40), CGPoint(x: 10, y: 10))
    #expect(reading.contrast(full, rest) >= 3)
    #expect(reading.contrast(full, window) >= 3)
    host.close()
  }

  // MARK: Key focus

  private enum Focused: String, CaseIterable {
    case toggleSwitch, checkbox, button, menuPicker, segmentedPicker, compactDate, disclosure, field
  }

  private struct Focus: View {
    let kind: Focused

    private var picker: some View {
      Picker("pick", selection: .constant(1)) {
        Text(verbatim: "one").tag(1)
        Text(verbatim: "two").tag(2)
      }
    }

    var body: some View {
      switch kind {
      case .toggleSwitch: Toggle("switch", isOn: .constant(true)).toggleStyle(.switch)
      case .checkbox: Toggle("box", isOn: .constant(true)).toggleStyle(.checkbox)
      case .button: Toggle("button", isOn: .constant(false)).toggleStyle(.button)
      case .menuPicker: picker.pickerStyle(.menu)
      case .segmentedPicker: picker.pickerStyle(.segmented)
      case .compactDate: DatePicker("day", selection: .constant(Date(timeIntervalSinceReferenceDate: 0)), displayedComponents: .date)
      case .disclosure: DisclosureGroup("group") { Text(verbatim: "inside") }
      case .field: TextField("field", text: .constant("")).textFieldStyle(.roundedBorder)
      }
    }
  }

  @Test("The key focus is visible on every control", arguments: Focused.allCases, [ColorScheme.light, .dark])
  private func focus(_ kind: Focused, _ scheme: ColorScheme) {
    let host = host(scheme) { Focus(kind: kind).padding(16) }
    let before = ContrastReading(host)
    host.press(.tab)
    host.advance(by: 0.3)
    #expect(ContrastReading(host).changes(since: before, by: 3) >= 100)
    host.close()
  }
}
