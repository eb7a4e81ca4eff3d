extension Image {
  /// Creates an image from a file. This is an addition of Oriel's; on Apple's platforms `Image(uiImage: UIImage(contentsOfFile:))` replaces
  /// it.
  public init(contentsOfFile path: String) { self.init(source: .file(path)) }
}
