import AVFoundation
import SwiftUI

/// Pictures of the movie, at intervals of one second.
struct FilmstripDemo: View {
  @State private var pictures: [Picture] = []
  /// The width of a picture, in points.
  @ScaledMetric(relativeTo: .caption2) private var width: CGFloat = 84

  private struct Picture: Identifiable {
    let id: Int
    let image: CGImage
  }

  var body: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: width), spacing: 8)], spacing: 8) {
      ForEach(0..<8) { second in
        ZStack(alignment: .bottomTrailing) {
          Color.secondary.opacity(0.15)
          if let picture = pictures.first(where: { $0.id == second }) {
            Image(picture.image, scale: 1, label: Text("The movie after \(second) seconds")).resizable()
          }
          Text(Duration.seconds(second), format: .time(pattern: .minuteSecond))
            .font(.caption2.monospacedDigit())
            .foregroundStyle(.white)
            .padding(.horizontal, 5)
            .padding(.vertical, 2)
            .background(.black.opacity(0.55), in: Capsule())
            .padding(5)
        }
        .aspectRatio(16 / 9, contentMode: .fit)
        .clipShape(RoundedRectangle(cornerRadius: 6))
      }
    }
    .task(load)
  }

  private func load() async {
    guard pictures.isEmpty, let url = GalleryMovie.url else { return }
    let generator = AVAssetImageGenerator(asset: AVURLAsset(url: url))
    generator.maximumSize = CGSize(width: 240, height: 0)
    generator.requestedTimeToleranceBefore = .zero
    generator.requestedTimeToleranceAfter = .zero
    for second in 0..<8 {
      guard let image = try? await generator.image(at: CMTime(value: Int64(second), timescale: 1)).image else { continue }
      pictures.append(Picture(id: second, image: image))
    }
  }
}
