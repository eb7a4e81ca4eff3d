import Foundation
import GallerySections
import OrielTesting
import SwiftUI

// Renders every section of the Gallery to PNG files, light and dark, with no display.
var arguments = Array(CommandLine.arguments.dropFirst())
let direction = arguments.contains("--right-to-left") ? LayoutDirection.rightToLeft : .leftToRight
arguments.removeAll { $0 == "--right-to-left" }
let scale = arguments.count > 1 ? Double(arguments[1]) : 2
guard let folder = arguments.first, arguments.count <= 2, let scale, (0.5...4).contains(scale) else {
  FileHandle.standardError.write(Data("Usage: GallerySnapshots [--right-to-left] DIR [SCALE]\n".utf8))
  exit(2)
}
let directory = URL(fileURLWithPath: folder, isDirectory: true)

@MainActor
func write(_ host: TestHost, as name: String) throws {
  let file = directory.appendingPathComponent("\(name)-\(host.colorScheme == .dark ? "dark" : "light").png")
  try host.snapshot().pngData.write(to: file)
  print(file.path)
}

@MainActor
func makeHost<Content: View>(
  _ colorScheme: ColorScheme, size: CGSize = CGSize(width: 980, height: 700), @ViewBuilder content: () -> Content
) -> TestHost {
  let host = TestHost(size: size, scale: scale, colorScheme: colorScheme, layoutDirection: direction, content: content)
  host.advance(by: 0.5)
  return host
}

/// SwiftUI's own presentations, each while it is open, in a window and on a phone.
@MainActor
func writeNative(_ colorScheme: ColorScheme) throws {
  for (row, taps) in [("sheet", ["A boat"]), ("popover", ["Leading"]), ("alert", ["An alert that asks"]), ("cover", ["The whole window"])] {
    let host = makeHost(colorScheme) { GalleryView(section: .presentation) }
    for name in ["presentation-native"] + taps {
      try host.tap(name)
      host.advance(by: 1.5)
    }
    try write(host, as: "presentation-native-\(row)")
  }
  for (row, taps) in [
    ("list", []), ("sheet", ["A boat"]), ("large", ["A boat", "Larger"]), ("sheets", ["A boat", "Book a berth"]), ("letter", ["A letter"]),
    ("alert", ["An alert"]), ("choices", ["Choices"]),
  ] {
    let host = makeHost(colorScheme, size: CGSize(width: 390, height: 844)) { NativePhone() }
    for name in taps {
      if try host.find(name).frame.maxY > host.size.height { host.scroll(at: CGPoint(x: 195, y: 400), by: CGSize(width: 0, height: 1000)) }
      host.advance(by: 1)
      try host.tap(name)
      host.advance(by: 1)
    }
    try write(host, as: "presentation-phone-\(row)")
  }
}

do {
  try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
  for section in GallerySection.allCases {
    for colorScheme in [ColorScheme.light, .dark] {
      let host = makeHost(colorScheme) { GalleryView(section: section) }
      switch section {
      case .lists:
        for demo in ListDemo.allCases {
          try host.tap("lists-\(demo.rawValue)")
          host.advance(by: 1.5)
          try write(host, as: "lists-\(demo.rawValue)")
        }
      case .controls:
        for demo in ControlsDemo.allCases {
          try host.tap("controls-\(demo.rawValue)")
          host.advance(by: 1)
          try write(host, as: "controls-\(demo.rawValue)")
        }
        try host.tap("controls-glass")
        host.advance(by: 0.5)
        try host.tap("Actions")
        host.advance(by: 0.5)
        try write(host, as: "controls-menu")
        for (page, name, picture) in [
          ("dates", "9:41\u{202F}AM", "time"), ("dates", "Jun 18, 2026", "calendar"), ("choices", "Cup", "color"),
        ] {
          let host = makeHost(colorScheme) { GalleryView(section: section) }
          try host.tap("controls-\(page)")
          host.advance(by: 0.5)
          if let element = host.findAll(text: name).first { try host.tap(element) }
          host.advance(by: 1)
          try write(host, as: "controls-\(picture)")
        }
      case .collections:
        for demo in CollectionDemo.allCases {
          try host.tap("collections-\(demo.rawValue)")
          host.advance(by: 1.5)
          try write(host, as: "collections-\(demo.rawValue)")
        }
      case .keyboard:
        for demo in KeyboardDemo.allCases {
          try host.tap("keyboard-\(demo.rawValue)")
          host.advance(by: 1.5)
          try write(host, as: "keyboard-\(demo.rawValue)")
          try host.tap(demo.exampleField)
          host.advance(by: 1.5)
          try write(host, as: "keyboard-\(demo.rawValue)-up")
        }
      case .navigation:
        for demo in NavigationDemo.allCases {
          try host.tap("navigation-\(demo.rawValue)")
          host.advance(by: 1)
          try write(host, as: "navigation-\(demo.rawValue)")
          switch demo {
          case .stack: try host.tap("place-1")
          case .path: try host.tap("deep-link")
          case .zoom:
            // On its way: what it comes to is one colour.
            try host.tap("tile-4")
            host.advance(by: 0.15)
            try write(host, as: "navigation-zoom-next")
            continue
          case .columns: try host.tap("Dune Point")
          case .tabs: try host.tap("Inbox")
          case .sidebar: try host.tap("Tides")
          case .pages: try host.tap("Page 3 of 4")
          case .inspector: try host.tap("About the place")
          }
          host.advance(by: 1)
          try write(host, as: "navigation-\(demo.rawValue)-next")
        }
      case .presentation:
        for demo in PresentationDemo.allCases {
          // What a modal of the demo before stands above would be out of reach.
          let host = makeHost(colorScheme) { GalleryView(section: section) }
          try host.tap("presentation-\(demo.rawValue)")
          host.advance(by: 0.5)
          if host.exists("present") { try host.tap("present") }
          host.advance(by: 1)
          try write(host, as: "presentation-\(demo.rawValue)")
        }
        try writeNative(colorScheme)
      default: try write(host, as: section.rawValue)
      }
    }
  }
} catch {
  FileHandle.standardError.write(Data("gallery: \(error.localizedDescription)\n".utf8))
  exit(1)
}
