import Foundation
import Oriel
import OrielTesting
import Testing

/// Tests that every text of a control has a contrast of at least 4.5:1 to its background (WCAG level AA), in light and dark: at rest, under
/// the pointer, pressed, and with key focus. Disabled controls are exempt.
@MainActor
@Suite("Contrast of texts in controls")
struct ControlTextContrastTests {
  private enum Kind: String, CaseIterable {
    case menuPicker, menuPickerRow, segmentedPicker, inlinePicker, inlinePickerRows
    case toggleSwitch, subtitledSwitch, checkbox, buttonOff, buttonOn
    case stepper, stepperValue, compactDate, calendar, gauge, gaugeEnds, openRing, fullRing, groupBox, groupInGroup
    case disclosure, disclosureRows, prompt, promptInBox, plainField, field, secureField
    case table, sortedTable, selectedTable, tableSections

    var size: CGSize {
      switch self {
      case .calendar: CGSize(width: 340, height: 360)
      case .table, .sortedTable, .selectedTable, .tableSections: CGSize(width: 640, height: 220)
      case .menuPickerRow, .inlinePickerRows, .disclosureRows: CGSize(width: 320, height: 320)
      default: CGSize(width: 320, height: 200)
      }
    }
  }

  private struct Stage: View {
    let kind: Kind

    private let date = Date(timeIntervalSinceReferenceDate: 700_000_000)

    init(kind: Kind) { self.kind = kind }

    private var picker: some View {
      Picker("HHHH", selection: .constant(1)) {
        Text(verbatim: "HHHH").tag(1)
        Text(verbatim: "HHH").tag(2)
      }
    }

    private var gauge: some View {
      Gauge(value: 0.5) {
        Text(verbatim: "HHHH")
      } currentValueLabel: {
        Text(verbatim: "HH")
      }
    }

    private var endedGauge: some View {
      Gauge(value: 0.5) {
        Text(verbatim: "HHHH")
      } currentValueLabel: {
        Text(verbatim: "HH")
      } minimumValueLabel: {
        Text(verbatim: "HI")
      } maximumValueLabel: {
        Text(verbatim: "IH")
      }
    }

    private var disclosure: some View { DisclosureGroup("HHHH", isExpanded: .constant(true)) { Text(verbatim: "HHH") } }

    var body: some View {
      switch kind {
      case .menuPicker, .menuPickerRow, .segmentedPicker, .inlinePicker, .inlinePickerRows: pickers
      case .toggleSwitch, .subtitledSwitch, .checkbox, .buttonOff, .buttonOn: toggles
      case .prompt, .promptInBox, .plainField, .field, .secureField: fields
      case .table, .sortedTable, .selectedTable, .tableSections: tables
      case .stepper: Stepper("HHHH", value: .constant(1), in: 0...9)
      case .stepperValue: Stepper("HHHH", value: .constant(1.5), format: .number)
      case .compactDate: DatePicker("HHHH", selection: .constant(date))
      case .calendar: DatePicker("HHHH", selection: .constant(date)).datePickerStyle(.graphical)
      case .gauge: gauge
      case .gaugeEnds: endedGauge
      case .openRing: endedGauge.gaugeStyle(.accessoryCircular)
      case .fullRing: gauge.gaugeStyle(.accessoryCircularCapacity)
      case .groupBox: GroupBox("HHHH") { Text(verbatim: "HHH") }
      case .groupInGroup: GroupBox("HHHH") { GroupBox("HHH") { LabeledContent("HHHH", value: "HH") } }
      case .disclosure: disclosure
      case .disclosureRows: List { disclosure }
      }
    }

    @ViewBuilder private var pickers: some View {
      switch kind {
      case .menuPickerRow: Form { picker.pickerStyle(.menu) }
      case .segmentedPicker: picker.pickerStyle(.segmented)
      case .inlinePicker: picker.pickerStyle(.inline)
      case .inlinePickerRows: Form { picker.pickerStyle(.inline) }
      default: picker.pickerStyle(.menu)
      }
    }

