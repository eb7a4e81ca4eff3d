import Foundation

/// The label of the key that submits a text field. Mirrors SwiftUI's `SubmitLabel`.
public struct SubmitLabel: Sendable, Equatable {
  package enum Role: String, CaseIterable, Sendable {
    case done, go, send, join, route, search, `return`, next, `continue`
  }

  package let role: Role

  /// The label "done".
  public static var done: SubmitLabel { SubmitLabel(role: .done) }
  /// The label "go".
  public static var go: SubmitLabel { SubmitLabel(role: .go) }
  /// The label "send".
  public static var send: SubmitLabel { SubmitLabel(role: .send) }
  /// The label "join".
  public static var join: SubmitLabel { SubmitLabel(role: .join) }
  /// The label "route".
  public static var route: SubmitLabel { SubmitLabel(role: .route) }
  /// The label "search".
  public static var search: SubmitLabel { SubmitLabel(role: .search) }
  /// The label "return".
  public static var `return`: SubmitLabel { SubmitLabel(role: .return) }
  /// The label "next".
  public static var next: SubmitLabel { SubmitLabel(role: .next) }
  /// The label "continue".
  public static var `continue`: SubmitLabel { SubmitLabel(role: .continue) }
}
