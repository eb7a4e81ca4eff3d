import SwiftUI

/// A box for each digit. An invisible text field covers all boxes and handles typing, deletion and pasting.
struct CodeField: View {
  @Binding var code: String
  let length: Int
  var isRefused = false
  let isFocused: FocusState<Bool>.Binding

  private var digits: [Character] { Array(code) }

  var body: some View {
    HStack(spacing: 10) {
      ForEach(0..<length, id: \.self) { index in
        DigitBox(
          digit: index < digits.count ? digits[index] : nil,
          isCurrent: isFocused.wrappedValue && index == min(digits.count, length - 1),
          isRefused: isRefused)
      }
    }
    .animation(.snappy(duration: 0.2), value: code)
    .accessibilityHidden(true)
    .overlay {
      TextField("", text: $code)
        .textFieldStyle(.plain)
        .keyboardType(.numberPad)
        .textContentType(.oneTimeCode)
        .focused(isFocused)
        .foregroundStyle(.clear)
        .tint(.clear)
        .accessibilityLabel("Verification code")
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .contentShape(.rect)
    }
    .onChange(of: code) { _, newCode in
      let digits = String(newCode.filter(\.isWholeNumber).prefix(length))
      if digits != newCode { code = digits }
    }
  }
}

/// A digit, or a placeholder for it.
private struct DigitBox: View {
  let digit: Character?
  let isCurrent: Bool
  let isRefused: Bool

  private var borderColor: Color {
    if isRefused { return .red }
    return isCurrent ? .indigo : .secondary.opacity(0.35)
  }

  var body: some View {
    ZStack {
      RoundedRectangle(cornerRadius: 12, style: .continuous)
        .fill(.background)
      RoundedRectangle(cornerRadius: 12, style: .continuous)
        .strokeBorder(borderColor, lineWidth: isCurrent ? 2 : 1)
      if let digit {
        Text(String(digit))
          .font(.title.weight(.semibold).monospacedDigit())
          .transition(.scale(scale: 0.5).combined(with: .opacity))
      } else if isCurrent {
        Caret()
      }
    }
    .aspectRatio(0.82, contentMode: .fit)
    .frame(maxWidth: 52)
  }
}

/// A blinking line at the position of the next digit.
private struct Caret: View {
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  var body: some View {
    TimelineView(.animation(minimumInterval: 0.5, paused: reduceMotion)) { context in
      let isLit = reduceMotion || Int(context.date.timeIntervalSinceReferenceDate * 2).isMultiple(of: 2)
      Capsule()
        .fill(.indigo)
        .frame(width: 2, height: 26)
        .opacity(isLit ? 1 : 0)
    }
  }
}

#Preview {
  @Previewable @State var code = "246"
  @Previewable @FocusState var isFocused: Bool
  CodeField(code: $code, length: 6, isFocused: $isFocused)
    .padding()
}
