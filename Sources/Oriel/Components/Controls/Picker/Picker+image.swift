import Foundation

extension Picker where Label == Oriel.Label<Text, Image> {
  /// Mirrors SwiftUI's `init(_:image:selection:content:)`.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      Oriel.Label {
        Text(titleKey)
      } icon: {
        Image(image)
      }
    }
  }

  /// Mirrors SwiftUI's `init(_:image:selection:content:)`.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: ImageResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      Oriel.Label {
        Text(titleResource)
      } icon: {
        Image(image)
      }
    }
  }

  /// Mirrors SwiftUI's `init(_:image:selection:content:)`.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      Oriel.Label {
        Text(title)
      } icon: {
        Image(image)
      }
    }
  }

  /// Mirrors SwiftUI's `init(_:image:sources:selection:content:)`.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, image: ImageResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) {
      Oriel.Label {
        Text(titleKey)
      } icon: {
        Image(image)
      }
    }
  }

  /// Mirrors SwiftUI's `init(_:image:sources:selection:content:)`.
  @_disfavoredOverload
  public init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, image: ImageResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) {
      Oriel.Label {
        Text(titleResource)
      } icon: {
        Image(image)
      }
    }
  }

  /// Mirrors SwiftUI's `init(_:image:sources:selection:content:)`.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, image: ImageResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) {
      Oriel.Label {
        Text(title)
      } icon: {
        Image(image)
      }
    }
  }
}
