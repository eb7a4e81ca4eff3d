/// The layouts of South and Southeast Asia.
extension BuiltInLayouts {
  static let southern: [(id: String, text: String)] = [
    (
      "hi",
      #"""
      {
        "id": "hi",
        "name": "हिन्दी",
        "language": "hi",
        "letters": ["ौ ै ा ी ू ब ह ग द ज ड", "ो े ् ि ु प र क त च ट", "ॉ ं म न व ल स य ृ"],
        "capitals": ["औ ऐ आ ई ऊ भ ङ घ ध झ ढ", "ओ ए अ इ उ फ श्र ख थ छ ठ", "ऑ ँ ण ञ ः ळ श ष ऋ"],
        "numbers": ["1 2 3 4 5 6 7 8 9 0", "- / : ; ( ) ₹ & @ \"", "। , ? ! '"],
        "currency": "₹",
        "stop": "।",
        "more": {
          "क": "क़", "ख": "ख़", "ग": "ग़", "ज": "ज़ ज्ञ", "ड": "ड़", "ढ": "ढ़", "फ": "फ़", "य": "य़", "्": "़ ऽ", "े": "ॅ ऍ ॆ",
          "ए": "ऍ ऎ", "ो": "ॊ", "ओ": "ऒ", "ृ": "ॄ ॢ", "ऋ": "ॠ ऌ", "ं": "ः ँ ॐ", "ँ": "ॐ", "त": "त्र", "र": "ऱ र्", "1": "१",
          "2": "२", "3": "३", "4": "४", "5": "५", "6": "६", "7": "७", "8": "८", "9": "९", "0": "० °", "।": "॥ ."
        },
        "domains": ".in .भारत .com .org",
        "labels": {
          "space": "स्पेस", "letters": "कखग", "return": "रिटर्न", "done": "पूर्ण", "go": "जाएँ", "send": "भेजें", "join": "जुड़ें",
          "route": "मार्ग", "search": "खोजें", "next": "अगला", "continue": "जारी", "dock": "जोड़ें", "float": "अलग करें",
          "hide": "छिपाएँ"
        }
      }
      """#
    ),
    (
      "th",
      #"""
      {
        "id": "th",
        "name": "ไทย",
        "language": "th",
        "letters": ["ๅ / - ภ ถ ุ ึ ค ต จ ข ช", "ๆ ไ ำ พ ะ ั ี ร น ย บ ล", "ฟ ห ก ด เ ้ ่ า ส ว ง", "ผ ป แ อ ิ ื ท ม ใ ฝ"],
        "capitals": ["+ ๑ ๒ ๓ ๔ ู ฿ ๕ ๖ ๗ ๘ ๙", "๐ \" ฎ ฑ ธ ํ ๊ ณ ฯ ญ ฐ ,", "ฤ ฆ ฏ โ ฌ ็ ๋ ษ ศ ซ .", "( ) ฉ ฮ ฺ ์ ? ฒ ฬ ฦ"],
        "currency": "฿",
        "stop": "",
        "more": {
          "ข": "ฃ", "ค": "ฅ", "์": "๎", "ฯ": "ฯลฯ", "1": "๑", "2": "๒", "3": "๓", "4": "๔", "5": "๕", "6": "๖", "7": "๗", "8": "๘",
          "9": "๙", "0": "๐ °"
        },
        "domains": ".co.th .th .com .org",
        "labels": {
          "space": "วรรค", "letters": "กขค", "return": "ขึ้นบรรทัด", "done": "เสร็จ", "go": "ไป", "send": "ส่ง",
          "join": "เข้าร่วม", "route": "เส้นทาง", "search": "ค้นหา", "next": "ถัดไป", "continue": "ต่อ", "dock": "ตรึง",
          "float": "ลอย", "hide": "ซ่อน"
        }
      }
      """#
    ),
    (
      "vi",
      #"""
      {
        "id": "vi",
        "name": "Tiếng Việt",
        "language": "vi",
        "letters": ["q w e r t y u i o p", "a s d f g h j k l", "z x c v b n m"],
        "currency": "₫",
        "more": {
          "a": "à á ả ã ạ ă ằ ắ ẳ ẵ ặ â ầ ấ ẩ ẫ ậ", "e": "è é ẻ ẽ ẹ ê ề ế ể ễ ệ", "i": "ì í ỉ ĩ ị",
          "o": "ò ó ỏ õ ọ ô ồ ố ổ ỗ ộ ơ ờ ớ ở ỡ ợ", "u": "ù ú ủ ũ ụ ư ừ ứ ử ữ ự", "y": "ỳ ý ỷ ỹ ỵ", "d": "đ", "\"": "“ ”"
        },
        "domains": ".vn .com.vn .com .org",
        "labels": {
          "space": "dấu cách", "return": "nhập", "done": "xong", "go": "đi", "send": "gửi", "join": "tham gia",
          "route": "lộ trình", "search": "tìm", "next": "tiếp", "continue": "tiếp tục", "dock": "Gắn", "float": "Tách",
          "hide": "Ẩn"
        }
      }
      """#
    ),
    (
      "id",
      #"""
      {
        "id": "id",
        "name": "Bahasa Indonesia",
        "language": "id",
        "letters": ["q w e r t y u i o p", "a s d f g h j k l", "z x c v b n m"],
        "currency": "Rp",
        "more": {
          "e": "è é ê ë ē ė ę", "y": "ÿ", "u": "û ü ù ú ū", "i": "î ï í ī į ì", "o": "ô ö ò ó œ ø ō õ", "a": "à á â ä æ ã å ā",
          "s": "ß ś š", "l": "ł", "z": "ž ź ż", "c": "ç ć č", "n": "ñ ń"
        },
        "domains": ".id .co.id .com .org",
        "labels": {
          "space": "spasi", "return": "return", "done": "selesai", "go": "buka", "send": "kirim", "join": "gabung",
          "route": "rute", "search": "cari", "next": "berikutnya", "continue": "lanjut", "dock": "Tambatkan", "float": "Lepaskan",
          "hide": "Sembunyikan"
        }
      }
      """#
    ),
  ]
}
