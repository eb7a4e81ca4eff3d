import Foundation

/// All choices side by side, equally wide, with a thumb under the one that is chosen. In a bar it is no wider than it has to be.
struct SegmentedPicker<Label: View>: View {
  let label: Label
  let options: [PickerOption]
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.labelForm) private var labelForm
  @Environment(\.formHasColumns) private var formHasColumns

  init(label: Label, options: [PickerOption]) {
    self.label = label
    self.options = options
  }

  var body: some View {
    Group {
      if formHasColumns, Label.self != EmptyView.self {
        LabeledControl(label: label.accessibilityNamesGroup()) { segments }
      } else {
        segments.unseenLabel(label.accessibilityNamesGroup())
      }
    }
    .accessibilityGroup()
  }

  private var segments: some View {
    let chosen = options.firstIndex(where: \.isChosen)
    return SegmentLayout(place: CGFloat(chosen ?? 0), fillsRoom: labelForm != .icon) {
      thumb.opacity(chosen == nil ? 0 : 1)
      ForEach(options) { option in
        Button {
          option.choose?()
        } label: {
          option.view
        }
        .buttonStyle(SegmentButtonStyle(isChosen: option.isChosen))
        .disabled(option.choose == nil)
        .accessibilityAddTraits(option.isChosen ? .isSelected : [])
        .accessibilityRole(.option)
      }
    }
    .animation(.spring(response: 0.28, dampingFraction: 0.9), value: chosen)
    .padding(3)
    .background(Color(.system(.fill)).opacity(0.7), in: RoundedRectangle(cornerRadius: 9))
    .opacity(isEnabled ? 1 : 0.5)
  }

  private var thumb: some View {
    RoundedRectangle(cornerRadius: 6.5)
      .fill(colorScheme == .dark ? Color(white: 0.38) : Color.white)
      .shadow(color: Color.black.opacity(0.16), radius: 2, y: 1)
      .accessibilityHidden(true)
  }
}

/// The first view under the segment at `place`; the others side by side, all as wide as the widest, or as there is room for.
nonisolated private struct SegmentLayout: Layout {
  var place: CGFloat
  /// Whether they are wider than the widest where there is room.
  let fillsRoom: Bool

  var animatableData: CGFloat {
    get { place }
    set { place = newValue }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) -> CGSize {
    let segments = subviews.dropFirst()
    let sizes = segments.map { $0.sizeThatFits(.unspecified) }
    let widest = (sizes.map(\.width).max() ?? 0) * CGFloat(segments.count)
    let room = proposal.width.map { $0.isFinite ? $0 : widest } ?? widest
    return CGSize(width: fillsRoom ? room : min(widest, room), height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) {
    let segments = subviews.dropFirst()
    guard let thumb = subviews.first else { return }
    let width = bounds.width / CGFloat(max(1, segments.count))
    let size = ProposedViewSize(width: width, height: bounds.height)
    thumb.place(at: CGPoint(x: bounds.minX + width * place, y: bounds.minY), proposal: size)
    for (index, segment) in segments.enumerated() {
      segment.place(at: CGPoint(x: bounds.minX + width * CGFloat(index), y: bounds.minY), proposal: size)
    }
  }
}

private struct SegmentButtonStyle: ButtonStyle {
  let isChosen: Bool
  @State private var isHovered = false

  init(isChosen: Bool) { self.isChosen = isChosen }

  func makeBody(configuration: Configuration) -> some View {
    let shape = RoundedRectangle(cornerRadius: 6.5)
    // As wide when it isn't chosen as when it is.
    label(configuration, weight: .semibold)
      .hidden()
      .overlay { label(configuration, weight: isChosen ? .semibold : .regular) }
      .foregroundStyle(Color.primary)
      .padding(.horizontal, 12)
      .frame(maxWidth: .infinity, minHeight: 28)
      .background(Color.primary.opacity(isChosen ? 0 : configuration.isPressed ? 0.1 : isHovered ? 0.05 : 0), in: shape)
      .contentShape(shape)
      .onHover { isHovered = $0 }
  }

  private func label(_ configuration: Configuration, weight: Font.Weight) -> some View {
    configuration.label.font(.system(size: 13.5, weight: weight)).lineLimit(1)
  }
}
