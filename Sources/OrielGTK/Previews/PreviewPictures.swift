import Foundation
import Oriel
import OrielDrawing
import OrielGSK

/// Draws a program's previews into files, without a display.
@MainActor
struct PreviewPictures {
  private let request: PictureRequest
  private let report: FileHandle

  /// Performs a request, and ends the program.
  static func draw(_ request: PictureRequest) -> Never {
    guard FileManager.default.createFile(atPath: request.report, contents: nil), let report = FileHandle(forWritingAtPath: request.report)
    else {
      FileHandle.standardError.write(Data("\(request.report) can't be written.\n".utf8))
      exit(1)
    }
    let pictures = PreviewPictures(request: request, report: report)
    Task { @MainActor in
      await pictures.draw()
      exit(0)
    }
    // The main queue and the main run loop run in between, and with them the work that previews start there.
    while true { RunLoop.main.run(until: .distantFuture) }
  }

  private func say(_ line: PictureReport) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    guard let data = try? encoder.encode(line) else { return }
    report.write(data + Data("\n".utf8))
  }

  private func draw() async {
    var names = PictureNames()
    // Names don't depend on the selection of previews.
    let all = PreviewCatalog.entries().map { (entry: $0, name: names.name($0.title, in: $0.group)) }
    let chosen = all.filter { request.selection.map($0.entry.isOne) ?? true }
    say(PictureReport(kind: .catalog, names: chosen.map { Self.title($0.entry) }))
    for (entry, name) in chosen where !request.done.contains(entry.id) && isWanted(entry) {
      say(PictureReport(kind: .begin, id: entry.id, name: Self.title(entry)))
      do {
        try await draw(entry, name, &names)
      } catch {
        say(PictureReport(kind: .failure, id: entry.id, name: Self.title(entry), text: "\(error)"))
      }
    }
    say(PictureReport(kind: .end))
  }

  private static func title(_ entry: PreviewEntry) -> String { "\(entry.group)/\(entry.title)" }

  private func isWanted(_ entry: PreviewEntry) -> Bool {
    request.match.map { Self.title(entry).range(of: $0, options: [.caseInsensitive, .diacriticInsensitive]) != nil } ?? true
  }

  private func draw(_ entry: PreviewEntry, _ name: String, _ names: inout PictureNames) async throws {
    var index = 0
    var count = 1
    while index < count {
      var file: String?
      for scheme in request.schemes {
        let sheet = PreviewSheet(entry, index: index, isDark: scheme == "dark", request: request)
        await sheet.settle()
        let measures = sheet.measures.all
        count = measures.count
        guard index < count else { throw PictureFailure("the preview has no view") }
        let part = file ?? names.name(name, part: measures[index].name, index: index)
        file = part
        try write(try sheet.picture(), to: "\(part)-\(scheme).png", of: entry)
        sheet.close()
      }
      index += 1
    }
  }

  private func write(_ image: RasterImage, to path: String, of entry: PreviewEntry) throws {
    let file = URL(fileURLWithPath: request.folder).appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try image.pngData().write(to: file)
    var line = PictureReport(kind: .picture, id: entry.id, name: Self.title(entry), file: path)
    let earlier = request.earlier.map { URL(fileURLWithPath: $0).appendingPathComponent(path) }
    if let data = earlier.flatMap({ try? Data(contentsOf: $0) }), let former = RasterImage(png: data) {
      let difference = image.difference(from: former, tolerance: request.tolerance)
      line.difference = difference.share
      if difference.share > RasterImage.unnoticedShare {
        try image.picture(ofDifferenceFrom: former, tolerance: request.tolerance).pngData()
          .write(to: file.deletingPathExtension().appendingPathExtension("difference.png"))
      }
    }
    say(line)
  }
}

