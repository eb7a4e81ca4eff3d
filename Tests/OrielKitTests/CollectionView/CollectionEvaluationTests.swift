import Foundation
import OrielTesting
import SwiftUI
import Testing

@testable import OrielKit

@MainActor
@Suite("What an evaluation of a collection takes")
struct CollectionEvaluationTests {
  @Test("CV-3: an evaluation with the same rows hashes no item that isn't in sight")
  func hashes() {
    let model = EvaluationModel()
    let host = TestHost(size: CGSize(width: 400, height: 400)) { EvaluatedCells(model: model) }
    defer { host.close() }
    let before = HashedItem.hashes
    #expect(before >= 10_000)
    for caption in ["one", "two", "three"] {
      model.caption = caption
      host.render()
    }
    #expect(host.exists("0 three"))
    #expect(HashedItem.hashes - before < 1_000, "\(HashedItem.hashes - before) of 10,000 items in three evaluations")
  }

  @Test("What a layout reads may change on another thread")
  func otherThread() async throws {
    let model = EvaluationModel()
    let host = TestHost(size: CGSize(width: 400, height: 400)) { EvaluatedCells(model: model) }
    defer { host.close() }
    #expect(try host.find("4 zero").frame.midY == 60)
    let height = model.height
    await Task.detached { height.value = 60 }.value
    try await host.waitForRealTime { (try? host.find("4 zero").frame.midY) == 90 }
  }
}

/// Counts how often items are hashed.
private struct HashedItem: Hashable {
  let number: Int
  @MainActor static var hashes = 0

  static func == (one: HashedItem, other: HashedItem) -> Bool { one.number == other.number }

  func hash(into hasher: inout Hasher) {
    MainActor.assumeIsolated { Self.hashes += 1 }
    hasher.combine(number)
  }
}

@Observable
private final class CellHeight: @unchecked Sendable {
  var value: CGFloat = 40
}

@Observable
@MainActor
private final class EvaluationModel {
  var caption = "zero"
  let height = CellHeight()
  let rows = [CollectionRow(section: 0, items: (0..<10_000).map(HashedItem.init))]
}

private struct EvaluatedCells: View {
  let model: EvaluationModel

  var body: some View {
    let (caption, height) = (model.caption, model.height)
    CollectionView(rows: model.rows) { _, _ in
      .grid(columns: 4, height: .absolute(height.value), spacing: 0)
    } cell: { _, item in
      Text("\(item.number) \(caption)").frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }
}
