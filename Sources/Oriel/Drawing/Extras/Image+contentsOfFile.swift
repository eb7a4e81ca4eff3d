extension Image {
  /// The picture in a file. An addition of Oriel's: on Apple's systems `Image(uiImage: UIImage(contentsOfFile:))` stands in.
  public init(contentsOfFile path: String) { self.init(source: .file(path)) }
}
