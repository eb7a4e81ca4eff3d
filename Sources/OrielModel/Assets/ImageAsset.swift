import Foundation

/// An image with its variants for scales and appearances: an image set of an asset catalog, or loose files with one name.
package struct ImageAsset: Hashable, Sendable {
  package struct Variant: Hashable, Sendable {
    package var path: String
    /// The number of pixels per point, or `nil` if the variant suits all scales.
    package var scale: CGFloat?
    var appearance = AssetAppearance()
    /// Indicates whether the variant is for right-to-left layout, or `nil` if it suits both directions.
    var isRightToLeft: Bool?
    /// The rank of the idiom. Lower is preferred: variants for a particular device come after universal ones.
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

  /// Returns the best variant for the given traits. Of the matching variants, it prefers the one with the given scale, then the one with
  /// the next larger scale, then the one with the largest scale.
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

  /// Reads the `Contents.json` of a folder `*.imageset`. The result is `nil` if the JSON is malformed. Entries whose files don't exist are
  /// skipped.
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

  /// Returns the number of pixels per point in a string such as `2x`, or `nil` if the value isn't such a string.
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
