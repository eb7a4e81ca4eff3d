import SwiftUI

/// What a host wants shown, as its last evaluation said it.
@MainActor
struct PresentationRequest {
  let id: String
  let uiModel: PresentationHostUIModel
  let isPresented: Binding<Bool>
  /// The host's environment, which the modal inherits although it stands elsewhere in the tree.
  let environment: EnvironmentValues
  /// Where the host's mistakes are reported.
  let messages: ViewMessages
  let onPresent: (() -> Void)?
  let onDismiss: (() -> Void)?
  let content: () -> AnyView

  /// Takes back what the host asked for.
  func turnDown() { isPresented.wrappedValue = false }

  /// What a layer that drops duplicates goes by.
  var kind: String { uiModel.kind ?? id }
}
