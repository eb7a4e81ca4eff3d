/// The properties that the marks of a series have in common.
struct SeriesKey: Hashable {
  let isArea: Bool
  let series: Datum?
  let foreground: Datum?
  let symbol: Datum?
  let line: Datum?

  init(_ record: MarkRecord) {
    if case .area = record.template.kind { isArea = true } else { isArea = false }
    series = record.template.series?.start
    foreground = record.style.foregroundBy?.start
    symbol = record.style.symbolBy?.start
    line = record.style.lineBy?.start
  }
}
