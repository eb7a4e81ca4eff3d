import Oriel

/// A view controller of UIKit's among SwiftUI's views, which there can't be: Oriel's windows have none.
@available(
  *, unavailable, message: "Oriel has no UIKit view controllers: write the view in SwiftUI, or show a GTK widget by GTKWidgetRepresentable"
)
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: _UIKitRepresentable {
  associatedtype UIViewControllerType = UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>
}

/// The context that such a view controller would get. It is declared so that the compiler reports the unavailable protocol, and not a missing type as well.
@available(*, unavailable, message: "Oriel has no UIKit view controllers")
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  public let coordinator: Representable.Coordinator
  public let transaction: Transaction
  public let environment: EnvironmentValues
}
