/// A layer of `Sources/Oriel`: a folder of it, from the lowest to the highest. A file refers to declarations of its own layer and of lower ones.
package enum Layer: String, CaseIterable, Comparable, Sendable {
  case model = "Model"
  case engine = "Engine"
  case drawing = "Drawing"
  case input = "Input"
  case scrolling = "Scrolling"
  case presentation = "Presentation"
  case components = "Components"
  case app = "App"

  /// The layer of a file, by its path below `Sources/Oriel`. nil for a file of no layer's folder.
  package init?(path: String) {
    guard let slash = path.firstIndex(of: "/") else { return nil }
    self.init(rawValue: String(path[..<slash]))
  }

  package static func < (left: Layer, right: Layer) -> Bool { left.height < right.height }

  private var height: Int { Layer.allCases.firstIndex(of: self)! }
}
