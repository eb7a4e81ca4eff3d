import SwiftUI

/// All photos by month. A tap zooms a photo to the whole window.
public struct PhotoGrid: View {
  @StateObject private var library: PhotoLibrary
  @State private var selection: Photo.ID?
  @State private var showsFavoritesOnly = false
  @Namespace private var hero

  /// Creates a grid of a library's photos.
  public init(library: @autoclosure @escaping () -> PhotoLibrary = PhotoLibrary()) {
    _library = StateObject(wrappedValue: library())
  }

  private var months: [PhotoLibrary.Month] { library.months(favoritesOnly: showsFavoritesOnly) }

  public var body: some View {
    ZStack {
      NavigationStack {
        ScrollView {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 104, maximum: 180), spacing: 4)], spacing: 4, pinnedViews: .sectionHeaders) {
            ForEach(months) { month in
              Section {
                ForEach(month.photos) { cell($0) }
              } header: {
                MonthHeader(title: month.title)
              }
            }
          }
          .padding(.horizontal, 4)
        }
        .overlay {
          if months.isEmpty {
            ContentUnavailableView("No Favorites", systemImage: "heart", description: Text("Photos that you like best come together here."))
          }
        }
        .navigationTitle("Photos")
        .toolbar {
          Toggle("Favorites", systemImage: "heart", isOn: $showsFavoritesOnly.animation())
            .toggleStyle(.button)
        }
      }
      .accessibilityHidden(selection != nil)

      if selection != nil {
        PhotoViewer(photos: months.flatMap(\.photos), selection: $selection, hero: hero)
          .zIndex(1)
          .transition(.opacity.animation(.easeInOut(duration: 0.2)))
      }
    }
    .environmentObject(library)
  }

  private func cell(_ photo: Photo) -> some View {
    Button {
      withAnimation(.spring(duration: 0.4)) { selection = photo.id }
    } label: {
      Color.clear
        .aspectRatio(1, contentMode: .fit)
        .overlay {
          // The cell of the selected photo remains empty while the photo is enlarged.
          if selection != photo.id {
            PhotoView(photo: photo)
              .clipShape(.rect(cornerRadius: 6))
              .matchedGeometryEffect(id: photo.id, in: hero)
          }
        }
        .overlay(alignment: .bottomTrailing) {
          if library.isFavorite(photo) {
            Image(systemName: "heart.fill")
              .font(.caption)
              .foregroundStyle(.white)
              .shadow(radius: 2)
              .padding(6)
              .transition(.scale)
          }
        }
        .contentShape(.rect)
    }
    .buttonStyle(.plain)
    .contextMenu {
      Button(
        library.isFavorite(photo) ? "Remove from Favorites" : "Add to Favorites",
        systemImage: library.isFavorite(photo) ? "heart.slash" : "heart"
      ) {
        withAnimation { library.toggleFavorite(photo) }
      }
    }
    .accessibilityElement()
    .accessibilityLabel(photo.title)
    .accessibilityValue(library.isFavorite(photo) ? "Favorite" : "")
    .accessibilityAddTraits([.isButton, .isImage])
  }
}

private struct MonthHeader: View {
  let title: String

  var body: some View {
    Text(title)
      .font(.headline)
      .padding(.horizontal, 12)
      .padding(.vertical, 8)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(.bar)
  }
}

#Preview {
  PhotoGrid()
}
