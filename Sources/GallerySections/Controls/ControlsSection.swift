import SwiftUI

/// A demo of the Controls section.
public enum ControlsDemo: String, CaseIterable, Identifiable, Sendable {
  case values, choices, dates, groups, gauges, form, glass, motion

  /// The identity of the demo.
  public var id: String { rawValue }

  var title: String {
    switch self {
    case .values: "Values"
    case .choices: "Choices"
    case .dates: "Dates"
    case .groups: "Groups"
    case .gauges: "Gauges"
    case .form: "A form"
    case .glass: "Menus"
    case .motion: "Time"
    }
  }
}

struct ControlsSection: View {
  @State private var demo = ControlsDemo.values

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Picker("Page", selection: $demo) {
        ForEach(ControlsDemo.allCases) { Text($0.title).tag($0).accessibilityIdentifier("controls-\($0.rawValue)") }
      }
      .pickerStyle(.segmented)
      .frame(idealWidth: 720, maxWidth: 720)
      switch demo {
      case .values: ValuesDemo()
      case .choices: ChoicesDemo()
      case .dates: DatesDemo()
      case .groups: GroupsDemo()
      case .gauges: GaugesDemo()
      case .form: FormDemo()
      case .glass: GlassDemo()
      case .motion: TimeDemo()
      }
    }
  }
}
