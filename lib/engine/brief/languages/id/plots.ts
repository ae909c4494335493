import type { ReadingWords } from '../../reading.ts'

export const BUSINESS =
  '(?:toko(?: (?:roti|kue|bunga|buku|kopi|baju|kelontong|online))?|warung(?: (?:kopi|makan|nasi|bakso|soto))?|kedai(?: kopi)?|kafe|cafe|restoran|resto|rumah makan|bakso|bakery|salon|barbershop|bengkel|laundry|kos-?kosan|hotel|penginapan|homestay|gym|apotek|klinik|usaha|bisnis|perusahaan|startup|aplikasi|butik|katering|catering|angkringan|petshop|pet shop|bimbel|martabak|pecel lele|mie ayam|mi ayam|seblak|keripik|brand|merek|percetakan|cuci motor|pangkas rambut)'

/** Where descriptions say which kind of song it is: their first words. */
const HEAD = '^(?:(?!lupa\\b|kangen\\b|rindu\\b|maaf\\b|putus\\b|mengenang\\b)[\\p{L}\\d-]+ ){0,5}'

/** What each kind of song is called or told by; the first that is found counts. */
export const plots: ReadingWords['plots'] = [
  [
    'lullaby',
    '\\bnina ?bobo\\b|\\byang mau (?:tidur|bobo)\\b|\\b(?:lagu )?(?:pengantar|penghantar) tidur\\b|\\blagu tidur\\b|\\bmenidurkan\\b|\\bnidurin\\b|\\b(?:biar|supaya|agar) (?:\\p{L}+ ){0,3}(?:cepat |cepet |bisa |mau )?(?:tidur|bobo|bobok)\\b|\\btimang\\p{L}*|\\b(?:bobo|bobok)\\b|\\bsusah tidur\\b',
  ],
  ['shop', '\\bjingle\\b'],
  ['lullaby', `${HEAD}(?:nina ?bobo|bobo|bobok)\\b`],
  [
    'birthday',
    `${HEAD}(?:ulang ?tahun|ultah|hbd|milad|sweet seventeen)\\b(?! (?:per)?nikahan)(?!(?: \\p{L}+){0,3} alm)`,
  ],
  ['wedding', `${HEAD}(?:(?:per)?nikahan|resepsi|akad)\\b`],
  ['graduation', `${HEAD}(?:wisuda|kelulusan)\\b`],
  ['thanks', `${HEAD}(?:terima ?kasih|makasih?|hari (?:ibu|ayah|guru))\\b`],
  ['farewell', `${HEAD}(?:perpisahan|farewell)\\b(?! (?:sekolah|kelas|sd|smp|sma))`],
  [
    'heartbreak',
    '\\b(?:dia|mantan\\p{L}*|pacarku) (?:malah |mau |akan |udah |sudah )?(?:nikah|menikah|kawin) (?:sama|dengan)\\b|\\bditinggal (?:nikah|kawin)\\b',
  ],
  [
    'apology',
    '(?<!(?:harus|pernah|selalu|sibuk|langsung|datang|sampai|suka|terpaksa) (?:minta |bilang )?)\\bmaaf(?:kan|in)?\\b|\\bminta ampun\\b|\\bmenyesal\\b|\\bnyesel\\b|\\bpermintaan maaf\\b|\\bsorry\\b|\\bbaikan\\b',
  ],
  [
    'memorial',
    '\\bmeninggal\\b|\\bwafat\\b|\\balmarhum(?:ah)?\\b|\\balm\\b|\\btutup usia\\b|\\bberpulang\\b|\\bmengenang\\b(?! (?:masa|zaman|jaman|waktu|saat|hari-hari|momen|kenangan|cinta|sma|smp))|\\bpemakaman\\b|\\btahlilan\\b|\\btelah tiada\\b|\\bselamat jalan,? (?:oma|opa|nenek|kakek|mbah|eyang|ibu|bapak|ayah|mama|papa|bunda|sahabat)\\p{L}*|\\b(?:sudah|udah) (?:tiada|gak ada|nggak ada)\\b|\\bduka\\b|\\bkepergian\\b(?! (?:\\p{L}+ ){0,2}ke )|\\bdi surga\\b|\\b(?:kucing|anjing|kelinci|hamster|ikan|burung)\\p{L}*(?: \\p{L}+){0,3} mati\\b|\\bmati (?:kemarin|minggu|tadi|bulan|tahun|ketabrak|karena)\\b|\\bketabrak\\b',
  ],
  [
    'nostalgia',
    '\\b(?:cinta (?:pertama|monyet)|naksir|suka) (?:\\p{L}+ ){0,3}(?:waktu|zaman|jaman|masa|pas) (?:sma|smp|sd|sekolah|kuliah|kecil)\\b|\\bmengenang (?:masa|zaman|jaman|waktu|momen)\\b|\\bcinta dalam diam\\b',
  ],
  ['heartbreak', '\\bputus cinta\\b|\\bpatah hati\\b|\\btanpa pamit\\b'],
  ['missing', '^(?:lagu )?(?:kangen|rindu)\\b(?! (?:masa|zaman|jaman|waktu|saat))'],
  [
    'wedding',
    '(?<!(?:tahun|ultah|hut|anniversary) )\\b(?:per)?nikahan\\b|\\bmenikah\\b(?! \\d+ tahun)(?! (?:sama|dengan) orang)|(?<!tahun (?:me)?)\\bnikah\\b(?! \\d+ tahun)|\\bkawinan?\\b|\\bpengantin\\b|\\bresepsi\\b|\\bijab\\b|\\bakad\\b|\\bmempelai\\b',
  ],
  [
    'birthday',
    '\\b(?:ulang ?tahun|ultah)\\b(?! (?:per)?nikahan)|\\bhbd\\b|\\bmilad\\b|\\bsweet seventeen\\b|\\bbirthday\\b|\\bulang thn\\b',
  ],
  [
    'graduation',
    '(?<!(?:aku|saya|kami|kita|gue|gw) (?:udah |sudah |mau |baru |akan )?)\\bwisuda\\b|\\bkelulusan\\b|\\blulus (?:jadi \\p{L}+|kuliah|sekolah|sma|smp|sd|s1|s2|sarjana)\\b|\\bperpisahan (?:sekolah|kelas)\\b|\\bbaru lulus\\b|\\bsarjana\\b',
  ],
  [
    'retirement',
    '(?<!(?:sudah|udah|udh|setelah|sejak|sesudah|abis|habis|sebelum|dana|uang) )\\bpensiun\\b|\\bpurna ?(?:bakti|tugas)\\b',
  ],
  [
    'new-baby',
    '\\bselamat datang (?:keponakan|cucu|anak|dedek|bayi|si kecil)\\p{L}*|\\blahir (?:pas|waktu|saat|tadi|kemarin|jam)\\b|\\bbaru lahir\\b|\\bkelahiran\\b|\\baqiqah\\b|\\bakikah\\b|\\bhamil\\b|\\btelah lahir\\b|\\bnewborn\\b',
  ],
  [
    'thanks',
    '\\bterima ?kasih\\b|\\bmakasih\\b|\\bmakasi\\b|\\bthanks\\b|\\bthank you\\b|\\bberterima ?kasih\\b|\\bhari (?:ibu|ayah|guru)\\b|\\bjasa(?:mu|nya)\\b',
  ],
  [
    'get-well',
    '\\bcepat sembuh\\b|\\bcepet sembuh\\b|\\blekas sembuh\\b|\\bgws\\b|\\b(?:habis|abis|mau|akan|baru|selesai|sedang|lagi|menjalani|pasca) operasi\\b|\\b(?:masih|lagi|sedang|harus) dirawat\\b|\\bdirawat di\\b|\\b(?:masuk|terbaring di|opname di|lagi di|masih di) rumah sakit\\b|\\bopname\\b|\\bkemo\\p{L}*',
  ],
  [
    'farewell',
    '\\bperpisahan\\b|\\bhari terakhir(?:ku|nya)?(?: \\p{L}+)? (?:di )?(?:kantor|kerja|sekolah|sini)\\b|\\bselamat jalan\\b|\\bselamat tinggal\\b|(?<!tanpa )\\bpamit\\b|\\bresign\\b|(?<!(?:(?:aku|saya|kami|kita|gue|gw) (?:udah |sudah |mau |baru |pernah |lagi )?|sampai |sampe |sejak |setelah |waktu |udah |sudah |dulu |sampai dia |sejak dia |setelah dia ))\\bpindah (?:kerja|kota|rumah|ke)\\b|\\b(?:mau|akan|berangkat|besok|pergi) merantau\\b|\\bfarewell\\b|\\bmau pergi\\b',
  ],
  ['new-year', '\\btahun baru\\b|\\bimlek\\b'],
  [
    'holiday',
    '(?<!(?:tiap|setiap|pas|waktu|nanti|habis|sebelum|setelah|tiap hari|baju) )\\b(?:lebaran|idul ?(?:fitri|adha)|hari raya|natal|ramadhan|ramadan)\\b|(?<!(?:tiap|setiap|suka|selalu|nggak|gak|tak|ga|bisa) )\\bmudik\\b|\\b(?:bulan|lagu|buka|selamat) puasa\\b|\\bkemerdekaan\\b|\\b17 ?an\\b|\\bagustusan\\b|\\bnyepi\\b|\\bhari besar\\b',
  ],
  [
    'team',
    '\\b(?:mars|yel[- ]yel|lagu|himne|hymne|chant|anthem|semangat|dukung) (?:\\p{L}+ ){0,3}(?:tim|klub|ssb|(?<!(?:murid|anak|siswa|wali|teman|guru|ketua) )kelas(?! \\d)|angkatan)\\b|\\btim (?:sepak ?bola|bola|futsal|basket|voli|badminton|esports?|kami|kita|kampung|lari|dayung)\\b|\\bklub (?:sepak ?bola|bola|motor|futsal|lari|sepeda)\\b|\\bmars (?=(?:untuk|buat|sekolah|kelas|tim|klub|organisasi|kampus|pramuka|rt|rw|desa|perusahaan|kantor)\\b)|\\byel[- ]yel\\b|\\bssb\\b',
  ],
  [
    'shop',
    `\\bjingle\\b|\\biklan\\b|\\bpromosi\\b|\\bpromo\\b|\\bgrand opening\\b|\\b${BUSINESS} (?:saya|kami|kita|gue|gw|aku|baru)\\b|\\b(?:buat|untuk|utk) ${BUSINESS}\\b|\\bjualan(?:ku| kami| aku| saya| gue)\\b`,
  ],
  [
    'teaching',
    '\\b(?:murid|siswa|anak(?:-anak)?) (?:\\p{L}+ ){0,2}(?:kelas (?:\\d+|satu|dua|tiga|empat|lima|enam)|sd|tk|paud)(?: \\p{L}+){0,2} (?:tentang|soal)\\b|\\btentang (?:cara|siklus|rantai makanan|sistem|huruf|angka|warna|penjumlahan|pembagian|pecahan|planet)\\b|\\bbelajar (?:nama|mengenal|hari|bulan|anggota tubuh|musim|membaca jam|menyeberang|daur|bentuk|rantai|siklus|tata surya|abjad|huruf|angka|warna|hitung|berhitung|perkalian|planet|hewan|tumbuhan|fotosintesis)|\\b(?:meng)?ajar(?:kan|in)\\b|\\bngajarin (?:anak|adek|adik|keponakan|murid|matematika|cara|tentang)|\\bmenghafal\\p{L}*|\\bhafal(?:an|in)\\b|\\bngafal\\p{L}*|\\bhapal(?:an|in)?\\b|\\bmenjelaskan\\b|\\bjelasin\\b|\\bbelajar (?:tentang|berhitung|membaca|warna|huruf|angka|perkalian|hari|bahasa|mengenal|abjad)|\\bperkalian\\b|\\bfotosintesis\\b|\\btata surya\\b|\\balfabet\\b|\\babjad\\b|\\bnama-nama\\b|\\bsikat gigi\\b|\\bgosok gigi\\b|\\bcuci tangan\\b|\\bbuang sampah pada tempatnya\\b|\\b(?:lagu|lirik|rap)(?: anak(?:-anak)?)? (?:tentang |soal )?(?:buang sampah|menyeberang|nama hari|nama bulan|hari dan bulan|siklus air|daur air|daur ulang|memilah sampah|anggota tubuh|lampu lalu lintas|empat musim|dua musim|planet)\\b|\\btentang (?:siklus|daur|planet|musim|nama hari|menyeberang|memilah sampah|anggota tubuh)|\\bbiar anak(?:-anak)? (?:mau|rajin|ingat|hafal)\\b|\\bmemilah sampah\\b|\\b(?:mengenal|belajar) (?:huruf|angka|warna|hewan|bentuk|abjad|alfabet|(?:empat|dua) musim|jam|uang)\\b|\\bnama[- ]?nama\\b|^(?:\\p{L}+ ){0,3}(?:berhitung|menghitung)\\b|\\bsatu sampai sepuluh\\b|\\bdaur ulang\\b|\\bedukasi\\b|\\bmateri\\b|\\b(?:lagu|rap) (?:matematika|sejarah|biologi|fisika|kimia|geografi)',
  ],
  [
    'heartbreak',
    '(?:^|[.,;] ?)(?:dia|pacarku|kamu) pergi (?:dan|ninggalin|meninggalkan|begitu|tanpa)\\b|\\bpatah hati\\b|\\bputus cinta\\b|\\bputus\\b(?! sekolah)|\\bmantan(?:ku\\b| (?:ku|gue|gw|saya|aku|pacar|terindah|kekasih|yang)\\b|[,.!]|$)|\\b(?:sama|ke|kangen|lupain|melupakan) mantan\\b|\\bditinggal (?:pacar|nikah|pas)|\\bselingkuh\\p{L}*|\\bgalau\\b|\\bcerai\\b|\\bdiputusin\\b|\\bgagal move on\\b|\\bmove on\\b|\\bditolak (?:cewek|cowok|dia|gebetan|crush|cinta)\\b|\\bcinta\\p{L}* ditolak\\b|\\bmutusin (?:aku|gue|gw|saya)\\b|\\bdighosting\\b|\\bghosting\\b|\\bcinta bertepuk\\b|\\bhts\\b|\\bsakit hati\\b|\\bdikhianati\\b',
  ],
  ['nostalgia', '\\b(?:kangen|rindu) (?:masa|zaman|jaman|waktu|saat)\\b'],
  [
    'missing',
    '\\bkangen\\b|\\brindu\\p{L}*|\\bldr\\b|\\bjauh dari\\b|\\bhubungan jarak jauh\\b|\\bmerindukan\\b|\\bkerja di (?:luar negeri|luar kota)\\b|\\btki\\b|\\btkw\\b',
  ],
  [
    'encouragement',
    '(?<!(?:nada|nadanya|musik|musiknya|irama|iramanya|temponya|beat|beatnya|yang|penuh|ceria|dan|rock|pop|selalu|tetap|lebih|paling|,) )\\bsemangat\\b|\\b(?:ny|meny)emangat\\p{L}*|\\bmenyemangati\\b|\\bnyemangatin\\b|\\bmotivasi\\b|\\bjangan menyerah\\b|\\bpantang menyerah\\b|\\b(?:mau|hadapi|menghadapi|lagi|sedang|ikut|jelang|menjelang) (?:ujian|tes|seleksi)\\b|\\bujian (?:nasional|akhir|masuk|skripsi|sim|dinas|sekolah)\\b|\\butbk\\b|\\bsbmptn\\b|\\bskripsi\\p{L}*|\\bbangkit\\b|\\bkuat(?:kan|in)\\b|\\bhibur\\b|\\buntuk menghibur\\b|\\b(?:mau|habis|gagal) wawancara\\b|\\bwawancara kerja\\b|\\b(?:sedang|lagi|masih) berjuang\\b|\\bberjuang (?:melawan|sembuh)\\b|\\bgagal (?:lulus|tes|utbk|cpns|ujian|masuk|seleksi|lolos|sidang|interview|lagi|snbp|snbt)\\b|(?:tahun lalu|habis|baru) gagal\\b|\\bdepresi\\b',
  ],
  [
    'protest',
    '\\bprotes\\b|\\bdemo\\b|\\bkorupsi\\b|\\bkoruptor\\b|\\bketidakadilan\\b|\\bkeadilan\\b|\\bperubahan iklim\\b|\\bkritik\\b|\\bkenaikan harga\\b',
  ],
  [
    'complaint',
    '\\bkeluhan\\b|(?<!(?:pernah|suka|tak|gak|jangan|tanpa) )\\bngeluh\\b|\\bcurhat\\b|\\bkesel\\b|\\bkesal\\b|\\bsebel\\b|\\bketinggalan (?:bus|bis|kereta|pesawat|angkot|krl)\\b|\\b(?:kena|soal|tentang|jalan|jalanan|tol) macet\\b|\\bmacetnya\\b|\\bkemacetan\\b|\\bwi-?fi\\b|\\b(?:benci|males|malas|soal|tentang|lagu) (?:hari )?senin\\b|\\b(?:disuruh|kena|soal|tentang) lembur\\b|\\b(?:gue|gw|aku|saya) (?:\\p{L}+ )?telat\\b|\\btagihan\\b|\\bcicilan\\b|\\b(?:soal|tentang|lagi|gagal) diet\\b|\\b(?:soal|tentang) bos\\p{L}*|\\bprinter\\b|\\btanggal tua\\b|\\bnyamuk\\b|\\bdeadline\\b',
  ],
  [
    'party',
    '\\b(?:lagu|buat|untuk|malam) pesta\\b|\\bparty\\b|(?<!(?:tiap|setiap) )\\bmalam minggu\\b|\\b(?:lagu|buat|untuk) (?:joget|karaoke|goyang|kumpul-kumpul)\\b|\\bdugem\\b|\\breuni\\b|\\bmerayakan\\b|\\bhajatan\\b',
  ],
  [
    'friendship',
    `^(?:[\\p{L}\\d-]+ ){0,6}(?:sahabat\\p{L}*|teman\\p{L}*|temen\\p{L}*|bestie|besti|geng|kawan\\p{L}*|sobat\\p{L}*)(?![\\p{L}])|\\b(?:buat|untuk|utk|sama|ke|si) (?:sahabat|teman|temen|bestie|besti|geng|kawan|sobat)\\p{L}*|\\bsahabat(?:ku)?\\b|\\bpersahabatan\\b|\\bpertemanan\\b`,
  ],
  [
    'falling',
    '\\bjatuh cinta\\b|\\bgebetan\\b|\\bcrush\\b|\\bpdkt\\b|\\bnembak\\b|\\bcinta pertama\\b|\\bnaksir\\b|\\bpandangan pertama\\b|\\bmelamar\\b|\\bngelamar\\b|\\blamaran\\b|\\bkencan pertama\\b',
  ],
  [
    'devotion',
    '\\btahun (?:me)?nikah\\b|\\b(?:ulang tahun|ultah|hut) (?:per)?nikahan\\b|\\bnikah \\d+ tahun\\b|\\banniv\\p{L}*|\\b(?:istri|isteri|suami|pacar|tunangan|kekasih)(?:ku\\b| (?:ku|saya|aku|gue|gw|gua|sy|tercinta|tersayang)\\b)|\\b(?:buat|untuk|utk|bwt|ke|sama|kangen|sayang) (?:istri|isteri|suami|pacar|tunangan|kekasih)\\b|\\bcewek(?:ku| gue| gw)\\b|\\bcowok(?:ku| gue| gw)\\b|\\b(?:baru )?tunangan\\b|\\blagu cinta\\b|\\bromantis\\b|\\bvalentine\\b|\\b(?:tentang|soal|cinta) cinta\\b|\\bcinta (?:sejati|kita|mati)\\b|\\baku cinta\\b|\\byayang\\b|\\bayang\\b|\\bdoi\\b',
  ],
  [
    'nostalgia',
    '\\bnostalgi\\p{L}*|\\bmasa (?:kecil|lalu|muda|sekolah)\\p{L}*|^(?:[\\p{L}\\d-]+ ){0,5}waktu (?:aku |kita |masih )*kecil\\b|\\bkenangan\\b|\\b(?:zaman|jaman) dulu\\b|\\btahun (?:80|90|2000)-?an\\b|\\bmasa-masa\\b',
  ],
  [
    'home',
    '\\bkampung halaman\\b|^(?:lagu )?(?:\\p{L}+ ){0,3}pulang (?:kampung|ke)\\b|\\b(?:tentang|soal|kangen|rindu|lagu) (?:rumah|kampung|desa|kota)\\p{L}*|\\b(?:pindah ke )?rumah baru\\b|\\bkota(?:ku| kelahiran)\\b|\\bdesaku\\b|\\btanah air\\b',
  ],
  [
    'freedom',
    '\\b(?:hidup|ingin|pengen|mau|jadi|tentang|rasa) bebas\\b|\\bkebebasan\\b|\\bpetualang\\p{L}*|\\broad ?trip\\b|\\bmerdeka\\b|\\b(?:lagu|tentang|soal|mau|buat|untuk|perjalanan|liburan|kami|kita|gue|aku) (?:\\p{L}+ )?(?:jalan-jalan|traveling|touring|keliling|liburan|mendaki|naik gunung)\\b',
  ],
  [
    'calm',
    '^(?:\\p{L}+ ){0,3}(?:lagu|musik)(?: \\p{L}+)? (?:yang )?(?:tenang|santai|damai|chill|kalem|hening|menenangkan)\\b(?!.*(?:buat|untuk|utk) (?:\\p{L}+(?:ku| saya| gue| gw)|si )\\b)|\\bmeditasi\\b|\\b(?:kelas|sesi|musik|sambil) yoga\\b|\\brelaks\\p{L}*|\\brileks\\b|\\bhealing\\b',
  ],
  ['praise', '\\bode\\b|\\bpujian\\b|\\bpenghormatan\\b'],
]
