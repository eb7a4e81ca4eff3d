import SwiftUI

/// A dialog as a value, for programs that decide elsewhere what it says.
public struct DialogParameters {
  public var title: String?
  public var message: String?
  public var actions: () -> [DialogButton]
  /// Whatever the program wants to keep with it.
  public var attributes: [String: Any?]

  public init(
    title: String?, message: String?, @DialogButtonBuilder actions: @escaping () -> [DialogButton], attributes: [String: Any?] = [:]
  ) {
    self.title = title
    self.message = message
    self.actions = actions
    self.attributes = attributes
  }

  /// With a single button "Cancel", in the user's language, that calls the completion.
  public init(title: String?, message: String?, completion: (() -> Void)?, attributes: [String: Any?] = [:]) {
    self.init(
      title: title, message: message, actions: { DialogButton(role: .cancel, action: completion, title: KitWord.cancel.string) },
      attributes: attributes)
  }

  /// Says what went wrong, with a single button "Ok" that calls the completion. Both are in the user's language.
  public init(error: any Error, completion: (() -> Void)?, attributes: [String: Any?] = [:]) {
    self.init(
      title: KitWord.somethingWentWrong.string, message: error.localizedDescription,
      actions: { DialogButton(role: .secondary, action: completion, title: KitWord.ok.string) }, attributes: attributes)
  }
}
