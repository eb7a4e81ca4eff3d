import Oriel

/// A UIKit view controller among SwiftUI views. It is unavailable because Oriel's windows have no view controllers.
@available(
  *, unavailable,
  message: "Oriel has no UIKit view controllers: write the view in SwiftUI, or show a GTK widget with GTKWidgetRepresentable"
)
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: _UIKitRepresentable {
  /// The type of the view controller.
  associatedtype UIViewControllerType = UIViewController
  /// The type of the coordinator.
  associatedtype Coordinator = Void
  /// The type of the context.
  typealias Context = UIViewControllerRepresentableContext<Self>
}

/// The context of the view controller. It is declared so that the compiler reports the unavailable protocol, and not a missing type as
/// well.
@available(*, unavailable, message: "Oriel has no UIKit view controllers")
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// The coordinator.
  public let coordinator: Representable.Coordinator
  /// The current transaction.
  public let transaction: Transaction
  /// The current environment.
  public let environment: EnvironmentValues
}
