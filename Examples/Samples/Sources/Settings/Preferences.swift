import SwiftUI

/// The appearance of the app.
enum Appearance: String, CaseIterable, Identifiable {
  case system, light, dark

  var id: Self { self }

  var title: LocalizedStringKey {
    switch self {
    case .system: "Automatic"
    case .light: "Light"
    case .dark: "Dark"
    }
  }

  var colorScheme: ColorScheme? {
    switch self {
    case .system: nil
    case .light: .light
    case .dark: .dark
    }
  }
}

/// The accent color of the app.
enum Accent: String, CaseIterable, Identifiable {
  case blue, purple, pink, orange, green

  var id: Self { self }
  var title: String { rawValue.capitalized }

  var color: Color {
    switch self {
    case .blue: .blue
    case .purple: .purple
    case .pink: .pink
    case .orange: .orange
    case .green: .green
    }
  }
}

/// The frequency of reminders.
enum ReminderFrequency: String, CaseIterable, Identifiable {
  case daily, weekdays, weekly

  var id: Self { self }
  var title: String { rawValue.capitalized }
}

/// All settings, which persist across launches.
struct Preferences: DynamicProperty {
  @AppStorage("profile.name") var name = ""
  @AppStorage("look.appearance") var appearance = Appearance.system
  @AppStorage("look.accent") var accent = Accent.blue
  @AppStorage("look.textScale") var textScale = 1.0
  @AppStorage("habits.goal") var goal = 3
  @AppStorage("reminders.isOn") var reminds = true
  @AppStorage("reminders.hasSound") var hasSound = true
  @AppStorage("reminders.frequency") var frequency = ReminderFrequency.daily
  /// The time of reminders, in minutes since midnight.
  @AppStorage("reminders.time") var reminderTime = 9 * 60

  func reset() {
    name = ""
    appearance = .system
    accent = .blue
    textScale = 1
    goal = 3
    reminds = true
    hasSound = true
    frequency = .daily
    reminderTime = 9 * 60
  }
}
