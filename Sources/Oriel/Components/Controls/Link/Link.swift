import Foundation

/// A control that opens a URL. Mirrors SwiftUI's `Link`.
public struct Link<Label: View>: View {
  private let destination: URL
  private let label: Label
  @Environment(\.openURL) private var openURL

  /// Creates a link with a destination and a custom label.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  public var body: some View {
    Button {
      openURL(destination)
    } label: {
      label
    }
    .modifier(LinkPointerModifier())
    .accessibilityRemoveTraits(.isButton)
    .accessibilityAddTraits(.isLink)
  }
}

extension Link where Label == Text {
  /// Creates a link with a localized title and a destination.
  public init(_ titleKey: LocalizedStringKey, destination: URL) { self.init(destination: destination) { Text(titleKey) } }

  /// Creates a link with a title from a localized string resource and a destination.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, destination: URL) { self.init(destination: destination) { Text(titleResource) } }

  /// Creates a link with an unlocalized title and a destination.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) { self.init(destination: destination) { Text(title) } }
}

/// A modifier that shows the link pointer over the view.
nonisolated struct LinkPointerModifier: BoxModifier, Equatable {
  static var isStateless: Bool { true }

  @MainActor func makeBox(_ node: AnyViewNode) -> LinkPointerBox { LinkPointerBox(node: node) }

  @MainActor func update(_ box: LinkPointerBox, transaction: Transaction) {}
}

@MainActor
final class LinkPointerBox: WrapperBox, PointerShaping {
  var pointerShape: PointerShape { environment.isEnabled ? .link : .arrow }
}
