import Foundation
import OrielModel

/// The rows of a group in a list: the label, and the indented content.
struct DisclosureRows: View {
  let configuration: DisclosureGroupStyleConfiguration

  private static var step: CGFloat { 20 }

  var body: some View {
    DisclosureHeader(configuration: configuration, isRow: true).modifier(DisclosureTagModifier(standIn: configuration.tag))
    if configuration.isExpanded { configuration.content.padding(.leading, Self.step) }
  }
}

/// The label of a group, which expands and collapses it. In a list with a selection, only the arrow does.
struct DisclosureHeader: View {
  let configuration: DisclosureGroupStyleConfiguration
  let isRow: Bool
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.listSelector) private var selector

  /// The outset of the arrow's pressable area, in points.
  private static var reach: CGFloat { 8 }

  init(configuration: DisclosureGroupStyleConfiguration, isRow: Bool) {
    self.configuration = configuration
    self.isRow = isRow
  }

  private func set(_ isExpanded: Bool) { withAnimation(.spring(duration: 0.3)) { configuration.isExpanded = isExpanded } }

  private func toggle() { set(!configuration.isExpanded) }

  var body: some View {
    let isOpen = configuration.isExpanded
    Group {
      if isRow, selector?.hasSelection == true {
        HStack(spacing: 0) {
          RowView(content: configuration.label).modifier(DisclosureLabelModifier())
          Spacer(minLength: 8)
          // The pressable area is larger than the arrow, but the padding takes no space: the row is as high as one without a button.
          Button(action: toggle) { arrow.padding(Self.reach).contentShape(Rectangle()) }
            .buttonStyle(.plain)
            .accessibilityLabel(Text(.own(isOpen ? .collapse : .expand)))
            .modifier(ExpansionModifier(isExpanded: isOpen))
            .padding(-Self.reach)
        }
      } else {
        Button(action: toggle) {
          HStack(spacing: 0) {
            RowView(content: configuration.label)
            Spacer(minLength: 8)
            arrow
          }
        }
        .buttonStyle(DisclosureButtonStyle(isRow: isRow))
        .modifier(ExpansionModifier(isExpanded: isOpen))
      }
    }
    .onKeyPress(keys: [.leftArrow, .rightArrow]) { press in
      let opens = (press.key == .rightArrow) == (layoutDirection == .leftToRight)
      guard press.modifiers.isEmpty, opens != isOpen else { return .ignored }
      set(opens)
      return .handled
    }
  }

  private var arrow: some View { DisclosureArrow(isExpanded: configuration.isExpanded, isTinted: isRow) }
}

/// An arrow that points down in the expanded state, and towards the trailing edge in the collapsed state.
struct DisclosureArrow: View {
  let isExpanded: Bool
  let isTinted: Bool
  @Environment(\.layoutDirection) private var layoutDirection

  init(isExpanded: Bool, isTinted: Bool) {
    self.isExpanded = isExpanded
    self.isTinted = isTinted
  }

  var body: some View {
    ChevronShape()
      .stroke(
        isTinted ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.quiet), style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
      )
      .frame(width: 10, height: 5.5)
      .frame(width: 12, height: 12)
      .rotationEffect(.degrees(isExpanded ? 0 : layoutDirection == .leftToRight ? -90 : 90))
      .accessibilityHidden(true)
  }
}

private struct DisclosureButtonStyle: ButtonStyle {
  let isRow: Bool
  @Environment(\.isEnabled) private var isEnabled
  @State private var isHovered = false

  init(isRow: Bool) { self.isRow = isRow }

  @ViewBuilder func makeBody(configuration: Configuration) -> some View {
    let label = configuration.label.opacity(isEnabled ? 1 : 0.5).contentShape(Rectangle())
    if isRow {
      label.modifier(RowPressModifier(isPressed: configuration.isPressed))
    } else {
      label
        .padding(.horizontal, 8)
        .padding(.vertical, 7)
        .background(
          Color.primary.opacity(configuration.isPressed ? 0.1 : isHovered && isEnabled ? 0.05 : 0), in: RoundedRectangle(cornerRadius: 8)
        )
        .padding(.horizontal, -8)
        .onHover { isHovered = $0 }
    }
  }
}

/// A modifier that reports the expansion state to assistive technology.
nonisolated struct ExpansionModifier: BoxModifier, Equatable {
  static var isStateless: Bool { true }

  let isExpanded: Bool

  @MainActor func makeBox(_ node: AnyViewNode) -> ExpansionBox { ExpansionBox(isExpanded, node: node) }

  @MainActor func update(_ box: ExpansionBox, transaction: Transaction) { box.isExpanded = isExpanded }
}

@MainActor
final class ExpansionBox: WrapperBox, AccessibilitySource {
  var isExpanded: Bool

  init(_ isExpanded: Bool, node: AnyViewNode) {
    self.isExpanded = isExpanded
    super.init(node: node)
  }

  func adjustAccessibility(_ nodes: inout [AccessibilityNode]) {
    for index in nodes.indices { nodes[index].isExpanded = isExpanded }
  }
}
