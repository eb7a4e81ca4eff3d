import SwiftUI

/// Paper to draw on, with pens, colors and an eraser.
public struct DrawingScreen: View {
  @StateObject private var drawing: Drawing
  @State private var pen = Pen()
  @State private var isConfirmingClear = false

  /// Creates a screen for a drawing.
  public init(drawing: @autoclosure @escaping () -> Drawing = Drawing()) {
    _drawing = StateObject(wrappedValue: drawing())
  }

  public var body: some View {
    NavigationStack {
      DrawingCanvas(drawing: drawing, pen: pen)
        .overlay {
          if drawing.strokes.isEmpty {
            Label("Draw something", systemImage: "paintbrush.pointed")
              .font(.title3)
              .foregroundStyle(.gray)
              .allowsHitTesting(false)
          }
        }
        .clipShape(.rect(cornerRadius: 16))
        .shadow(color: .black.opacity(0.12), radius: 8, y: 2)
        .padding()
        .safeAreaInset(edge: .bottom, spacing: 0) { PenBar(pen: $pen) }
        .navigationTitle("Drawing")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar { toolbar }
        .alert("Clear the canvas?", isPresented: $isConfirmingClear) {
          Button("Clear", role: .destructive) { drawing.clear() }
          Button("Cancel", role: .cancel) {}
        } message: {
          Text("Undo brings the drawing back.")
        }
    }
  }

  @ToolbarContentBuilder private var toolbar: some ToolbarContent {
    ToolbarItemGroup(placement: .topBarLeading) {
      Button("Undo", systemImage: "arrow.uturn.backward") { drawing.undo() }
        .keyboardShortcut("z")
        .disabled(!drawing.canUndo)
      Button("Redo", systemImage: "arrow.uturn.forward") { drawing.redo() }
        .keyboardShortcut("z", modifiers: [.command, .shift])
        .disabled(!drawing.canRedo)
    }
    ToolbarItem(placement: .topBarTrailing) {
      Button("Clear", systemImage: "trash") { isConfirmingClear = true }
        .disabled(drawing.strokes.isEmpty)
    }
  }
}

#Preview("A house") {
  DrawingScreen(drawing: .sample)
}

#Preview("Blank paper") {
  DrawingScreen()
}
