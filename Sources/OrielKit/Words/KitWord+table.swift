extension KitWord {
  /// The table of the words, with one line per language: its tag, and the texts of the words in the order of the cases.
  static let table = """
    ar|ألغِ|طي|تم|توسيع|الارتفاع|قيد التنفيذ|نقل لأسفل|نقل لليسار|نقل لليمين|نقل لأعلى|التالي|حسنًا|السابق|\
    حدث خطأ ما
    ca|Cancel·la|Redueix|Fet|Expandeix|Alçada|En curs|Mou avall|Mou a l’esquerra|Mou a la dreta|Mou amunt|Següent|\
    D’acord|Anterior|Alguna cosa ha anat malament
    cs|Zrušit|Sbalit|Hotovo|Rozbalit|Výška|Probíhá|Posunout dolů|Posunout doleva|Posunout doprava|Posunout nahoru|\
    Následující|Budiž|Předchozí|Něco se pokazilo
    da|Annullér|Fold sammen|Færdig|Fold ud|Højde|I gang|Flyt ned|Flyt til venstre|Flyt til højre|Flyt op|Næste|OK|\
    Forrige|Noget gik galt
    de|Abbrechen|Einklappen|Fertig|Ausklappen|Höhe|In Arbeit|Nach unten|Nach links|Nach rechts|Nach oben|Weiter|OK|\
    Zurück|Etwas ist schiefgegangen
    el|Ακύρωση|Σύμπτυξη|Τέλος|Ανάπτυξη|Ύψος|Σε εξέλιξη|Μετακίνηση κάτω|Μετακίνηση αριστερά|Μετακίνηση δεξιά|\
    Μετακίνηση πάνω|Επόμενο|Εντάξει|Προηγούμενο|Κάτι πήγε στραβά
    en|Cancel|Collapse|Done|Expand|Height|In progress|Move Down|Move Left|Move Right|Move Up|Next|Ok|Previous|\
    Something Went Wrong
    es|Cancelar|Contraer|Hecho|Expandir|Altura|En curso|Mover hacia abajo|Mover a la izquierda|Mover a la derecha|\
    Mover hacia arriba|Siguiente|Aceptar|Anterior|Algo ha ido mal
    eu|Utzi|Tolestu|Eginda|Zabaldu|Altuera|Abian|Eraman behera|Eraman ezkerrera|Eraman eskuinera|Eraman gora|\
    Hurrengoa|Ados|Aurrekoa|Zerbait gaizki joan da
    fa|انصراف|جمع کردن|انجام شد|گستردن|ارتفاع|در حال انجام|انتقال به پایین|انتقال به چپ|انتقال به راست|\
    انتقال به بالا|بعدی|تأیید|قبلی|مشکلی پیش آمد
    fi|Peru|Supista|Valmis|Laajenna|Korkeus|Kesken|Siirrä alas|Siirrä vasemmalle|Siirrä oikealle|Siirrä ylös|\
    Seuraava|OK|Edellinen|Jokin meni vikaan
    fr|Annuler|Réduire|Terminé|Développer|Hauteur|En cours|Déplacer vers le bas|Déplacer vers la gauche|\
    Déplacer vers la droite|Déplacer vers le haut|Suivant|Valider|Précédent|Un problème est survenu
    he|ביטול|צמצום|סיום|הרחבה|גובה|בתהליך|העברה למטה|העברה שמאלה|העברה ימינה|העברה למעלה|הבא|אישור|הקודם|משהו השתבש
    hi|रद्द करें|समेटें|पूर्ण|फैलाएँ|ऊँचाई|जारी है|नीचे ले जाएँ|बाएँ ले जाएँ|दाएँ ले जाएँ|ऊपर ले जाएँ|अगला|ठीक|\
    पिछला|कुछ गड़बड़ हुई
    hu|Mégse|Összecsukás|Kész|Kinyitás|Magasság|Folyamatban|Mozgatás lefelé|Mozgatás balra|Mozgatás jobbra|\
    Mozgatás felfelé|Következő|OK|Előző|Hiba történt
    id|Batal|Ciutkan|Selesai|Bentangkan|Tinggi|Sedang berlangsung|Pindahkan ke Bawah|Pindahkan ke Kiri|\
    Pindahkan ke Kanan|Pindahkan ke Atas|Berikutnya|OK|Sebelumnya|Terjadi Kesalahan
    it|Annulla|Contrai|Fine|Espandi|Altezza|In corso|Sposta giù|Sposta a sinistra|Sposta a destra|Sposta su|\
    Successivo|OK|Precedente|Qualcosa è andato storto
    ja|キャンセル|折りたたむ|完了|展開|高さ|処理中|下に移動|左に移動|右に移動|上に移動|次へ|OK|前へ|問題が起きました
    ko|취소|접기|완료|펼치기|높이|진행 중|아래로 이동|왼쪽으로 이동|오른쪽으로 이동|위로 이동|다음|확인|이전|문제가 발생했습니다
    nb|Avbryt|Fold sammen|Ferdig|Fold ut|Høyde|Pågår|Flytt ned|Flytt til venstre|Flytt til høyre|Flytt opp|Neste|OK|\
    Forrige|Noe gikk galt
    nl|Annuleren|Inklappen|Gereed|Uitklappen|Hoogte|Bezig|Omlaag verplaatsen|Naar links verplaatsen|\
    Naar rechts verplaatsen|Omhoog verplaatsen|Volgende|OK|Vorige|Er is iets misgegaan
    pl|Anuluj|Zwiń|Gotowe|Rozwiń|Wysokość|W toku|Przenieś w dół|Przenieś w lewo|Przenieś w prawo|Przenieś w górę|\
    Następny|OK|Poprzedni|Coś poszło nie tak
    pt|Cancelar|Recolher|Concluído|Expandir|Altura|Em curso|Mover para baixo|Mover para a esquerda|\
    Mover para a direita|Mover para cima|Seguinte|Aceitar|Anterior|Algo correu mal
    pt-br|Cancelar|Recolher|Concluído|Expandir|Altura|Em andamento|Mover para baixo|Mover para a esquerda|\
    Mover para a direita|Mover para cima|Próximo|OK|Anterior|Algo deu errado
    ro|Anulează|Restrânge|Gata|Extinde|Înălțime|În curs|Mută în jos|Mută la stânga|Mută la dreapta|Mută în sus|\
    Următorul|OK|Precedentul|Ceva nu a mers bine
    ru|Отмена|Свернуть|Готово|Развернуть|Высота|Выполняется|Переместить вниз|Переместить влево|Переместить вправо|\
    Переместить вверх|Далее|OK|Назад|Что-то пошло не так
    sk|Zrušiť|Zbaliť|Hotovo|Rozbaliť|Výška|Prebieha|Posunúť nadol|Posunúť doľava|Posunúť doprava|Posunúť nahor|\
    Nasledujúci|OK|Predchádzajúci|Niečo sa pokazilo
    sv|Avbryt|Fäll ihop|Klar|Fäll ut|Höjd|Pågår|Flytta ner|Flytta åt vänster|Flytta åt höger|Flytta upp|Nästa|OK|\
    Föregående|Något gick fel
    tr|İptal Et|Daralt|Bitti|Genişlet|Yükseklik|Sürüyor|Aşağı Taşı|Sola Taşı|Sağa Taşı|Yukarı Taşı|Sonraki|Tamam|\
    Önceki|Bir Şeyler Ters Gitti
    uk|Скасувати|Згорнути|Готово|Розгорнути|Висота|Виконується|Перемістити вниз|Перемістити ліворуч|\
    Перемістити праворуч|Перемістити вгору|Далі|Гаразд|Назад|Щось пішло не так
    vi|Thôi|Thu gọn|Xong|Mở rộng|Chiều cao|Đang thực hiện|Chuyển xuống|Chuyển sang trái|Chuyển sang phải|Chuyển lên|\
    Tiếp|OK|Trước|Đã xảy ra lỗi
    zh-hans|取消|折叠|完成|展开|高度|进行中|下移|左移|右移|上移|下一个|确定|上一个|出错了
    zh-hant|取消|收合|完成|展開|高度|進行中|下移|左移|右移|上移|下一個|確定|上一個|發生錯誤
    """
}
