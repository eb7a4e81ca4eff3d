import OrielTesting

extension TestHost {
  /// Returns the diagnostics that contain a text.
  func messages(about subject: String) -> [String] { messages.filter { $0.contains(subject) } }
}
