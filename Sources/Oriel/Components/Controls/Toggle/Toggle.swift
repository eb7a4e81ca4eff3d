import Foundation

/// A control that is on or off. Mirrors SwiftUI's `Toggle`.
public struct Toggle<Label: View>: View {
  private let isOn: Binding<Bool>
  private let isMixed: Bool
  private let label: Label
  @Environment(\.toggleStyle) private var style

  /// Creates a toggle with a custom label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(isOn: isOn, isMixed: false, label: label())
  }

  init(isOn: Binding<Bool>, isMixed: Bool, label: Label) {
    self.isOn = isOn
    self.isMixed = isMixed
    self.label = label
  }

  public var body: some View {
    style.body(ToggleStyleConfiguration(label: .init(content: AnyView(label: label)), isOn: isOn, isMixed: isMixed))
      .accessibilityElement(children: .combine)
      .accessibilityAddTraits(.isToggle)
      .accessibilityRemoveTraits([.isStaticText, .isButton])
      .accessibilityValue(Text(verbatim: isMixed ? "2" : isOn.wrappedValue ? "1" : "0"))
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a localized title.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(titleKey) } }

  /// Creates a toggle with a title from a localized string resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(titleResource) } }

  /// Creates a toggle with an unlocalized title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates a toggle for a style that is based on another style.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn, isMixed: configuration.isMixed, label: configuration.label)
  }
}

extension Toggle where Label == Oriel.Label<Text, Image> {
  /// Creates a toggle with a localized title and a system image.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Oriel.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a toggle with a title from a localized string resource and a system image.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Oriel.Label(titleResource, systemImage: systemImage) }
  }

  /// Creates a toggle with an unlocalized title and a system image.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Oriel.Label(title, systemImage: systemImage) }
  }
}
