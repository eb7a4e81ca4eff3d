import Foundation
import Observation
import OrielDrawing

/// The content of an inspector: the tree of views on the left, and the details of a view or the latest frames on the right.
package struct InspectorBrowser: View {
  private enum Pane: Hashable { case view, frames }

  @Bindable private var inspector: ViewInspector
  @State private var pane = Pane.view

  package init(_ inspector: ViewInspector) { self.inspector = inspector }

  package var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: 0) {
        VStack(spacing: 0) {
          bar
          Divider()
          InspectorTree(inspector: inspector)
        }
        .frame(width: 380)
        Divider()
        VStack(spacing: 0) {
          Picker("Pane", selection: $pane) {
            Text("View").tag(Pane.view)
            Text("Frames").tag(Pane.frames)
          }
          .pickerStyle(.segmented)
          .labelsHidden()
          .frame(maxWidth: 280)
          .padding(10)
          .frame(maxWidth: .infinity)
          Divider()
          switch pane {
          case .view: InspectedViewPane(inspector: inspector)
          case .frames: InspectedFramesPane(inspector: inspector)
          }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
      }
      Divider()
      toggles
    }
  }

  private var bar: some View {
    HStack(spacing: 8) {
      if inspector.subjects.count > 1 {
        Picker("Window", selection: $inspector.subject) {
          ForEach(inspector.subjects) { Text(verbatim: $0.title).tag(Optional($0.id)) }
        }
        .labelsHidden()
        .frame(maxWidth: 130)
      }
      TextField("Filter", text: $inspector.search).textFieldStyle(.roundedBorder)
      Toggle(isOn: $inspector.isPicking) { Label("Select a view by clicking it in its window", systemImage: "scope").labelStyle(.iconOnly) }
        .toggleStyle(.button)
        .help("Select a view by clicking it in its window")
    }
    .padding(10)
  }

  private var toggles: some View {
    HStack(spacing: 20) {
      Toggle("Layout borders", isOn: $inspector.showsBorders).fixedSize()
      Toggle("Overdraw", isOn: $inspector.showsOverdraw).fixedSize()
      if let overdraw = inspector.overdraw {
        Text(verbatim: "painted \(overdraw.average.formatted(.number.precision(.fractionLength(2)))) times, at most \(overdraw.most)")
          .font(.callout.monospacedDigit())
          .foregroundStyle(.secondary)
      }
      Spacer()
      Toggle("Internal views", isOn: $inspector.showsInternals).fixedSize()
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 8)
  }
}

/// The tree of views, with a row for each.
struct InspectorTree: View {
  @Bindable var inspector: ViewInspector

  var body: some View {
    let rows = inspector.rows
    ScrollViewReader { proxy in
      List(selection: $inspector.selection) {
        ForEach(rows) { row in
          InspectorRow(row: row) { inspector.toggle(row.id) }
            .listRowInsets(EdgeInsets(top: 1, leading: 6, bottom: 1, trailing: 6))
            .listRowSeparator(.hidden)
        }
      }
      .listStyle(.plain)
      .environment(\.defaultMinListRowHeight, 24)
      .onChange(of: inspector.selection) { _, selection in if let selection { proxy.scrollTo(selection) } }
    }
    .overlay {
      if rows.isEmpty {
        Text(inspector.search.isEmpty ? "No window is open." : "No view matches.").foregroundStyle(.secondary)
      }
    }
  }
}

struct InspectorRow: View {
  let row: ViewInspector.Row
  let toggle: @MainActor () -> Void

  var body: some View {
    HStack(spacing: 4) {
      Button(action: toggle) {
        Image(systemName: row.isExpanded ? "chevron.down" : "chevron.right")
          .font(.caption2)
          .frame(width: 14, height: 18)
          .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      .foregroundStyle(.secondary)
      .opacity(row.hasChildren ? 1 : 0)
      .disabled(!row.hasChildren)
      .accessibilityLabel(row.isExpanded ? Text("Collapse") : Text("Expand"))
      Text(verbatim: row.view.name)
        .fontWeight(row.view.kind == .own ? .semibold : .regular)
        .foregroundStyle(row.view.kind == .own || row.view.kind == .builtIn ? AnyShapeStyle(.primary) : AnyShapeStyle(.secondary))
      if let detail = row.view.detail {
        Text(verbatim: "“\(detail)”").foregroundStyle(.secondary).truncationMode(.tail)
      }
      Spacer(minLength: 0)
    }
    .font(.callout)
    .lineLimit(1)
    // A small indentation keeps deep trees readable: a level is narrower than its disclosure button.
    .padding(.leading, CGFloat(row.depth) * 10)
  }
}

/// The details of the selected view.
struct InspectedViewPane: View {
  let inspector: ViewInspector

