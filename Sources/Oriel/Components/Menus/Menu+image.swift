import Foundation

extension Menu where Label == Oriel.Label<Text, Image> {
  /// Mirrors SwiftUI's `init(_:image:content:)`.
  public init(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) {
      Oriel.Label {
        Text(titleKey)
      } icon: {
        Image(image)
      }
    }
  }

  /// Mirrors SwiftUI's `init(_:image:content:)`.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image: ImageResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) {
      Oriel.Label {
        Text(titleResource)
      } icon: {
        Image(image)
      }
    }
  }

  /// Mirrors SwiftUI's `init(_:image:content:)`.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: ImageResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) {
      Oriel.Label {
        Text(title)
      } icon: {
        Image(image)
      }
    }
  }

  /// Mirrors SwiftUI's `init(_:image:content:primaryAction:)`.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      content: content,
      label: {
        Oriel.Label {
          Text(titleKey)
        } icon: {
          Image(image)
        }
      }, primaryAction: primaryAction)
  }

  /// Mirrors SwiftUI's `init(_:image:content:primaryAction:)`.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      content: content,
      label: {
        Oriel.Label {
          Text(titleResource)
        } icon: {
          Image(image)
        }
      }, primaryAction: primaryAction)
  }

  /// Mirrors SwiftUI's `init(_:image:content:primaryAction:)`.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      content: content,
      label: {
        Oriel.Label {
          Text(title)
        } icon: {
          Image(image)
        }
      }, primaryAction: primaryAction)
  }
}
