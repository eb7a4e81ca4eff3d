import Foundation

extension MenuBarExtra where Label == Oriel.Label<Text, Image> {
  /// Mirrors SwiftUI's `init(_:systemImage:content:)`.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Oriel.Label(titleKey, systemImage: systemImage) }
  }

  /// Mirrors SwiftUI's `init(_:systemImage:content:)`.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Oriel.Label(titleResource, systemImage: systemImage) }
  }

  /// Mirrors SwiftUI's `init(_:systemImage:content:)`.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Oriel.Label(title, systemImage: systemImage) }
  }

  /// Mirrors SwiftUI's `init(_:systemImage:isInserted:content:)`.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(isInserted: isInserted, content: content) { Oriel.Label(titleKey, systemImage: systemImage) }
  }

  /// Mirrors SwiftUI's `init(_:systemImage:isInserted:content:)`.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content)
  {
    self.init(isInserted: isInserted, content: content) { Oriel.Label(titleResource, systemImage: systemImage) }
  }

  /// Mirrors SwiftUI's `init(_:systemImage:isInserted:content:)`.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(isInserted: isInserted, content: content) { Oriel.Label(title, systemImage: systemImage) }
  }

  /// Mirrors SwiftUI's `init(_:image:content:)`.
  public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Oriel.Label(titleKey, image: image) }
  }

  /// Mirrors SwiftUI's `init(_:image:content:)`.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Oriel.Label(titleResource, image: image) }
  }

  /// Mirrors SwiftUI's `init(_:image:content:)`.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Oriel.Label(title, image: image) }
  }

  /// Mirrors SwiftUI's `init(_:image:isInserted:content:)`.
  public init(_ titleKey: LocalizedStringKey, image: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(isInserted: isInserted, content: content) { Oriel.Label(titleKey, image: image) }
  }

  /// Mirrors SwiftUI's `init(_:image:isInserted:content:)`.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(isInserted: isInserted, content: content) { Oriel.Label(titleResource, image: image) }
  }

  /// Mirrors SwiftUI's `init(_:image:isInserted:content:)`.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(isInserted: isInserted, content: content) { Oriel.Label(title, image: image) }
  }

  /// Mirrors SwiftUI's `init(_:image:content:)`.
  public init(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Oriel.Label(titleKey, image: image) }
  }

  /// Mirrors SwiftUI's `init(_:image:content:)`.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image: ImageResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Oriel.Label(titleResource, image: image) }
  }

  /// Mirrors SwiftUI's `init(_:image:content:)`.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: ImageResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Oriel.Label(title, image: image) }
  }

  /// Mirrors SwiftUI's `init(_:image:isInserted:content:)`.
  public init(_ titleKey: LocalizedStringKey, image: ImageResource, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(isInserted: isInserted, content: content) { Oriel.Label(titleKey, image: image) }
  }

  /// Mirrors SwiftUI's `init(_:image:isInserted:content:)`.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: ImageResource, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isInserted: isInserted, content: content) { Oriel.Label(titleResource, image: image) }
  }

  /// Mirrors SwiftUI's `init(_:image:isInserted:content:)`.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: ImageResource, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(isInserted: isInserted, content: content) { Oriel.Label(title, image: image) }
  }
}
