/// The page that lists the present and the absent names, each absent one with its reason.
struct CoveragePage {
  let text: String

  /// Creates the page. Throws if a reason is missing, if it belongs to a name that is present or unknown, or if a present name has no test.
  init(
    names: [Name], forms: [Form], reasons: [Reason], isPresent: (RequiredSymbol) -> Bool, isRefused: (String) -> Bool,
    isTested: (Name) -> Bool
  ) throws {
    let absentNames = names.filter { !$0.symbols.allSatisfy(isPresent) }.map(\.name)
    let absentForms = forms.map(\.form).filter(isRefused)
    let why = try Self.explained(absentNames + absentForms, known: Set(names.map(\.name) + forms.map(\.form)), by: reasons)
    let absent = Set(absentNames)
    let untested = names.filter { !absent.contains($0.name) && !isTested($0) }.map(\.name)
    guard untested.isEmpty else { throw CoverageError(untested.map { "no test uses it: \($0)" }.joined(separator: "\n")) }

    func share(_ title: String, _ count: Int, of total: Int) -> String { "\(title): \(total == 0 ? 100 : count * 100 / total) %" }
    func share(first limit: Int) -> String {
      let ranked = names.filter { ($0.rank ?? .max) <= limit }
      return share("first \(limit)", ranked.count { !absent.contains($0.name) }, of: ranked.count)
    }

    var lines = [
      "# Coverage", "",
      "Which of the SwiftUI names that programs use most are there. `Scripts/coverage` writes this page from the compiler's description of the",
      "public interface, and checks each form by compiling it; the tests fail where the page is no longer true. Absent names aren't "
        + "declared",
      "at all, so that the compiler reports each use.", "",
      "```", share(first: 150), share(first: 300), share("all \(names.count) names", names.count - absentNames.count, of: names.count),
      share("all \(forms.count) forms", forms.count - absentForms.count, of: forms.count), "```", "",
      "The numbers behind the names are their ranks.", "",
    ]
    let areas = Dictionary(grouping: names, by: \.area)
    for area in areas.keys.sorted() {
      let members = areas[area, default: []]
      lines += ["## \(area)", ""]
      let present = members.filter { !absent.contains($0.name) }
      if !present.isEmpty { lines += ["Present: " + present.map(Self.mention).joined(separator: ", ") + ".", ""] }
      for name in members where absent.contains(name.name) { lines.append("- Absent: \(Self.mention(name)): \(why[name.name] ?? "")") }
      if present.count < members.count { lines.append("") }
    }
    lines += ["## Forms", ""]
    for form in absentForms { lines.append("- Absent: \(Self.code(form)): \(why[form] ?? "")") }
    if !absentForms.isEmpty { lines.append("") }
    lines += ["Present: " + forms.map(\.form).filter { !isRefused($0) }.map(Self.code).joined(separator: " · ") + "."]
    text = lines.joined(separator: "\n") + "\n"
  }

  private static func explained(_ absent: [String], known: Set<String>, by reasons: [Reason]) throws -> [String: String] {
    var why: [String: String] = [:]
    let absent = Set(absent)
    var mistakes: [String] = []
    for reason in reasons {
      for name in reason.names {
        if !known.contains(name) {
          mistakes.append("a reason for an unknown name: \(name)")
        } else if !absent.contains(name) {
          mistakes.append("a reason for a present name: \(name)")
        }
        why[name] = reason.reason
      }
    }
    mistakes += absent.subtracting(why.keys).sorted().map { "absent without a reason: \($0)" }
    guard mistakes.isEmpty else { throw CoverageError(mistakes.joined(separator: "\n")) }
    return why
  }

  private static func mention(_ name: Name) -> String { code(name.name) + (name.rank.map { " \($0)" } ?? "") }

  private static func code(_ text: String) -> String { "`\(text)`" }
}
