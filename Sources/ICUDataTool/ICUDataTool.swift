import Foundation
import ICUData

/// The executable that `Scripts/icu-data` runs. It reads ICU's data from the first file, and writes the data of the given languages to the
/// second file.
@main
enum ICUDataTool {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.count > 2 else { fail("the arguments are two files and languages") }
    let files = arguments.prefix(2).map { URL(fileURLWithPath: $0) }
    let languages = Array(arguments.dropFirst(2))
    do {
      guard let all = ICUData(Array(try Data(contentsOf: files[0]))) else { fail("\(files[0].path) has no data of ICU's") }
      let some = languages == ["all"] ? all : all.keeping(languages: languages)
      try Data(some.bytes).write(to: files[1])
    } catch { fail("\(error)") }
  }

  private static func fail(_ reason: String) -> Never {
    FileHandle.standardError.write(Data("icu-data: \(reason)\n".utf8))
    exit(1)
  }
}
