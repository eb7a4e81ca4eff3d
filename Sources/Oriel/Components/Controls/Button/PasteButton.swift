import OrielModel
import UniformTypeIdentifiers

/// A button that hands over what is on the clipboard. Mirrors SwiftUI's `PasteButton`.
///
/// The clipboard is read when the button is pressed; where it has nothing that is wanted, nothing happens. Of other programs' there is text
/// alone.
public struct PasteButton: View {
  private let handler: any PasteHandler
  @Environment(\.graphReference) private var reference

  /// Hands over values of a type. Mirrors SwiftUI's `PasteButton.init(payloadType:onPaste:)`.
  public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) { handler = ValuePaste(action: onPaste) }

  /// Hands over what has one of the types. Mirrors SwiftUI's `PasteButton.init(supportedContentTypes:payloadAction:)`.
  public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {
    self.init(supportedContentTypes: supportedContentTypes, validator: { $0 }, payloadAction: payloadAction)
  }

  /// Hands over what the validator makes of what has one of the types, unless that is nil. Mirrors SwiftUI's
  /// `PasteButton.init(supportedContentTypes:validator:payloadAction:)`.
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
