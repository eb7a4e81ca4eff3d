import Foundation
import OrielDrawing
import OrielGSK
import OrielTesting
import SwiftUI

// Draws with the renderer that GTK has chosen for a window, as GSK_RENDERER selects it, and with Cairo, and reports the differences:
//   RendererPictures DIR nodes [PREFIX]  compares display nodes, or those whose names begin with PREFIX, with one line per picture: its
//                                        name, the number of differing blocks per thousand, the difference of the worst one, and the
//                                        number of its Cairo nodes
//   RendererPictures DIR gallery         compares the Gallery's sections in the same way
//   RendererPictures DIR uploads         prints a line for each moving scene, with the number of images that each frame uploads to OpenGL
// Differing pictures are written to DIR. The exit status is 3 if GTK uses another renderer than requested.
let arguments = CommandLine.arguments
guard (3...4).contains(arguments.count), ["nodes", "gallery", "uploads"].contains(arguments[2]) else {
  FileHandle.standardError.write(Data("Usage: RendererPictures DIR nodes [PREFIX]|gallery|uploads\n".utf8))
  exit(2)
}
let directory = URL(fileURLWithPath: arguments[1], isDirectory: true)
try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)

let counts = Uploads.listen()
guard let window = WindowRenderer() else {
  FileHandle.standardError.write(Data("RendererPictures: there is no display\n".utf8))
  exit(3)
}
print("renderer \(window.name)")
if let wanted = ProcessInfo.processInfo.environment["GSK_RENDERER"], !window.isRenderer(wanted) {
  FileHandle.standardError.write(Data("RendererPictures: this GTK, or this machine, has no renderer “\(wanted)”\n".utf8))
  exit(3)
}

// As a window has it.
let renderer = GSKRenderer(uploadsCairoNodes: !window.isRenderer("cairo"))

@MainActor
func compare(_ node: DisplayNode, _ name: String, size: CGSize, scale: CGFloat) throws {
  let cairo = renderer.image(of: node, size: size, scale: scale, background: .white)
  let drawn = window.image(of: renderer.renderNode(for: node), size: size, scale: scale)
  let difference = BlockDifference(cairo, drawn)
  let cairoNodes = RenderNodeCensus(of: node, by: renderer).cairoNodes.count
  print("\(name)@\(scale) \(String(format: "%.1f", difference.perMille)) \(difference.largest) \(cairoNodes)")
  guard difference.perMille > 0 || ProcessInfo.processInfo.environment["ORIEL_ALL_PICTURES"] != nil else { return }
  try drawn.pngData().write(to: directory.appendingPathComponent("\(name)@\(scale).png"))
  try cairo.pngData().write(to: directory.appendingPathComponent("\(name)@\(scale).cairo.png"))
}

switch arguments[2] {
case "nodes":
  for sample in NodeSamples().all where sample.name.hasPrefix(arguments.count > 3 ? arguments[3] : "") {
    for scale in window.scales { try compare(sample.node, sample.name, size: NodeSample.size, scale: scale) }
  }
case "gallery":
  for (colorScheme, scale) in [(ColorScheme.light, 1), (.dark, window.scales[1])] {
    try GalleryPictures.forEach(colorScheme) { name, host in
      try compare(host.lastFrame, "\(name)-\(colorScheme)", size: host.size, scale: scale)
    }
  }
default:
  guard counts else {
    FileHandle.standardError.write(Data("RendererPictures: this GTK has no OpenGL to observe\n".utf8))
    exit(3)
  }
  for scene in MovingScenes.all {
    var uploads: [Int] = []
    for frame in 0..<60 {
      scene.step()
      let before = Uploads.count
      _ = window.image(of: renderer.renderNode(for: scene.host.lastFrame), size: scene.host.size, scale: 1)
      // The first frames upload the images that the scene consists of.
      if frame >= 10 { uploads.append(Uploads.count - before) }
    }
    print("\(scene.name) \(uploads.map(String.init).joined(separator: " "))")
  }
}
