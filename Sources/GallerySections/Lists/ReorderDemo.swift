import SwiftUI

/// A board with columns of cards, which the user reorders within columns and between them.
struct ReorderDemo: View {
  @State private var columns = BoardColumn.all
  @State private var isEnabled = true
  /// The least width of a column, in points.
  @ScaledMetric private var width = 220.0
  private let spacing = 12.0
  private let padding = 16.0

  var body: some View {
    VStack(spacing: 0) {
      DemoBar("Boatyard", note: note) { Toggle("Movable", isOn: $isEnabled).toggleStyle(.switch).fixedSize() }
      ScrollView(.horizontal) {
        HStack(spacing: spacing) {
          ForEach(columns) { column in
            ScrollView {
              VStack(alignment: .leading, spacing: 8) {
                Text(column.title).font(.headline).padding(.horizontal, 4)
                ForEach(column.tasks) { BoardCard(task: $0) }
                  .reorderable(collectionID: column.id)
              }
              .padding(10)
            }
            .containerRelativeFrame(.horizontal) { length, _ in max(width, (length - 2 * padding - 2 * spacing) / 3) }
            .background(Color.gray.opacity(0.12), in: RoundedRectangle(cornerRadius: 12))
          }
        }
        .padding(padding)
      }
      .reorderContainer(for: BoardTask.self, in: BoardColumn.ID.self, isEnabled: isEnabled) { move($0) }
    }
  }

  private var note: String { columns.map { "\($0.tasks.count) \($0.title.lowercased())" }.joined(separator: ", ") }

  private func move(_ difference: ReorderDifference<BoardTask.ID, BoardColumn.ID>) {
    var tasks: [BoardTask] = []
    for index in columns.indices {
      tasks += columns[index].tasks.filter { difference.sources.contains($0.id) }
      columns[index].tasks.removeAll { difference.sources.contains($0.id) }
    }
    guard let target = columns.firstIndex(where: { $0.id == difference.destination.collectionID }) else { return }
    let index =
      switch difference.destination.position {
      case .before(let id): columns[target].tasks.firstIndex { $0.id == id } ?? columns[target].tasks.endIndex
      case .end: columns[target].tasks.endIndex
      }
    columns[target].tasks.insert(contentsOf: tasks, at: index)
  }
}

private struct BoardTask: Identifiable, Equatable {
  let id: Int
  let title: String
  let note: String
  let color: Color
}

private struct BoardColumn: Identifiable {
  let id: String
  let title: String
  var tasks: [BoardTask]

  static let all = [
    BoardColumn(
      id: "todo", title: "To do",
      tasks: [
        BoardTask(id: 0, title: "Scrape the hull", note: "Port side first", color: .orange),
        BoardTask(id: 1, title: "Oil the winches", note: "All six of them, and check the handles while they are off", color: .blue),
        BoardTask(id: 2, title: "New halyards", note: "Twelve millimeters", color: .green),
        BoardTask(id: 3, title: "Varnish", note: "Two coats", color: .brown),
      ]),
    BoardColumn(
      id: "doing", title: "In progress",
      tasks: [
        BoardTask(id: 4, title: "Mast light", note: "Waits for parts", color: .red),
        BoardTask(id: 5, title: "Stove", note: "Burns again on one side", color: .purple),
      ]),
    BoardColumn(id: "done", title: "Done", tasks: [BoardTask(id: 6, title: "Bilge pump", note: "Runs", color: .teal)]),
  ]
}

private struct BoardCard: View {
  let task: BoardTask

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      Circle().fill(task.color).frame(width: 10, height: 10).accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 2) {
        Text(task.title)
        Text(task.note).font(.caption).foregroundStyle(.secondary)
      }
      Spacer(minLength: 0)
    }
    .padding(10)
    .background(.background, in: RoundedRectangle(cornerRadius: 8))
    .accessibilityElement(children: .combine)
    .accessibilityIdentifier("task-\(task.id)")
  }
}