    @ViewBuilder private var toggles: some View {
      switch kind {
      case .subtitledSwitch:
        Toggle(isOn: .constant(true)) {
          Text(verbatim: "HHHH")
          Text(verbatim: "HHH")
        }
      case .checkbox: Toggle("HHHH", isOn: .constant(true)).toggleStyle(.checkbox)
      case .buttonOff: Toggle("HHHH", isOn: .constant(false)).toggleStyle(.button)
      case .buttonOn: Toggle("HHHH", isOn: .constant(true)).toggleStyle(.button)
      default: Toggle("HHHH", isOn: .constant(true)).toggleStyle(.switch)
      }
    }

    @ViewBuilder private var fields: some View {
      let prompt = TextField("HHHH", text: .constant(""))
      switch kind {
      case .prompt: prompt.textFieldStyle(.roundedBorder)
      case .promptInBox: GroupBox { prompt.textFieldStyle(.plain) }
      case .plainField: TextField("HHHH", text: .constant("HHHH")).textFieldStyle(.plain)
      case .secureField: SecureField("HHHH", text: .constant("HHHH")).textFieldStyle(.roundedBorder)
      default: TextField("HHHH", text: .constant("HHHH")).textFieldStyle(.roundedBorder)
      }
    }

    @ViewBuilder private var tables: some View {
      switch kind {
      case .sortedTable:
        Table(Person.some, sortOrder: .constant([KeyPathComparator(\Person.name)])) { TableColumn("HHHH", value: \.name) }
      case .selectedTable:
        Table(Person.some, selection: .constant(1 as Int?)) { TableColumn("HHHH", value: \.name) }
      case .tableSections:
        Table(of: Person.self) {
          TableColumn("HHHH", value: \.name)
        } rows: {
          Section("HHH") { ForEach(Person.some) { TableRow($0) } }
        }
      default: Table(Person.some) { TableColumn("HHHH", value: \.name) }
      }
    }
  }

  private func host(_ kind: Kind, _ scheme: ColorScheme) -> TestHost {
    let host = TestHost(size: kind.size, scale: 3, colorScheme: scheme) { Stage(kind: kind).padding(16) }
    host.advance(by: 0.5)
    return host
  }

  /// Returns the first text, the last, and one between them.
  private func sample(_ texts: [CGRect]) -> [CGRect] {
    texts.count <= 3 ? texts : [0, texts.count / 2, texts.count - 1].map { texts[$0] }
  }

  private func center(_ rect: CGRect) -> CGPoint { CGPoint(x: rect.midX, y: rect.midY) }

  @Test("Texts of controls have a contrast of at least 4.5:1 at rest", arguments: Kind.allCases, [ColorScheme.light, .dark])
  private func atRest(_ kind: Kind, _ scheme: ColorScheme) {
    let host = host(kind, scheme)
    defer { host.close() }
    let reading = ContrastReading(host)
    #expect(!reading.texts.isEmpty)
    for text in reading.texts { #expect(reading.ratio(in: text) >= 4.5, "\(text)") }
  }

  @Test("Texts of controls have a contrast of at least 4.5:1 under the pointer", arguments: Kind.allCases, [ColorScheme.light, .dark])
  private func hovered(_ kind: Kind, _ scheme: ColorScheme) {
    let host = host(kind, scheme)
    defer { host.close() }
    for text in sample(ContrastReading(host).texts) {
      host.hover(at: center(text))
      host.advance(by: 0.3)
      #expect(ContrastReading(host).ratio(in: text) >= 4.5, "\(text)")
    }
  }

  @Test(
    "Texts of controls have a contrast of at least 4.5:1 while they are pressed", arguments: Kind.allCases, [ColorScheme.light, .dark])
  private func pressed(_ kind: Kind, _ scheme: ColorScheme) {
    let host = host(kind, scheme)
    defer { host.close() }
    for text in sample(ContrastReading(host).texts) {
      host.pointerDown(at: center(text))
      host.advance(by: 0.3)
      #expect(ContrastReading(host).ratio(in: text) >= 4.5, "\(text)")
      host.pointerCancel(at: center(text))
      host.advance(by: 0.3)
    }
  }

  @Test("Texts of controls have a contrast of at least 4.5:1 with key focus", arguments: Kind.allCases, [ColorScheme.light, .dark])
  private func focused(_ kind: Kind, _ scheme: ColorScheme) {
    let host = host(kind, scheme)
    defer { host.close() }
    host.press(.tab)
    host.advance(by: 0.3)
    let reading = ContrastReading(host)
    for text in reading.texts { #expect(reading.ratio(in: text) >= 4.5, "\(text)") }
  }
}
