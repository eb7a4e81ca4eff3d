import SwiftUI

private struct ProfileHeightKey: EnvironmentKey {
  static let defaultValue: CGFloat = 160
}

extension EnvironmentValues {
  var profileHeight: CGFloat {
    get { self[ProfileHeightKey.self] }
    set { self[ProfileHeightKey.self] = newValue }
  }

  @Entry var profileColor: Color = .blue
}

struct TrailDetail: View {
  let name: Trail.ID
  @EnvironmentObject private var store: TrailStore
  @State private var isShown = false

  var body: some View {
    if let trail = store.trail(named: name) {
      ScrollView {
        VStack(alignment: .leading, spacing: 20) {
          HeightProfile(heights: trail.heights, progress: isShown ? 1 : 0)
            .environment(\.profileColor, trail.difficulty.color)
          HStack {
            fact("Length", String(format: "%.1f km", trail.length))
            Divider()
            fact("Ascent", "\(Int(trail.ascent)) m")
            Divider()
            fact("Difficulty", trail.difficulty.title)
          }
          .fixedSize(horizontal: false, vertical: true)
          .padding()
          .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 16, style: .continuous))
        }
        .padding()
      }
      .navigationTitle(trail.name)
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        Button {
          withAnimation(.spring(response: 0.3, dampingFraction: 0.6)) { store.toggleFavorite(trail) }
        } label: {
          Image(systemName: trail.isFavorite ? "star.fill" : "star")
        }
      }
      .onAppear {
        store.visits.add(trail.id)
        withAnimation(.easeOut(duration: 0.8)) { isShown = true }
      }
    } else {
      ContentUnavailableView("No such trail", systemImage: "map")
    }
  }

  private func fact(_ title: LocalizedStringKey, _ value: String) -> some View {
    VStack {
      Text(title).font(.caption).foregroundStyle(.secondary)
      Text(value).font(.headline)
    }
    .frame(maxWidth: .infinity)
  }
}

struct HeightProfile: View {
  let heights: [CGFloat]
  var progress: CGFloat
  @Environment(\.profileHeight) private var height
  @Environment(\.profileColor) private var color

  var body: some View {
    ProfileLine(heights: heights)
      .trim(from: 0, to: progress)
      .stroke(color, style: StrokeStyle(lineWidth: 4, lineCap: .round, lineJoin: .round))
      .frame(height: height)
      .padding()
      .background(color.opacity(0.12))
      .clipShape(RoundedRectangle(cornerRadius: 16, style: .continuous))
  }
}

struct ProfileLine: Shape {
  let heights: [CGFloat]

  func path(in rect: CGRect) -> Path {
    guard let low = heights.min(), let high = heights.max(), high > low, heights.count > 1 else { return Path() }
    let points = heights.enumerated().map { index, height in
      CGPoint(
        x: rect.minX + rect.width * CGFloat(index) / CGFloat(heights.count - 1),
        y: rect.maxY - rect.height * (height - low) / (high - low))
    }
    return Path { $0.addLines(points) }
  }
}

#Preview {
  @Previewable @StateObject var store = TrailStore(trails: Trail.samples)
  NavigationStack {
    TrailDetail(name: "Summit Path")
      .environmentObject(store)
  }
}
