import CListScript
import Foundation
import ListScriptDriver
import Oriel
import OrielKit
import SwiftUI

@MainActor let driver = ListScriptDriver(isGrid: true)

/// The grid of `Benchmarks/README.md`, as an app would write it: a collection, or a lazy grid if the environment variable `GRID` is `lazy`.
@main
struct OrielGrid: App {
  init() { _ = driver }

  var body: some Scene {
    WindowGroup { Cells().onAppear { driver.attach() } }.defaultSize(width: 400, height: 800)
  }
}

struct Cells: View {
  private static let isLazyGrid = ProcessInfo.processInfo.environment["GRID"] == "lazy"

  var body: some View {
    ScrollViewReader { proxy in
      driver.scroll = { proxy.scrollTo(y: $0) }
      return Self.grid
    }
    .background(Color.white)
  }

  @ViewBuilder private static var grid: some View {
    if isLazyGrid {
      ScrollView(showsIndicators: false) {
        LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 0), count: Int(GRID_COLUMNS)), spacing: 0) {
          ForEach(0..<Int(LIST_ROWS), id: \.self) { Cell(number: $0) }
        }
      }
    } else {
      Collection()
    }
  }
}

private struct Collection: View {
  private static let rows = [CollectionRow(section: 0, items: Array(0..<Int(LIST_ROWS)))]

  var body: some View {
    CollectionView(rows: Self.rows) { _, _ in
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1 / CGFloat(GRID_COLUMNS)), heightDimension: .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(CGFloat(GRID_CELL))),
        subitems: [item])
      return NSCollectionLayoutSection(group: group)
    } cell: { _, number in
      Cell(number: number)
    }
  }
}

private struct Cell: View {
  let number: Int

  private static let shades = [
    Color(red: 0xd6 / 255, green: 0xe8 / 255, blue: 0xfa / 255), Color(red: 0xdf / 255, green: 0xf2 / 255, blue: 0xe1 / 255),
    Color(red: 0xfb / 255, green: 0xe8 / 255, blue: 0xd3 / 255),
  ]

  var body: some View {
    driver.rowsBuilt += 1
    return Text(verbatim: "Cell \(number)").font(.system(size: 13)).foregroundStyle(Color.black)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .frame(height: CGFloat(GRID_CELL) - 8)
      .background(Self.shades[number % 3], in: RoundedRectangle(cornerRadius: 8))
      .padding(4)
  }
}
