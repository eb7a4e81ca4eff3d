import SwiftUI

/// A million people in 26 sections, with an index bar of letters.
struct MillionDemo: View {
  @State private var built = BuiltRows()
  @State private var letter = 0
  @State private var wanted = ""
  @State private var found: Int?

  var body: some View {
    ScrollViewReader { proxy in
      VStack(spacing: 0) {
        MillionBar(built: built, wanted: $wanted) { row in
          found = row
          letter = Person.letter(ofRow: row)
          proxy.scrollTo(row, anchor: .center)
        }
        HStack(spacing: 0) {
          ScrollView {
            LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
              ForEach(0..<Person.letters.count, id: \.self) { index in
                Section {
                  ForEach(Person.rows(ofLetter: index), id: \.self) { row in
                    PersonRow(row: row, isFound: row == found, built: built)
                  }
                } header: {
                  LetterHeader(letter: Person.letters[index]).id("letter-\(index)")
                }
              }
            }
          }
          .accessibilityIdentifier("million")
          IndexBar(letter: $letter) { proxy.scrollTo("letter-\($0)", anchor: .top) }
        }
      }
    }
  }
}

/// The number of built rows.
@MainActor @Observable
private final class BuiltRows {
  var count = 0
}

private struct MillionBar: View {
  let built: BuiltRows
  @Binding var wanted: String
  let go: (Int) -> Void

  var body: some View {
    DemoBar("A million people", note: "\(Person.count.formatted()) rows, \(built.count) of them built") {
      TextField("Row", text: $wanted)
        .textFieldStyle(.roundedBorder)
        .monospacedDigit()
        .panelWidth(110)
        .onSubmit(submit)
        .accessibilityIdentifier("million-row")
      Button("Go", action: submit)
        .buttonStyle(.bordered)
        .disabled(row == nil)
    }
  }

  private var row: Int? {
    Int(wanted.filter(\.isNumber)).flatMap { (1...Person.count).contains($0) ? $0 - 1 : nil }
  }

  private func submit() {
    if let row { go(row) }
  }
}

private struct LetterHeader: View {
  let letter: String
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    Text(letter)
      .font(.headline)
      .padding(.horizontal, 16)
      .frame(maxWidth: .infinity, minHeight: 30, alignment: .leading)
      .background(colorScheme == .dark ? Color(white: 0.2) : Color(white: 0.9))
      .accessibilityElement(children: .combine)
      .accessibilityIdentifier("header-\(letter)")
  }
}

private struct PersonRow: View {
  let row: Int
  let isFound: Bool
  let built: BuiltRows
  /// The scale of the text, relative to its default size.
  @ScaledMetric private var textScale: CGFloat = 1

  init(row: Int, isFound: Bool, built: BuiltRows) {
    self.row = row
    self.isFound = isFound
    self.built = built
  }

  var body: some View {
    let person = Person(row: row)
    HStack(spacing: 12) {
      Avatar(name: person.name)
      let layout = textScale < 1.5 ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(alignment: .leading, spacing: 0))
      layout {
        Text(person.name)
        if textScale < 1.5 { Spacer(minLength: 8) }
        Text((row + 1).formatted())
          .font(.callout)
          .monospacedDigit()
          .foregroundStyle(.secondary)
      }
      Spacer(minLength: 0)
    }
    .padding(.horizontal, 16)
    .frame(minHeight: 48)
    .background(isFound ? Color.accentColor.opacity(0.18) : Color.clear)
    .overlay(alignment: .bottom) { Divider().padding(.leading, 64) }
    .accessibilityElement(children: .combine)
    .accessibilityIdentifier("person-\(row)")
    .onAppear { built.count += 1 }
    .onDisappear { built.count -= 1 }
  }
}

/// A vertical bar of letters. A press or a drag selects a letter.
private struct IndexBar: View {
  @Binding var letter: Int
  let jump: (Int) -> Void

  var body: some View {
    GeometryReader { geometry in
      VStack(spacing: 0) {
        ForEach(0..<Person.letters.count, id: \.self) { index in
          Text(Person.letters[index])
            .font(.system(size: 11, weight: .semibold))
            .lineLimit(1)
            .minimumScaleFactor(0.3)
            .foregroundStyle(index == letter ? Color.white : Color.accentColor)
            .frame(width: 18)
            .frame(maxHeight: .infinity)
            .background {
              if index == letter { RoundedRectangle(cornerRadius: 5).fill(Color.accentColor) }
            }
        }
      }
      .frame(maxWidth: .infinity)
      .padding(.vertical, 6)
      .contentShape(Rectangle())
      .gesture(
        DragGesture(minimumDistance: 0).onChanged { value in
          let share = (value.location.y - 6) / max(1, geometry.size.height - 12)
          let index = min(max(Int(share * CGFloat(Person.letters.count)), 0), Person.letters.count - 1)
          guard index != letter || value.translation == .zero else { return }
          letter = index
          jump(index)
        })
    }
    .frame(width: 30)
    .accessibilityIdentifier("index-bar")
  }
}
