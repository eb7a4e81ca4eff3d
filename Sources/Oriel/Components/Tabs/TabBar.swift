import OrielModel

/// The position of the buttons of tabs.
enum TabBarPosition {
  case top, bottom, side

  /// Indicates whether icons are beside titles instead of above them.
  var isInline: Bool { self != .bottom }
}

/// The buttons of tabs: icons above titles at the bottom, a row of segments at the top, or rows below headers in a sidebar.
struct TabBar: View {
  struct Item: Identifiable {
    let id: AnyHashable
    let number: Int
    let item: TabItem?
    let badge: TabBadge?
    let section: TabSectionHeader?
    let isSelected: Bool
    /// Indicates whether the tab is emphasized in a bar.
    let isProminent: Bool
    /// Indicates whether the user can hide the tab in the sidebar.
    let canHide: Bool
    /// Indicates whether the user can move the tab within its section.
    let canMove: Bool
  }

  /// A change of a tab in the sidebar that the user requests.
  enum Change {
    case show(AnyHashable, Bool)
    /// A move by a number of positions, where positive numbers are downwards.
    case move(AnyHashable, by: Int)
  }

  let items: [Item]
  let place: TabBarPosition
  let sidebar: TabSidebar
  /// The hidden tabs that can be shown again.
  let hidden: [Item]
  let change: @MainActor (Change) -> Void
  let scheme: ColorScheme?
  /// Indicates whether the bar shows the button of the selected tab only.
  var isMinimized = false
  let select: @MainActor (AnyHashable) -> Void

  var body: some View { buttons.barColorScheme(scheme) }

  @ViewBuilder private var buttons: some View {
    switch place {
    case .top:
      HStack(spacing: 2) { ForEach(items) { button($0) } }
        .padding(3)
        .background(Color(.system(.fill)).opacity(0.7), in: RoundedRectangle(cornerRadius: 10))
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .padding(.horizontal, 10)
        .accessibilityContainer(.tabBar)
        .barTypeSize()
    case .bottom where isMinimized:
      ForEach(items.filter(\.isSelected)) { button($0) }
        .frame(width: 52, height: 48)
        .background(.thickMaterial, in: RoundedRectangle(cornerRadius: 16))
        .overlay { RoundedRectangle(cornerRadius: 16).strokeBorder(Color(.system(.separator)), lineWidth: 0.5).allowsHitTesting(false) }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .accessibilityContainer(.tabBar)
        .barTypeSize()
    case .bottom:
      HStack(spacing: 0) { ForEach(items) { button($0).frame(maxWidth: .infinity, maxHeight: .infinity) } }
        .padding(.horizontal, 6)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .accessibilityContainer(.tabBar)
        .barTypeSize()
    case .side: side.accessibilityContainer(.tabBar)
    }
  }

  private var side: some View {
    VStack(spacing: 0) {
      rows
      if let bar = sidebar.bottomBar { bar.padding(10).frame(maxWidth: .infinity) }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background { Color(.system(.secondaryBackground)).ignoresSafeArea() }
    .overlay(alignment: .trailing) { Color(.system(.separator)).frame(width: 1).ignoresSafeArea() }
  }

  private var rows: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 2) {
        if let header = sidebar.header { header.padding(.bottom, 8) }
        ForEach(items) { item in
          if let header = item.section, startsSection(item) {
            sectionHeader(header)
              .padding(.top, item.number == 0 ? 4 : 14)
              .padding(.bottom, 2)
          } else if item.section == nil, startsSection(item) {
            // A tab without a section is separated from the section before it.
            Color.clear.frame(height: 10)
          }
          if item.canHide || item.canMove || !hidden.isEmpty {
            button(item).contextMenu { changes(of: item) }
          } else {
            button(item)
          }
        }
        if let footer = sidebar.footer { footer.padding(.top, 8) }
      }
      .padding(10)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  /// Returns the menu entries that change a tab. The last visible tab can't be hidden, because no tab with a menu would remain.
  @ViewBuilder private func changes(of item: Item) -> some View {
    if item.canMove {
      if isInSection(of: item, at: item.number - 1) { Button(.own(.moveUp)) { change(.move(item.id, by: -1)) } }
      if isInSection(of: item, at: item.number + 1) { Button(.own(.moveDown)) { change(.move(item.id, by: 1)) } }
    }
    if item.canHide, items.count > 1 { Button(.own(.hide)) { change(.show(item.id, false)) } }
    if !hidden.isEmpty {
      Menu(.own(.show)) {
        ForEach(hidden) { item in
          Button {
            change(.show(item.id, true))
          } label: {
            if let label = item.item?.label { label } else { Text(verbatim: "\(item.number + 1)") }
          }
        }
      }
    }
  }