  var body: some View {
    if let details = inspector.details {
      ScrollView {
        VStack(alignment: .leading, spacing: 18) {
          VStack(alignment: .leading, spacing: 4) {
            Text(verbatim: details.name).font(.title2.weight(.semibold)).lineLimit(2)
            Text(verbatim: details.path).font(.caption).foregroundStyle(.secondary).textSelection(.enabled)
          }
          InspectorSection("Frame") {
            InspectorLine("Origin", details.frame.map { "\(Self.number($0.minX)), \(Self.number($0.minY))" } ?? "none")
            InspectorLine("Size", details.frame.map { "\(Self.number($0.width)) × \(Self.number($0.height))" } ?? "none")
          }
          if let runs = details.runs {
            InspectorSection("Body") {
              InspectorLine("Runs", "\(runs)")
              if let reason = details.lastRun { InspectorLine("Last", reason) }
            }
          }
          if !details.properties.isEmpty {
            InspectorSection("Properties") { ForEach(details.properties) { InspectorLine($0.name, $0.value, kind: $0.kind) } }
          }
          if !details.environment.isEmpty {
            InspectorSection("Environment") { ForEach(details.environment) { InspectorLine($0.name, $0.value, kind: $0.kind) } }
          }
        }
        .padding(20)
        .frame(maxWidth: .infinity, alignment: .leading)
      }
    } else {
      ContentUnavailableView(
        "No View Selected", systemImage: "scope", description: Text("Select one in the tree, or click it in its window."))
    }
  }

  private static func number(_ value: CGFloat) -> String { Double(value).formatted(.number.precision(.fractionLength(0...2))) }
}

struct InspectorSection<Content: View>: View {
  let title: String
  let content: Content

  init(_ title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(verbatim: title).font(.headline)
      content
    }
  }
}

struct InspectorLine: View {
  let name: String
  let value: String
  let kind: String?

  init(_ name: String, _ value: String, kind: String? = nil) {
    self.name = name
    self.value = value
    self.kind = kind
  }

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 12) {
      VStack(alignment: .leading, spacing: 0) {
        Text(verbatim: name).lineLimit(2)
        if let kind { Text(verbatim: kind).font(.caption).foregroundStyle(.secondary).lineLimit(1) }
      }
      .frame(width: 150, alignment: .leading)
      Text(verbatim: value).font(.callout.monospaced()).textSelection(.enabled).frame(maxWidth: .infinity, alignment: .leading)
    }
    .font(.callout)
    .accessibilityElement(children: .combine)
  }
}

/// The latest frames as bars, and the work of the selected frame.
struct InspectedFramesPane: View {
  let inspector: ViewInspector
  @State private var chosen: Int?

  private static let phases: [(phase: FramePhase, name: String, color: Color)] = [
    (.idle, "Actions, timers, animations", .gray), (.update, "Update", .blue), (.boxes, "Boxes", .teal), (.layout, "Layout", .orange),
    (.settling, "Settling", .brown), (.preferences, "Preferences", .purple), (.drawing, "Drawing", .green),
  ]

  private var frame: FrameRecord? { inspector.frames.first { $0.id == chosen } ?? inspector.frames.last }

