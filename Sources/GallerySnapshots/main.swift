import Foundation
import GallerySections
import OrielTesting
import SwiftUI

// This program renders every section of the Gallery to PNG files, in light and dark mode, without a display.
let arguments = Array(CommandLine.arguments.dropFirst())
guard let options = PictureOptions(arguments) else {
  FileHandle.standardError.write(Data(PictureOptions.usage.utf8))
  exit(2)
}
let directory = URL(fileURLWithPath: options.folder, isDirectory: true)

/// The files that are being compressed and written, the oldest first.
var writes: [Task<Void, any Error>] = []

/// Writes the picture of a host while the next ones are rendered. A few pictures wait at most, because each takes megabytes.
@MainActor
func write(_ host: TestHost, as name: String) async throws {
  if writes.count >= 4 { try await writes.removeFirst().value }
  let file = directory.appendingPathComponent("\(name)-\(host.colorScheme == .dark ? "dark" : "light").png")
  let snapshot = host.snapshot()
  writes.append(
    Task.detached {
      try snapshot.pngData.write(to: file)
      print(file.path)
    })
}

@MainActor
func makeHost<Content: View>(
  _ colorScheme: ColorScheme, size: CGSize = CGSize(width: 980, height: 700), @ViewBuilder content: () -> Content
) -> TestHost {
  let host = TestHost(
    size: size, scale: options.scale, colorScheme: colorScheme, locale: options.locale, layoutDirection: options.layoutDirection,
    dynamicTypeSize: options.textSize, content: content)
  host.textScale = options.textScale
  host.advance(by: 0.5)
  return host
}

/// Presses the element with a name. An element that large text has moved outside of the window is activated instead.
@MainActor
func press(_ name: String, in host: TestHost) throws {
  press(try host.find(name), in: host)
}

@MainActor
func press(_ element: Element, in host: TestHost) {
  do { try host.tap(element) } catch { element.activate() }
}

/// Renders SwiftUI's own presentations while they are open, in a window and on a phone.
@MainActor
func writeNative(_ colorScheme: ColorScheme) async throws {
  for (row, taps) in [("sheet", ["A boat"]), ("popover", ["Leading"]), ("alert", ["An alert that asks"]), ("cover", ["The whole window"])] {
    let host = makeHost(colorScheme) { GalleryView(section: .presentation) }
    for name in ["presentation-native"] + taps {
      try press(name, in: host)
      host.advance(by: 1.5)
    }
    try await write(host, as: "presentation-native-\(row)")
  }
  for (row, taps) in [
    ("list", []), ("sheet", ["A boat"]), ("large", ["A boat", "Larger"]), ("sheets", ["A boat", "Book a berth"]), ("letter", ["A letter"]),
    ("alert", ["An alert"]), ("choices", ["Choices"]),
  ] {
    let host = makeHost(colorScheme, size: CGSize(width: 390, height: 844)) { NativePhone() }
    for name in taps {
      if try host.find(name).frame.maxY > host.size.height { host.scroll(at: CGPoint(x: 195, y: 400), by: CGSize(width: 0, height: 1000)) }
      host.advance(by: 1)
      try press(name, in: host)
      host.advance(by: 1)
    }
    try await write(host, as: "presentation-phone-\(row)")
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
          try press("lists-\(demo.rawValue)", in: host)
          host.advance(by: 1.5)
          try await write(host, as: "lists-\(demo.rawValue)")
        }
      case .controls:
        for demo in ControlsDemo.allCases {
          try press("controls-\(demo.rawValue)", in: host)
          host.advance(by: 1)
          try await write(host, as: "controls-\(demo.rawValue)")
        }
        try press("controls-glass", in: host)
        host.advance(by: 0.5)
        try press("Actions", in: host)
        host.advance(by: 0.5)
        try await write(host, as: "controls-menu")
        let departure = Calendar.current.date(from: DateComponents(year: 2026, month: 6, day: 18, hour: 9, minute: 41))!
        let time = departure.formatted(Date.FormatStyle(locale: options.locale).hour().minute())
        let day = departure.formatted(Date.FormatStyle(date: .abbreviated, time: .omitted, locale: options.locale))
        for (page, name, picture) in [("dates", time, "time"), ("dates", day, "calendar"), ("choices", "Cup", "color")] {
          let host = makeHost(colorScheme) { GalleryView(section: section) }
          try press("controls-\(page)", in: host)
          host.advance(by: 0.5)
          if let element = host.findAll(text: name).first { press(element, in: host) }
          host.advance(by: 1)
          try await write(host, as: "controls-\(picture)")
        }
      case .collections:
        for demo in CollectionDemo.allCases {
          try press("collections-\(demo.rawValue)", in: host)
          host.advance(by: 1.5)
          try await write(host, as: "collections-\(demo.rawValue)")
        }
      case .keyboard:
        for demo in KeyboardDemo.allCases {
          try press("keyboard-\(demo.rawValue)", in: host)
          host.advance(by: 1.5)
          try await write(host, as: "keyboard-\(demo.rawValue)")
          try press(demo.exampleField, in: host)
          host.advance(by: 1.5)
          try await write(host, as: "keyboard-\(demo.rawValue)-up")
        }
      case .navigation:
        for demo in NavigationDemo.allCases {
          try press("navigation-\(demo.rawValue)", in: host)
          host.advance(by: 1)
          try await write(host, as: "navigation-\(demo.rawValue)")
          switch demo {
          case .stack: try press("place-1", in: host)
          case .path: try press("deep-link", in: host)
          case .zoom:
            // The picture is taken during the transition, because its destination is of one color.
            try press("tile-4", in: host)
            host.advance(by: 0.15)
            try await write(host, as: "navigation-zoom-next")
            continue
          case .columns: try press("Dune Point", in: host)
          case .tabs: try press("Inbox", in: host)
          case .sidebar: try press("Tides", in: host)
          case .pages:
            let ends = [CGPoint(x: 400, y: 450), CGPoint(x: 800, y: 450)]
            let isMirrored = options.layoutDirection == .rightToLeft
            for _ in 0..<2 {
              host.drag(from: ends[isMirrored ? 0 : 1], to: ends[isMirrored ? 1 : 0])
              host.advance(by: 1)
            }
          case .toolbar: continue
          case .inspector: try press("About the place", in: host)
          }
          host.advance(by: 1)
          try await write(host, as: "navigation-\(demo.rawValue)-next")
        }
      case .presentation:
        for demo in PresentationDemo.allCases {
          // Each demo has a new host, because the modal of the previous demo would block the input.
          let host = makeHost(colorScheme) { GalleryView(section: section) }
          try press("presentation-\(demo.rawValue)", in: host)
          host.advance(by: 0.5)
          if host.exists("present") { try press("present", in: host) }
          host.advance(by: 1)
          try await write(host, as: "presentation-\(demo.rawValue)")
        }
        try await writeNative(colorScheme)
      case .media:
        // The movie is decoded in real time. Without GStreamer, the page doesn't change.
        try? await host.wait(timeout: 15) { host.exists("The movie after 7 seconds") }
        try await write(host, as: section.rawValue)
      default: try await write(host, as: section.rawValue)
      }
    }
  }
  for write in writes { try await write.value }
} catch {
  FileHandle.standardError.write(Data("gallery: \(error.localizedDescription)\n".utf8))
  exit(1)
}
