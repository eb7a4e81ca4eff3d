/// The names of keys without a descriptive label for assistive technology, in the language of the session. The names of the emoji groups
/// are from CLDR.
package struct KeyNames: Sendable {
  /// The words by the names of keys.
  private let words: [String: String]

  package static let names = [
    "keyboard", "delete", "shift", "next keyboard", "letters", "numbers", "symbols", "hide keyboard", "emoji", "on", "recent",
    "search emoji",
    "suggestion", "smileys & people", "animals & nature", "food & drink", "travel & places", "activities", "objects", "signs", "flags",
  ]

  /// Creates the words for the first supported language in a list of BCP 47 tags. English has no words, because the names are in English.
  package init(languages: [String]) {
    for language in languages {
      let parts = language.prefix { $0 != "." && $0 != "@" }.split { $0 == "-" || $0 == "_" }
      guard let base = parts.first.map({ ["no": "nb", "nn": "nb", "iw": "he", "in": "id"][$0] ?? String($0) }) else { continue }
      if base == "en" { break }
      let tag = parts.contains("Latn") && base == "sr" ? "sr-Latn" : base
      guard let line = Self.table.split(separator: "\n").first(where: { $0.hasPrefix(tag + "|") }) else { continue }
      let words = line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().map(String.init)
      self.words = Dictionary(uniqueKeysWithValues: zip(Self.names, words).filter { !$0.1.isEmpty })
      return
    }
    words = [:]
  }

  /// Returns the word for the name of a key, or the name itself if there is no word.
  package subscript(_ name: String) -> String { words[name] ?? name }

  /// The words as one line for each language: its tag, and a word for each of the names.
  private static let table = """
    de|Tastatur|Löschen|Umschalttaste|Nächste Tastatur|Buchstaben|Ziffern|Symbole|Tastatur ausblenden|Emoji|ein|\
    Zuletzt benutzt|Emoji suchen|Vorschlag|Smileys und Leute|Flora und Fauna|Essen & Trinken|Reisen und Orte|Aktivitäten|\
    Objekte|Zeichen|Flaggen
    fr|clavier|supprimer|majuscule|clavier suivant|lettres|chiffres|symboles|masquer le clavier|emoji|activé|récents|\
    rechercher un emoji|suggestion|émoticônes et personnes|animaux et nature|nourriture et boisson|voyage et lieux|\
    activités|objets|symboles|drapeaux
    es|teclado|eliminar|mayúsculas|siguiente teclado|letras|números|símbolos|ocultar teclado|emojis|activado|recientes|\
    buscar emojis|sugerencia|Emoticonos y personas|Animales y naturaleza|Comida y bebida|Viajes y destinos|Actividades|\
    Objetos|Símbolos|Banderas
    pt|teclado|apagar|maiúsculas|próximo teclado|letras|números|símbolos|ocultar teclado|emojis|ativado|recentes|\
    buscar emojis|sugestão|smiley ou pessoa|animal ou natureza|comidas e bebidas|viagem ou lugar|atividade|objeto|símbolo|\
    bandeiras
    it|tastiera|elimina|maiuscole|tastiera successiva|lettere|numeri|simboli|nascondi tastiera|emoji|attivo|recenti|\
    cerca emoji|suggerimento|Smiley e persone|Animali e natura|cibo e bevande|Viaggi e luoghi|Attività|Oggetti|Simboli|\
    bandiere
    nl|toetsenbord|verwijder|shift|volgend toetsenbord|letters|cijfers|symbolen|verberg toetsenbord|emoji|aan|recent|\
    zoek emoji|suggestie|smiley of persoon|dier of natuur|eten en drinken|reizen of plaats|activiteit|object|symbool|\
    vlaggen
    pl|klawiatura|usuń|shift|następna klawiatura|litery|cyfry|symbole|ukryj klawiaturę|emoji|włączony|ostatnie|\
    szukaj emoji|propozycja|emotikony i osoby|zwierzęta i natura|żywność i napoje|podróże i miejsca|czynności|obiekty|\
    symbole|flagi
    cs|klávesnice|smazat|shift|další klávesnice|písmena|číslice|symboly|skrýt klávesnici|emoji|zapnuto|poslední|\
    hledat emoji|návrh|emotikony a lidé|zvířata a příroda|jídlo a pití|cestování a místa|aktivity|objekty|symboly|vlajky
    sk|klávesnica|vymazať|shift|ďalšia klávesnica|písmená|číslice|symboly|skryť klávesnicu|emoji|zapnuté|posledné|\
    hľadať emoji|návrh|emotikony a ľudia|zvieratá a príroda|jedlo a pitie|cestovanie a miesta|aktivity|objekty|symboly|\
    vlajky
    hu|billentyűzet|törlés|shift|következő billentyűzet|betűk|számok|szimbólumok|billentyűzet elrejtése|emodzsi|be|\
    legutóbbiak|emodzsi keresése|javaslat|hangulatjelek és emberek|állatok és természet|étel-ital|utazás és helyek|\
    tevékenység|tárgyak|szimbólumok|zászlók
    ro|tastatură|șterge|shift|tastatura următoare|litere|cifre|simboluri|ascunde tastatura|emoji|activat|recente|\
    caută emoji|sugestie|emoticon sau persoană|animal sau natură|mâncare și băutură|călătorie sau loc|activitate|obiect|\
    simbol|steaguri
    sv|tangentbord|radera|skift|nästa tangentbord|bokstäver|siffror|symboler|göm tangentbord|emoji|på|senaste|sök emoji|\
    förslag|smileys och människor|djur och natur|mat och dryck|resor och platser|aktiviteter|objekt|symboler|flaggor
    nb|tastatur|slett|skift|neste tastatur|bokstaver|tall|symboler|skjul tastatur|emoji|på|nylige|søk etter emoji|forslag|\
    smilefjes og mennesker|dyr og natur|mat og drikke|reise og steder|aktiviteter|objekter|symboler|flagg
    da|tastatur|slet|skift|næste tastatur|bogstaver|tal|symboler|skjul tastatur|emoji|til|seneste|søg efter emoji|forslag|\
    smileys og personer|dyr og natur|mad og drikke|rejser og destinationer|aktiviteter|objekter|symboler|flag
    fi|näppäimistö|poista|vaihto|seuraava näppäimistö|kirjaimet|numerot|symbolit|kätke näppäimistö|emoji|päällä|\
    viimeisimmät|etsi emojia|ehdotus|hymiöt ja ihmiset|eläimet ja luonto|ruoka ja juoma|matkustus ja paikat|toiminta|\
    objektit|symbolit|liput
    tr|klavye|sil|shift|sonraki klavye|harfler|sayılar|simgeler|klavyeyi gizle|emoji|açık|son kullanılanlar|emoji ara|\
    öneri|gülen yüz veya kişi|hayvanlar ve doğa|yiyecek ve içecek|seyahat veya yer|aktivite|nesne|simge|bayraklar
    el|πληκτρολόγιο|διαγραφή|shift|επόμενο πληκτρολόγιο|γράμματα|αριθμοί|σύμβολα|απόκρυψη πληκτρολογίου|emoji|ενεργό|\
    πρόσφατα|αναζήτηση emoji|πρόταση|γελαστούλης ή άτομο|ζώο ή φύση|φαγητό και ποτό|ταξίδι ή μέρος|δραστηριότητα|\
    αντικείμενο|σύμβολο|σημαίες
    ru|клавиатура|удалить|верхний регистр|следующая клавиатура|буквы|цифры|символы|скрыть клавиатуру|эмодзи|вкл.|недавние|\
    поиск эмодзи|подсказка|смайлики и люди|животные и природа|еда и напитки|путешествия и места|занятия|объекты|символы|\
    флаги
    uk|клавіатура|видалити|верхній регістр|наступна клавіатура|літери|цифри|символи|сховати клавіатуру|емодзі|увімкнено|\
    недавні|пошук емодзі|підказка|смайлик чи людина|тварина чи природа|їжа та напої|подорож чи місце|активність|обʼєкт|\
    символ|прапори
    bg|клавиатура|изтрий|главни букви|следваща клавиатура|букви|цифри|символи|скрий клавиатурата|емоджи|включено|скорошни|\
    търсене на емоджи|предложение|Емотикони и хора|Животни и природа|Храна и напитки|Пътувания и места|Дейности|Предмети|\
    Символи|Флагове
    sr|тастатура|обриши|велика слова|следећа тастатура|слова|бројеви|симболи|сакриј тастатуру|емоџи|укључено|недавно|\
    претражи емоџије|предлог|Смајлији и људи|Животиње и природа|Храна и пиће|Путовања и места|Активности|Објекти|Симболи|\
    Заставе
    sr-Latn|tastatura|obriši|velika slova|sledeća tastatura|slova|brojevi|simboli|sakrij tastaturu|emodži|uključeno|\
    nedavno|pretraži emodžije|predlog|Smajliji i ljudi|Životinje i priroda|Hrana i piće|Putovanja i mesta|Aktivnosti|\
    Objekti|Simboli|Zastave
    hr|tipkovnica|obriši|velika slova|sljedeća tipkovnica|slova|brojevi|simboli|sakrij tipkovnicu|emoji|uključeno|nedavno|\
    pretraži emojije|prijedlog|smješko ili osoba|životinja ili priroda|jelo i piće|putovanje ili mjesto|aktivnost|predmet|\
    simbol|zastave
    ar|لوحة المفاتيح|حذف|تبديل الحروف|لوحة المفاتيح التالية|حروف|أرقام|رموز|إخفاء لوحة المفاتيح|إيموجي|مفعّل|الأخيرة|\
    بحث عن إيموجي|اقتراح|أشكال تعبيرية وأشخاص|حيوانات وطبيعة|طعام وشراب|سفر وأماكن|أنشطة|كائنات|رموز|أعلام
    fa|صفحه‌کلید|حذف|تبدیل|صفحه‌کلید بعدی|حروف|اعداد|نمادها|پنهان کردن صفحه‌کلید|ایموجی|روشن|اخیر|جستجوی ایموجی|پیشنهاد|\
    صورتک‌ها و افراد|حیوانات و طبیعت|غذا و نوشیدنی|سفر و جای‌ها|فعالیت|اشیاء|علائم|پرچم‌ها
    ur|کی بورڈ|حذف کریں|شفٹ|اگلا کی بورڈ|حروف|اعداد|علامات|کی بورڈ چھپائیں|ایموجی|آن|حالیہ|ایموجی تلاش کریں|تجویز|\
    اسمالیز اور لوگ|حیوانات و فطرت|غذا اور مشروب|سفر اور مقامات|سرگرمی|آبجیکٹس|علامات|پرچم
    he|מקלדת|מחיקה|שיפט|המקלדת הבאה|אותיות|מספרים|סמלים|הסתרת המקלדת|אמוג׳י|פעיל|אחרונים|חיפוש אמוג׳י|הצעה|\
    סמיילי או אנשים|בעלי חיים וטבע|מזון ומשקאות|נסיעות ומקומות|פעילויות|אובייקטים|סמלים|דגלים
    hi|कीबोर्ड|मिटाएँ|शिफ़्ट|अगला कीबोर्ड|अक्षर|संख्याएँ|चिह्न|कीबोर्ड छिपाएँ|इमोजी|चालू|हाल के|इमोजी खोजें|सुझाव|\
    स्माइली या लोग|पशु और प्रकृति|खान-पान|यात्रा या स्थान|गतिविधि|वस्तु|चिह्न|झंडे
    vi|bàn phím|xóa|shift|bàn phím tiếp theo|chữ cái|số|ký hiệu|ẩn bàn phím|biểu tượng cảm xúc|bật|gần đây|\
    tìm biểu tượng cảm xúc|gợi ý|mặt cười hoặc người|động vật hoặc tự nhiên|đồ ăn & đồ uống|du lịch hoặc địa điểm|\
    hoạt động|đồ vật|ký hiệu|cờ
    id|papan ketik|hapus|shift|papan ketik berikutnya|huruf|angka|simbol|sembunyikan papan ketik|emoji|aktif|terbaru|\
    cari emoji|saran|smiley atau orang|satwa atau alam|makanan & minuman|perjalanan atau lokasi|aktivitas|objek|simbol|\
    bendera
    th|แป้นพิมพ์|ลบ|ชิฟต์|แป้นพิมพ์ถัดไป|ตัวอักษร|ตัวเลข|สัญลักษณ์|ซ่อนแป้นพิมพ์|อีโมจิ|เปิด|ล่าสุด|ค้นหาอีโมจิ|คำแนะนำ|\
    หน้ายิ้มหรือรูปคน|สัตว์หรือธรรมชาติ|อาหารและเครื่องดื่ม|การเดินทางหรือสถานที่|กิจกรรม|วัตถุ|สัญลักษณ์|ธง
    """
}
