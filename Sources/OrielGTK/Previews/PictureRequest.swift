import Foundation
import Oriel
import OrielModel

/// The request of `oriel snapshot` to a program: a JSON file, whose path is in `ORIEL_PREVIEW_PICTURES`.
struct PictureRequest: Decodable {
  /// The folder that pictures are written to.
  let folder: String
  /// The file that receives the program's reports, each a line of JSON: see `PictureReport`.
  let report: String
  /// The color schemes: `light` and `dark`.
  let schemes: [String]
  let language: String
  let isRightToLeft: Bool
  /// The name of a case of `DynamicTypeSize`.
  let textSize: String
  /// The number of pixels per point.
  let scale: Double
  /// A text that the names of the drawn previews contain, or `nil` for all previews.
  let match: String?
  /// The previews that are drawn, as identified by `PreviewEntry.isOne(of:)`, or `nil` for all.
  let selection: [String]?
  /// The ids of the previews that an earlier run has drawn.
  let done: [String]
  /// The folder of pictures that the new ones are compared with, or `nil` for no comparison.
  let earlier: String?
  /// The difference of channels that is tolerated, from 0 to 255.
  let tolerance: Int

  /// The request of this run, or `nil` if there is none.
  static var requested: PictureRequest? {
    guard let path = EnvironmentVariables.process["ORIEL_PREVIEW_PICTURES"], !path.isEmpty else { return nil }
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)),
      let request = try? JSONDecoder().decode(PictureRequest.self, from: data)
    else {
      FileHandle.standardError.write(Data("The file at ORIEL_PREVIEW_PICTURES can't be read: \(path)\n".utf8))
      exit(1)
    }
    return request
  }
}

/// A report of a program that draws its previews.
struct PictureReport: Encodable {
  enum Kind: String, Encodable {
    /// The names of the available previews, in `names`.
    case catalog
    /// A preview is about to be drawn.
    case begin
    /// A preview can't be drawn, for the reason in `text`.
    case failure
    /// A picture has been written.
    case picture
    /// The last report.
    case end
  }

  let kind: Kind
  var names: [String]?
  /// The id of the preview, followed by its name.
  var id: String?
  var name: String?
  /// The path of the file in the request's folder.
  var file: String?
  /// The fraction of pixels that differ from the earlier picture, or `nil` if there is none.
  var difference: Double?
  var text: String?
}

/// The file names of pictures: the title of a preview, in a folder for its module. The names are unique, even without regard to case.
struct PictureNames {
  private var taken: Set<String> = []

  /// Returns a name without an extension. The names depend on the order of the calls.
  mutating func name(_ title: String, in module: String) -> String { unique("\(Self.plain(module))/\(Self.plain(title))") }

  /// Returns the name of one of the previews of an entry.
  mutating func name(_ entry: String, part: String?, index: Int) -> String {
    if let part { return unique("\(entry)-\(Self.plain(part))") }
    return index == 0 ? entry : unique("\(entry)-\(index + 1)")
  }

  private mutating func unique(_ name: String) -> String {
    var (result, number) = (name, 1)
    while !taken.insert(result.lowercased()).inserted {
      number += 1
      result = "\(name)-\(number)"
    }
    return result
  }

  /// Returns the letters, digits, dots and underscores of a title, with a dash for each sequence of other characters.
  static func plain(_ title: String) -> String {
    let words = title.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }
    // A file whose name begins with a dot is hidden.
    let name = words.joined(separator: "-").drop { $0 == "." || $0 == "-" }
    return name.isEmpty ? "Preview" : String(name.prefix(80))
  }
}
