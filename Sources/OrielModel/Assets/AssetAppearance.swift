/// The appearance that a variant of an asset is designed for.
package struct AssetAppearance: Hashable, Sendable {
  /// Indicates whether the variant is for the dark appearance, or `nil` if it suits both.
  var isDark: Bool?
  var isHighContrast = false

  init(isDark: Bool? = nil, isHighContrast: Bool = false) {
    self.isDark = isDark
    self.isHighContrast = isHighContrast
  }

  /// Creates an appearance from the `appearances` of an entry in `Contents.json`.
  package init(_ list: Any?) {
    for entry in list as? [[String: Any]] ?? [] {
      switch (entry["appearance"] as? String, entry["value"] as? String) {
      case ("luminosity", "dark"): isDark = true
      case ("luminosity", "light"): isDark = false
      case ("contrast", "high"): isHighContrast = true
      default: break
      }
    }
  }

  /// Returns a score of how well the appearance matches, or `nil` if it doesn't match. A higher score is a better match.
  package func fit(isDark: Bool, isHighContrast: Bool) -> Int? {
    if let wanted = self.isDark, wanted != isDark { return nil }
    if self.isHighContrast, !isHighContrast { return nil }
    return (self.isDark == nil ? 0 : 2) + (self.isHighContrast ? 1 : 0)
  }
}

extension Sequence {
  /// Returns the elements with the highest score, or all elements if none has one, so that an asset is never missing.
  package func best(_ fit: (Element) -> Int?) -> [Element] {
    let all = Array(self)
    let fits = all.map(fit)
    guard let best = fits.compactMap(\.self).max() else { return all }
    return zip(all, fits).filter { $0.1 == best }.map(\.0)
  }
}
