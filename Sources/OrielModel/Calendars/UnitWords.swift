import Foundation

/// The words for years and months in a language, from Unicode's CLDR.
nonisolated struct UnitWords {
  /// The forms for years by plural category of `PluralRules`, only those that differ from `other`. `#` is the placeholder for the number,
  /// which not all forms have.
  private let years: [String: String]
  private let months: [String: String]

  private init(_ years: [String: String], _ months: [String: String]) {
    self.years = years
    self.months = months
  }

  /// Creates the words for a locale, or returns `nil` if its language isn't supported.
  init?(_ locale: Locale) {
    let language = locale.language
    let code = language.languageCode?.identifier ?? ""
    guard let words = UnitWords(language: "\(code)-\(language.script?.identifier ?? "")") ?? UnitWords(language: code) else { return nil }
    self = words
  }

  /// Returns a count of years or months as text.
  func string(_ part: DateDistance.Part, locale: Locale) -> String {
    let forms = part.unit == .year ? years : months
    let category = PluralRules.category(Double(part.count), language: locale.language.languageCode?.identifier ?? "")
    let form = forms[category] ?? forms["other"] ?? "#"
    return form.replacingOccurrences(of: "#", with: IntegerFormatStyle<Int>(locale: locale).format(part.count))
  }

  private init?(language: String) {
    switch language {
    case "af": self.init(["other": "# jaar"], ["one": "# maand", "other": "# maande"])
    case "am": self.init(["one": "# ዓመት", "other": "# ዓመታት"], ["one": "# ወር", "other": "# ወራት"])
    case "ar":
      self.init(
        ["one": "سنة", "two": "سنتان", "few": "# سنوات", "other": "# سنة"],
        ["one": "شهر", "two": "شهران", "few": "# أشهر", "other": "# شهرًا"])
    case "az": self.init(["other": "# il"], ["other": "# ay"])
    case "be":
      self.init(["one": "# год", "few": "# гады", "other": "# гадоў"], ["one": "# месяц", "few": "# месяца", "other": "# месяцаў"])
    case "bg": self.init(["one": "# година", "other": "# години"], ["one": "# месец", "other": "# месеца"])
    case "bn": self.init(["other": "# বছর"], ["other": "# মাস"])
    case "bs", "hr": self.init(["few": "# godine", "other": "# godina"], ["one": "# mjesec", "few": "# mjeseca", "other": "# mjeseci"])
    case "ca": self.init(["one": "# any", "other": "# anys"], ["one": "# mes", "other": "# mesos"])
    case "cs": self.init(["one": "# rok", "few": "# roky", "other": "# let"], ["one": "# měsíc", "few": "# měsíce", "other": "# měsíců"])
    case "da", "nb", "no": self.init(["other": "# år"], ["one": "# måned", "other": "# måneder"])
    case "de": self.init(["one": "# Jahr", "other": "# Jahre"], ["one": "# Monat", "other": "# Monate"])
    case "el": self.init(["one": "# έτος", "other": "# έτη"], ["one": "# μήνας", "other": "# μήνες"])
    case "en": self.init(["one": "# year", "other": "# years"], ["one": "# month", "other": "# months"])
    case "es": self.init(["one": "# año", "other": "# años"], ["one": "# mes", "other": "# meses"])
    case "et": self.init(["one": "# aasta", "other": "# aastat"], ["one": "# kuu", "other": "# kuud"])
    case "eu": self.init(["other": "# urte"], ["other": "# hilabete"])
    case "fa": self.init(["other": "# سال"], ["other": "# ماه"])
    case "fi": self.init(["one": "# vuosi", "other": "# vuotta"], ["one": "# kuukausi", "other": "# kuukautta"])
    case "fo": self.init(["other": "# ár"], ["one": "# mánaður", "other": "# mánaðir"])
    case "fr": self.init(["one": "#\u{A0}an", "other": "# ans"], ["other": "#\u{A0}mois"])
    case "ga":
      self.init(
        ["one": "# bhliain", "two": "# bhl", "many": "# mbl", "other": "# bl"],
        ["one": "# mhí", "two": "# mhí", "few": "# mhí", "other": "# mí"])
    case "gl": self.init(["one": "# ano", "other": "# anos"], ["one": "# mes", "other": "# meses"])
    case "gu": self.init(["other": "# વર્ષ"], ["one": "# મહિનો", "other": "# મહિના"])
    case "he": self.init(["one": "שנה", "two": "שנתיים", "other": "# שנים"], ["one": "# חודש", "two": "חודשיים", "other": "# חודשים"])
    case "hi": self.init(["other": "# वर्ष"], ["one": "# महीना", "other": "# महीने"])
    case "hu": self.init(["other": "# év"], ["other": "# hónap"])
    case "hy": self.init(["other": "# տարի"], ["other": "# ամիս"])
    case "id", "ms": self.init(["other": "# tahun"], ["other": "# bulan"])
    case "is": self.init(["other": "# ár"], ["one": "# mánuður", "other": "# mánuðir"])
    case "it": self.init(["one": "# anno", "other": "# anni"], ["one": "# mese", "other": "# mesi"])
    case "ja": self.init(["other": "#年"], ["other": "#か月"])
    case "ka": self.init(["other": "# წელი"], ["other": "# თვე"])
    case "kk", "ky": self.init(["other": "# жыл"], ["other": "# ай"])
    case "km": self.init(["other": "# ឆ្នាំ"], ["other": "# ខែ"])
    case "kn": self.init(["one": "# ವರ್ಷವು", "other": "# ವರ್ಷಗಳು"], ["other": "# ತಿಂಗಳು"])
    case "ko": self.init(["other": "#년"], ["other": "#개월"])
    case "lb": self.init(["other": "# Joer"], ["one": "# Mount", "other": "# Méint"])
    case "lo": self.init(["other": "# ປີ"], ["other": "# ເດືອນ"])
    case "lt":
      self.init(["one": "# metai", "few": "# metai", "other": "# metų"], ["one": "# mėnuo", "few": "# mėnesiai", "other": "# mėnesių"])
    case "lv":
      self.init(["zero": "# gadu", "one": "# gads", "other": "# gadi"], ["zero": "# mēnešu", "one": "# mēnesis", "other": "# mēneši"])
    case "mk": self.init(["one": "# година", "other": "# години"], ["one": "# месец", "other": "# месеци"])
    case "ml": self.init(["other": "# വർഷം"], ["other": "# മാസം"])
    case "mn": self.init(["other": "# жил"], ["other": "# сар"])
    case "mr": self.init(["one": "# वर्ष", "other": "# वर्षे"], ["one": "# महिना", "other": "# महिने"])
    case "my": self.init(["other": "# နှစ်"], ["other": "# လ"])
    case "ne": self.init(["other": "# वर्ष"], ["other": "# महिना"])
    case "nl": self.init(["other": "# jaar"], ["one": "# maand", "other": "# maanden"])
    case "nn": self.init(["other": "# år"], ["one": "# månad", "other": "# månadar"])
    case "or": self.init(["other": "# ବର୍ଷ"], ["other": "# ମାସ"])
    case "pa": self.init(["other": "# ਸਾਲ"], ["one": "# ਮਹੀਨਾ", "other": "# ਮਹੀਨੇ"])
    case "pl":
      self.init(["one": "# rok", "few": "# lata", "other": "# lat"], ["one": "# miesiąc", "few": "# miesiące", "other": "# miesięcy"])
    case "ps": self.init(["one": "# کال", "other": "# کالونه"], ["one": "# مياشت", "other": "# مياشتې"])
    case "pt": self.init(["one": "# ano", "other": "# anos"], ["one": "# mês", "other": "# meses"])
    case "ro": self.init(["one": "# an", "few": "# ani", "other": "# de ani"], ["one": "# lună", "other": "# luni"])
    case "ru": self.init(["one": "# год", "few": "# года", "other": "# лет"], ["one": "# месяц", "few": "# месяца", "other": "# месяцев"])
    case "sd": self.init(["other": "# سال"], ["one": "# مهينو", "other": "# مهينا"])
    case "si": self.init(["other": "වසර #"], ["other": "මාස #"])
    case "sk":
      self.init(["one": "# rok", "few": "# roky", "other": "# rokov"], ["one": "# mesiac", "few": "# mesiace", "other": "# mesiacov"])
    case "sl":
      self.init(
        ["one": "# leto", "two": "# leti", "other": "# let"],
        ["one": "# mesec", "two": "# meseca", "few": "# meseci", "other": "# mesecev"])
    case "so": self.init(["one": "# Sannad", "other": "# Sannado"], ["one": "# bil", "other": "# bilood"])
    case "sq": self.init(["one": "# vit", "other": "# vjet"], ["other": "# muaj"])
    case "sr": self.init(["few": "# године", "other": "# година"], ["one": "# месец", "few": "# месеца", "other": "# месеци"])
    case "sr-Latn": self.init(["few": "# godine", "other": "# godina"], ["one": "# mesec", "few": "# meseca", "other": "# meseci"])
    case "sv": self.init(["other": "# år"], ["one": "# månad", "other": "# månader"])
    case "sw": self.init(["one": "mwaka #", "other": "miaka #"], ["one": "mwezi #", "other": "miezi #"])
    case "ta": self.init(["one": "# ஆண்டு", "other": "# ஆண்டுகள்"], ["one": "# மாதம்", "other": "# மாதங்கள்"])
    case "te": self.init(["one": "# సంవత్సరం", "other": "# సంవత్సరాలు"], ["one": "# నెల", "other": "# నెలలు"])
    case "th": self.init(["other": "# ปี"], ["other": "# เดือน"])
    case "tk": self.init(["other": "# ýyl"], ["other": "# aý"])
    case "tr": self.init(["other": "#\u{202F}yıl"], ["other": "#\u{202F}ay"])
    case "uk":
      self.init(["one": "# рік", "few": "# роки", "other": "# років"], ["one": "# місяць", "few": "# місяці", "other": "# місяців"])
    case "ur": self.init(["other": "# سال"], ["one": "# مہینہ", "other": "# مہینے"])
    case "uz": self.init(["other": "# yil"], ["other": "# oy"])
    case "vi": self.init(["other": "# năm"], ["other": "# tháng"])
    case "yue": self.init(["other": "# 年"], ["other": "# 個月"])
    case "zh": self.init(["other": "#年"], ["other": "#个月"])
    case "zh-Hant": self.init(["other": "#年"], ["other": "#個月"])
    default: return nil
    }
  }
}
