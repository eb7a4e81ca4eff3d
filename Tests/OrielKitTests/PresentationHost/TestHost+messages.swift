import OrielTesting

extension TestHost {
  /// What was reported that has a text in it.
  func messages(about subject: String) -> [String] { messages.filter { $0.contains(subject) } }
}
