import Foundation

extension Toggle where Label == Oriel.Label<Text, Image> {
  /// Mirrors SwiftUI's `init(_:image:isOn:)`.
  public init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) {
      Oriel.Label {
        Text(titleKey)
      } icon: {
        Image(image)
      }
    }
  }

  /// Mirrors SwiftUI's `init(_:image:isOn:)`.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) {
      Oriel.Label {
        Text(titleResource)
      } icon: {
        Image(image)
      }
    }
  }

  /// Mirrors SwiftUI's `init(_:image:isOn:)`.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) {
      Oriel.Label {
        Text(title)
      } icon: {
        Image(image)
      }
    }
  }

  /// Mirrors SwiftUI's `init(_:image:sources:isOn:)`.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) {
      Oriel.Label {
        Text(titleKey)
      } icon: {
        Image(image)
      }
    }
  }

  /// Mirrors SwiftUI's `init(_:image:sources:isOn:)`.
  @_disfavoredOverload
  public init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) {
      Oriel.Label {
        Text(titleResource)
      } icon: {
        Image(image)
      }
    }
  }

  /// Mirrors SwiftUI's `init(_:image:sources:isOn:)`.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) {
      Oriel.Label {
        Text(title)
      } icon: {
        Image(image)
      }
    }
  }
}
