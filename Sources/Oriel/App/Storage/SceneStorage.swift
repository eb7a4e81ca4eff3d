import Foundation

/// A value that a window keeps from one run of the program to the next. Mirrors SwiftUI's `SceneStorage`.
///
/// It lies beside the values of `AppStorage`, under a name of the window's own: windows have values of their own for the same key.
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
  /// Tells the windows of a program apart, in each run in the same way.
  var sceneID: String {
    get { self[SceneIDKey.self] }
    set { self[SceneIDKey.self] = newValue }
  }
  /// Whether a window has again what it had in the last run.
  var restoresScene: Bool {
    get { self[RestoresSceneKey.self] }
    set { self[RestoresSceneKey.self] = newValue }
  }
}
