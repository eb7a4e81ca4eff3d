import Foundation

extension Toggle {
  /// Creates a toggle for a property of several sources. It is on if all sources are on, and mixed if some are; a press on a mixed toggle
  /// turns all of them on. Without a source, it is off. Mirrors SwiftUI's `init(sources:isOn:label:)`.
  public init<C: RandomAccessCollection>(sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label) {
    let shared = SharedValue(sources, isOn)
    let values = shared.values
    self.init(
      isOn: Binding(get: { shared.values == [true] }, set: { shared.set($0) }), isMixed: values.count > 1, label: label())
  }
}

extension Toggle where Label == Text {
  /// Mirrors SwiftUI's `init(_:sources:isOn:)`.
  public init<C: RandomAccessCollection>(_ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }

  /// Mirrors SwiftUI's `init(_:sources:isOn:)`.
  @_disfavoredOverload
  public init<C: RandomAccessCollection>(_ titleResource: LocalizedStringResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>) {
    self.init(sources: sources, isOn: isOn) { Text(titleResource) }
  }

  /// Mirrors SwiftUI's `init(_:sources:isOn:)`.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(_ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == Oriel.Label<Text, Image> {
  /// Mirrors SwiftUI's `init(_:systemImage:sources:isOn:)`.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Oriel.Label(titleKey, systemImage: systemImage) }
  }

  /// Mirrors SwiftUI's `init(_:systemImage:sources:isOn:)`.
  @_disfavoredOverload
  public init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Oriel.Label(titleResource, systemImage: systemImage) }
  }

  /// Mirrors SwiftUI's `init(_:systemImage:sources:isOn:)`.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Oriel.Label(title, systemImage: systemImage) }
  }
}
