import GallerySections
import OrielTesting
import SwiftUI

/// The pictures of the Gallery: its sections, and the demos of those sections that have several.
@MainActor
enum GalleryPictures {
  static let size = CGSize(width: 980, height: 700)

  static func forEach(_ colorScheme: ColorScheme, _ body: (String, TestHost) throws -> Void) throws {
    for section in GallerySection.allCases {
      let host = TestHost(size: size, colorScheme: colorScheme) { GalleryView(section: section) }
      host.advance(by: 0.5)
      guard !demos(of: section).isEmpty else {
        try body(section.rawValue, host)
        continue
      }
      for demo in demos(of: section) {
        try host.tap("\(section.rawValue)-\(demo)")
        host.advance(by: 1.5)
        try body("\(section.rawValue)-\(demo)", host)
      }
    }
  }

  private static func demos(of section: GallerySection) -> [String] {
    switch section {
    case .lists: ListDemo.allCases.map(\.rawValue)
    case .controls: ControlsDemo.allCases.map(\.rawValue)
    case .collections: CollectionDemo.allCases.map(\.rawValue)
    case .keyboard: KeyboardDemo.allCases.map(\.rawValue)
    case .navigation: NavigationDemo.allCases.map(\.rawValue)
    case .presentation: PresentationDemo.allCases.map(\.rawValue)
    default: []
    }
  }
}
