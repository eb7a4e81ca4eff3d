import SwiftUI

/// The modal that a host requests, as of its last evaluation.
@MainActor
struct PresentationRequest {
  let id: String
  let uiModel: PresentationHostUIModel
  let isPresented: Binding<Bool>
  /// The environment of the host. The modal inherits it although it is elsewhere in the tree.
  let environment: EnvironmentValues
  /// The log for diagnostics about the host.
  let messages: ViewMessages
  let onPresent: (() -> Void)?
  let onDismiss: (() -> Void)?
  let content: () -> AnyView

  /// Rejects the request, or dismisses the modal, by setting the host's flag to `false`.
  func reject() { isPresented.wrappedValue = false }

  /// The kind by which a layer with the policy `dropDuplicates` recognizes duplicates.
  var kind: String { uiModel.kind ?? id }
}
