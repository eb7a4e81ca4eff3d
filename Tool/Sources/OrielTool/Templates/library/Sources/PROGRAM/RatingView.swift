import SwiftUI

/// A row of stars in which the user selects a number.
public struct RatingView: View {
  @Binding private var rating: Int
  private let count: Int

  /// - Parameter count: The number of stars, at least 1.
  public init(rating: Binding<Int>, of count: Int = 5) {
    _rating = rating
    self.count = max(1, count)
  }

  public var body: some View {
    HStack(spacing: 4) {
      ForEach(1...count, id: \.self) { number in
        Button {
          rating = number
        } label: {
          Image(systemName: number <= rating ? "star.fill" : "star")
            .foregroundStyle(number <= rating ? AnyShapeStyle(.yellow) : AnyShapeStyle(.secondary))
        }
        .buttonStyle(.plain)
        .accessibilityLabel("\(number) of \(count)")
        .accessibilityAddTraits(number == rating ? .isSelected : [])
      }
    }
    .font(.title)
  }
}

#Preview {
  @Previewable @State var rating = 3
  RatingView(rating: $rating)
    .padding()
}
