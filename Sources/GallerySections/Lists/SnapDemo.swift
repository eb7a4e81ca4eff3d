import OrielKit
import SwiftUI

/// A hundred messages that snap to whole rows, between a text and a field.
struct SnapDemo: View {
  @State private var visible: Set<Int> = []
  @State private var snaps = true
  @State private var isList = false
  @State private var draft = ""
  @State private var showsKeyboard = false
  @FocusState private var isWriting: Bool
  /// The scale of the text, relative to its default size.
  @ScaledMetric private var textScale: CGFloat = 1

  var body: some View {
    VStack(spacing: 0) {
      DemoBar("List with snap", note: note) {
        Toggle("Keyboard", isOn: $showsKeyboard).fixedSize().accessibilityIdentifier("snap-keyboard")
        Toggle("List", isOn: $isList).fixedSize().accessibilityIdentifier("snap-list")
        Toggle("Snap", isOn: $snaps).fixedSize()
      }
      Text("The last complete row settles at the bottom edge")
        .foregroundStyle(.secondary)
        .lineLimit(2)
        .minimumScaleFactor(0.4)
        .frame(minHeight: 20)
        .padding(showsKeyboard ? 12 : 50 / textScale)
        .animation(.easeOut(duration: 0.25), value: showsKeyboard)
      Divider()
      Group {
        if isList {
          List(1...100, id: \.self) { number in
            SnapRow(number: number, isWhole: visible.contains(number), hasLine: false)
              .listRowInsets(EdgeInsets())
              .swipeActions { Button("Flag") {} }
          }
          .listStyle(.plain)
          .snapRows(to: snaps ? .bottom : nil, visibleRows: $visible)
        } else {
          SnapList(1...100, id: \.self, visibleRows: $visible) { number in
            SnapRow(number: number, isWhole: visible.contains(number))
          }
          .snapping(to: snaps ? .bottom : nil)
        }
      }
      .accessibilityIdentifier("snap")
      Divider()
      TextField("Write here...", text: $draft)
        .focused($isWriting)
        .textFieldStyle(.roundedBorder)
        .frame(minHeight: 34)
        .padding(.horizontal, 16)
        .padding(.vertical, 10)
        .accessibilityIdentifier("snap-draft")
    }
    .softwareKeyboard(showsKeyboard ? .always : .automatic)
    .onChange(of: showsKeyboard) { isWriting = showsKeyboard }
  }

  private var note: String {
    guard let first = visible.min(), let last = visible.max() else { return "100 messages" }
    if first == last { return "Message \(first) is completely visible" }
    return "Messages \(first) to \(last) are completely visible"
  }
}

private struct SnapRow: View {
  let number: Int
  let isWhole: Bool
  var hasLine = true

  var body: some View {
    HStack(spacing: 12) {
      Circle()
        .fill(isWhole ? Color.accentColor : Color.gray.opacity(0.4))
        .frame(width: 8, height: 8)
      Text("message \(number)").monospacedDigit()
      Spacer()
    }
    .padding(.horizontal, 16)
    .frame(minHeight: 44)
    .overlay(alignment: .bottom) { if hasLine { Divider().padding(.leading, 36) } }
    .accessibilityElement(children: .combine)
    .accessibilityIdentifier("snap-\(number)")
  }
}
