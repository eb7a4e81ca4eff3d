import Foundation

/// Dismisses what is presented around, pops the screen around from its stack, or closes the window. Mirrors SwiftUI's `DismissAction`.
@MainActor @preconcurrency
public struct DismissAction {
  nonisolated let handle: DismissHandle?

  nonisolated init(handle: DismissHandle? = nil) { self.handle = handle }

  /// Sets the binding of the presentation around to false or nil, or takes the screen around, and all on it, off its stack. Where there is
  /// nothing of the kind the app's window around is closed.
  public func callAsFunction() { handle?.dismiss() }
}

/// What can be dismissed from inside: a presentation, a screen of a stack, or a window.
@MainActor
protocol Dismissable: AnyObject {
  /// Whether it is shown, or going to be.
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

/// A presentation or a screen as its content refers to it.
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

/// Whether a view is presented. Mirrors SwiftUI's `PresentationMode`, which `dismiss` and `isPresented` have replaced.
public struct PresentationMode: Equatable, Sendable {
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
  /// Dismisses the presentation around, or else closes the window. Mirrors SwiftUI's `dismiss`.
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether the view is inside of a presentation. Mirrors SwiftUI's `isPresented`.
  public internal(set) var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }

  /// The presentation around. Mirrors SwiftUI's `presentationMode`.
  public internal(set) var presentationMode: Binding<PresentationMode> {
    get { self[PresentationModeKey.self] }
    set { self[PresentationModeKey.self] = newValue }
  }

  /// What is presented inherits the environment of the view that presents it, but for what is said of the place where that stands.
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
