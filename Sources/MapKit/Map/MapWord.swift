import Foundation
import Oriel

/// What maps tell assistive technology, in the languages that Oriel's own words are in.
enum MapWord: Int, CaseIterable {
  case map, marker, userLocation, compass

  /// The text in the first of the locale's language and its relatives that there are words of, else in English.
  func text(_ locale: Locale) -> Text { Text(verbatim: string(locale)) }

  func string(_ locale: Locale) -> String {
    let words = Self.candidates(locale).lazy.compactMap { Self.catalogue[$0] }.first ?? Self.catalogue["en"] ?? []
    return rawValue < words.count ? words[rawValue] : ""
  }

  private static func candidates(_ locale: Locale) -> [String] {
    let language = locale.language.languageCode?.identifier ?? "en"
    let region = locale.language.region?.identifier ?? ""
    switch language {
    case "zh":
      let isTraditional = locale.language.script?.identifier == "Hant" || ["TW", "HK", "MO"].contains(region)
      return [isTraditional ? "zh-Hant" : "zh-Hans"]
    case "no", "nn": return ["nb"]
    case "iw": return ["he"]
    case "in": return ["id"]
    default: return ["\(language)-\(region)", language]
    }
  }

  /// By the language's tag, in the order of the cases.
  private static let catalogue: [String: [String]] = [
    "ar": ["خريطة", "علامة", "موقعي", "البوصلة"],
    "ca": ["Mapa", "Marcador", "La meva ubicació", "Brúixola"],
    "cs": ["Mapa", "Značka", "Moje poloha", "Kompas"],
    "da": ["Kort", "Markør", "Min placering", "Kompas"],
    "de": ["Karte", "Markierung", "Mein Standort", "Kompass"],
    "el": ["Χάρτης", "Δείκτης", "Η τοποθεσία μου", "Πυξίδα"],
    "en": ["Map", "Marker", "My Location", "Compass"],
    "es": ["Mapa", "Marcador", "Mi ubicación", "Brújula"],
    "eu": ["Mapa", "Markatzailea", "Nire kokapena", "Iparrorratza"],
    "fa": ["نقشه", "نشانگر", "مکان من", "قطب‌نما"],
    "fi": ["Kartta", "Merkki", "Oma sijainti", "Kompassi"],
    "fr": ["Carte", "Repère", "Ma position", "Boussole"],
    "he": ["מפה", "סמן", "המיקום שלי", "מצפן"],
    "hi": ["मानचित्र", "मार्कर", "मेरा स्थान", "कंपास"],
    "hu": ["Térkép", "Jelölő", "Saját hely", "Iránytű"],
    "id": ["Peta", "Penanda", "Lokasi Saya", "Kompas"],
    "it": ["Mappa", "Segnaposto", "La mia posizione", "Bussola"],
    "ja": ["地図", "マーカー", "現在地", "コンパス"],
    "ko": ["지도", "마커", "내 위치", "나침반"],
    "nb": ["Kart", "Markør", "Min posisjon", "Kompass"],
    "nl": ["Kaart", "Markering", "Mijn locatie", "Kompas"],
    "pl": ["Mapa", "Znacznik", "Moje położenie", "Kompas"],
    "pt": ["Mapa", "Marcador", "A minha localização", "Bússola"],
    "pt-BR": ["Mapa", "Marcador", "Minha localização", "Bússola"],
    "ro": ["Hartă", "Marcaj", "Locația mea", "Busolă"],
    "ru": ["Карта", "Метка", "Моё местоположение", "Компас"],
    "sk": ["Mapa", "Značka", "Moja poloha", "Kompas"],
    "sv": ["Karta", "Markör", "Min plats", "Kompass"],
    "tr": ["Harita", "İşaretçi", "Konumum", "Pusula"],
    "uk": ["Мапа", "Позначка", "Моє розташування", "Компас"],
    "vi": ["Bản đồ", "Điểm đánh dấu", "Vị trí của tôi", "La bàn"],
    "zh-Hans": ["地图", "标记", "我的位置", "指南针"],
    "zh-Hant": ["地圖", "標記", "我的位置", "指南針"],
  ]
}
