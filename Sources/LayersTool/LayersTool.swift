import Foundation
import Layers

/// What `Scripts/check-layers` runs.
@main
enum LayersTool {
  static func main() {
    do {
      let (text, isTrue) = try LayersCommand.run(Array(CommandLine.arguments.dropFirst()))
      print(text, terminator: "")
      exit(isTrue ? 0 : 1)
    } catch {
      FileHandle.standardError.write(Data("check-layers: \(error)\n".utf8))
      exit(2)
    }
  }
}
