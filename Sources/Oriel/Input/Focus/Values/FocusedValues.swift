import Foundation

/// A key for a value that the focused view, or those around it, tell the rest of the window. Mirrors SwiftUI's `FocusedValueKey`.
public protocol FocusedValueKey {
  associatedtype Value
}

/// What the focused view and those around it tell. Mirrors SwiftUI's `FocusedValues`.
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  /// Nil where nobody tells it.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// An object, by its type.
  subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { values[ObjectIdentifier(type)] as? Object }
    set { values[ObjectIdentifier(type)] = newValue }
  }
}

/// A window's focused values: read off the boxes around the focus when the focus or one of them changes and somebody reads them.
@MainActor
final class FocusedValueCenter {
  private unowned let graph: ViewGraph
  private var sources: [WeakSource] = []
  private var readers: [WeakReader] = []
  private var isTelling = false
  /// Whether others tell something, or somebody else is told, since the last time.
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

  /// What is told is written by an update, and read once that is done.
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

  /// Those of the whole scene first: what is around the focus goes before them, and of that what is nearest.
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

/// Somebody to whom values are told.
@MainActor
protocol FocusedValueReader: AnyObject {
  func follow(_ values: FocusedValues, hasMoved: Bool)
}

/// Stands around a view that tells a value.
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
  /// Tells a value while the focus is within. Mirrors SwiftUI's `focusedValue(_:_:)`.
  nonisolated public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View {
    modifier(FocusedValueModifier(tell: { $0[keyPath: keyPath] = value }, isOfScene: false))
  }

  /// Nil tells nothing, as if the modifier weren't there.
  nonisolated public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?) -> some View {
    modifier(FocusedValueModifier(tell: { if let value { $0[keyPath: keyPath] = value } }, isOfScene: false))
  }

  /// Tells an object, by its type. Mirrors SwiftUI's `focusedValue(_:)`.
  nonisolated public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(FocusedValueModifier(tell: { if let object { $0[object: T.self] = object } }, isOfScene: false))
  }

  /// Tells a value wherever the focus is in the window, as long as nothing around that says otherwise. Mirrors SwiftUI's `focusedSceneValue(_:_:)`.
  nonisolated public func focusedSceneValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View {
    modifier(FocusedValueModifier(tell: { $0[keyPath: keyPath] = value }, isOfScene: true))
  }

  nonisolated public func focusedSceneValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?) -> some View {
    modifier(FocusedValueModifier(tell: { if let value { $0[keyPath: keyPath] = value } }, isOfScene: true))
  }

  /// Mirrors SwiftUI's `focusedSceneValue(_:)`.
  nonisolated public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(FocusedValueModifier(tell: { if let object { $0[object: T.self] = object } }, isOfScene: true))
  }
}
