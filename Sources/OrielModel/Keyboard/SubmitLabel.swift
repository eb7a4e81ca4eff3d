import Foundation

/// What the key says that submits a text field. Mirrors SwiftUI's `SubmitLabel`.
public struct SubmitLabel: Sendable, Equatable {
  package enum Role: String, CaseIterable, Sendable {
    case done, go, send, join, route, search, `return`, next, `continue`
  }

  package let role: Role

  public static var done: SubmitLabel { SubmitLabel(role: .done) }
  public static var go: SubmitLabel { SubmitLabel(role: .go) }
  public static var send: SubmitLabel { SubmitLabel(role: .send) }
  public static var join: SubmitLabel { SubmitLabel(role: .join) }
  public static var route: SubmitLabel { SubmitLabel(role: .route) }
  public static var search: SubmitLabel { SubmitLabel(role: .search) }
  public static var `return`: SubmitLabel { SubmitLabel(role: .return) }
  public static var next: SubmitLabel { SubmitLabel(role: .next) }
  public static var `continue`: SubmitLabel { SubmitLabel(role: .continue) }
}
