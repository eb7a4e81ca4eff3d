import Oriel

/// What a chart drew last: counts that tests promise.
final class DrawingRecord {
  /// Marks drawn by themselves, and points of lines and areas.
  var marks = 0
  /// How often the plot was drawn.
  var drawings = 0
  /// How often marks were taken from the content.
  var collections = 0
  /// How often scales and places were calculated.
  var models = 0
}

extension EnvironmentValues {
  private enum DrawingRecordKey: EnvironmentKey {
    static var defaultValue: DrawingRecord? { nil }
  }

  /// Where charts write what they did; nil is nowhere.
  var chartDrawingRecord: DrawingRecord? {
    get { self[DrawingRecordKey.self] }
    set { self[DrawingRecordKey.self] = newValue }
  }
}