  var body: some View {
    if let frame {
      VStack(alignment: .leading, spacing: 0) {
        FrameBars(frames: inspector.frames, chosen: frame.id, colors: Self.phases.map { ($0.phase, $0.color) }) { chosen = $0 }
          .frame(height: 120)
          .padding(16)
        Divider()
        ScrollView {
          VStack(alignment: .leading, spacing: 18) {
            HStack(alignment: .firstTextBaseline) {
              Text(verbatim: "Frame \(frame.id)").font(.title2.weight(.semibold))
              Spacer()
              if chosen != nil { Button("Follow") { chosen = nil }.help("Show the latest frame") }
            }
            InspectorSection("Time") {
              ForEach(Self.phases, id: \.phase) { item in
                HStack(spacing: 8) {
                  RoundedRectangle(cornerRadius: 2).fill(item.color).frame(width: 10, height: 10)
                  Text(verbatim: item.name)
                  Spacer()
                  Text(verbatim: Self.milliseconds(frame.duration(of: item.phase))).monospacedDigit()
                }
                .font(.callout)
                .accessibilityElement(children: .combine)
              }
              HStack {
                Text("All").fontWeight(.semibold)
                Spacer()
                Text(verbatim: Self.milliseconds(frame.duration)).fontWeight(.semibold).monospacedDigit()
              }
              .font(.callout)
            }
            InspectorSection("Work") {
              InspectorLine("Bodies evaluated", "\(frame.counts.bodies)")
              InspectorLine("Nodes created", "\(frame.counts.made)")
              InspectorLine("Boxes measured", "\(frame.counts.measured)")
              InspectorLine("Boxes placed", "\(frame.counts.placed)")
              InspectorLine("Drawings created", "\(frame.counts.displayed)")
            }
            if !frame.bodies.isEmpty {
              InspectorSection("Bodies") {
                ForEach(frame.bodies) { run in
                  Button {
                    inspector.selection = run.view
                  } label: {
                    InspectorLine(run.name, "\(run.reason.rawValue): \(run.changes.joined(separator: ", "))")
                  }
                  .buttonStyle(.plain)
                }
                if frame.counts.bodies > frame.bodies.count {
                  Text(verbatim: "and \(frame.counts.bodies - frame.bodies.count) more").font(.callout).foregroundStyle(.secondary)
                }
              }
            }
          }
          .padding(20)
          .frame(maxWidth: .infinity, alignment: .leading)
        }
      }
    } else {
      ContentUnavailableView("No Frames Yet", systemImage: "chart.bar", description: Text("Each frame that the window draws is recorded."))
    }
  }

  private static func milliseconds(_ seconds: TimeInterval) -> String {
    "\((seconds * 1000).formatted(.number.precision(.fractionLength(2)))) ms"
  }
}

/// The frames as bars, with the latest at the trailing edge. The line marks a sixtieth of a second.
struct FrameBars: View {
  let frames: [FrameRecord]
  let chosen: Int
  let colors: [(phase: FramePhase, color: Color)]
  let choose: (Int) -> Void

  private static let budget: TimeInterval = 1 / 60

  var body: some View {
    GeometryReader { geometry in
      Canvas { context, size in
        let most = max(Self.budget * 1.2, frames.map(\.duration).max() ?? 0)
        let width = size.width / CGFloat(FrameRecorder.frameLimit)
        for (index, frame) in frames.enumerated() {
          let x = size.width - CGFloat(frames.count - index) * width
          var y = size.height
          for (phase, color) in colors {
            let height = CGFloat(frame.duration(of: phase) / most) * size.height
            y -= height
            context.fill(Path(CGRect(x: x, y: y, width: max(1, width - 1), height: height)), with: .color(color))
          }
          if frame.id == chosen {
            context.stroke(Path(CGRect(x: x - 1, y: 0, width: width + 1, height: size.height)), with: .color(.primary), lineWidth: 1)
          }
        }
        let line = size.height - CGFloat(Self.budget / most) * size.height
        context.stroke(
          Path {
            $0.move(to: CGPoint(x: 0, y: line))
            $0.addLine(to: CGPoint(x: size.width, y: line))
          }, with: .color(.red.opacity(0.6)), style: StrokeStyle(lineWidth: 1, dash: [4, 3]))
      }
      .contentShape(Rectangle())
      .onTapGesture { point in
        let width = geometry.size.width / CGFloat(FrameRecorder.frameLimit)
        let index = frames.count - 1 - Int((geometry.size.width - point.x) / width)
        if frames.indices.contains(index) { choose(frames[index].id) }
      }
    }
    .accessibilityElement()
    .accessibilityLabel(Text(verbatim: "\(frames.count) frames"))
    .accessibilityValue(Text(verbatim: "Frame \(chosen)"))
    .accessibilityAdjustableAction { direction in
      guard let index = frames.firstIndex(where: { $0.id == chosen }) else { return }
      let next = index + (direction == .increment ? 1 : -1)
      if frames.indices.contains(next) { choose(frames[next].id) }
    }
  }
}
