/// A link with a value.
struct ValueLink<Label: View>: View {
  let element: NavigationPath.Element?
  let showsInNextColumn: Bool
  let label: Label
  @Environment(\.navigationScreen) private var screen
  @Environment(\.listSelector) private var selector
  @Environment(\.isSelectionDisabled) private var isSelectionDisabled
  @Environment(\.splitColumn) private var column

  var body: some View {
    let selects = element.flatMap { selector?.value(of: $0) } != nil
    let next = !selects && showsInNextColumn && column?.hasNext == true ? column : nil
    let isShown = element.map { next?.shows(.value($0)) == true } ?? false
    LinkButton(selects: selects, next: next, isShown: isShown, label: label) {
      guard let element, !selects || !isSelectionDisabled else { return }
      if let selector, selector.select(element) {
        column?.rowWasSelected(by: selector)
        return
      }
      if let next, let destination = screen?.model?.destination(for: element) {
        let source = NavigationSource()
        source.element = element
        source.make = { destination.make(element.value) ?? AnyView(EmptyView()) }
        return next.show(source)
      }
      screen?.model?.push(element)
    }
    .disabled(element == nil || screen?.model == nil && !selects)
    .modifier(LinkTagModifier(element: element))
  }
}

/// A link with a view.
struct ViewLink<Label: View, Destination: View>: View {
  let destination: () -> Destination
  let isActive: Binding<Bool>?
  let showsInNextColumn: Bool
  let label: Label
  @Owned private var source = NavigationSource()
  @Environment(\.navigationScreen) private var screen
  @Environment(\.splitColumn) private var column

  var body: some View {
    let (source, isActive, destination) = (source, isActive, destination)
    let next = showsInNextColumn && column?.hasNext == true ? column : nil
    LinkButton(selects: false, next: next, isShown: next?.shows(.view(ObjectIdentifier(source))) == true, label: label) {
      if let isActive {
        isActive.wrappedValue = true
        next?.choose(source)
      } else if let next {
        next.show(source)
      } else {
        source.isWanted = true
        screen?.model?.node.setNeedsUpdate()
      }
    }
    .disabled(screen?.model == nil)
    .modifier(
      OptionalSource(
        isOn: screen?.model != nil,
        source: NavigationSourceModifier(
          source: source, read: isActive.map { isActive in { isActive.wrappedValue ? AnyHashable(true) : nil } },
          withdraw: { isActive?.wrappedValue = false }, endsWithView: false, make: { _ in AnyView(destination()) }, column: next)))
  }
}

/// A modifier that applies the source of a link in a stack. Outside of stacks the link is disabled, pushes nothing, and reports nothing.
private struct OptionalSource: ViewModifier {
  let isOn: Bool
  let source: NavigationSourceModifier

  func body(content: Content) -> some View {
    if isOn { content.modifier(source) } else { content }
  }
}

/// The button of a link. In a list it takes the whole row, and in edit mode a press affects the row only.
private struct LinkButton<Label: View>: View {
  /// Indicates whether a press selects the row instead of pushing a screen.
  let selects: Bool
  /// The column whose next column shows the link's screen, or `nil` if there is none. A press also selects the row, if the row can be
  /// selected.
  let next: SplitColumn?
  /// Indicates whether the next column shows the link's screen.
  let isShown: Bool
  let label: Label
  let action: @MainActor () -> Void
  @Environment(\.listLook) private var look
  @Environment(\.rowBadge) private var badge
  @Environment(\.linksPushInCompactColumn) private var pointsForward
  @Environment(\.listSelector) private var selector
  @Environment(\.buttonStyle) private var style
  @State private var place = RowLinkReference()

  init(selects: Bool, next: SplitColumn?, isShown: Bool, label: Label, action: @escaping @MainActor () -> Void) {
    self.selects = selects
    self.next = next
    self.isShown = isShown
    self.label = label
    self.action = action
  }

  private func press() {
    if let row = place.row {
      if row.setup.isEditing { return row.list.selector.tap(row, modifiers: []) }
      if let next, row.value != nil {
        row.select()
        next.linkWasSelected(by: row.list.selector)
      }
    }
    action()
  }

  /// Indicates whether the row's selection is visible, so that the link needs no arrow.
  private var showsSelection: Bool { !pointsForward && (selects || next != nil && selector?.hasSelection == true) }

