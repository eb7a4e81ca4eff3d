/// The surroundings that a variant of an asset is made for.
package struct AssetAppearance: Hashable, Sendable {
  /// Nil where it suits both.
  var isDark: Bool?
  var isHighContrast = false

  init(isDark: Bool? = nil, isHighContrast: Bool = false) {
    self.isDark = isDark
    self.isHighContrast = isHighContrast
  }

  /// From the `appearances` of an entry in `Contents.json`.
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

  /// How well it suits; nil where it doesn't.
  package func fit(isDark: Bool, isHighContrast: Bool) -> Int? {
    if let wanted = self.isDark, wanted != isDark { return nil }
    if self.isHighContrast, !isHighContrast { return nil }
    return (self.isDark == nil ? 0 : 2) + (self.isHighContrast ? 1 : 0)
  }
}

extension Sequence {
  /// The elements that suit best, all of them where none does: something is shown in any case.
  package func best(_ fit: (Element) -> Int?) -> [Element] {
    let all = Array(self)
    let fits = all.map(fit)
    guard let best = fits.compactMap(\.self).max() else { return all }
    return zip(all, fits).filter { $0.1 == best }.map(\.0)
  }
}
