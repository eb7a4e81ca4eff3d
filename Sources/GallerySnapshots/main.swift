import Foundation
import GallerySections
import OrielTesting
import SwiftUI

// Renders every section of the Gallery to PNG files, light and dark, with no display.
let arguments = CommandLine.arguments.dropFirst()
guard let folder = arguments.first, arguments.count == 1 else {
  FileHandle.standardError.write(Data("Usage: GallerySnapshots DIR\n".utf8))
  exit(2)
}
let directory = URL(fileURLWithPath: folder, isDirectory: true)
do {
  try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
  for section in GallerySection.allCases {
    for colorScheme in [ColorScheme.light, .dark] {
      let host = TestHost(size: CGSize(width: 980, height: 700), scale: 2, colorScheme: colorScheme) { GalleryView(section: section) }
      host.advance(by: 0.5)
      let file = directory.appendingPathComponent("\(section.rawValue)-\(colorScheme == .dark ? "dark" : "light").png")
      try host.snapshot().pngData.write(to: file)
      print(file.path)
    }
  }
} catch {
  FileHandle.standardError.write(Data("gallery: \(error.localizedDescription)\n".utf8))
  exit(1)
}
