import ArgumentParser
import Foundation
import Testing
import ToolSupport

@testable import OrielTool

@Suite("The command oriel try")
struct TryTests {
  @Test("Arguments are parsed in any order, and invalid ones are refused with an explanation")
  func arguments() throws {
    let command = try OrielCommand.parseAsRoot([
      "try", "--picture", "a.png", "My app", "--with", "os,UIKit", "--product", "Notes", "--sdk", "/sdk",
    ])
    let parsed = try #require(command as? Try)
    #expect(parsed.folder == "My app" && parsed.picture == "a.png" && parsed.product == "Notes" && parsed.sdk == "/sdk")
    #expect(parsed.optIn.names == ["os", "UIKit"] && !parsed.open)
    let wrong: [([String], String)] = [
      ([], "Missing expected argument '<dir>'"), (["a", "b"], "Unexpected argument 'b'"), (["--color", "a"], "Unknown option '--color'"),
      (["--with", "os,HealthKit", "a"], "There is no opt-in module HealthKit. The opt-in modules are os, UIKit, simd, SwiftData, "),
      (["--open", "--picture", "a.png", "a"], "Specify either --open or --picture, because the app is opened only once."),
      (["--product", "Notes", "a"], "--product specifies the program for --open or --picture: add one of them."),
    ]
    for (arguments, sentence) in wrong {
      let error = #expect(throws: (any Error).self) { try OrielCommand.parseAsRoot(["try"] + arguments) }
      #expect(OrielCommand.message(for: try #require(error)).hasPrefix(sentence), "\(arguments)")
      #expect(OrielCommand.exitCode(for: try #require(error)) == .validationFailure)
    }
  }

  @Test("A report lists the 25 most frequent errors of each kind")
  func report() {
    let log = (1...27).map { "/A.swift:\($0):1: error: no such module 'M\($0)'" }.joined(separator: "\n")
    let report = Try.report(on: BuildErrors(in: log), log: URL(fileURLWithPath: "/log"))
    #expect(report.hasPrefix("Doesn't build. Errors: 27, files: 1. All of them: /log\n\nMissing modules:\n      1 M1\n"))
    #expect(report.hasSuffix("\n        and 2 more") && report.split(separator: "\n").count == 28)
  }
}
