import Foundation
import ToolSupport

/// SwiftPM's plan to build a package, read from the manifest of its build engine: the commands with their inputs and outputs.
struct BuildPlan {
  struct Step: Equatable {
    var inputs: [String] = []
    var outputs: [String] = []
    var arguments: [String] = []
  }

  let steps: [Step]
  private let makers: [String: Int]

  /// Reads a file such as `.build/debug.yaml`.
  init(reading file: URL) throws {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else {
      throw Failure("SwiftPM hasn't written \(file.path), which describes the build of the package: Swift 6.3 is needed.")
    }
    self.init(text)
  }

  /// Parses the text of a plan. The commands are below `commands:`, each with its lists as JSON in one line.
  init(_ text: String) {
    var steps: [Step] = []
    var isInside = false
    for line in text.split(separator: "\n") {
      guard line.hasPrefix(" ") else {
        isInside = line.hasPrefix("commands:")
        continue
      }
      guard isInside else { continue }
      if line.hasPrefix("  \"") {
        steps.append(Step())
      } else if !steps.isEmpty, let colon = line.firstIndex(of: ":") {
        let key: WritableKeyPath<Step, [String]>
        switch line[..<colon].drop(while: { $0 == " " }) {
        case "inputs": key = \.inputs
        case "outputs": key = \.outputs
        case "args": key = \.arguments
        default: continue
        }
        steps[steps.count - 1][keyPath: key] =
          (try? JSONDecoder().decode([String].self, from: Data(line[line.index(after: colon)...].utf8))) ?? []
      }
    }
    self.steps = steps
    makers = Dictionary(steps.enumerated().flatMap { index, step in step.outputs.map { ($0, index) } }) { first, _ in first }
  }

  /// Returns the objects of modules and of all modules that they use, without duplicates. Throws if no command builds a module.
  func objects(of modules: [String]) throws -> [String] {
    var found: [String] = []
    var seen: Set<String> = []
    var queue: [String] = []
    for module in modules {
      guard let path = makers.keys.first(where: { $0.hasSuffix("/Modules/\(module).swiftmodule") }) else {
        throw Failure("SwiftPM hasn't described the build of the module \(module): Swift 6.3 is needed.")
      }
      queue.append(path)
    }
    while let path = queue.popLast() {
      guard seen.insert(path).inserted else { continue }
      if path.hasSuffix(".o") {
        found.append(path)
      } else if Self.isModule(path), let maker = makers[path] {
        queue += steps[maker].inputs + steps[maker].outputs.filter { $0.hasSuffix(".o") }
      }
    }
    return found.sorted()
  }

  /// Returns the other objects of the package and its dependencies, except those of tests, macros and plugins.
  func otherObjects(than objects: [String]) -> [String] {
    let taken = Set(objects)
    let tests = Set(links.filter { $0.outputs.contains { $0.hasSuffix(".xctest") } }.flatMap(\.inputs))
    let programs = Set(links.filter { !$0.outputs.contains { $0.hasSuffix(".xctest") } }.flatMap(\.inputs))
    let all = steps.flatMap(\.outputs).filter { $0.hasSuffix(".o") && !$0.contains("-tool.build/") && !$0.hasSuffix(".swiftmodule.o") }
    return all.filter { !taken.contains($0) && (!tests.contains($0) || programs.contains($0)) }.sorted()
  }

  /// Returns the arguments with which SwiftPM links any of the objects, without the objects and the name of the result, or `nil` if it
  /// links none of them.
  func linkerArguments(for objects: [String]) -> [String]? {
    let objects = Set(objects)
    let links = links.filter { !objects.isDisjoint(with: $0.inputs) }
    let programs = links.filter { !$0.outputs.contains { $0.hasSuffix(".xctest") } }
    let chosen = programs.isEmpty ? links : programs
    return chosen.isEmpty ? nil : chosen.flatMap { Self.options($0.arguments) }
  }

  private var links: [Step] {
    steps.filter { step in
      step.arguments.contains { $0 == "-emit-executable" || $0 == "-emit-library" } && !step.outputs.contains { $0.hasSuffix("-tool") }
    }
  }

  private static func isModule(_ path: String) -> Bool { path.hasSuffix(".swiftmodule") && !path.contains("/Modules-tool/") }

  private static func options(_ arguments: [String]) -> [String] {
    var rest = arguments.dropFirst()
    var result: [String] = []
    while let argument = rest.popFirst() {
      switch argument {
      case "-o", "-module-name": rest = rest.dropFirst()
      case "-emit-executable", "-emit-library": break
      case "-Xlinker" where rest.first == "--defsym": rest = rest.dropFirst(3)
      case "-Xlinker" where rest.first?.hasPrefix("-soname") == true: rest = rest.dropFirst()
      default: if !argument.hasPrefix("@") { result.append(argument) }
      }
    }
    return result
  }
}
