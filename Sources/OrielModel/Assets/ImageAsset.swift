import Foundation

/// An image with its variants for scales and surroundings: an image set of an asset catalog, or loose files of one name.
package struct ImageAsset: Hashable, Sendable {
  package struct Variant: Hashable, Sendable {
    package var path: String
    /// Pixels a point; nil suits all.
    package var scale: CGFloat?
    var appearance = AssetAppearance()
    /// The direction of writing that it is drawn for; nil suits both.
    var isRightToLeft: Bool?
    /// Lower is preferred: those that name a device come after those for all.
    var idiomRank = 0

    package init(
      path: String, scale: CGFloat? = nil, appearance: AssetAppearance = AssetAppearance(), isRightToLeft: Bool? = nil, idiomRank: Int = 0
    ) {
      self.path = path
      self.scale = scale
      self.appearance = appearance
      self.isRightToLeft = isRightToLeft
      self.idiomRank = idiomRank
    }
  }

  var variants: [Variant]
  package var isTemplate: Bool?

  /// The variant for the surroundings: of those that fit, the one of the scale, else of the next larger, else of the largest.
  package func variant(scale: CGFloat, isDark: Bool, isHighContrast: Bool, isRightToLeft: Bool) -> Variant? {
    let suitable = variants.best { variant in
      if let direction = variant.isRightToLeft, direction != isRightToLeft { return nil }
      return variant.appearance.fit(isDark: isDark, isHighContrast: isHighContrast).map {
        $0 * 4 + (variant.isRightToLeft == nil ? 0 : 2) + (variant.idiomRank == 0 ? 1 : 0)
      }
    }
    func rank(_ variant: Variant) -> CGFloat {
      guard let own = variant.scale else { return 0.5 }
      return own >= scale ? own - scale : 1000 - own
    }
    return suitable.min { rank($0) < rank($1) }
  }

  /// Reads the `Contents.json` of a folder `*.imageset`; nil if it is malformed. Files that aren't there are left out.
  package init?(folder: String, contents: [String: Any]) {
    guard let entries = contents["images"] as? [[String: Any]] else { return nil }
    variants = entries.compactMap { entry in
      guard let name = entry["filename"] as? String, !name.isEmpty else { return nil }
      let path = folder + "/" + name
      guard FileManager.default.fileExists(atPath: path) else { return nil }
      let idiom = entry["idiom"] as? String ?? "universal"
      return Variant(
        path: path, scale: Self.scale(entry["scale"]),
        appearance: AssetAppearance(entry["appearances"]),
        isRightToLeft: (entry["language-direction"] as? String).map { $0 == "right-to-left" },
        idiomRank: ["universal", "mac"].contains(idiom) ? 0 : 1)
    }
    switch (contents["properties"] as? [String: Any])?["template-rendering-intent"] as? String {
    case "template": isTemplate = true
    case "original": isTemplate = false
    default: isTemplate = nil
    }
  }

  /// Pixels a point, from a text such as `2x`; nil where it is none.
  private static func scale(_ value: Any?) -> CGFloat? {
    guard let text = value as? String, text.hasSuffix("x"), let scale = Double(text.dropLast()), scale > 0, scale.isFinite else {
      return nil
    }
    return CGFloat(scale)
  }

  package init(variants: [Variant]) {
    self.variants = variants
    isTemplate = nil
  }
}