  private func isInSection(of item: Item, at index: Int) -> Bool {
    items.indices.contains(index) && items[index].canMove && items[index].section?.id == item.section?.id
  }

  private func sectionHeader(_ header: TabSectionHeader) -> some View {
    HStack(spacing: 6) {
      header.label
        .font(.system(size: 12, weight: .semibold))
        .foregroundStyle(TabBarButtonStyle.quiet)
        .accessibilityAddTraits(.isHeader)
      if let actions = header.actions {
        Spacer(minLength: 0)
        Menu {
          actions
        } label: {
          Image(systemName: "ellipsis").accessibilityLabel(Text(.own(.more)))
        }
        .buttonStyle(.plain)
        .foregroundStyle(TabBarButtonStyle.quiet)
      }
    }
    .padding(.horizontal, 10)
  }

  /// Returns `true` if a tab's section differs from that of the previous tab.
  private func startsSection(_ item: Item) -> Bool {
    item.number == 0 ? item.section != nil : items[item.number - 1].section?.id != item.section?.id
  }

  private func button(_ item: Item) -> some View {
    Button {
      select(item.id)
    } label: {
      TabBarLabel(item: item, place: place, isMinimized: isMinimized && place == .bottom)
    }
    .buttonStyle(TabBarButtonStyle(isSelected: item.isSelected, isProminent: item.isProminent && place != .side, place: place))
    .accessibilityAddTraits(item.isSelected ? .isSelected : [])
    .accessibilityValue(item.badge?.spoken ?? Text(verbatim: ""), isEnabled: item.badge != nil)
    .accessibilityRole(.tab)
  }
}

private struct TabBarLabel: View {
  let item: TabBar.Item
  let place: TabBarPosition
  let isMinimized: Bool

  var body: some View {
    HStack(spacing: 6) {
      TabLabelLayout(isInline: place.isInline, column: place == .side ? 22 : nil) {
        if let label = item.item?.label {
          label.environment(\.labelForm, isMinimized ? .icon : .apart)
        } else {
          Text(verbatim: "\(item.number + 1)")
        }
      }
      .modifier(SpokenTextModifier())
      if place == .side { Spacer(minLength: 0) }
      if place.isInline { badge }
    }
    .overlay(alignment: .top) {
      // The badge is at the corner of the image, independent of the badge's width.
      if !place.isInline { badge.fixedSize().alignmentGuide(HorizontalAlignment.center) { _ in -4 }.offset(y: -3) }
    }
  }

  @ViewBuilder private var badge: some View {
    if let badge = item.badge {
      badge.text.modifier(BadgeCapsule()).accessibilityHidden(true)
    }
  }
}

/// The appearance of a prominent badge.
struct BadgeCapsule: ViewModifier {
  func body(content: Content) -> some View {
    content
      .font(.system(size: 11, weight: .semibold))
      .monospacedDigit()
      .foregroundStyle(Color.white)
      .lineLimit(1)
      .padding(.horizontal, 5)
      .frame(minWidth: 17, minHeight: 17)
      .background(Color.destructiveFill, in: Capsule())
  }
}

/// A layout of an image and a title, in the order in which the label has them.
private struct TabLabelLayout: Layout {
  let isInline: Bool
  /// The width of the column of images before titles, in points, or `nil` if there is no such column.
  var column: CGFloat?

  private func order(_ subviews: LayoutSubviews) -> [LayoutSubview] { Array(subviews.prefix(2)) }

  private var gap: CGFloat { isInline ? 6 : 2 }

  /// Returns `true` if a subview is before the title, in a column of fixed width.
  private func isInColumn(_ index: Int, of count: Int) -> Bool { column != nil && isInline && index == 0 && count == 2 }

