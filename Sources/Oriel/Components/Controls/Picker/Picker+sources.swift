import Foundation

extension Picker {
  /// Creates a picker for a property of several sources. If their values differ, no option is selected, and the options of their values are
  /// marked with a dash. A choice sets all sources.
  ///
  /// Mirrors SwiftUI's `init(sources:selection:content:label:)`.
  public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(selection: PickerSelection(SharedValue(sources, selection)), label: label(), content: content())
  }
}

extension Picker where Label == Text {
  /// Mirrors SwiftUI's `init(_:sources:selection:content:)`.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(titleKey) }
  }

  /// Mirrors SwiftUI's `init(_:sources:selection:content:)`.
  @_disfavoredOverload
  public init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(titleResource) }
  }

  /// Mirrors SwiftUI's `init(_:sources:selection:content:)`.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(title) }
  }
}

extension Picker where Label == Oriel.Label<Text, Image> {
  /// Mirrors SwiftUI's `init(_:systemImage:sources:selection:content:)`.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Oriel.Label(titleKey, systemImage: systemImage) }
  }

  /// Mirrors SwiftUI's `init(_:systemImage:sources:selection:content:)`.
  @_disfavoredOverload
  public init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Oriel.Label(titleResource, systemImage: systemImage) }
  }

  /// Mirrors SwiftUI's `init(_:systemImage:sources:selection:content:)`.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Oriel.Label(title, systemImage: systemImage) }
  }
}

/// The source of a picker's selection.
enum PickerSelection<Value: Hashable> {
  case one(Binding<Value>)
  case shared(SharedValue<Value>)

  init(_ shared: SharedValue<Value>) { self = .shared(shared) }

  /// The distinct values: one if all sources have the same value, and none if there is no source.
  var values: [Value] {
    switch self {
    case .one(let binding): [binding.wrappedValue]
    case .shared(let shared): shared.values
    }
  }

  func choose(_ value: Value) {
    switch self {
    case .one(let binding): if binding.wrappedValue != value { binding.wrappedValue = value }
    case .shared(let shared): shared.set(value)
    }
  }
}
