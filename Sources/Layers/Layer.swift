/// A layer of `Sources/Oriel`, which is a folder, from the lowest to the highest. A file may refer to declarations of its own layer and of
/// lower ones.
package enum Layer: String, CaseIterable, Comparable, Sendable {
  case model = "Model"
  case engine = "Engine"
  case drawing = "Drawing"
  case input = "Input"
  case scrolling = "Scrolling"
  case presentation = "Presentation"
  case components = "Components"
  case app = "App"

  /// Creates the layer of a file from its path below `Sources/Oriel`, or returns `nil` if the file isn't in the folder of a layer.
  package init?(path: String) {
    guard let slash = path.firstIndex(of: "/") else { return nil }
    self.init(rawValue: String(path[..<slash]))
  }

  package static func < (left: Layer, right: Layer) -> Bool { left.height < right.height }

  private var height: Int { Layer.allCases.firstIndex(of: self)! }
}
