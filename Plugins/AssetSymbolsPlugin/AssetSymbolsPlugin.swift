import Foundation
import PackagePlugin

/// A build tool plugin that generates the symbols of a target's asset catalogs, as Xcode does: `Image(.hero)`, `Color.brand`.
///
/// It does nothing for a target without catalogs.
@main
struct AssetSymbolsPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let files = target.sourceModule.map { Array($0.sourceFiles) } ?? []
    let resources = files.filter { $0.type == .resource }.flatMap { catalogs(in: $0.url, depth: 2) }
    // A catalog that the manifest doesn't list is in no bundle. If it is the only one, there is no `Bundle.module`.
    let unnamed = files.filter { $0.type == .unknown && isCatalog($0.url) }.map(\.url)
    for catalog in unnamed {
      Diagnostics.warning(
        "\(catalog.path) isn't a resource of \(target.name), so no bundle contains it: "
          + "add it to the manifest, as in resources: [.process(\"\(catalog.lastPathComponent)\")]")
    }
    let used = resources.isEmpty ? unnamed : resources
    guard !used.isEmpty else { return [] }
    let output = context.pluginWorkDirectoryURL.appendingPathComponent("GeneratedAssetSymbols.swift")
    return [
      .buildCommand(
        displayName: "Generating symbols for the assets of \(target.name)", executable: try context.tool(named: "AssetSymbolsTool").url,
        arguments: ["target", output.path, resources.isEmpty ? "main" : "module"] + used.map(\.path),
        inputFiles: used.flatMap(descriptions), outputFiles: [output])
    ]
  }

  private func isCatalog(_ url: URL) -> Bool { url.pathExtension == "xcassets" }

  /// Returns the catalog itself, or the catalogs in a copied folder, up to the depth at which Oriel searches a bundle.
  private func catalogs(in url: URL, depth: Int) -> [URL] {
    if isCatalog(url) { return [url] }
    guard depth > 0 else { return [] }
    return entries(of: url).flatMap { entry -> [URL] in
      isCatalog(entry) || !entry.lastPathComponent.contains(".") ? catalogs(in: entry, depth: depth - 1) : []
    }
  }

  /// Returns all `Contents.json` files of a catalog, which the symbols depend on.
  private func descriptions(in catalog: URL) -> [URL] {
    let paths = FileManager.default.enumerator(atPath: catalog.path)?.compactMap { $0 as? String } ?? []
    return paths.filter { ($0 as NSString).lastPathComponent == "Contents.json" }.sorted().map(catalog.appendingPathComponent)
  }

  private func entries(of folder: URL) -> [URL] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted().map(folder.appendingPathComponent)
  }
}