  var body: some View {
    if look == nil {
      Button(action: action) { label }
    } else {
      Button(action: press) {
        HStack(spacing: 8) {
          RowView(content: label).frame(maxWidth: .infinity, alignment: .leading)
          if let badge { RowBadgeText(badge: badge) }
          if !showsSelection {
            NavigationChevron(pointsBack: false)
              .stroke(Color(.system(.tertiary)), style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
              .frame(width: 6.5, height: 12)
          }
        }
      }
      .buttonStyle(RowLinkStyle(inner: style))
      .modifier(RowLinkModifier(place: place, action: press, show: next == nil ? nil : action, isShown: isShown && !pointsForward))
    }
  }
}

/// The style of a link in a row. The row shows the pressed state. The label has the look of a row's content, or that of the current button
/// style.
nonisolated private struct RowLinkStyle: PrimitiveButtonStyle, Equatable {
  let inner: AnyStyle<PrimitiveButtonStyleConfiguration>?

  static func == (left: Self, right: Self) -> Bool { left.inner == right.inner }

  @MainActor func makeBody(configuration: Configuration) -> some View {
    if let inner, !inner.isStyle(DefaultButtonStyle.self) {
      inner.body(configuration)
    } else {
      PressableButtonStyle(style: RowLinkLook()).makeBody(configuration: configuration)
    }
  }
}

private struct RowLinkLook: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  nonisolated init() {}

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .opacity(isEnabled ? 1 : 0.5)
      .contentShape(Rectangle())
      .modifier(RowPressModifier(isPressed: configuration.isPressed))
  }
}

/// A modifier that sets the pressed state of the enclosing row.
nonisolated struct RowPressModifier: BoxModifier, Equatable {
  let isPressed: Bool

  @MainActor func makeBox(_ node: AnyViewNode) -> WrapperBox { WrapperBox(node: node) }

  @MainActor func update(_ box: WrapperBox, transaction: Transaction) { box.listRow?.isPressed = isPressed }
}

/// A modifier that makes a press anywhere on the row press the link, and makes the row appear selected while another column shows the
/// link's screen.
nonisolated private struct RowLinkModifier: BoxModifier {
  let place: RowLinkReference
  let action: @MainActor () -> Void
  let show: (@MainActor () -> Void)?
  let isShown: Bool

  @MainActor func makeBox(_ node: AnyViewNode) -> RowLinkBox {
    let box = RowLinkBox(action, isShown: isShown, node: node)
    update(box, transaction: Transaction())
    return box
  }

  @MainActor func update(_ box: RowLinkBox, transaction: Transaction) {
    place.box = box
    box.action = action
    box.show = show
    box.isShown = isShown
  }
}

/// A reference to the box of a link.
@MainActor
private final class RowLinkReference {
  weak var box: RowLinkBox?

  nonisolated init() {}

  var row: ListRowBox? { box?.listRow }
}

/// The box of a link in a list's row.
@MainActor
final class RowLinkBox: WrapperBox {
  var action: @MainActor () -> Void
  /// An action that shows the link's screen in the next column, after its row has been selected by any means, or `nil` if the link pushes
  /// its screen elsewhere.
  var show: (@MainActor () -> Void)?
  /// Indicates whether another column shows the link's screen.
  var isShown: Bool { didSet { if isShown != oldValue { listRow?.selectionDidChange() } } }

  init(_ action: @escaping @MainActor () -> Void, isShown: Bool, node: AnyViewNode) {
    self.action = action
    self.isShown = isShown
    super.init(node: node)
  }
}

/// A modifier that tags a link with its value, for lists with a selection.
nonisolated private struct LinkTagModifier: ViewModifier {
  let element: NavigationPath.Element?

  @MainActor func body(content: Content) -> some View {
    content.modifier(TraitModifier<TagTrait>(value: ViewTag(element)))
  }
}

extension LayoutBox {
  /// The list's row that contains the box, or `nil` if there is none, or a scroll view is between them.
  final var listRow: ListRowBox? {
    var box = parent
    while let current = box {
      if let row = current as? ListRowBox { return row }
      if current is ScrollBox { return nil }
      box = current.parent
    }
    return nil
  }

  /// The first link in the box, in the order of the views, or `nil` if there is none.
  final var rowLink: RowLinkBox? {
    if isBeingRemoved { return nil }
    if let link = self as? RowLinkBox { return link }
    for child in children { if let link = child.rowLink { return link } }
    return nil
  }
}
