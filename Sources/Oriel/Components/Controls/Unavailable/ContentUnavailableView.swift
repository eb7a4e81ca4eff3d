import Foundation

/// A placeholder for missing content, with a description and actions. Mirrors SwiftUI's `ContentUnavailableView`.
///
/// It fills the available space and centers its content.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Creates a placeholder with a label, a description and actions.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  public var body: some View {
    VStack(spacing: 18) {
      VStack(spacing: 8) {
        label
          .labelStyle(UnavailableLabelStyle())
          .font(.title2.weight(.bold))
          .accessibilityAddTraits(.isHeader)
        description.font(.subheadline).foregroundStyle(Color.quiet)
      }
      actions.font(.subheadline)
    }
    .multilineTextAlignment(.center)
    .padding(24)
    .frame(maxWidth: 440)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .accessibilityElement(children: .contain)
  }
}

/// A style with a large icon above the title.
private struct UnavailableLabelStyle: LabelStyle {
  nonisolated init() {}

  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 14) {
      configuration.icon.font(.system(size: 52)).foregroundStyle(Color.quiet).opacity(0.8).accessibilityHidden(true)
      configuration.title
    }
  }
}

extension ContentUnavailableView where Label == Oriel.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a placeholder with a localized title, an image and a description.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(label: { Oriel.Label(title, image: name) }, description: { description }, actions: { EmptyView() })
  }

  /// Creates a placeholder with a title from a localized string resource, an image and a description.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image name: String, description: Text? = nil) {
    self.init(label: { Oriel.Label(titleResource, image: name) }, description: { description }, actions: { EmptyView() })
  }

  /// Creates a placeholder with a localized title, a system image and a description.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(label: { Oriel.Label(title, systemImage: name) }, description: { description }, actions: { EmptyView() })
  }

  /// Creates a placeholder with a title from a localized string resource, a system image and a description.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage name: String, description: Text? = nil) {
    self.init(label: { Oriel.Label(titleResource, systemImage: name) }, description: { description }, actions: { EmptyView() })
  }

  /// Creates a placeholder with an unlocalized title, an image and a description.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    self.init(label: { Oriel.Label(title, image: name) }, description: { description }, actions: { EmptyView() })
  }

  /// Creates a placeholder with an unlocalized title, a system image and a description.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init(label: { Oriel.Label(title, systemImage: name) }, description: { description }, actions: { EmptyView() })
  }
}
