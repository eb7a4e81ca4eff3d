import SwiftUI

/// A viewer of one photo at a time in the whole window. A horizontal swipe shows the next photo; a swipe down returns to the grid.
struct PhotoViewer: View {
  let photos: [Photo]
  @Binding var selection: Photo.ID?
  let hero: Namespace.ID

  @EnvironmentObject private var library: PhotoLibrary
  @State private var current: Photo.ID?
  @State private var pull: CGFloat = 0
  @State private var showsControls = true
  @State private var showsDetails = false
  @GestureState private var magnification: CGFloat = 1

  init(photos: [Photo], selection: Binding<Photo.ID?>, hero: Namespace.ID) {
    self.photos = photos
    _selection = selection
    self.hero = hero
    _current = State(initialValue: selection.wrappedValue)
  }

  private var photo: Photo? { photos.first { $0.id == current } }
  private var dimming: Double { 1 - min(0.7, abs(pull) / 400) }

  var body: some View {
    ZStack {
      Color.black
        .opacity(dimming)
        .ignoresSafeArea()
        .transition(.opacity)

      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(photos) { photo in
            page(photo)
              .containerRelativeFrame([.horizontal, .vertical])
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.paging)
      .scrollPosition(id: $current)
      .scrollIndicators(.hidden)
      .ignoresSafeArea()

      if showsControls, let photo {
        controls(for: photo)
          .transition(.opacity)
      }
    }
    .environment(\.colorScheme, .dark)
    .onChange(of: current) {
      // The empty cell of the grid is the one that the current photo would return to.
      if let current { selection = current }
    }
    .sheet(isPresented: $showsDetails) {
      if let photo {
        PhotoDetails(photo: photo)
          .presentationDetents([.height(260)])
          .presentationDragIndicator(.visible)
      }
    }
  }

  private func page(_ photo: Photo) -> some View {
    PhotoView(photo: photo)
      .clipShape(.rect(cornerRadius: pull == 0 ? 0 : 12))
      // Only the current photo is matched with a cell of the grid.
      .matchedGeometryEffect(id: photo.id == current ? photo.id : ~photo.id, in: hero)
      .aspectRatio(4 / 5, contentMode: .fit)
      .scaleEffect(magnification * (1 - min(0.3, abs(pull) / 1000)))
      .offset(y: pull)
      .onTapGesture {
        withAnimation { showsControls.toggle() }
      }
      .simultaneousGesture(
        DragGesture(minimumDistance: 16)
          .onChanged { value in
            if pull != 0 || value.translation.height > abs(value.translation.width) * 1.5 { pull = max(0, value.translation.height) }
          }
          .onEnded { value in
            guard pull != 0 else { return }
            if value.predictedEndTranslation.height > 180 {
              close()
            } else {
              withAnimation(.spring) { pull = 0 }
            }
          }
      )
      .gesture(
        MagnifyGesture()
          .updating($magnification) { value, magnification, _ in magnification = max(1, value.magnification) }
      )
      .animation(.spring, value: magnification)
  }

  private func controls(for photo: Photo) -> some View {
    VStack {
      HStack {
        Button("Close", systemImage: "xmark", action: close)
          .keyboardShortcut(.cancelAction)
        Spacer()
        Button("Details", systemImage: "info.circle") { showsDetails = true }
      }
      Spacer()
      HStack(alignment: .bottom) {
        VStack(alignment: .leading, spacing: 2) {
          Text(photo.title)
            .font(.headline)
          Text(photo.date.formatted(date: .long, time: .omitted))
            .font(.subheadline)
            .foregroundStyle(.secondary)
        }
        Spacer()
        Button(library.isFavorite(photo) ? "Unfavorite" : "Favorite", systemImage: library.isFavorite(photo) ? "heart.fill" : "heart") {
          withAnimation(.bouncy) { library.toggleFavorite(photo) }
        }
      }
    }
    .labelStyle(.iconOnly)
    .buttonStyle(.bordered)
    .buttonBorderShape(.circle)
    .controlSize(.large)
    .tint(.white)
    .foregroundStyle(.white)
    .padding()
    .opacity(pull == 0 ? 1 : 0)
  }

  private func close() {
    withAnimation(.spring(duration: 0.4)) {
      pull = 0
      selection = nil
    }
  }
}

private struct PhotoDetails: View {
  let photo: Photo

  var body: some View {
    Form {
      LabeledContent("Title", value: photo.title)
      LabeledContent("Place", value: photo.place)
      LabeledContent("Taken", value: photo.date.formatted(date: .abbreviated, time: .omitted))
    }
    .formStyle(.grouped)
  }
}
