import Foundation
import Layers

/// The program that `Scripts/check-layers` runs and, with `names` as the first argument, `Scripts/kit-names`.
@main
enum LayersTool {
  static func main() {
    do {
      let arguments = Array(CommandLine.arguments.dropFirst())
      let (text, isTrue) = try arguments.first == "names" ? NamesCommand.run(Array(arguments.dropFirst())) : LayersCommand.run(arguments)
      print(text, terminator: "")
      exit(isTrue ? 0 : 1)
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(2)
    }
  }
}
