import SwiftUI

/// A demo of the Lists section.
public enum ListDemo: String, CaseIterable, Identifiable, Sendable {
  case chat, snap, million, feed, rows, swipe, reorder, table, grid

  /// The identity of the demo.
  public var id: String { rawValue }

  var title: String {
    switch self {
    case .chat: "Chat"
    case .snap: "Snap"
    case .million: "A million"
    case .feed: "Feed"
    case .rows: "Select"
    case .swipe: "Swipe"
    case .reorder: "Reorder"
    case .table: "Table"
    case .grid: "Grid"
    }
  }
}

struct ListsSection: View {
  @State private var demo = ListDemo.chat

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      SegmentedRow(ListDemo.allCases, selection: $demo, title: \.title) { "lists-\($0.rawValue)" }
      content
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color.gray.opacity(0.1))
        .clipShape(RoundedRectangle(cornerRadius: 12))
        .id(demo)
    }
  }

  @ViewBuilder private var content: some View {
    switch demo {
    case .chat: ChatDemo()
    case .snap: SnapDemo()
    case .million: MillionDemo()
    case .feed: FeedDemo()
    case .rows: RowsDemo()
    case .swipe: SwipeDemo()
    case .reorder: ReorderDemo()
    case .table: HarboursDemo()
    case .grid: GridDemo()
    }
  }
}

/// A row of buttons, one of which is selected. The spacing decreases if there is less space, and the row wraps if there isn't enough.
struct SegmentedRow<Value: Hashable>: View {
  private let values: [Value]
  private let title: (Value) -> String
  private let identifier: (Value) -> String
  @Binding private var selection: Value
  @Environment(\.colorScheme) private var colorScheme

  init(
    _ values: [Value], selection: Binding<Value>, title: @escaping (Value) -> String, identifier: @escaping (Value) -> String
  ) {
    self.values = values
    self.title = title
    self.identifier = identifier
    _selection = selection
  }

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 2) { buttons(margin: 10) }
      HStack(spacing: 2) { buttons(margin: 7) }
      WrappingRow(spacing: 2) { buttons(margin: 10) }
    }
    .padding(2)
    .background(Color.gray.opacity(0.16), in: RoundedRectangle(cornerRadius: 9))
    .dynamicTypeSize(...DynamicTypeSize.accessibility1)
  }

  private func buttons(margin: CGFloat) -> some View {
    ForEach(values, id: \.self) { value in
      Button {
        selection = value
      } label: {
        // The label reserves the width of the selected state, so that the buttons beside it don't move.
        Text(title(value))
          .fontWeight(.semibold)
          .opacity(0)
          .accessibilityHidden(true)
          .overlay { Text(title(value)).fontWeight(value == selection ? .semibold : .regular).fixedSize() }
          .font(.callout)
          .lineLimit(1)
          .padding(.horizontal, margin)
          .padding(.vertical, 5)
          .frame(minHeight: 32)
          .background { if value == selection { thumb } }
          .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      .accessibilityIdentifier(identifier(value))
    }
  }

  private var thumb: some View {
    RoundedRectangle(cornerRadius: 7)
      .fill(colorScheme == .dark ? Color.gray.opacity(0.55) : Color.white)
      .shadow(color: Color.black.opacity(0.16), radius: 2, y: 1)
  }
}

/// The bar above a demo's list, with a title, a note and buttons. If the bar is too narrow, the buttons are below the titles, and scroll.
struct DemoBar<Actions: View>: View {
  let title: String
  let note: String
  private let actions: Actions

  init(_ title: String, note: String, @ViewBuilder actions: () -> Actions) {
    self.title = title
    self.note = note
    self.actions = actions()
  }

  var body: some View {
    VStack(spacing: 0) {
      ViewThatFits(in: .horizontal) {
        HStack(spacing: 10) {
          titles
          Spacer(minLength: 8)
          actions
        }
        .padding(.horizontal, 16)
        VStack(alignment: .leading, spacing: 8) {
          titles.padding(.horizontal, 16)
          ScrollView(.horizontal) { HStack(spacing: 10) { actions }.padding(.horizontal, 16) }.scrollIndicators(.hidden)
        }
        .padding(.vertical, 8)
      }
      .frame(minHeight: 56)
      .fixedSize(horizontal: false, vertical: true)
      Divider()
    }
    // Like other bars, it doesn't grow with the largest text sizes, and leaves the space to the content.
    .dynamicTypeSize(...DynamicTypeSize.accessibility1)
  }

  private var titles: some View {
    VStack(alignment: .leading, spacing: 1) {
      Text(title).font(.headline)
      Text(note)
        .font(.caption)
        .monospacedDigit()
        .foregroundStyle(.secondary)
        .lineLimit(2)
        .minimumScaleFactor(0.5)
        .accessibilityIdentifier("list-note")
    }
  }
}

/// A disc with initials.
struct Avatar: View {
  let name: String
  var diameter: CGFloat = 36

  private static let colors: [Color] = [.blue, .green, .orange, .pink, .purple, .teal, .indigo, .brown]

  var body: some View {
    Text(initials)
      .font(.system(size: diameter * 0.36, weight: .semibold))
      .foregroundStyle(.white)
      .lineLimit(1)
      .minimumScaleFactor(0.4)
      .frame(width: diameter, height: diameter)
      .background(color, in: Circle())
      .accessibilityHidden(true)
  }

  private var initials: String {
    let words = name.split(separator: " ")
    return String([words.first, words.last].compactMap { $0?.first })
  }

  private var color: Color {
    Self.colors[name.unicodeScalars.reduce(0) { ($0 &* 31 &+ Int($1.value)) & 0xffff } % Self.colors.count]
  }
}

/// A deterministic generator of pseudorandom numbers.
struct DeterministicNumbers {
  private var state: UInt64

  init(seed: Int) { state = UInt64(truncatingIfNeeded: seed) &* 0x9e37_79b9_7f4a_7c15 &+ 0x1234_5678_9abc_def1 }

  /// Returns a number from 0 up to, but not including, `bound`, which must be positive.
  mutating func next(_ bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state >> 33) % bound
  }

  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[next(elements.count)] }
}
