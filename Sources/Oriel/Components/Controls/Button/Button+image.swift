import Foundation

extension Button where Label == Oriel.Label<Text, Image> {
  /// Mirrors SwiftUI's `init(_:image:action:)`.
  public init(_ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping @MainActor () -> Void) {
    self.init(action: action) {
      Oriel.Label {
        Text(titleKey)
      } icon: {
        Image(image)
      }
    }
  }

  /// Mirrors SwiftUI's `init(_:image:action:)`.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image: ImageResource, action: @escaping @MainActor () -> Void) {
    self.init(action: action) {
      Oriel.Label {
        Text(titleResource)
      } icon: {
        Image(image)
      }
    }
  }

  /// Mirrors SwiftUI's `init(_:image:action:)`.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: ImageResource, action: @escaping @MainActor () -> Void) {
    self.init(action: action) {
      Oriel.Label {
        Text(title)
      } icon: {
        Image(image)
      }
    }
  }

  /// Mirrors SwiftUI's `init(_:image:role:action:)`.
  public init(_ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) {
      Oriel.Label {
        Text(titleKey)
      } icon: {
        Image(image)
      }
    }
  }

  /// Mirrors SwiftUI's `init(_:image:role:action:)`.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image: ImageResource, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) {
      Oriel.Label {
        Text(titleResource)
      } icon: {
        Image(image)
      }
    }
  }

  /// Mirrors SwiftUI's `init(_:image:role:action:)`.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: ImageResource, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) {
      Oriel.Label {
        Text(title)
      } icon: {
        Image(image)
      }
    }
  }
}
