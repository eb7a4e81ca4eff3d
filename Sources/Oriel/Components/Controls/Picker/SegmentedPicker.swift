import Foundation

/// A picker with all options side by side and a thumb behind the selected one. The segments have equal widths if there is enough space. In
/// a bar, the picker isn't wider than necessary.
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
        LabeledControl(label: label.accessibilityLabelsGroup()) { segments }
      } else {
        segments.accessibilityOnlyLabel(label.accessibilityLabelsGroup())
      }
    }
    .accessibilityGroup()
  }

  private var segments: some View {
    let chosen = options.firstIndex(where: \.isSelected)
    return SegmentLayout(place: CGFloat(chosen ?? 0), fillsAvailableSpace: labelForm != .icon) {
      thumb.opacity(chosen == nil ? 0 : 1)
      ForEach(options) { option in
        Button {
          option.choose?()
        } label: {
          option.view
        }
        .buttonStyle(SegmentButtonStyle(isSelected: option.isSelected))
        .disabled(option.choose == nil)
        .accessibilityAddTraits(option.isSelected ? .isSelected : [])
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

/// A layout that places the first view behind the segment at `place`, and the others side by side. All segments are as wide as the widest
/// one if there is enough space. With less space, each has its own width; with still less, the segments wrap into lines, unless the picker
/// is in a bar.
nonisolated private struct SegmentLayout: Layout {
  var place: CGFloat
  /// Indicates whether the segments fill wider space, and wrap into lines in narrower space.
  let fillsAvailableSpace: Bool

  var animatableData: CGFloat {
    get { place }
    set { place = newValue }
  }

  private static let lineGap: CGFloat = 3

  /// Returns the frames of the segments. If the width is less than that of the widest segment, all segments are in one line.
  private func frames(_ sizes: [CGSize], width: CGFloat) -> [CGRect] {
    let height = sizes.map(\.height).max() ?? 0
    let widths = sizes.map(\.width)
    let (widest, sum) = (widths.max() ?? 0, widths.reduce(0, +))
    let count = CGFloat(max(1, sizes.count))
    let tolerance: CGFloat = 0.01
    if widest * count > width + tolerance, sum <= width + tolerance {
      var x: CGFloat = 0
      return widths.map { own in
        let frame = CGRect(x: x, y: 0, width: own + (width - sum) / count, height: height)
        x = frame.maxX
        return frame
      }
    }
    var columns = sizes.count
    if fillsAvailableSpace, widest * count > width + tolerance, widest > 0, widest <= width + tolerance {
      let most = max(1, Int((width + tolerance) / widest))
      let lines = (sizes.count + most - 1) / most
      columns = (sizes.count + lines - 1) / lines
    }
    let column = width / CGFloat(max(1, columns))
    return sizes.indices.map { index in
      CGRect(
        x: column * CGFloat(index % columns), y: (height + Self.lineGap) * CGFloat(index / columns), width: column, height: height)
    }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) -> CGSize {
    let sizes = subviews.dropFirst().map { $0.sizeThatFits(.unspecified) }
    let widest = (sizes.map(\.width).max() ?? 0) * CGFloat(sizes.count)
    let room = proposal.width.map { $0.isFinite ? $0 : widest } ?? widest
    let width = fillsAvailableSpace ? room : min(widest, room)
    return CGSize(width: width, height: frames(sizes, width: width).map(\.maxY).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) {
    let segments = subviews.dropFirst()
    let frames = frames(segments.map { $0.sizeThatFits(.unspecified) }, width: bounds.width)
    guard let thumb = subviews.first, let first = frames.first, let last = frames.last else { return }
    // Additional height is distributed among the lines.
    let stretch = last.maxY > 0 ? bounds.height / last.maxY : 1
    func put(_ view: LayoutSubview, _ frame: CGRect) {
      view.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY * stretch),
        proposal: ProposedViewSize(width: frame.width, height: frame.height * stretch))
    }
    let lower = min(max(Int(place.rounded(.down)), 0), frames.count - 1)
    let upper = min(lower + 1, frames.count - 1)
    let share = min(max(place - CGFloat(lower), 0), 1)
    func between(_ value: (CGRect) -> CGFloat) -> CGFloat { value(frames[lower]) + (value(frames[upper]) - value(frames[lower])) * share }
    put(thumb, CGRect(x: between(\.minX), y: between(\.minY), width: between(\.width), height: first.height))
    for (segment, frame) in zip(segments, frames) { put(segment, frame) }
  }
}

private struct SegmentButtonStyle: ButtonStyle {
  let isSelected: Bool
  @State private var isHovered = false

  init(isSelected: Bool) { self.isSelected = isSelected }

  func makeBody(configuration: Configuration) -> some View {
    let shape = RoundedRectangle(cornerRadius: 6.5)
    // The width is that of the semibold label, so that a selection doesn't change it.
    label(configuration, weight: .semibold)
      .hidden()
      .overlay { label(configuration, weight: isSelected ? .semibold : .regular) }
      .foregroundStyle(Color.primary)
      .padding(.horizontal, 12)
      .frame(maxWidth: .infinity, minHeight: 28)
      .background(Color.primary.opacity(isSelected ? 0 : configuration.isPressed ? 0.1 : isHovered ? 0.05 : 0), in: shape)
      .contentShape(shape)
      .onHover { isHovered = $0 }
  }

  private func label(_ configuration: Configuration, weight: Font.Weight) -> some View {
    configuration.label.font(.system(size: 13.5, weight: weight)).lineLimit(1).minimumScaleFactor(0.6)
  }
}
