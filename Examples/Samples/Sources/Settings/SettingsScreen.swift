import SwiftUI

/// The settings of an app for habits. All of them persist across launches.
public struct SettingsScreen: View {
  private var preferences = Preferences()
  @State private var isConfirmingReset = false

  /// Creates the screen.
  public init() {}

  public var body: some View {
    NavigationStack {
      Form {
        profile
        look
        habits
        about
      }
      .formStyle(.grouped)
      .navigationTitle("Settings")
      .alert("Reset all settings?", isPresented: $isConfirmingReset) {
        Button("Reset", role: .destructive) {
          withAnimation { preferences.reset() }
        }
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("Everything goes back to how it was at first.")
      }
    }
    .tint(preferences.accent.color)
    .preferredColorScheme(preferences.appearance.colorScheme)
  }

  private var profile: some View {
    Section {
      HStack(spacing: 14) {
        Monogram(name: preferences.name)
        VStack(alignment: .leading, spacing: 2) {
          TextField("Your name", text: preferences.$name)
            .font(.headline)
            .textContentType(.name)
            .submitLabel(.done)
          Text("Member since 2024")
            .font(.subheadline)
            .foregroundStyle(.secondary)
        }
      }
      .padding(.vertical, 4)
    }
  }

  private var look: some View {
    Section("Appearance") {
      Picker("Theme", selection: preferences.$appearance) {
        ForEach(Appearance.allCases) { Text($0.title) }
      }
      .pickerStyle(.segmented)
      AccentPicker(selection: preferences.$accent)
      VStack(alignment: .leading) {
        LabeledContent("Text size") {
          Text(preferences.textScale, format: .percent.precision(.fractionLength(0)))
            .monospacedDigit()
        }
        Slider(value: preferences.$textScale, in: 0.8...1.6, step: 0.1) {
          Text("Text size")
        } minimumValueLabel: {
          Text("A")
            .font(.footnote)
        } maximumValueLabel: {
          Text("A")
            .font(.title2)
        }
      }
      Text("The quick brown fox jumps over the lazy dog.")
        .font(.system(size: 15 * preferences.textScale))
        .foregroundStyle(.secondary)
        .accessibilityIdentifier("sample")
    }
  }

  private var habits: some View {
    Section {
      NavigationLink {
        NotificationSettings()
      } label: {
        Label("Notifications", systemImage: "bell.badge")
      }
      Stepper("Daily goal: \(preferences.goal == 1 ? "1 glass" : "\(preferences.goal) glasses")", value: preferences.$goal, in: 1...12)
    } header: {
      Text("Habits")
    } footer: {
      Text("A glass of water holds 250 ml.")
    }
  }

  private var about: some View {
    Section("About") {
      LabeledContent("Version", value: "2.4 (118)")
      Link("Privacy policy", destination: URL(string: "https://example.com/privacy")!)
      Button("Reset All Settings", role: .destructive) { isConfirmingReset = true }
    }
  }
}

/// The initials of a name on a disc.
private struct Monogram: View {
  let name: String

  private var initials: String {
    String(name.split(separator: " ").prefix(2).compactMap(\.first)).uppercased()
  }

  var body: some View {
    ZStack {
      Circle()
        .fill(.tint)
      if initials.isEmpty {
        Image(systemName: "person.fill")
          .font(.title2)
      } else {
        Text(initials)
          .font(.title3.bold())
      }
    }
    .foregroundStyle(.white)
    .frame(width: 52, height: 52)
    .accessibilityHidden(true)
  }
}

/// A row of colors.
private struct AccentPicker: View {
  @Binding var selection: Accent

  var body: some View {
    LabeledContent("Accent") {
      HStack(spacing: 10) {
        ForEach(Accent.allCases) { accent in
          Button {
            withAnimation(.snappy) { selection = accent }
          } label: {
            Circle()
              .fill(accent.color)
              .frame(width: 24, height: 24)
              .overlay {
                if accent == selection {
                  Image(systemName: "checkmark")
                    .font(.caption.bold())
                    .foregroundStyle(.white)
                    .transition(.scale.combined(with: .opacity))
                }
              }
          }
          .buttonStyle(.plain)
          .accessibilityLabel(accent.title)
          .accessibilityAddTraits(accent == selection ? .isSelected : [])
        }
      }
    }
  }
}

#Preview {
  SettingsScreen()
}
