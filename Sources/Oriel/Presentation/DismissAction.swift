import Foundation

/// An action that dismisses the enclosing presentation, pops the enclosing screen from its stack, or closes the window. Mirrors SwiftUI's
/// `DismissAction`.
@MainActor @preconcurrency
public struct DismissAction {
  nonisolated let handle: DismissHandle?

  nonisolated init(handle: DismissHandle? = nil) { self.handle = handle }

  /// Sets the binding of the enclosing presentation to `false` or `nil`, or pops the enclosing screen and all screens above it. If there is
  /// neither, closes the enclosing window of the app.
  public func callAsFunction() { handle?.dismiss() }
}

/// An object that its content can dismiss: a presentation, a screen of a stack, or a window.
@MainActor
protocol Dismissable: AnyObject {
  /// Indicates whether the object is shown or waits to be shown.
  var isShown: Bool { get }
  func requestDismissal()
}

extension Presentation: Dismissable {
  var isShown: Bool {
    switch phase {
    case .waiting, .shown: true
    case .leaving, .ended: false
    }
  }
}

/// A weak reference to a presentation or a screen, for its content.
@MainActor
final class DismissHandle: Sendable {
  private weak var target: (any Dismissable)?
  private(set) lazy var mode = Binding<PresentationMode>(
    get: { [weak self] in PresentationMode(isPresented: self?.isPresented ?? false) },
    set: { [weak self] in if !$0.isPresented { self?.dismiss() } })

  init(_ target: any Dismissable) { self.target = target }

  var isPresented: Bool { target?.isShown ?? false }

  func dismiss() { target?.requestDismissal() }
}

/// The state of a view's presentation. Mirrors SwiftUI's `PresentationMode`, which `dismiss` and `isPresented` have replaced.
public struct PresentationMode: Equatable, Sendable {
  /// A Boolean value that indicates whether the view is presented.
  public internal(set) var isPresented: Bool

  /// Dismisses the view if it is presented.
  public mutating func dismiss() { isPresented = false }
}

private enum DismissKey: EnvironmentKey { static var defaultValue: DismissAction { DismissAction() } }
private enum IsPresentedKey: EnvironmentKey { static var defaultValue: Bool { false } }

private enum PresentationModeKey: EnvironmentKey {
  static var defaultValue: Binding<PresentationMode> { .constant(PresentationMode(isPresented: false)) }
}

extension EnvironmentValues {
  /// An action that dismisses the enclosing presentation, or else closes the window. Mirrors SwiftUI's `dismiss`.
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// A Boolean value that indicates whether the view is in a presentation. Mirrors SwiftUI's `isPresented`.
  public internal(set) var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }

  /// A binding to the state of the enclosing presentation. Mirrors SwiftUI's `presentationMode`.
  public internal(set) var presentationMode: Binding<PresentationMode> {
    get { self[PresentationModeKey.self] }
    set { self[PresentationModeKey.self] = newValue }
  }

  /// Prepares the environment of a presenting view for its presentation, which inherits it except for the values that depend on the
  /// position of the presenting view.
  @MainActor mutating func enterPresentation(_ handle: DismissHandle, of kind: PresentationKind, _ places: EnvironmentPlaces) {
    dismiss = DismissAction(handle: handle)
    isPresented = true
    presentationMode = handle.mode
    presentationDepth += 1
    focusAnchors = []
    defaultFocusRegions = []
    isFocused = false
    refresh = nil
    submitActions = SubmitActions()
    appearanceRegion = nil
    places.leave(&self, staysInScreen: kind.belongsToScreen)
  }
}
