/** Whether a piece of a description speaks of the song itself; who sings or hears music is told of. */
export const sungOf = (piece: string) =>
  SONG.test(
    piece
      .replace(/(?<!\p{L})rhoma irama(?!\p{L})/giu, 'rhoma')
      .replace(/(?<!\p{L})((?:ber)?cerita|kisah|dongeng|buku|film) (?:tentang|soal|mengenai)(?!\p{L})/giu, '$1')
      .replace(
        /(?<!\p{L})(?:nyanyi|menyanyi|bernyanyi|menyanyikan|nyanyiin|mendengarkan|dengar|dengerin|memutar|putar|muter|nyetel|bersenandung|konser|karaoke|hafal|joget) (?:(?:lagu|musik)(?!\p{L})(?: (?:dangdut|koplo|pop|rock|jazz)(?!\p{L}))?|(?:dangdut|koplo|rock|jazz)(?!\p{L}))/giu,
        'nyanyi',
      )
      .replace(
        /(?<!\p{L})(?:mem)?(?:buat|bikin)(?:in|kan)? (?=(?:aku|kue|kamu|dia|teh|kopi|sarapan|bekal|makan)(?!\p{L}))/giu,
        '',
      ),
  )

const SONG =
  /(?<!\p{L})(?:yel|lagu|lagunya(?! itu)|nyanyian|musik|musiknya|lirik|liriknya|nada|irama|vokal|tempo|bpm|genre|beat|rap|pop|rock|jazz|dangdut|koplo|akustik|lo-?fi|edm|instrumental|jingle|himne|mars|nina bobo|pengantar tidur|suara (?:cewek|cowok|perempuan|pria|wanita|laki|cowo|cewe)\p{L}*|bikin(?:in|kan)|buat(?:kan|in)|tolong|tuliskan|ciptakan|versi|durasi|(?<=^(?:sekitar |kira-kira )?[\d,.-]+ ?)menit|berdurasi|bahasa|(?<=^|lagu |musik |pop |rock |(?<!\p{L})ya |dong )tanpa(?! (?:gula|susu|es|sambal|helm|sepatu|sandal|payung|pernah|lelah|mengeluh|pamit|pengawet|pewarna|msg|bahan|libur|antre|ribet))|tentang|mengenai|judul|judulnya|nuansa|suasana|gaya|style|kado|hadiah)(?!\p{L})/iu

/** How a song is asked for: "jangan sedih banget", "minta yang lucu". */
export const ASKING =
  /^(?:(?:supaya|biar|agar|sampai) (?:\p{L}+(?:-\p{L}+)? ){0,3}(?:ingat|hafal|hapal|ngerti|mengerti|nangis|menangis|terharu|ketawa|tertawa|senang|cepat hafal|gampang \p{L}+|mudah \p{L}+)(?:$| (?:semua|dengar\p{L}*|denger\p{L}*|baca\p{L}*|lagi|terus))|(?:(?:mau|akan|nanti|rencananya|untuk|buat|biar bisa) )*(?:diputar|dinyanyikan|dinyanyiin|ditampilkan|dipakai|dikirim|diputerin)(?!\p{L})|(?:yang )?(?:gampang|mudah|enak) (?:di\p{L}+)|(?:ada |pakai |dengan )?(?:refr?ain|reff?|chorus)(?!\p{L})|request lagu|(?:maaf|mohon maaf) (?:kalau|lahir)|(?:sayang|yang|ma|pa|bu|pak|beb|nak|\p{L}+ku)?[ ,]*(?:maaf|maafin|maafkan)(?: (?:aku|ya|banget|sekali|sayang|dong|kalau))*$|(?:aku |saya |gue )?(?:mau|pengen|ingin) (?:minta maaf|ngucapin|mengucapkan|bilang (?:maaf|terima kasih|makasih))|(?:tolong )?(?:bikin|buat|membuat)(?:in|kan)? (?:yang |agak |jadi )?(?:lucu|sedih|haru|ceria|kocak|semangat|santai)|jangan (?:terlalu |sampai |ada )?(?:sedih|cengeng|lebay|cepat|lambat|pakai|sebut)|minta(?: yang| dibuat|$)|yang (?:haru|lucu|ceria|sedih|semangat|rame|ramai|santai)|biar (?:haru|lucu|ceria|semangat))(?!\p{L})/iu
