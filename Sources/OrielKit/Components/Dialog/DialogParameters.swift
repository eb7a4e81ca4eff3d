import SwiftUI

/// The content of a dialog as a value, for programs that create it outside of a view.
public struct DialogParameters {
  /// The title of the dialog. It is omitted if it is `nil` or empty.
  public var title: String?
  /// The message of the dialog. It is omitted if it is `nil` or empty.
  public var message: String?
  /// A closure that returns the buttons of the dialog. If there are none, the dialog has a button "Ok".
  public var actions: () -> [DialogButton]
  /// The custom values that the program stores with the dialog.
  public var attributes: [String: Any?]

  /// Creates parameters of a dialog with a title, a message and buttons.
  public init(
    title: String?, message: String?, @DialogButtonBuilder actions: @escaping () -> [DialogButton], attributes: [String: Any?] = [:]
  ) {
    self.title = title
    self.message = message
    self.actions = actions
    self.attributes = attributes
  }

  /// Creates parameters with one cancel button, whose localized title is "Cancel" and which calls the completion.
  public init(title: String?, message: String?, completion: (() -> Void)?, attributes: [String: Any?] = [:]) {
    self.init(
      title: title, message: message, actions: { DialogButton(role: .cancel, action: completion, title: KitWord.cancel.string) },
      attributes: attributes)
  }

  /// Creates parameters that describe an error, with one button "Ok" that calls the completion. The title and the button are localized.
  public init(error: any Error, completion: (() -> Void)?, attributes: [String: Any?] = [:]) {
    self.init(
      title: KitWord.somethingWentWrong.string, message: error.localizedDescription,
      actions: { DialogButton(role: .secondary, action: completion, title: KitWord.ok.string) }, attributes: attributes)
  }
}
