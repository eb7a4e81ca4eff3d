import SwiftUI

/// A choice for visitors.
enum Choice: String, CaseIterable, Identifiable {
  case tickets = "Tickets"
  case map = "Map"
  case help = "Help"

  var id: Self { self }

  var symbol: String {
    switch self {
    case .tickets: "ticket"
    case .map: "map"
    case .help: "questionmark.circle"
    }
  }
}

struct ContentView: View {
  /// The time without a touch after which the screen greets the next visitor, in seconds.
  static let patience: TimeInterval = 30
  @State private var choice: Choice?

  var body: some View {
    VStack(spacing: 40) {
      if let choice {
        Image(systemName: choice.symbol)
          .font(.system(size: 96))
          .foregroundStyle(.tint)
        Text(choice.rawValue)
          .font(.largeTitle.bold())
        Button("Start over") { withAnimation { self.choice = nil } }
          .buttonStyle(.borderedProminent)
          .controlSize(.extraLarge)
      } else {
        Text("Welcome")
          .font(.largeTitle.bold())
        HStack(spacing: 24) {
          ForEach(Choice.allCases) { choice in
            Button {
              withAnimation { self.choice = choice }
            } label: {
              Label(choice.rawValue, systemImage: choice.symbol)
                .font(.title2)
                .frame(minWidth: 180, minHeight: 120)
            }
            .buttonStyle(.bordered)
          }
        }
      }
    }
    .padding(40)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(.background)
    .task(id: choice) {
      guard choice != nil else { return }
      try? await Task.sleep(for: .seconds(Self.patience))
      if !Task.isCancelled { withAnimation { choice = nil } }
    }
  }
}

#Preview {
  ContentView()
}