  func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) -> CGSize {
    let sizes = order(subviews).map { $0.sizeThatFits(.unspecified) }
    let widths = sizes.indices.map { isInColumn($0, of: sizes.count) ? max(sizes[$0].width, column ?? 0) : sizes[$0].width }
    let heights = sizes.map(\.height)
    let gaps = gap * CGFloat(max(0, sizes.count - 1))
    let size =
      isInline
      ? CGSize(width: widths.reduce(0, +) + gaps, height: heights.max() ?? 0)
      : CGSize(width: widths.max() ?? 0, height: heights.reduce(0, +) + gaps)
    return CGSize(width: min(size.width, proposal.width ?? .infinity), height: size.height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) {
    var place = isInline ? bounds.minX : bounds.minY
    let views = order(subviews)
    for (index, view) in views.enumerated() {
      let size = view.sizeThatFits(.unspecified)
      let fitted = ProposedViewSize(width: min(size.width, bounds.width), height: size.height)
      if isInline {
        let room = isInColumn(index, of: views.count) ? max(size.width, column ?? 0) : size.width
        view.place(at: CGPoint(x: place + room / 2, y: bounds.midY), anchor: .center, proposal: fitted)
        place += room + gap
      } else {
        view.place(at: CGPoint(x: bounds.midX, y: place), anchor: .top, proposal: fitted)
        place += size.height + gap
      }
    }
  }
}

private struct TabBarButtonStyle: ButtonStyle {
  let isSelected: Bool
  let isProminent: Bool
  let place: TabBarPosition
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.colorScheme) private var colorScheme
  @State private var isHovered = false

  init(isSelected: Bool, isProminent: Bool, place: TabBarPosition) {
    self.isSelected = isSelected
    self.isProminent = isProminent
    self.place = place
  }

  func makeBody(configuration: Configuration) -> some View {
    let shape = RoundedRectangle(cornerRadius: place.isInline ? 7 : 10)
    let isLit = configuration.isPressed || isHovered && !isSelected
    configuration.label
      .font(place.isInline ? .system(size: 14, weight: isSelected ? .semibold : .regular) : .system(size: 11, weight: .medium))
      .imageScale(place.isInline ? .medium : .large)
      .foregroundStyle(isProminent ? Color.white : isSelected ? (place == .bottom ? Color.accentText : Color.primary) : Self.quiet)
      .lineLimit(1)
      .padding(.horizontal, place == .bottom ? 4 : place == .top ? 14 : 10)
      .frame(minWidth: 44, maxWidth: place == .top ? nil : .infinity, minHeight: place == .bottom ? 44 : place == .top ? 30 : 34)
      .background(Color.primary.opacity(configuration.isPressed ? 0.1 : isLit ? 0.05 : 0), in: shape)
      .background {
        switch place {
        case _ where isProminent: shape.fill(Color.accentFill).opacity(isSelected ? 1 : 0.85)
        case .top: if isSelected { thumb(shape) }
        case .side: if isSelected { shape.fill(Color.primary.opacity(0.1)) }
        case .bottom: EmptyView()
        }
      }
      .contentShape(shape)
      .opacity(isEnabled ? 1 : 0.5)
      .onHover { isHovered = $0 }
  }

  /// A color with enough contrast for text.
  static let quiet = Color(.adaptive(light: Color(white: 0.36), dark: Color(white: 0.7)))

  private func thumb(_ shape: RoundedRectangle) -> some View {
    shape.fill(colorScheme == .dark ? Color(white: 0.38) : Color.white).shadow(color: Color.black.opacity(0.16), radius: 2, y: 1)
  }
}

/// A modifier that hides images beside a text from assistive technology.
nonisolated private struct SpokenTextModifier: BoxModifier, Equatable {
  @MainActor func makeBox(_ node: AnyViewNode) -> SpokenTextBox { SpokenTextBox(node: node) }

  @MainActor func update(_ box: SpokenTextBox, transaction: Transaction) {}
}

@MainActor
private final class SpokenTextBox: WrapperBox, AccessibilitySource {
  func adjustAccessibility(_ nodes: inout [AccessibilityNode]) {
    if nodes.contains(where: { $0.traits.contains(.isStaticText) }) { nodes.removeAll { $0.traits.contains(.isImage) } }
  }
}
