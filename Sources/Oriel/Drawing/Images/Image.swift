import Foundation
import OrielDrawing

/// A picture or a symbol. Mirrors SwiftUI's `Image`.
///
/// A symbol, named by its SF Symbols name, is drawn in the size and the weight of the font and in the foreground's colour. One that Oriel
/// has no drawing of is reported once; a dashed square with a question mark takes its place.
nonisolated public struct Image: Equatable, Sendable {
  /// How an image fills a place that is larger than itself. Mirrors SwiftUI's `Image.ResizingMode`.
  public enum ResizingMode: Hashable, Sendable { case tile, stretch }

  /// Whether an image has colours of its own. Mirrors SwiftUI's `Image.TemplateRenderingMode`.
  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }

  /// How pixels in between are made. Mirrors SwiftUI's `Image.Interpolation`.
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }

  /// The size of a symbol beside text. Mirrors SwiftUI's `Image.Scale`.
  public enum Scale: Hashable, CaseIterable, Sendable { case small, medium, large }

  enum Source: Hashable, Sendable {
    case symbol(String)
    /// An image of a bundle, looked for when it is drawn; nil is the program's own.
    case named(String, Bundle?)
    case file(String)
    /// The bytes of a file.
    case data(Data)
    case loaded(LoadedPicture)
    case drawn(DrawnPicture)
    /// What stands for an image that is still to come.
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
  var symbolMode: SymbolRenderingMode?
  /// What the whole of it is drawn in, whatever is around.
  private(set) var tint: Color?
  /// How much of a symbol's parts that mean an amount is lit, in 0...1; nil is all.
  private(set) var variableValue: Double?
  /// What the image says to those who cannot see it, where that is not its name.
  var label: Text?
  var isDecorative = false

  init(source: Source) { self.source = source }

  /// A symbol by its SF Symbols name.
  public init(systemName: String) { source = .symbol(systemName) }

  /// A symbol whose parts mean an amount, as the waves of `wifi` do: those beyond the value, in 0...1, are dim. Nil dims none; symbols
  /// without such parts take no notice. Mirrors SwiftUI's `init(systemName:variableValue:)`.
  public init(systemName: String, variableValue: Double?) {
    source = .symbol(systemName)
    self.variableValue = variableValue.flatMap { $0.isNaN ? nil : min(1, max(0, $0)) }
  }

  /// An image of the bundle, nil being the program's own: an image set of its asset catalogs, `Folder/Name` where the folder provides a
  /// namespace, or a file (PNG, JPEG, SVG, GIF or WebP) by its name with its extension left out or not.
  ///
  /// Of an image with variants the one for the surroundings is shown: their scale, light or dark, the direction of writing. One that isn't there,
  /// or is broken, is reported once and shown as a dashed square.
  public init(_ name: String, bundle: Bundle? = nil) { source = .named(name, bundle) }

  /// An image of the bundle that says `label` to those who cannot see it.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle)
    self.label = label
  }

  /// An image of the bundle that says nothing to those who cannot see it.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
    isDecorative = true
  }

  /// Lets the image take the size that it is offered; caps are in points.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    var copy = self
    copy.resizing = Resizing(caps: capInsets, mode: resizingMode)
    return copy
  }

  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var copy = self
    copy.renderingMode = renderingMode
    if renderingMode == .template { copy.tint = nil }
    return copy
  }

  /// Its alpha in a colour of its own; until somebody makes it a template.
  package func tinted(_ color: Color) -> Image {
    var copy = self
    copy.tint = color
    return copy
  }

  public func interpolation(_ interpolation: Interpolation) -> Image {
    var copy = self
    copy.interpolation = interpolation
    return copy
  }

  /// Whether pixels on the picture's edges are mixed with what is behind; without, one is shown whole or not at all. Symbols that are drawn by
  /// lines are smooth all the same. Mirrors SwiftUI's `antialiased(_:)`.
  public func antialiased(_ isAntialiased: Bool) -> Image {
    var copy = self
    copy.isAntialiased = isAntialiased
    return copy
  }
}

extension Image {
  /// A symbol's or file's name in words.
  var name: String {
    switch source {
    case .symbol(let name): name.replacingOccurrences(of: ".", with: " ")
    case .data, .loaded, .drawn, .placeholder: ""
    case .file(let name), .named(let name, _): ((name as NSString).lastPathComponent as NSString).deletingPathExtension
    }
  }

  /// What it says within a text: its label, or its name where names are asked for.
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
