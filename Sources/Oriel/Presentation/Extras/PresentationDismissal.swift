/// The meaning of `dismiss`, `isPresented` and `presentationMode` in a custom presentation of an app.
@MainActor
public final class PresentationDismissal {
  private let isPresented: () -> Bool
  private let dismiss: () -> Void
  private(set) lazy var handle = DismissHandle(self)

  /// Creates a dismissal for a presentation.
  ///
  /// - Parameters:
  ///   - isPresented: Returns whether the presentation is shown and isn't being dismissed.
  ///   - dismiss: Requests the end of the presentation. It is called only while the presentation is presented.
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
  /// Sets `dismiss`, `isPresented` and `presentationMode` to those of a custom presentation, in place of those of the presenting view. The
  /// presentation must retain the object for as long as it is shown.
  ///
  /// SwiftUI sets these values for its own presentations only, and they can't be set otherwise. On Apple's systems a custom environment
  /// value serves the purpose.
  @MainActor public mutating func enterPresentation(_ dismissal: PresentationDismissal) {
    dismiss = DismissAction(handle: dismissal.handle)
    isPresented = true
    presentationMode = dismissal.handle.mode
  }
}