/// The reason why a preview has no picture, as a continuation of its name.
private struct PictureFailure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// A preview in an invisible window of its own, with a virtual clock.
@MainActor
private final class PreviewSheet {
  let measures = PreviewMeasures()
  private let index: Int
  private let host: ViewHost
  private let services = Offscreen.current
  private let scale: CGFloat
  private var size: CGSize
  private var node = DisplayNode.empty
  /// The time on the virtual clock, in seconds.
  private var time: TimeInterval = 0

  private static let frameDuration: TimeInterval = 1.0 / 60
  /// The time for which animations run, in seconds on the virtual clock. An endless animation is drawn in its state at that time.
  private static let longestMotion: TimeInterval = 3
  /// The number of successive turns without a change, a few milliseconds apart, after which no more changes by tasks are expected.
  private static let quietTurns = 30
  /// The time for which a preview may continue to change by its tasks.
  private static let patience = Duration.seconds(5)

  init(_ entry: PreviewEntry, index: Int, isDark: Bool, request: PictureRequest) {
    self.index = index
    scale = request.scale
    size = SinglePreview.expectedSize(entry)
    let locale = Locale(identifier: request.language)
    let textSize = DynamicTypeSize.allCases.first { "\($0)" == request.textSize } ?? .large
    let (measures, size) = (measures, size)
    host = ViewHost(
      root: UIScreen.expecting(size) { SinglePreview(entry, index: index, measures: measures) }, rendering: services.rendering,
      expectedSize: size
    ) {
      $0.locale = locale
      $0.dynamicTypeSize = textSize
    }
    // Each preview's window is an app of its own.
    host.lifecycle = AppLifecycle()
    var traits = WindowTraits()
    traits.isDark = isDark
    traits.isRightToLeft = request.isRightToLeft || locale.language.characterDirection == .rightToLeft
    host.update(traits)
    host.resize(to: size, scale: scale)
  }

  /// Runs tasks and animations until they have settled, and gives the window the preview's size.
  func settle() async {
    let end = ContinuousClock.now + Self.patience
    // A preview may change its size again in a larger window.
    for _ in 0..<3 {
      await rest(until: end)
      guard index < measures.all.count, case let wanted = room(for: measures.all[index].size), wanted != size, isDrawable(wanted) else {
        return
      }
      size = wanted
      host.resize(to: size, scale: scale)
    }
    render()
  }

  private func rest(until end: ContinuousClock.Instant) async {
    let lastMotion = time + Self.longestMotion
    var quiet = 0
    render()
    while quiet < Self.quietTurns, ContinuousClock.now < end {
      if time < lastMotion, !host.graph.isIdle || !host.graph.pendingTimers.isEmpty {
        time += Self.frameDuration
        render()
        quiet = 0
        await Task.yield()
        continue
      }
      quiet += 1
      if host.graph.hasChanges {
        render()
        if time < lastMotion { quiet = 0 }
      }
      try? await Task.sleep(for: .milliseconds(2))
    }
  }

  private func render() { node = host.renderFrame(at: time) }

  func picture() throws -> RasterImage {
    let wanted = measures.all[index].size
    guard wanted.width > 0, wanted.height > 0 else {
      throw PictureFailure("the preview is empty: \(wanted.width) x \(wanted.height) points")
    }
    guard isDrawable(wanted) else {
      throw PictureFailure(
        "the picture would have \(wanted.width * scale) x \(wanted.height * scale) pixels: set a size with a trait such as "
          + ".fixedLayout(width:height:)"
      )
    }
    return services.renderer.image(of: node, size: size, scale: scale)
  }

  func close() { host.close() }

  /// Returns the smallest size in whole pixels that contains another one.
  private func room(for size: CGSize) -> CGSize {
    func whole(_ length: CGFloat) -> CGFloat { (length * scale - 0.01).rounded(.up) / scale }
    return CGSize(width: whole(size.width), height: whole(size.height))
  }

  private func isDrawable(_ size: CGSize) -> Bool {
    let (width, height) = (size.width * scale, size.height * scale)
    return size.width > 0 && size.height > 0 && max(width, height) <= 16_384 && width * height <= 100_000_000
  }
}
