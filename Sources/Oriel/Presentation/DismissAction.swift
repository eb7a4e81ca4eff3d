import Foundation

/// Dismisses what is presented around. Mirrors SwiftUI's `DismissAction`.
@MainActor @preconcurrency
public struct DismissAction {
  nonisolated let handle: DismissHandle?

  nonisolated init(handle: DismissHandle? = nil) { self.handle = handle }

  /// Sets the binding of the presentation around to false or nil. Where nothing is presented nothing happens.
  public func callAsFunction() { handle?.dismiss() }
}

/// A presentation as its content refers to it.
@MainActor
final class DismissHandle: Sendable {
  private(set) weak var presentation: Presentation?
  private(set) lazy var mode = Binding<PresentationMode>(
    get: { [weak self] in PresentationMode(isPresented: self?.isPresented ?? false) },
    set: { [weak self] in if !$0.isPresented { self?.dismiss() } })

  init(_ presentation: Presentation) { self.presentation = presentation }

  var isPresented: Bool {
    switch presentation?.phase {
    case .waiting, .shown: true
    case .leaving, .ended, nil: false
    }
  }

  func dismiss() { presentation?.requestDismissal() }
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
  /// Dismisses the presentation around. Mirrors SwiftUI's `dismiss`.
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
  @MainActor mutating func enterPresentation(_ handle: DismissHandle) {
    dismiss = DismissAction(handle: handle)
    isPresented = true
    presentationMode = handle.mode
    focusAnchors = []
    defaultFocusRegions = []
    isFocused = false
    refresh = nil
    submitActions = SubmitActions()
  }
}
