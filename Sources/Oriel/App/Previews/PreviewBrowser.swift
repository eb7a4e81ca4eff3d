import Foundation

/// A browser for the previews of the running program: a list, and the interactive selected preview.
package struct PreviewBrowser: View {
  private let entries: [PreviewEntry]
  private let didChoose: @MainActor (String) -> Void
  @State private var chosen: String?
  @State private var isDark = false
  @State private var isMirrored = false
  @State private var typeSize = DynamicTypeSize.large

  /// - Parameters:
  ///   - chosen: The entry to show first. If there is no such entry, the first one is shown.
  ///   - didChoose: Called when the user selects an entry.
  package init(_ entries: [PreviewEntry], chosen: String?, didChoose: @escaping @MainActor (String) -> Void = { _ in }) {
    self.entries = entries
    self.didChoose = didChoose
    _chosen = State(wrappedValue: entries.contains { $0.id == chosen } ? chosen : entries.first?.id)
  }

  package var body: some View {
    HStack(spacing: 0) {
      list.frame(width: 220)
      Divider()
      VStack(spacing: 0) {
        stage
        Divider()
        bar
      }
    }
  }

  private var groups: [(name: String, entries: [PreviewEntry])] {
    var result: [(name: String, entries: [PreviewEntry])] = []
    for entry in entries {
      if result.last?.name == entry.group { result[result.count - 1].entries.append(entry) } else { result.append((entry.group, [entry])) }
    }
    return result
  }

  private var list: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 2) {
        ForEach(groups, id: \.name) { group in
          Text(verbatim: group.name)
            .font(.caption)
            .foregroundStyle(Color.primary.opacity(0.6))
            .lineLimit(1)
            .truncationMode(.head)
            .padding(.top, 12)
            .padding(.horizontal, 10)
          ForEach(group.entries) { entry in
            Button {
              chosen = entry.id
              didChoose(entry.id)
            } label: {
              Text(verbatim: entry.title)
                .lineLimit(1)
                .foregroundStyle(entry.id == chosen ? Color.white : Color.primary)
                .frame(maxWidth: .infinity, alignment: .leading)
                .padding(.horizontal, 10)
                .padding(.vertical, 6)
                .background(entry.id == chosen ? Color.accentColor : Color.clear, in: RoundedRectangle(cornerRadius: 7))
                .contentShape(Rectangle())
            }
            .buttonStyle(.plain)
            .accessibilityAddTraits(entry.id == chosen ? .isSelected : [])
          }
        }
      }
      .padding(10)
    }
    .background(Color.primary.opacity(0.04))
  }

  private var stage: some View {
    ScrollView([.horizontal, .vertical]) {
      if let entry = entries.first(where: { $0.id == chosen }) {
        PreviewPage(entry)
          .id(entry.id)
          .environment(\.colorScheme, isDark ? .dark : .light)
          .environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
          .environment(\.dynamicTypeSize, typeSize)
      } else {
        Text("This program has no previews.").foregroundStyle(.secondary).padding(40)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color.primary.opacity(0.08))
  }

  private var bar: some View {
    HStack(spacing: 20) {
      Toggle("Dark", isOn: $isDark).fixedSize()
      Toggle("Right to Left", isOn: $isMirrored).fixedSize()
      Spacer()
      Text("Text Size").font(.callout).foregroundStyle(.secondary)
      Slider(value: sizeIndex, in: 0...Double(DynamicTypeSize.allCases.count - 1), step: 1).frame(width: 160)
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 8)
  }

  private var sizeIndex: Binding<Double> {
    Binding {
      Double(DynamicTypeSize.allCases.firstIndex(of: typeSize) ?? 3)
    } set: {
      typeSize = DynamicTypeSize.allCases[min(DynamicTypeSize.allCases.count - 1, max(0, Int($0.rounded())))]
    }
  }
}
