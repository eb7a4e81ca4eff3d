import Foundation
import Oriel
import OrielModel

/// What `oriel snapshot` asks of a program: a JSON file, which `ORIEL_PREVIEW_PICTURES` names.
struct PictureRequest: Decodable {
  /// The folder that pictures are written into.
  let folder: String
  /// The file that the program says in what it does, a line of JSON each: see `PictureReport`.
  let report: String
  /// `light` and `dark`.
  let schemes: [String]
  let language: String
  let isRightToLeft: Bool
  /// A case of `DynamicTypeSize`.
  let textSize: String
  /// Pixels a point.
  let scale: Double
  /// What the names of previews have in them that are drawn; nil for all.
  let match: String?
  /// Those that are drawn, as `PreviewEntry.isOne(of:)` knows them; nil for all.
  let selection: [String]?
  /// The ids of previews that an earlier start has drawn.
  let done: [String]
  /// The folder of pictures that those of now are compared with.
  let earlier: String?
  /// By how much channels may differ, 0...255.
  let tolerance: Int

  /// Nil where nobody asks for pictures.
  static var requested: PictureRequest? {
    guard let path = EnvironmentVariables.process["ORIEL_PREVIEW_PICTURES"], !path.isEmpty else { return nil }
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)),
      let request = try? JSONDecoder().decode(PictureRequest.self, from: data)
    else {
      FileHandle.standardError.write(Data("What ORIEL_PREVIEW_PICTURES names can't be read: \(path)\n".utf8))
      exit(1)
    }
    return request
  }
}

/// What a program says while it draws its previews.
struct PictureReport: Encodable {
  enum Kind: String, Encodable {
    /// The previews that there are, by `names`.
    case catalog
    /// A preview is being drawn.
    case begin
    /// A preview can't be drawn, for the reason in `text`.
    case failure
    /// A picture is there.
    case picture
    /// Nothing more comes.
    case end
  }

  let kind: Kind
  var names: [String]?
  /// The preview's, and its name.
  var id: String?
  var name: String?
  /// The file in the request's folder.
  var file: String?
  /// The share of pixels that differ from the earlier picture; nil where there is none.
  var difference: Double?
  var text: String?
}

/// The names of pictures: what a preview is called, in a folder for its module. No two are the same, even where letters' cases count as one.
struct PictureNames {
  private var taken: Set<String> = []

  /// A name without ending, for the previews' titles in their order.
  mutating func name(_ title: String, in module: String) -> String { unique("\(Self.plain(module))/\(Self.plain(title))") }

  /// That of one of the previews of an entry.
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

  /// Letters, digits, dots and underscores, with a dash for what is between them.
  static func plain(_ title: String) -> String {
    let words = title.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }
    // A file whose name begins with a dot is hidden.
    let name = words.joined(separator: "-").drop { $0 == "." || $0 == "-" }
    return name.isEmpty ? "Preview" : String(name.prefix(80))
  }
}
