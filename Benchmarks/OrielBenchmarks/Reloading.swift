import Foundation
import Observation
import Oriel
import OrielDrawing
import OrielGSK
import OrielKit

/// (g) A collection's data is replaced, in and around the viewport or everywhere. The measurement covers the time from the write to the
/// display node, and to the GSK node, in the frame of the change, and the frames of the animation that follows.
@MainActor
func measureReloads(runs: Int) {
  let rows = [100_000, 1_000_000].flatMap { count in
    ReloadScript.allCases.flatMap { script in [true, false].map { script.row(count: count, isAnimated: $0, runs: runs) } }
  }
  printTable(
    "(g) A collection of four columns gets different data, processor time",
    header: [
      "items", "change", "animated", "write to display node, ms", "GSK, ms", "frame of the animation, ms", "longest frame, ms",
      "cells built",
      "bodies", "placed",
    ],
    rows: rows)
}

private enum ReloadScript: String, CaseIterable {
  case replace = "10,000 around the viewport are replaced"
  case shuffle = "10,000 around the viewport are shuffled"
  case insert = "10,000 are inserted before the viewport"
  case remove = "10,000 around the viewport are removed"
  case replaceAll = "all are replaced"
  case reverse = "all are reversed"
  case shuffleAll = "all are shuffled"

  /// Returns the items after `old`. New items have numbers from `fresh`, which no existing item has.
  func items(after old: [Int], fresh: Int) -> [Int] {
    var random = DiffRandom(state: UInt64(fresh))
    let middle = old.count / 2
    let near = (middle - 5_000)..<(middle + 5_000)
    var new = old
    switch self {
    case .replace: new.replaceSubrange(near, with: fresh..<(fresh + 10_000))
    case .shuffle: new[near].shuffle(using: &random)
    case .insert: new.insert(contentsOf: fresh..<(fresh + 10_000), at: middle - 100)
    case .remove: new.removeSubrange(near)
    case .replaceAll: new = Array(fresh..<(fresh + old.count))
    case .reverse: new.reverse()
    case .shuffleAll: new.shuffle(using: &random)
    }
    return new
  }

  @MainActor
  func row(count: Int, isAnimated: Bool, runs: Int) -> [String] {
    let model = ReloadModel(Array(0..<count))
    let stage = Stage(ReloadedCells(model: model), size: CGSize(width: 400, height: 800))
    _ = stage.renderer.renderNode(for: stage.frame())
    model.scroll(Double(count / 8 * 100))
    for _ in 0..<3 { _ = stage.renderer.renderNode(for: stage.frame()) }
    var (change, conversion, tick) = (Measurement(), Measurement(), Measurement())
    var work = stage.counts - stage.counts
    var built = 0
    for run in 0...runs {
      let next = items(after: model.rows[0].items, fresh: (run + 1) * 10_000_000)
      let (before, builtBefore) = (stage.counts, model.cellsBuilt)
      var transaction = Transaction()
      transaction.disablesAnimations = !isAnimated
      let start = processorSeconds()
      withTransaction(transaction) { model.rows = [CollectionRow(section: 0, items: next)] }
      let node = stage.frame()
      let drawn = processorSeconds()
      _ = stage.renderer.renderNode(for: node)
      let end = processorSeconds()
      // The first run includes one-time initialization.
      if run > 0 {
        change.add(drawn - start)
        conversion.add(end - drawn)
        work = stage.counts - before
        built = model.cellsBuilt - builtBefore
      }
      for _ in 0..<60 {
        let start = processorSeconds()
        let node = stage.frame()
        _ = stage.renderer.renderNode(for: node)
        if run > 0, isAnimated, tick.samples.count < 20 * runs { tick.add(processorSeconds() - start) }
      }
    }
    stage.host.close()
    return [
      "\(count)", rawValue, isAnimated ? "yes" : "no", change.cell(in: .milliseconds), conversion.cell(in: .milliseconds),
      isAnimated ? tick.cell(in: .milliseconds) : "—", isAnimated ? Measurement.Unit.milliseconds.text(tick.most) : "—", "\(built)",
      "\(work.bodies)", "\(work.placed)",
    ]
  }
}

@MainActor @Observable
private final class ReloadModel {
  var rows: [CollectionRow<Int, Int>]
  @ObservationIgnored var scroll: (Double) -> Void = { _ in }
  @ObservationIgnored var cellsBuilt = 0

  init(_ items: [Int]) { rows = [CollectionRow(section: 0, items: items)] }
}

private struct ReloadedCells: View {
  let model: ReloadModel

  var body: some View {
    ScrollViewReader { proxy in
      model.scroll = { proxy.scrollTo(y: $0) }
      return CollectionView(rows: model.rows) { _, _ in
        .grid(columns: 4, height: .absolute(100), spacing: 0)
      } cell: { _, item in
        ReloadedCell(number: item, model: model)
      }
    }
    .background(Color.white)
  }
}

private struct ReloadedCell: View {
  let number: Int
  let model: ReloadModel

  var body: some View {
    model.cellsBuilt += 1
    return Text(verbatim: "Cell \(number)").font(.system(size: 13)).foregroundStyle(Color.black)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .frame(height: 92)
      .background(Color(white: 0.9), in: RoundedRectangle(cornerRadius: 8))
      .padding(4)
  }
}
