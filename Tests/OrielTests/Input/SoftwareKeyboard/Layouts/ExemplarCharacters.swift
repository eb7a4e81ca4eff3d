/// The letters of each layout's language: CLDR 41's main set of exemplar characters, in which each letter of a group is listed by itself.
enum ExemplarCharacters {
  static let all: [String: String] = [
    "en-US":
      """
    a b c d e f g h i j k l m n o p q r s t u v w x y z
    """,
    "en-GB":
      """
    a b c d e f g h i j k l m n o p q r s t u v w x y z
    """,
    "de":
      """
    a b c d e f g h i j k l m n o p q r s t u v w x y z ß ä ö ü
    """,
    "fr":
      """
    a b c d e f g h i j k l m n o p q r s t u v w x y z à â æ ç è é ê ë î ï ô ù û ü ÿ œ
    """,
    "fr-CA":
      """
    a b c d e f g h i j k l m n o p q r s t u v w x y z à â æ ç è é ê ë î ï ô ù û ü ÿ œ
    """,
    "es":
      """
    a b c d e f g h i j k l m n o p q r s t u v w x y z á é í ñ ó ú ü
    """,
    "pt":
      """
    a b c d e f g h i j k l m n o p q r s t u v w x y z à á â ã ç é ê í ò ó ô õ ú
    """,
    "pt-BR":
      """
    a b c d e f g h i j k l m n o p q r s t u v w x y z à á â ã ç é ê í ò ó ô õ ú
    """,
    "it":
      """
    a b c d e f g h i j k l m n o p q r s t u v w x y z à è é ì ò ó ù
    """,
    "nl":
      """
    a b c d e f g h i j k l m n o p q r s t u v w x y z á ä é ë í ï ó ö ú ü \u{301}
    """,
    "pl":
      """
    a b c d e f g h i j k l m n o p r s t u w y z ó ą ć ę ł ń ś ź ż
    """,
    "cs":
      """
    a b c d e f g h i j k l m n o p q r s t u v w x y z á é í ó ú ý č ď ě ň ř š ť ů ž
    """,
    "sk":
      """
    a b c d e f g h i j k l m n o p q r s t u v w x y z á ä é í ó ô ú ý č ď ĺ ľ ň ŕ š ť ž
    """,
    "hu":
      """
    a b c d e f g h i j k l m n o p r s t u v y z á é í ó ö ú ü ő ű
    """,
    "ro":
      """
    a b c d e f g h i j k l m n o p r s t u v w x y z â î ă ș ț
    """,
    "sv":
      """
    a b c d e f g h i j k l m n o p q r s t u v w x y z à ä å é ö
    """,
    "nb":
      """
    a b c d e f g h i j k l m n o p q r s t u v w x y z à å æ é ò ó ô ø
    """,
    "da":
      """
    a b c d e f g h i j k l m n o p q r s t u v w x y z å æ ø
    """,
    "fi":
      """
    a b c d e f g h i j k l m n o p q r s t u v w x y z ä å ö š ž
    """,
    "tr":
      """
    a b c d e f g h i j k l m n o p r s t u v y z ç ö ü ğ İ ı ş
    """,
    "el":
      """
    ΐ ά έ ή ί ΰ α β γ δ ε ζ η θ ι κ λ μ ν ξ ο π ρ ς σ τ υ φ χ ψ ω ϊ ϋ ό ύ ώ
    """,
    "ru":
      """
    а б в г д е ж з и й к л м н о п р с т у ф х ц ч ш щ ъ ы ь э ю я ё
    """,
    "uk":
      """
    ʼ а б в г д е ж з и й к л м н о п р с т у ф х ц ч ш щ ь ю я є і ї ґ
    """,
    "bg":
      """
    а б в г д е ж з и й к л м н о п р с т у ф х ц ч ш щ ъ ь ю я
    """,
    "sr":
      """
    а б в г д е ж з и к л м н о п р с т у ф х ц ч ш ђ ј љ њ ћ џ
    """,
    "sr-Latn":
      """
    a b c d e f g h i j k l m n o p r s t u v z ć č đ š ž
    """,
    "hr":
      """
    a b c d e f g h i j k l m n o p r s t u v z ć č đ š ž
    """,
    "ar":
      """
    ء آ أ ؤ إ ئ ا ب ة ت ث ج ح خ د ذ ر ز س ش ص ض ط ظ ع غ ف ق ك ل م ن ه و ى ي \u{64B} \u{64C} \u{64D} \u{64E} \u{64F}
    \u{650} \u{651} \u{652} \u{670}
    """,
    "he":
      """
    א ב ג ד ה ו ז ח ט י ך כ ל ם מ ן נ ס ע ף פ ץ צ ק ר ש ת
    """,
    "fa":
      """
    ء آ أ ؤ ئ ا ب ة ت ث ج ح خ د ذ ر ز س ش ص ض ط ظ ع غ ف ق ل م ن ه و \u{64B} \u{64C} \u{64D} \u{651} \u{654} پ چ ژ ک
    گ ی
    """,
    "ur":
      """
    ء ا ب ت ث ج ح خ د ذ ر ز س ش ص ض ط ظ ع غ ف ق ل م ن و ٹ پ چ ڈ ڑ ژ ک گ ھ ہ ی ے
    """,
    "hi":
      """
    \u{901} \u{902} \u{903} अ आ इ ई उ ऊ ऋ ऌ ऍ ए ऐ ऑ ओ औ क ख ग घ ङ च छ ज झ ञ ट ठ ड ढ ण त थ द ध न प फ ब भ म य र ल ळ व
    श ष स ह \u{93C} ऽ \u{93E} \u{93F} \u{940} \u{941} \u{942} \u{943} \u{945} \u{947} \u{948} \u{949} \u{94B}
    \u{94C} \u{94D} ॐ
    """,
    "vi":
      """
    a b c d e g h i k l m n o p q r s t u v x y à á â ã è é ê ì í ò ó ô õ ù ú ý ă đ ĩ ũ ơ ư ạ ả ấ ầ ẩ ẫ ậ ắ ằ ẳ ẵ ặ
    ẹ ẻ ẽ ế ề ể ễ ệ ỉ ị ọ ỏ ố ồ ổ ỗ ộ ớ ờ ở ỡ ợ ụ ủ ứ ừ ử ữ ự ỳ ỵ ỷ ỹ
    """,
    "id":
      """
    a b c d e f g h i j k l m n o p q r s t u v w x y z
    """,
    "th":
      """
    ก ข ฃ ค ฅ ฆ ง จ ฉ ช ซ ฌ ญ ฎ ฏ ฐ ฑ ฒ ณ ด ต ถ ท ธ น บ ป ผ ฝ พ ฟ ภ ม ย ร ฤ ล ฦ ว ศ ษ ส ห ฬ อ ฮ ฯ ะ \u{E31} า ำ
    \u{E34} \u{E35} \u{E36} \u{E37} \u{E38} \u{E39} \u{E3A} เ แ โ ใ ไ ๅ ๆ \u{E47} \u{E48} \u{E49} \u{E4A} \u{E4B}
    \u{E4C} \u{E4D} \u{E4E}
    """,
  ]
}
