import Foundation
import OrielDrawing

/// A picture or a symbol. Mirrors SwiftUI's `Image`.
///
/// A symbol, identified by its SF Symbols name, has the size and the weight of the font, and the color of the foreground. A symbol that
/// Oriel can't draw is reported once and replaced by a dashed square with a question mark.
nonisolated public struct Image: Equatable, Sendable {
  /// The way in which an image fills an area that is larger than the image. Mirrors SwiftUI's `Image.ResizingMode`.
  public enum ResizingMode: Hashable, Sendable { case tile, stretch }

  /// The use of an image's colors: its own, or those of the foreground. Mirrors SwiftUI's `Image.TemplateRenderingMode`.
  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }

  /// The quality of the interpolation between pixels. Mirrors SwiftUI's `Image.Interpolation`.
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }

  /// The size of a symbol beside text. Mirrors SwiftUI's `Image.Scale`.
  public enum Scale: Hashable, CaseIterable, Sendable { case small, medium, large }

  enum Source: Hashable, Sendable {
    case symbol(String)
    /// An image of a bundle, or of the main bundle if it is `nil`. It is looked up when it is drawn.
    case named(String, Bundle?)
    case file(String)
    /// The bytes of a file.
    case data(Data)
    case loaded(LoadedPicture)
    case drawn(DrawnPicture)
    /// A placeholder for an image that isn't loaded yet.
    case placeholder
  }

  struct Resizing: Hashable, Sendable {
    var caps: EdgeInsets
    var mode: ResizingMode
  }

  let source: Source
  var resizing: Resizing?
  var renderingMode: TemplateRenderingMode?
  var interpolation = Interpolation.medium
  var isAntialiased = true
  /// Indicates whether an image that a closure draws is drawn into pixels once, and shown as a picture from then on.
  private(set) var isRasterized = false
  var symbolMode: SymbolRenderingMode?
  /// The color of the whole image, regardless of the environment, or `nil`.
  private(set) var tint: Color?
  /// The fraction of a variable symbol's layers that are lit, in 0...1, or `nil` if all are.
  private(set) var variableValue: Double?
  /// The label for assistive technology, or `nil` if it is the image's name.
  var label: Text?
  var isDecorative = false

  init(source: Source) { self.source = source }

  /// Creates a symbol by its SF Symbols name.
  public init(systemName: String) { source = .symbol(systemName) }

  /// Creates a variable symbol, whose layers represent an amount, such as the waves of `wifi`. The layers beyond the value, in 0...1, are
  /// dimmed. With `nil` none are dimmed. Symbols without such layers ignore the value. Mirrors SwiftUI's `init(systemName:variableValue:)`.
  public init(systemName: String, variableValue: Double?) {
    source = .symbol(systemName)
    self.variableValue = variableValue.flatMap { $0.isNaN ? nil : min(1, max(0, $0)) }
  }

  /// Creates an image of a bundle, or of the main bundle if it is `nil`. The image is an image set of its asset catalogs, `Folder/Name` if
  /// the folder provides a namespace, or a file (PNG, JPEG, SVG, GIF or WebP) by its name with or without the extension.
  ///
  /// Of an image with variants, the one for the environment is shown: for its scale, color scheme and layout direction. A missing or broken
  /// image is reported once and shown as a dashed square.
  public init(_ name: String, bundle: Bundle? = nil) { source = .named(name, bundle) }

  /// Creates an image of a bundle with a label for assistive technology.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle)
    self.label = label
  }

  /// Creates an image of a bundle that assistive technology ignores.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
    isDecorative = true
  }

  /// Returns the image with a size that follows the proposed size. The caps are in points.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    var copy = self
    copy.resizing = Resizing(caps: capInsets, mode: resizingMode)
    return copy
  }

  /// Returns the image with another rendering mode; `nil` uses the image's own.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var copy = self
    copy.renderingMode = renderingMode
    if renderingMode == .template { copy.tint = nil }
    return copy
  }

  /// Returns the image as a template with a color of its own, which a later template rendering mode removes.
  package func tinted(_ color: Color) -> Image {
    var copy = self
    copy.tint = color
    return copy
  }

  /// Returns the image as a picture that is drawn once for each place and environment. Transforms stretch its pixels, of which there are more
  /// than those of the screen, and its edges are translucent as a whole. It changes only images that a closure draws.
  package func rasterized() -> Image {
    var copy = self
    copy.isRasterized = true
    return copy
  }

  /// Returns the image with another quality of interpolation.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    var copy = self
    copy.interpolation = interpolation
    return copy
  }

  /// Returns the image with or without antialiasing of its edges. Without it, a pixel at an edge is drawn completely or not at all.
  /// Symbols, which are drawn as lines, are always antialiased. Mirrors SwiftUI's `antialiased(_:)`.
  public func antialiased(_ isAntialiased: Bool) -> Image {
    var copy = self
    copy.isAntialiased = isAntialiased
    return copy
  }
}

extension Image {
  /// The name of the symbol or the file in words.
  var name: String {
    switch source {
    case .symbol(let name): name.replacingOccurrences(of: ".", with: " ")
    case .data, .loaded, .drawn, .placeholder: ""
    case .file(let name), .named(let name, _): ((name as NSString).lastPathComponent as NSString).deletingPathExtension
    }
  }

  /// Returns the spoken form of the image within a text: its label, or its name if names are requested.
  func spoken(in surroundings: DateText.Surroundings) -> String {
    if isDecorative { return "" }
    return label?.string(in: surroundings) ?? (surroundings.isSpoken ? name : "")
  }
}

extension Image: LeafView {
  static var isStateless: Bool { true }

  static var environmentKeys: EnvironmentKeySet { EnvironmentValues.imageKeys }

  @MainActor func makeBox(_ node: AnyViewNode) -> ImageBox { ImageBox(self, node: node) }

  @MainActor func update(_ box: ImageBox, transaction: Transaction) { box.update(self, transaction: transaction) }
}
