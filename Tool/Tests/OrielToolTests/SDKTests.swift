import Foundation
import Testing
import ToolSupport

@testable import OrielTool

@Suite("Location of the SDK")
struct SDKTests {
  private let work: Workplace

  init() throws { work = try Workplace() }

  private func makeSDK(_ path: String) throws -> URL {
    let root = work.folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: root.appendingPathComponent("libexec"), withIntermediateDirectories: true)
    try Data("{}".utf8).write(to: root.appendingPathComponent("toolset.json"))
    return root
  }

  @Test("The SDK named in the environment precedes the tool's own, and that precedes the standard one")
  func order() throws {
    let (named, own, usual) = (try makeSDK("named"), try makeSDK("own"), try makeSDK("usual"))
    let tool = own.appendingPathComponent("libexec/oriel")
    #expect(try SDK.find(environment: ["ORIEL_SDK": named.path], executable: tool, standardRoot: usual).root.path == named.path)
    #expect(try SDK.find(environment: [:], executable: tool, standardRoot: usual).root.path == own.resolvingSymlinksInPath().path)
    let elsewhere = work.folder.appendingPathComponent("elsewhere/bin/oriel")
    #expect(try SDK.find(environment: ["ORIEL_SDK": ""], executable: elsewhere, standardRoot: usual).root.path == usual.path)
  }

  @Test("A symbolic link to the tool resolves to the tool's SDK")
  func link() throws {
    let own = try makeSDK("own")
    let tool = own.appendingPathComponent("libexec/oriel")
    try Data().write(to: tool)
    let link = work.folder.appendingPathComponent("link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: tool)
    #expect(try SDK.find(environment: [:], executable: link, standardRoot: work.folder).root.path == own.resolvingSymlinksInPath().path)
  }

  @Test("A missing SDK is reported with how to install it")
  func none() throws {
    #expect(throws: Failure("ORIEL_SDK is /nowhere, which has no toolset.json: specify the folder that Scripts/install-sdk created.")) {
      try SDK.find(environment: ["ORIEL_SDK": "/nowhere"], executable: nil, standardRoot: work.folder)
    }
    let reason = "There is no SDK in /nowhere: run Scripts/install-sdk in Oriel's repository, or set ORIEL_SDK to the folder of an SDK."
    #expect(throws: Failure(reason)) {
      try SDK.find(environment: [:], executable: nil, standardRoot: URL(fileURLWithPath: "/nowhere"))
    }
  }

  @Test("Opt-in modules are folders in the SDK")
  func modules() throws {
    let sdk = SDK(root: URL(fileURLWithPath: "/sdk"))
    #expect(sdk.arguments(with: []) == ["--toolset", "/sdk/toolset.json"])
    #expect(sdk.arguments(with: [], isStatic: true) == ["--toolset", "/sdk/static.toolset.json", "--static-swift-stdlib"])
    #expect(sdk.arguments(with: ["UIKit"]).suffix(2) == ["--toolset", "/sdk/with/UIKit/toolset.json"])
  }

  @Test("A build uses the named linker")
  func linker() {
    let package = SwiftPackage(root: URL(fileURLWithPath: "/notes"), name: "Notes", products: [], targets: [])
    #expect(Build(sdk: nil, package: package, linker: "bfd").options.suffix(2) == ["-Xswiftc", "-use-ld=bfd"])
    #expect(Build(sdk: nil, package: package).options.suffix(2) == ["-c", "debug"])
  }

  @Test("A named SDK that is missing is reported")
  func namedSDK() {
    for path in ["/nowhere", ""] {
      #expect(throws: Failure("--sdk is \(path), which has no toolset.json: specify the folder that Scripts/install-sdk created.")) {
        try SDK.named(path, by: "--sdk")
      }
    }
  }

  @Test("A module maps to the opt-in module that contains it")
  func optIn() {
    #expect(SDK.optInModule(having: "OSLog") == "os" && SDK.optInModule(having: "os.log") == "os")
    #expect(SDK.optInModule(having: "MachO") == "os")
    #expect(SDK.optInModule(having: "UIKit") == "UIKit" && SDK.optInModule(having: "CoreMedia") == "AVFoundation")
    #expect(SDK.optInModule(having: "HealthKit") == nil)
  }
}
