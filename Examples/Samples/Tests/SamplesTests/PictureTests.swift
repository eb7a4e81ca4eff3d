import Drawing
import Expenses
import Foundation
import OrielTesting
import Photos
import Settings
import Spending
import SwiftUI
import Testing
import Todo
import VerificationCode
import Weather

/// Tests that draw each program in a phone-sized and in a desktop-sized window, in light and dark mode.
///
/// If the environment variable `ORIEL_PICTURES` is set, the pictures are written into that folder. Those whose names are `….png` without a
/// suffix are used in the README.
@MainActor
@Suite("Pictures of the samples", .serialized)
struct PictureTests {
  enum Program: String, CaseIterable {
    case todo, weather, drawing, settings, photos, verification, expenses, spending
  }

  private enum Size: String, CaseIterable {
    case phone, desktop

    var size: CGSize { self == .phone ? CGSize(width: 390, height: 720) : CGSize(width: 960, height: 680) }
  }

  private static let folder = ProcessInfo.processInfo.environment["ORIEL_PICTURES"].map { URL(fileURLWithPath: $0, isDirectory: true) }

  @ViewBuilder private func view(_ program: Program) -> some View {
    switch program {
    case .todo: TodoList(store: .sample)
    case .weather: WeatherScreen()
    case .drawing: DrawingScreen(drawing: .sample)
    case .settings: SettingsScreen()
    case .photos: PhotoGrid()
    case .expenses: ExpenseList().modelContainer(.sampleExpenses)
    case .verification: VerificationScreen(recipient: "+1 (555) 010-4477") { _ in false }
    case .spending: SpendingScreen()
    }
  }

  private func host(_ program: Program, size: CGSize, colorScheme: ColorScheme = .light) throws -> TestHost {
    let defaults = try #require(UserDefaults(suiteName: "oriel-samples-pictures"))
    let host = TestHost(size: size, colorScheme: colorScheme) { view(program).defaultAppStorage(defaults) }
    host.advance(by: 1)
    if program == .verification { host.type("246") }
    host.advance(by: 1)
    return host
  }

  @Test("Every program fills windows of both kinds, light and dark", arguments: Program.allCases)
  func draws(_ program: Program) throws {
    for size in Size.allCases {
      var grounds: [Int] = []
      for colorScheme in [ColorScheme.light, .dark] {
        let host = try host(program, size: size.size, colorScheme: colorScheme)
        let picture = host.snapshot()
        #expect(colors(of: picture) > 30)
        grounds.append(picture.pixel(2, picture.height - 2).green)
        #expect(host.messages.isEmpty)
        for element in host.allElements where !element.frame.isEmpty {
          #expect(element.frame.minX >= -0.5 || element.frame.maxX <= 0, "cut off: \(element.summary)")
        }
        try write(picture, "\(program)-\(size)-\(colorScheme)")
        host.close()
      }
      if program != .weather { #expect(grounds[0] > grounds[1] + 60, "dark is darker than light") }
    }
  }

  @Test("The picture of the README is a small one", arguments: Program.allCases)
  func readme(_ program: Program) throws {
    let host = try host(program, size: CGSize(width: 360, height: 560))
    let picture = host.snapshot()
    #expect(picture.pngData.count < 60_000)
    try write(picture, "sample-\(program)")
    host.close()
  }

  private func write(_ picture: Snapshot, _ name: String) throws {
    guard let folder = Self.folder else { return }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try picture.pngData.write(to: folder.appendingPathComponent("\(name).png"))
  }

  /// Returns the number of distinct colors in a sample of the pixels.
  private func colors(of picture: Snapshot) -> Int {
    var seen: Set<Snapshot.Pixel> = []
    for y in stride(from: 0, to: picture.height, by: 3) {
      for x in stride(from: 0, to: picture.width, by: 3) { seen.insert(picture.pixel(x, y)) }
    }
    return seen.count
  }
}
