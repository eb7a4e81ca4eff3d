import OrielKit
import SwiftUI

/// A small screen with its own layer, beside the options of a demo.
struct PresentationStage<Screen: View, Options: View>: View {
  private let present: (@MainActor () -> Void)?
  private let screen: Screen
  private let options: Options
  @State private var isLandscape = false
  @State private var usesTouch = true
  @ScaledMetric private var leastOptionsWidth: CGFloat = 220

  init(
    present: (@MainActor () -> Void)? = nil, @ViewBuilder screen: () -> Screen, @ViewBuilder options: () -> Options
  ) {
    self.present = present
    self.screen = screen()
    self.options = options()
  }

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(alignment: .top, spacing: 24) {
        device
        ScrollView { choices }
          .scrollBounceBehavior(.basedOnSize)
          .frame(minWidth: leastOptionsWidth, idealWidth: leastOptionsWidth)
      }
      ScrollView {
        VStack(alignment: .leading, spacing: 24) {
          device
          choices
        }
      }
    }
  }

  private var device: some View {
    DeviceScreen(isLandscape: isLandscape) {
      screen
        .environment(\.usesTouch, usesTouch)
        .transformEnvironment(\.font) { $0 = $0 ?? .callout }
    }
  }

  private var choices: some View {
    VStack(alignment: .leading, spacing: 16) {
      if let present {
        Button("Present") { present() }
          .buttonStyle(.borderedProminent)
          .accessibilityIdentifier("present")
      }
      options
      Divider()
      OptionSwitch("Landscape", isOn: $isLandscape)
      OptionSwitch("Touch sizes", isOn: $usesTouch)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// The frame of a device, whose corners clip the content. It represents a small screen, with text of the default size.
struct DeviceScreen<Content: View>: View {
  let isLandscape: Bool
  @ViewBuilder let content: Content

  init(isLandscape: Bool, @ViewBuilder content: () -> Content) {
    self.isLandscape = isLandscape
    self.content = content()
  }

  var body: some View { DeviceFrame(isLandscape: isLandscape, content: content).dynamicTypeSize(.large) }
}

private struct DeviceFrame<Content: View>: View {
  let isLandscape: Bool
  let content: Content
  /// The desktop environment's text scale enlarges the whole device.
  @ScaledMetric private var scale: CGFloat = 1

  init(isLandscape: Bool, content: Content) {
    self.isLandscape = isLandscape
    self.content = content
  }

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: 26)
    content
      .frame(width: (isLandscape ? 420 : 270) * scale, height: (isLandscape ? 270 : 480) * scale)
      .background()
      .clipShape(shape)
      .overlay { shape.strokeBorder(Color.gray.opacity(0.35), lineWidth: 1).allowsHitTesting(false) }
      .padding(7)
      .background(Color.gray.opacity(0.18), in: RoundedRectangle(cornerRadius: 33))
  }
}

/// The screen of a small app.
struct HarbourScreen: View {
  private static let boats: [(name: String, note: String, color: Color)] = [
    ("Aurora", "Berth 4, leaves at noon", .orange), ("Delfin", "Berth 7, in the yard", .teal), ("Ellida", "At sea", .indigo),
    ("Freja", "Berth 2, for hire", .pink), ("Galatea", "At sea", .green), ("Havfruen", "Berth 9, leaves at six", .purple),
    ("Isbjørn", "Berth 1, for hire", .blue), ("Jutta", "Berth 5, in the yard", .red),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("Harbor")
        .font(.title2)
        .fontWeight(.bold)
        .padding(.horizontal, 16)
        .padding(.top, 20)
        .padding(.bottom, 8)
      ForEach(Self.boats, id: \.name) { boat in
        HStack(spacing: 12) {
          RoundedRectangle(cornerRadius: 8).fill(boat.color.opacity(0.8)).frame(width: 32, height: 32)
          VStack(alignment: .leading, spacing: 1) {
            Text(boat.name).fontWeight(.medium)
            Text(boat.note).font(.caption).foregroundStyle(.secondary)
          }
          Spacer(minLength: 0)
        }
        .lineLimit(1)
        .padding(.horizontal, 16)
        .frame(minHeight: 50)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Harbor")
  }
}

/// A switch with a leading label.
struct OptionSwitch: View {
  let title: String
  @Binding var isOn: Bool

  init(_ title: String, isOn: Binding<Bool>) {
    self.title = title
    _isOn = isOn
  }

  var body: some View { Toggle(title, isOn: $isOn).toggleStyle(.switch).panelWidth(290) }
}

/// A choice among several values, with a label above.
struct OptionChoice<Value: Hashable>: View {
  private let title: String
  private let values: [Value]
  private let name: (Value) -> String
  @Binding private var selection: Value

  init(_ title: String, _ values: [Value], selection: Binding<Value>, name: @escaping (Value) -> String) {
    self.title = title
    self.values = values
    self.name = name
    _selection = selection
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(title).font(.caption).fontWeight(.medium).foregroundStyle(.secondary)
      SegmentedRow(values, selection: $selection, title: name) { "\(title)-\(name($0))" }
    }
  }
}

/// A row of a list in a modal.
struct BoatRow: View {
  let number: Int

  var body: some View {
    HStack(spacing: 10) {
      Text("\(number)").monospacedDigit().foregroundStyle(.secondary).frame(width: 26, alignment: .trailing)
      Text(number.isMultiple(of: 3) ? "A boat at sea" : "A boat in its berth")
      Spacer(minLength: 0)
    }
    .padding(.horizontal, 14)
    .frame(minHeight: 44)
    .overlay(alignment: .bottom) { Color.gray.opacity(0.2).frame(height: 1).padding(.leading, 50) }
  }
}
