import OrielModel
import UniformTypeIdentifiers

/// A button that pastes the content of the clipboard. Mirrors SwiftUI's `PasteButton`.
///
/// The clipboard is read when the button is pressed. If it has no content of a supported type, nothing happens. Only text can be pasted
/// from other programs.
public struct PasteButton: View {
  private let handler: any PasteHandler
  @Environment(\.graphReference) private var reference

  /// Creates a button that pastes values of a type. Mirrors SwiftUI's `PasteButton.init(payloadType:onPaste:)`.
  public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) { handler = ValuePaste(action: onPaste) }

  /// Creates a button that pastes items with one of the content types. Mirrors SwiftUI's
  /// `PasteButton.init(supportedContentTypes:payloadAction:)`.
  public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {
    self.init(supportedContentTypes: supportedContentTypes, validator: { $0 }, payloadAction: payloadAction)
  }

  /// Creates a button that pastes the payload that a validator creates from items with one of the content types. If the validator returns
  /// `nil`, nothing is pasted. Mirrors SwiftUI's `PasteButton.init(supportedContentTypes:validator:payloadAction:)`.
  public init<Payload>(
    supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Payload?, payloadAction: @escaping (Payload) -> Void
  ) {
    handler = ProviderPaste(types: supportedContentTypes, validator: validator, action: payloadAction)
  }

  public var body: some View {
    Button {
      reference?.graph?.input.paste([handler])
    } label: {
      Label(.own(.paste), systemImage: "doc.on.clipboard")
    }
  }
}
