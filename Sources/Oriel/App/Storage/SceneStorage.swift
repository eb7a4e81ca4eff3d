import Foundation

/// A value of a window that persists across launches of the program. Mirrors SwiftUI's `SceneStorage`.
///
/// The value is stored in the same store as the values of `AppStorage`, under a name that is specific to the window. Several windows have
/// separate values for the same key.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let key: String
  private let initialValue: Value
  private let coding: DefaultsCoding<Value>
  private var location: DefaultsLocation<Value>?

  init(initialValue: Value, key: String, coding: DefaultsCoding<Value>) {
    self.initialValue = initialValue
    self.key = key
    self.coding = coding
  }

  /// The stored value, or the initial value if none is stored. A write before the view is in a window is ignored and reported once.
  public var wrappedValue: Value {
    get {
      guard let location else { return initialValue }
      return Binding(location: location).wrappedValue
    }
    nonmutating set {
      guard let location else {
        Report.once("scene-storage-\(key)", "The SceneStorage \(key) was written before its view was in a window; the value is ignored.")
        return
      }
      Binding(location: location).wrappedValue = newValue
    }
  }

  /// A binding to the stored value.
  public var projectedValue: Binding<Value> { location.map { Binding(location: $0) } ?? .constant(initialValue) }
}

extension SceneStorage: InstallableProperty {
  var inspectedValue: Any? { wrappedValue }

  static var isStateless: Bool { true }

  @MainActor mutating func install(in slot: inout AnyObject?, node: AnyViewNode) {
    let (around, keys) = node.scope.values.tracked { ($0.defaultAppStorage, $0.sceneID, $0.restoresScene) }
    node.environmentReads.formUnion(keys)
    let stored = StoredDefault.of("scene.\(around.1).\(key)", in: around.0, isKept: around.2)
    if let known = slot as? DefaultsLocation<Value>, known.stored === stored {
      location = known
    } else {
      let new = DefaultsLocation(stored, initialValue: initialValue, coding: coding)
      slot = new
      location = new
    }
  }

  func isEqualInput(to other: SceneStorage<Value>) -> Bool { key == other.key }
}

private enum SceneIDKey: EnvironmentKey { static var defaultValue: String { "main" } }
private enum RestoresSceneKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
  /// The identifier that distinguishes the windows of a program. It is the same in each launch.
  var sceneID: String {
    get { self[SceneIDKey.self] }
    set { self[SceneIDKey.self] = newValue }
  }
  /// Indicates whether a window restores its values from the last launch.
  var restoresScene: Bool {
    get { self[RestoresSceneKey.self] }
    set { self[RestoresSceneKey.self] = newValue }
  }
}
