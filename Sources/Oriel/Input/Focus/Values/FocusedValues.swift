import Foundation

/// A key for a value that the focused view or its ancestors publish to the window. Mirrors SwiftUI's `FocusedValueKey`.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// The values that the focused view and its ancestors publish. Mirrors SwiftUI's `FocusedValues`.
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  /// Accesses the value of a key, which is `nil` if no view publishes it.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Accesses an object by its type.
  subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { values[ObjectIdentifier(type)] as? Object }
    set { values[ObjectIdentifier(type)] = newValue }
  }
}

/// The focused values of a window. They are collected from the boxes around the focus when the focus or one of the values changes and the
/// values are read.
@MainActor
final class FocusedValueCenter {
  private unowned let graph: ViewGraph
  private var sources: [WeakSource] = []
  private var readers: [WeakReader] = []
  private var isTelling = false
  /// Indicates whether the publishing views, or the readers, have changed since the last notification.
  private var hasMoved = false

  private struct WeakSource { weak var box: FocusedValueBox? }
  private struct WeakReader { weak var reader: (any FocusedValueReader)? }

  init(_ graph: ViewGraph) { self.graph = graph }

  func add(_ source: FocusedValueBox) {
    sources.removeAll { $0.box == nil }
    sources.append(WeakSource(box: source))
    tellSoon(hasMoved: true)
  }

  func remove(_ source: FocusedValueBox) {
    sources.removeAll { $0.box == nil || $0.box === source }
    tellSoon(hasMoved: true)
  }

  func add(_ reader: any FocusedValueReader) {
    readers.removeAll { $0.reader == nil }
    readers.append(WeakReader(reader: reader))
    tellSoon(hasMoved: true)
  }

  /// Schedules a notification of the readers after the current update, which writes the published values.
  func tellSoon(hasMoved moved: Bool) {
    if moved { hasMoved = true }
    guard !isTelling, readers.contains(where: { $0.reader != nil }) else { return }
    isTelling = true
    graph.afterLayout { [weak self, reference = graph.reference] in
      reference.graph?.enqueueAction { self?.tell() }
    }
    graph.needFrame()
  }

  private func tell() {
    let (values, moved) = (values, hasMoved)
    (isTelling, hasMoved) = (false, false)
    for reader in readers.compactMap(\.reader) { reader.follow(values, hasMoved: moved) }
  }

  /// The published values. Those of the whole scene come first, so that values around the focus override them, the nearest last.
  private var values: FocusedValues {
    var values = FocusedValues()
    for source in sources.compactMap(\.box) where source.isOfScene && source.isAttached { source.tell(&values) }
    var around: [FocusedValueBox] = []
    var box: LayoutBox? = graph.input.focus.focusedBelowMenus
    while let current = box {
      if let source = current as? FocusedValueBox, !source.isOfScene { around.append(source) }
      box = current.parent
    }
    for source in around.reversed() { source.tell(&values) }
    return values
  }
}

/// An object that receives the focused values.
@MainActor
protocol FocusedValueReader: AnyObject {
  func follow(_ values: FocusedValues, hasMoved: Bool)
}

/// A box around a view that publishes a value.
@MainActor
final class FocusedValueBox: WrapperBox {
  private(set) var tell: (inout FocusedValues) -> Void
  private(set) var isOfScene: Bool

  init(_ tell: @escaping (inout FocusedValues) -> Void, isOfScene: Bool, node: AnyViewNode) {
    self.tell = tell
    self.isOfScene = isOfScene
    super.init(node: node)
    graph.input.focusedValues.add(self)
  }

  func update(_ newTell: @escaping (inout FocusedValues) -> Void, isOfScene newIsOfScene: Bool) {
    (tell, isOfScene) = (newTell, newIsOfScene)
    graph.input.focusedValues.tellSoon(hasMoved: false)
  }

  override func willDisappear() { graph.input.focusedValues.remove(self) }
}

nonisolated struct FocusedValueModifier: BoxModifier {
  let tell: (inout FocusedValues) -> Void
  let isOfScene: Bool

  @MainActor func makeBox(_ node: AnyViewNode) -> FocusedValueBox { FocusedValueBox(tell, isOfScene: isOfScene, node: node) }

  @MainActor func update(_ box: FocusedValueBox, transaction: Transaction) { box.update(tell, isOfScene: isOfScene) }
}

extension View {
  /// Publishes a value while this view contains the focus. Mirrors SwiftUI's `focusedValue(_:_:)`.
  nonisolated public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View {
    modifier(FocusedValueModifier(tell: { $0[keyPath: keyPath] = value }, isOfScene: false))
  }

  /// Publishes a value while this view contains the focus. `nil` publishes nothing, as if the modifier weren't applied. Mirrors SwiftUI's
  /// `focusedValue(_:_:)`.
  nonisolated public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?) -> some View {
    modifier(FocusedValueModifier(tell: { if let value { $0[keyPath: keyPath] = value } }, isOfScene: false))
  }

  /// Publishes an object by its type. Mirrors SwiftUI's `focusedValue(_:)`.
  nonisolated public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(FocusedValueModifier(tell: { if let object { $0[object: T.self] = object } }, isOfScene: false))
  }

  /// Publishes a value wherever the focus is in the window, unless a view around the focus publishes another. Mirrors SwiftUI's
  /// `focusedSceneValue(_:_:)`.
  nonisolated public func focusedSceneValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View {
    modifier(FocusedValueModifier(tell: { $0[keyPath: keyPath] = value }, isOfScene: true))
  }

  /// Publishes a value wherever the focus is in the window. `nil` publishes nothing, as if the modifier weren't applied. Mirrors SwiftUI's
  /// `focusedSceneValue(_:_:)`.
  nonisolated public func focusedSceneValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?) -> some View {
    modifier(FocusedValueModifier(tell: { if let value { $0[keyPath: keyPath] = value } }, isOfScene: true))
  }

  /// Publishes an object by its type wherever the focus is in the window. Mirrors SwiftUI's `focusedSceneValue(_:)`.
  nonisolated public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(FocusedValueModifier(tell: { if let object { $0[object: T.self] = object } }, isOfScene: true))
  }
}
