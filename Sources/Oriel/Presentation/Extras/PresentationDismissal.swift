/// What `dismiss`, `isPresented` and `presentationMode` mean inside of a presentation that an app shows by means of its own.
@MainActor
public final class PresentationDismissal {
  private let isPresented: () -> Bool
  private let dismiss: () -> Void
  private(set) lazy var handle = DismissHandle(self)

  /// - Parameters:
  ///   - isPresented: Whether the presentation is shown, and isn't on its way out.
  ///   - dismiss: Asks for the end of the presentation; called only while it is presented.
  public init(isPresented: @escaping () -> Bool, dismiss: @escaping () -> Void) {
    self.isPresented = isPresented
    self.dismiss = dismiss
  }
}

extension PresentationDismissal: Dismissable {
  var isShown: Bool { isPresented() }

  func requestDismissal() { if isPresented() { dismiss() } }
}

extension EnvironmentValues {
  /// Has `dismiss`, `isPresented` and `presentationMode` mean a presentation of the app's own, in place of what is around the view that presents
  /// it. The presentation has to keep the object for as long as it is shown.
  ///
  /// SwiftUI sets these values for its own presentations alone, and nobody else can; on Apple's systems a value of the app's own in the environment
  /// stands in for it.
  @MainActor public mutating func enterPresentation(_ dismissal: PresentationDismissal) {
    dismiss = DismissAction(handle: dismissal.handle)
    isPresented = true
    presentationMode = dismissal.handle.mode
  }
}
