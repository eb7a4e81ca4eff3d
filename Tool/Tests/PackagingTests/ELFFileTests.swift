import Foundation
import Testing

@testable import Packaging

@Suite struct ELFFileTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  @Test func aProgramOfTheSystemNeedsTheCLibrary() throws {
    let file = try ELFFile(URL(fileURLWithPath: "/usr/bin/true"))
    #expect(file.architecture == .host)
    #expect(file.needed == ["libc.so.6"])
  }

  @Test(.enabled(if: Sample.hasCompiler)) func librariesAndTheirFoldersAreRead() throws {
    let library = try Sample.compile(
      "int answer(void) { return 42; }", as: "libanswer.so.1", scratch, ["-shared", "-fPIC", "-Wl,-soname,libanswer.so.1"])
    let program = try Sample.compile(
      "int answer(void); int main(void) { return answer(); }", as: "program", scratch,
      [library.path, "-Wl,-rpath,$ORIGIN/lib:/opt/answer"])
    let file = try ELFFile(program)
    #expect(file.needed == ["libanswer.so.1", "libc.so.6"])
    #expect(file.searchPath == ["$ORIGIN/lib", "/opt/answer"])
  }

  @Test func anotherFileIsNamed() throws {
    let script = try scratch.file("script", "#!/bin/sh\n")
    #expect(failure { try ELFFile(script) } == "\(script.path) isn't a Linux program or library: build it for Linux.")
  }

  @Test func everyCutIsNoticedOrHarmless() throws {
    let whole = try Data(contentsOf: URL(fileURLWithPath: "/usr/bin/true"))
    for length in Array(0..<128) + Array(stride(from: 128, to: whole.count, by: 997)) {
      _ = try? ELFFile(scratch.file("cut", whole.prefix(length)))
    }
    let short = try scratch.file("cut", whole.prefix(100))
    #expect(failure { try ELFFile(short) } == "\(short.path) is truncated: build it again.")
  }
}
