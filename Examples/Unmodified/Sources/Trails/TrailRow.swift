import SwiftUI

struct TrailRow: View {
  let trail: Trail

  var body: some View {
    HStack(spacing: 12) {
      RoundedRectangle(cornerRadius: 10, style: .continuous)
        .fill(trail.difficulty.color.gradient)
        .frame(width: 44, height: 44)
        .overlay {
          Image(systemName: "figure.walk")
            .foregroundStyle(.white)
        }
      VStack(alignment: .leading, spacing: 2) {
        Text(trail.name)
          .font(.headline)
        Text("\(trail.length, specifier: "%.1f") km · \(Int(trail.ascent)) m")
          .font(.subheadline)
          .foregroundColor(.secondary)
      }
      Spacer()
      if trail.isFavorite {
        Image(systemName: "star.fill")
          .foregroundColor(.yellow)
          .accessibilityLabel("Favorite")
      }
    }
    .padding(.vertical, 4)
  }
}

extension Trail.Difficulty {
  var color: Color {
    switch self {
    case .easy: .green
    case .moderate: .orange
    case .hard: .red
    }
  }
}

struct TrailRow_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      TrailRow(trail: Trail.samples[0])
      TrailRow(trail: Trail.samples[3])
    }
    .previewLayout(.sizeThatFits)
  }
}
