import Foundation

/// A preview of a program, as a browser lists it.
@MainActor
package struct PreviewEntry: Identifiable {
  package let id: String
  /// The module that the entry is listed under.
  package let group: String
  package let title: String
  let setting: PreviewSetting
  package let content: @MainActor () -> AnyView

  /// Returns whether the preview is selected by one of several names: the file of a `#Preview`, as `Module/File.swift`, or the name of a
  /// provider, as `Module.Card_Previews`, independent of the type that declares it.
  package func isOne(of selection: [String]) -> Bool {
    let own = id.prefix { $0 != "#" }
    return selection.contains { name in
      if own == name { return true }
      let parts = name.split(separator: ".", maxSplits: 1)
      return parts.count == 2 && !name.contains("/") && own.hasPrefix("\(parts[0]).") && own.hasSuffix(".\(parts[1])")
    }
  }
}

/// The previews of the running program.
@MainActor
package enum PreviewCatalog {
  /// Returns all previews by module: first the providers by name, then the others in the order of their files and lines.
  package static func entries() -> [PreviewEntry] {
    let found = providers() + registries()
    let modules = Set(found.map(\.group)).sorted()
    return modules.flatMap { module in found.filter { $0.group == module } }
  }

  private static func providers() -> [PreviewEntry] {
    let types = Conformances.types(of: (any PreviewProvider).self).compactMap { $0 as? any PreviewProvider.Type }
    let named = types.map { (name: name(of: $0), type: $0) }.sorted { $0.name < $1.name }
    var numbers: [String: Int] = [:]
    let entries = named.map { name, type in
      let number = numbers[name, default: 0] + 1
      numbers[name] = number
      return entry(type, id: number == 1 ? name : "\(name)#\(number)")
    }
    return entries.sorted { ($0.title, $0.id) < ($1.title, $1.id) }
  }

  /// Returns a name that is the same in each run of the program. The full name of a private type contains an address.
  private static func name(of type: Any.Type) -> String { String(reflecting: type).replacing(/\(unknown context at [^)]*\)\./, with: "") }

  private static func entry<Provider: PreviewProvider>(_: Provider.Type, id: String) -> PreviewEntry {
    let names = id.prefix { $0 != "#" }.split(separator: ".").map(String.init)
    var title = names.last ?? "Preview"
    for ending in ["_Previews", "_Preview", "Previews", "Preview", "PreviewProvider"] where title.hasSuffix(ending) && title != ending {
      title.removeLast(ending.count)
      break
    }
    let setting = PreviewSetting(device: Provider.platform?.device)
    return PreviewEntry(id: id, group: names.first ?? "", title: title, setting: setting) {
      AnyView(Provider.previews)
    }
  }

  private static func registries() -> [PreviewEntry] {
    let types = Conformances.types(of: (any PreviewRegistry).self).compactMap { $0 as? any PreviewRegistry.Type }
    let sorted = types.sorted { ($0.fileID, $0.line) < ($1.fileID, $1.line) }
    var numbers: [String: Int] = [:]
    return sorted.map { type in
      let number = numbers[type.fileID, default: 0] + 1
      numbers[type.fileID] = number
      let preview = type.makePreview()
      let parts = type.fileID.split(separator: "/").map(String.init)
      let file = parts.last ?? type.fileID
      let name = file.hasSuffix(".swift") ? String(file.dropLast(6)) : file
      return PreviewEntry(
        id: "\(type.fileID)#\(number)", group: parts.first ?? "", title: preview.name ?? (number == 1 ? name : "\(name) \(number)"),
        setting: PreviewSetting(preview.traits), content: { PreviewModification.modified(AnyView(preview.body()), by: preview.traits) })
    }
  }
}

extension PreviewSetting {
  init(_ traits: [PreviewTrait<Preview.ViewTraits>]) {
    for trait in traits {
      switch trait.kind {
      case .defaultLayout: layout = .device
      case .sizeThatFitsLayout: layout = .sizeThatFits
      case .fixedLayout(let width, let height): layout = .fixed(width: width, height: height)
      case .portrait: orientation = .portrait
      case .portraitUpsideDown: orientation = .portraitUpsideDown
      case .landscapeLeft: orientation = .landscapeLeft
      case .landscapeRight: orientation = .landscapeRight
      case .modifier: break
      }
    }
  }
}
