import Foundation

/// A control that selects one of several values. Mirrors SwiftUI's `Picker`.
///
/// The options are the views of its content, including those in the body of a view of the app. A view represents the value of its `tag`, or
/// the identifier of its element in a `ForEach`. If no view represents the selection, no option is shown as selected, and this is reported
/// once. Sections and dividers separate the entries of a menu; other styles ignore them.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  private let selection: PickerSelection<SelectionValue>
  private let label: Label
  private let content: Content
  private var tabs = InstalledTabs()
  @Environment(\.pickerForm) private var form
  @Environment(\.listLook) private var listLook
  @Environment(\.menuContext) private var menu

  /// Creates a picker with a custom label.
  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(selection: .one(selection), label: label(), content: content())
  }

  init(selection: PickerSelection<SelectionValue>, label: Label, content: Content) {
    self.selection = selection
    self.label = label
    self.content = content
  }

  /// Creates a picker with a custom label.
  @_disfavoredOverload
  public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, content: content) { label }
  }

  public var body: some View {
    let options = options
    if menu != nil {
      MenuPickerSection(label: label, options: options, form: form)
    } else {
      switch form {
      case .automatic, .menu: MenuPicker(label: label, options: options, isRow: listLook != nil)
      case .segmented: SegmentedPicker(label: label, options: options)
      case .inline: InlinePicker(label: label, options: options, isRow: listLook != nil)
      case .wheel: WheelPicker(label: label, options: options)
      case .radioGroup: RadioPicker(label: label, options: options)
      case .navigationLink: LinkPicker(label: label, options: options)
      }
    }
  }

  private var options: [PickerOption] {
    let values = selection.values
    var options: [PickerOption] = []
    var hasDividerBefore = false
    var section: TabSectionHeader?
    for entry in tabs.tabs(of: content) {
      if entry.isDivider {
        hasDividerBefore = true
        continue
      }
      let value = entry.value(of: SelectionValue.self)
      let beginsSection = entry.section?.id != section?.id
      options.append(
        PickerOption(
          id: entry.id, view: entry.view, isSelected: values.count == 1 && value == values[0],
          isMixed: values.count > 1 && value.map { values.contains($0) } ?? false,
          hasDividerBefore: hasDividerBefore || beginsSection, heading: beginsSection ? entry.section?.label : nil,
          choose: value.map { value in { selection.choose(value) } }))
      hasDividerBefore = false
      section = entry.section
    }
    guard values.count == 1, let chosen = values.first else { return options }
    let isNothing = (chosen as? any OptionalValue)?.isNil ?? false
    if !isNothing, !options.isEmpty, !options.contains(where: \.isSelected) {
      Report.once("picker-selection", "A Picker's selection is \(chosen), which no view's tag matches; no option is selected.")
    }
    return options
  }
}

/// A value that can be compared with `nil` dynamically.
protocol OptionalValue { var isNil: Bool { get } }
extension Optional: OptionalValue { var isNil: Bool { self == nil } }

extension Picker where Label == Text {
  /// Creates a picker with a localized title.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  /// Creates a picker with a title from a localized string resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, content: content) { Text(titleResource) }
  }

  /// Creates a picker with an unlocalized title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

extension Picker where Label == Oriel.Label<Text, Image> {
  /// Creates a picker with a localized title and a system image.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Oriel.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a picker with a title from a localized string resource and a system image.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Oriel.Label(titleResource, systemImage: systemImage) }
  }

  /// Creates a picker with an unlocalized title and a system image.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Oriel.Label(title, systemImage: systemImage) }
  }
}

/// An option of a picker.
struct PickerOption: Identifiable {
  let id: AnyHashable
  let view: AnyView
  let isSelected: Bool
  /// Indicates whether some, but not all, of several sources have the value.
  let isMixed: Bool
  /// Indicates whether a menu shows a divider before the option.
  let hasDividerBefore: Bool
  /// The heading that a menu shows above the option, if the option begins a section.
  let heading: AnyView?
  /// The closure that selects the option, or `nil` if the view represents no value.
  let choose: (() -> Void)?
}

extension Section: TabListing where Parent: View, Content: View, Footer: View {
  @MainActor func appendTabs(to collector: inout TabCollector) {
    collector.append(content, under: Parent.self == EmptyView.self ? nil : AnyView(header))
  }
}
