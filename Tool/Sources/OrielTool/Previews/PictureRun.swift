import Foundation
import ToolSupport

/// The options of preview pictures.
struct PictureOptions: Equatable {
  var schemes: [ColorScheme] = [.light, .dark]
  var language = "en_US"
  var isRightToLeft = false
  var textSize = TextSize.large
  var scale = 2.0
  var match: String?
  /// The folder of earlier pictures for the comparison.
  var earlier: URL?
  var tolerance = 8

  enum ColorScheme: String, CaseIterable { case light, dark }

  enum TextSize: String, CaseIterable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, accessibility1, accessibility2, accessibility3, accessibility4,
      accessibility5
  }
}

/// Runs a program that draws its previews without a display. A preview that ends the program or blocks it for too long is reported, and the
/// others are drawn.
struct PictureRun {
  /// A drawn file.
  struct Picture: Equatable {
    /// The path in the folder of pictures.
    let file: String
    /// The fraction of pixels that differ from the earlier picture, or `nil` if there is none.
    var difference: Double?
    /// Indicates whether the difference exceeds the tolerance, so that there is a picture of it.
    var differs = false
  }

  struct Outcome: Equatable {
    var pictures: [Picture] = []
    /// The names of the previews that couldn't be drawn, with the reasons.
    var failures: [String] = []
    /// The names of the existing previews.
    var catalog: [String] = []
  }

  private struct Request: Encodable {
    let folder, report: String
    let schemes: [String]
    let language: String
    let isRightToLeft: Bool
    let textSize: String
    let scale: Double
    let match: String?
    let selection: [String]?
    let done: [String]
    let earlier: String?
    let tolerance: Int
  }

  private struct Line: Decodable {
    enum Kind: String, Decodable { case catalog, begin, failure, picture, end }

    let kind: Kind
    let names: [String]?
    let id: String?
    let name: String?
    let file: String?
    let difference: Double?
    let text: String?
  }

  let program: URL
  let selection: [String]?
  let options: PictureOptions
  /// The time without output after which the program is terminated, in seconds.
  var patience: TimeInterval = 60

  /// Draws into a folder.
  func draw(into folder: URL) throws -> Outcome {
    var outcome = Outcome()
    var done: [String] = []
    while true {
      let report = folder.appendingPathComponent("report-\(done.count)")
      let ending = try run(into: folder, report: report, done: done)
      let lines = Self.lines(of: report)
      for line in lines {
        switch line.kind {
        case .catalog: outcome.catalog = line.names ?? []
        case .begin: done.append(line.id ?? "")
        case .failure: outcome.failures.append("\(line.name ?? ""): \(line.text ?? "")")
        case .picture: if let file = line.file { outcome.pictures.append(picture(file, line.difference, in: folder)) }
        case .end: return outcome
        }
      }
      guard let last = lines.last(where: { $0.kind == .begin }) else {
        throw Failure("The previews can't be drawn: the program \(ending) before the first one.")
      }
      outcome.failures.append("\(last.name ?? ""): the program \(ending)")
    }
  }

  private func picture(_ file: String, _ difference: Double?, in folder: URL) -> Picture {
    let differs = FileManager.default.fileExists(atPath: folder.appendingPathComponent(Self.differenceFile(of: file)).path)
    return Picture(file: file, difference: difference, differs: differs)
  }

  /// Returns the file with the picture in which differences are red.
  static func differenceFile(of file: String) -> String { file.hasSuffix(".png") ? "\(file.dropLast(4)).difference.png" : file }

  /// Runs the program until it ends, and returns how it ended.
  private func run(into folder: URL, report: URL, done: [String]) throws -> String {
    let request = Request(
      folder: folder.path, report: report.path, schemes: options.schemes.map(\.rawValue), language: options.language,
      isRightToLeft: options.isRightToLeft, textSize: options.textSize.rawValue, scale: options.scale, match: options.match,
      selection: selection, done: done, earlier: options.earlier?.path, tolerance: options.tolerance)
    let file = folder.appendingPathComponent("request")
    try JSONEncoder().encode(request).write(to: file)
    let errors = folder.appendingPathComponent("errors")
    _ = FileManager.default.createFile(atPath: errors.path, contents: nil)
    let process = try Command(
      program.path,
      environment: [
        "ORIEL_PREVIEW_PICTURES": file.path, "DISPLAY": nil, "WAYLAND_DISPLAY": nil, "ORIEL_PREVIEWS": nil, "SWIFT_BACKTRACE": "enable=no",
      ]
    ).start(standardError: try FileHandle(forWritingTo: errors))
    defer { FileHandle.standardError.write(Data(Self.said(in: errors).map { "\($0)\n" }.joined().utf8)) }
    var size = 0
    var quietSince = Date()
    while process.isRunning {
      Thread.sleep(forTimeInterval: 0.02)
      let now = (try? FileManager.default.attributesOfItem(atPath: report.path)[.size] as? Int) ?? 0
      if now != size { (size, quietSince) = (now, Date()) }
      guard Date().timeIntervalSince(quietSince) > patience else { continue }
      kill(process.processIdentifier, SIGKILL)
      Command.wait(for: process)
      return "was busy for more than \(Int(patience)) seconds"
    }
    let status = Command.wait(for: process)
    let reason = Self.said(in: errors).last { $0.contains("Fatal error: ") }?.split(separator: "Fatal error: ").last.map { ": \($0)" } ?? ""
    return (status > 128 ? "ended by signal \(status - 128)" : "ended with status \(status)") + reason
  }

  /// Returns the lines of a program's output, without the backtrace that Swift adds when a program traps.
  private static func said(in file: URL) -> [String] {
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map(String.init).filter {
      $0 != "Current stack trace:" && $0.firstMatch(of: /^\d+\s+\S.*0x[0-9a-f]{8}/) == nil
    }
  }

  private static func lines(of report: URL) -> [Line] {
    let text = (try? String(contentsOf: report, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").compactMap { try? JSONDecoder().decode(Line.self, from: Data($0.utf8)) }
  }
}
