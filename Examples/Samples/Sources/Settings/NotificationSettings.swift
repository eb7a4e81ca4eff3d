import SwiftUI

/// The settings for reminders.
struct NotificationSettings: View {
  private var preferences = Preferences()

  private var time: Binding<Date> {
    Binding {
      Calendar.current.date(bySettingHour: preferences.reminderTime / 60, minute: preferences.reminderTime % 60, second: 0, of: .now)
        ?? .now
    } set: {
      let components = Calendar.current.dateComponents([.hour, .minute], from: $0)
      preferences.reminderTime = (components.hour ?? 0) * 60 + (components.minute ?? 0)
    }
  }

  var body: some View {
    Form {
      Section {
        Toggle("Allow reminders", isOn: preferences.$reminds.animation())
      }
      if preferences.reminds {
        Section("Reminders") {
          Picker("Repeat", selection: preferences.$frequency) {
            ForEach(ReminderFrequency.allCases) { Text($0.title) }
          }
          DatePicker("Time", selection: time, displayedComponents: .hourAndMinute)
          Toggle("Play a sound", isOn: preferences.$hasSound)
        }
      }
    }
    .formStyle(.grouped)
    .navigationTitle("Notifications")
    .navigationBarTitleDisplayMode(.inline)
  }
}

#Preview {
  NavigationStack { NotificationSettings() }
}
