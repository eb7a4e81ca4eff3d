import Foundation

/// A picker with the options on a wheel, which rotates by a drag, the mouse's wheel, or the arrow keys. The label is for accessibility
/// only.
struct WheelPicker<Label: View>: View {
  let label: Label
  let options: [PickerOption]
  @State private var place: AnyHashable?
  @ScaledMetric private var rowHeight: CGFloat = 34
  @Environment(\.isEnabled) private var isEnabled

  /// The height of the whole wheel. With a smaller proposal, only its middle is visible.
  private static var height: CGFloat { 204 }

  init(label: Label, options: [PickerOption]) {
    self.label = label
    self.options = options
  }

  private var chosen: PickerOption? { options.first(where: \.isSelected) }

  var body: some View {
    wheel
      .accessibilityHidden(true)
      .opacity(isEnabled ? 1 : 0.5)
      .accessibilityOnlyLabel(chosen?.view.accessibilityLabelIsValue())
      .accessibilityOnlyLabel(label)
      .accessibilityElement(children: .combine)
      .accessibilityRemoveTraits(.isStaticText)
      .accessibilityAdjustableAction { direction in choose(direction == .increment ? 1 : -1) }
  }

  private func choose(_ step: Int) {
    guard isEnabled, let index = options.firstIndex(where: \.isSelected) ?? options.indices.first else { return }
    let next = min(max(index + step, 0), options.count - 1)
    options[next].choose?()
  }

  private var wheel: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(options) { option in
          option.view
            .lineLimit(1)
            .foregroundStyle(option.isSelected ? Color.primary : Color.secondary)
            .frame(maxWidth: .infinity)
            .frame(height: rowHeight)
            .contentShape(Rectangle())
            .onTapGesture { option.choose?() }
            .scrollTransition(.interactive, axis: .vertical) { content, phase in
              content
                .opacity(1 - min(1, abs(phase.value)) * 0.75)
                .scaleEffect(y: 1 - min(1, abs(phase.value)) * 0.35)
            }
        }
      }
      .scrollTargetLayout()
    }
    .contentMargins(.vertical, (Self.height - rowHeight) / 2, for: .scrollContent)
    .scrollTargetBehavior(.viewAligned)
    .scrollPosition(id: $place, anchor: .center)
    .scrollIndicators(.hidden)
    // A scroll position is only valid for one row height. Another height creates a new wheel at the same row.
    .id(rowHeight)
    .frame(height: Self.height)
    .background { RoundedRectangle(cornerRadius: 8).fill(Color(.system(.fill)).opacity(0.6)).frame(height: rowHeight) }
    .frame(minHeight: 0, idealHeight: Self.height, maxHeight: Self.height)
    .clipped()
    .contentShape(Rectangle())
    .focusable(isEnabled)
    .onKeyPress(keys: [.upArrow, .downArrow]) { press in
      choose(press.key == .downArrow ? 1 : -1)
      return .handled
    }
    .onAppear { place = chosen?.id }
    .onChange(of: chosen?.id) { _, id in
      guard place != id else { return }
      withAnimation(.easeOut(duration: 0.2)) { place = id }
    }
    .onChange(of: place) { _, id in
      guard isEnabled, let option = options.first(where: { $0.id == id }), !option.isSelected else { return }
      option.choose?()
    }
  }
}
