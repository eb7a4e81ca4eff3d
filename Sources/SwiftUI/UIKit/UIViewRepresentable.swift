import Oriel

/// A UIKit view among SwiftUI views. It is unavailable because Oriel's windows have no UIKit views.
@available(*, unavailable, message: "Oriel has no UIKit views: write the view in SwiftUI, or show a GTK widget with GTKWidgetRepresentable")
@MainActor @preconcurrency
public protocol UIViewRepresentable: _UIKitRepresentable {
  /// The type of the UIKit view.
  associatedtype UIViewType = UIView
  /// The type of the coordinator.
  associatedtype Coordinator = Void
  /// The type of the context.
  typealias Context = UIViewRepresentableContext<Self>
}

/// The context of the UIKit view. It is declared so that the compiler reports the unavailable protocol, and not a missing type as well.
@available(*, unavailable, message: "Oriel has no UIKit views")
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// The coordinator.
  public let coordinator: Representable.Coordinator
  /// The current transaction.
  public let transaction: Transaction
  /// The current environment.
  public let environment: EnvironmentValues
}

/// A view that UIKit would draw.
public protocol _UIKitRepresentable: View where Body == Never {}

extension _UIKitRepresentable {
  public var body: Never { fatalError("\(Self.self) represents a UIKit view, which Oriel doesn't have.") }
}
