import Oriel

/// A view of UIKit's among SwiftUI's, which there can't be: Oriel's windows have none.
@available(*, unavailable, message: "Oriel has no UIKit views: write the view in SwiftUI, or show a GTK widget by GTKWidgetRepresentable")
@MainActor @preconcurrency
public protocol UIViewRepresentable: _UIKitRepresentable {
  associatedtype UIViewType = UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>
}

/// The context that such a view would get. It is declared so that the compiler reports the unavailable protocol, and not a missing type as well.
@available(*, unavailable, message: "Oriel has no UIKit views")
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public let transaction: Transaction
  public let environment: EnvironmentValues
}

/// A view that UIKit would draw.
public protocol _UIKitRepresentable: View where Body == Never {}

extension _UIKitRepresentable {
  public var body: Never { fatalError("\(Self.self) is a view of UIKit's, which there are none of.") }
}
