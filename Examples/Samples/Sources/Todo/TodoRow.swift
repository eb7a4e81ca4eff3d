import SwiftUI

/// An item with a circle that completes it.
struct TodoRow: View {
  @Binding var item: TodoItem

  var body: some View {
    HStack(spacing: 12) {
      Button {
        withAnimation(.snappy) { item.isDone.toggle() }
      } label: {
        Image(systemName: item.isDone ? "checkmark.circle.fill" : "circle")
          .font(.title2)
          .foregroundStyle(item.isDone ? Color.green : .secondary)
          .contentTransition(.opacity)
      }
      .buttonStyle(.plain)
      .accessibilityLabel(item.isDone ? "Reopen \(item.title)" : "Complete \(item.title)")

      VStack(alignment: .leading, spacing: 2) {
        Text(item.title)
          .strikethrough(item.isDone)
          .foregroundStyle(item.isDone ? .secondary : .primary)
        if !item.notes.isEmpty {
          Text(item.notes)
            .font(.subheadline)
            .foregroundStyle(.secondary)
            .lineLimit(1)
        }
        if let dueDate = item.dueDate {
          Label(dueDate.formatted(.dateTime.weekday(.wide).day().month()), systemImage: "calendar")
            .font(.caption)
            .foregroundStyle(.secondary)
        }
      }

      Spacer(minLength: 0)

      if item.isFlagged {
        Image(systemName: "flag.fill")
          .foregroundStyle(.orange)
          .accessibilityLabel("Flagged")
      }
      if item.priority == .high && !item.isDone {
        Text("!!")
          .font(.headline)
          .foregroundStyle(.red)
          .accessibilityLabel("High priority")
      }
    }
    .padding(.vertical, 4)
  }
}
