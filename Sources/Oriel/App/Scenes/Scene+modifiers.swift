import Foundation
import Observation
import OpenCombine

extension Scene {
  /// Sets the size of new windows, in points. Mirrors SwiftUI's `defaultSize(_:)`.
  @MainActor @preconcurrency public func defaultSize(_ size: CGSize) -> some Scene {
    changed { if $0.options.size == nil { $0.options.size = size } }
  }

  /// Sets the width and height of new windows, in points. Mirrors SwiftUI's `defaultSize(width:height:)`.
  @MainActor @preconcurrency public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    defaultSize(CGSize(width: width, height: height))
  }

  /// Sets the resizability of the scene's windows. Mirrors SwiftUI's `windowResizability(_:)`.
  @MainActor @preconcurrency public func windowResizability(_ resizability: WindowResizability) -> some Scene {
    changed { if $0.options.resizability == .automatic { $0.options.resizability = resizability.kind } }
  }

  /// Sets the style of the scene's windows. Mirrors SwiftUI's `windowStyle(_:)`.
  @MainActor @preconcurrency public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene {
    changed {
      if S._hidesTitleBar { $0.options.hidesTitleBar = true }
      if S._isPlain { $0.options.isPlain = true }
    }
  }

  /// Sets an environment value for the views of the scene's windows. Mirrors SwiftUI's `environment(_:_:)` of a scene.
  @MainActor @preconcurrency public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
    modified { AnyView($0.environment(keyPath, value)) }
  }

  /// Provides an observable object to the views of the scene's windows. Mirrors SwiftUI's `environment(_:)` of a scene.
  @MainActor @preconcurrency public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    modified { AnyView($0.environment(object)) }
  }

  /// Provides an observable object to the views of the scene's windows. Mirrors SwiftUI's `environmentObject(_:)` of a scene.
  @MainActor @preconcurrency public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    modified { AnyView($0.environmentObject(object)) }
  }

  /// Performs an action when an evaluation of the app's scenes has resulted in another value and, with `initial`, also at launch. Mirrors
  /// SwiftUI's `onChange(of:initial:_:)` of a scene.
  @MainActor @preconcurrency public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    following(_WindowList.Change(to: value, isInitial: initial, action))
  }

  /// Performs an action without parameters when a value has changed. Mirrors SwiftUI's `onChange(of:initial:_:)` of a scene.
  @MainActor @preconcurrency public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    onChange(of: value, initial: initial) { (_: V, _: V) in action() }
  }

  /// Performs an action when a value has changed. The action is the one that was passed with the old value. Mirrors SwiftUI's
  /// `onChange(of:perform:)` of a scene.
  @MainActor @preconcurrency public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene {
    following(_WindowList.Change(to: value, runsOldAction: true) { (_: V, new: V) in action(new) })
  }

  @MainActor private func following(_ change: _WindowList.Change) -> SceneList {
    SceneList { (windows: inout _WindowList) in
      windows.add(change)
      windows.inside(0) { self._appendWindows(to: &$0) }
    }
  }

  @MainActor func changed(_ change: @escaping @MainActor (inout _WindowList.Entry) -> Void) -> SceneList {
    SceneList { $0.append(self, change) }
  }

  @MainActor func modified(_ modify: @escaping @MainActor (AnyView) -> AnyView) -> SceneList {
    changed { entry in
      let content = entry.content
      entry.content = { modify(content($0)) }
      guard var item = entry.statusItem else { return }
      item.label = modify(item.label)
      entry.statusItem = item
    }
  }
}
