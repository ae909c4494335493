import type { Tongue } from './tongue.ts'

/**
 * Slots: `di` where, with its preposition; `benda` an object, bare or "yours"; `hal` what happens by itself, as a clause
 * that also stands after "saat"; `aksi` what people do, the same for everybody; `bagai` a comparison; `siapa` what
 * somebody is; `waktu` when.
 */
export const indonesian: Tongue = {
  language: 'id',
  pace: 1.2,
  rhyme: 'last',
  titled: { after: '{title}, {line}', before: '{line}, {title}' },
  light:
    'dan di ke dari yang ini itu aku kau kita dia mereka saat lalu lagi masih tak tanpa untuk pada dengan dalam kini juga saja pun akan kan ada atau tapi agar demi oleh bagi jika bila sampai sudah telah belum bukan jangan hanya selalu setiap tiap satu dua malam tahun pelan bersama bersamamu bersamaku tanpamu denganmu untukmu bagiku padaku padamu biar ingin bisa mau sang si nya semua seperti bagai lebih paling hari',
  forms: { benda: 'itu mu' },
  everyday: {
    waktu: `pukul (dua|tiga|empat|lima) pagi
      (senja|subuh|malam) hari (Minggu|Jumat|Sabtu|Senin)
      tengah malam
      sebelum (fajar|subuh|pagi)
      saat azan subuh reda
      menjelang (senja|petang|pagi)
      di (ujung|awal) hari
      ketika semua lelap
      selepas (isya|hujan|senja)
      di sisa malam
      saat langit jingga
      suatu (sore|petang|pagi)`,
  },
  openings: `{waktu} aku (duduk|berdiri|menunggu|terjaga|melamun) (sendiri|bersamamu|tanpa suara|begitu lama) {di}
    {hal}, (aku diam|aku menunggu|kita terdiam|tak ada yang bicara|kau belum tiba) {di}
    (sunyi|sepi|hangat|dingin|remang) (rasanya|semuanya|udara|malam ini) {di}, {hal}
    (seseorang|anak kecil|seorang kawan|orang asing) (meninggalkan|melupakan|menyimpan|menjatuhkan) {benda.itu} {di}
    (kulihat|kudengar|kuingat|kurasa) {hal} (dari jauh|perlahan|sekali lagi|tanpa henti) {di}
    {waktu} (kubawa|kutemukan|kupandangi|kusentuh) {benda.itu} (sendiri|dalam diam|sekali lagi|tanpa kata)
    {hal} {waktu}, (semua membisu|aku terjaga|tak ada yang tanya|kudengarkan saja|waktu pun lupa)
    {di} {waktu}, (kau dan aku|kita berdua|aku dan kamu) (terdiam|menunggu|bertahan|bersandar|berbagi)
    {di} (masih ada|tertinggal|kutemukan|tersimpan) (sepucuk surat|sebuah lagu|mimpi lama|secercah cahaya), {hal}`,
  stances: [
    {
      name: 'longing',
      keywords:
        'rindu kangen pisah berpisah kehilangan sedih sepi sendiri tangis air pergi jauh kenangan patah luka galau',
      detail: `(masih|setiap malam|diam-diam|sampai kini) (kusimpan|kujaga|kusentuh|kucari) {benda.mu} {di}
        dulu kita (berdua|tiap malam|sampai pagi|tanpa lelah) {aksi}
        (bayangmu|tawamu|namamu|suaramu|wangimu) masih (tinggal|menunggu|tertidur|bergetar|singgah) {di}
        aku {aksi} sambil (memikirkanmu|menunggumu|menyebut namamu|menahan rindu|bertanya kapan)
        {waktu} (kupejamkan mata|kutulis namamu|kubuka pintu|kupanggil dirimu), {hal}
        {di} (tetangga|kawan lama|pelayan tua|mereka) (masih|kadang|selalu) (bertanya tentangmu|menyebut namamu|mencari wajahmu)
        kau (datang|kembali|singgah|hadir) (di tidurku|tiba-tiba|tengah malam|tanpa kabar) {bagai}
        (kadang|dalam mimpi|sekilas|di keramaian) (kulihat|kudengar|kutemui|kurasakan) dirimu {di}`,
      turn: `dan (aku rindu|kucari kau|kutunggu kau|kupanggil kau) (tiap malam|tanpa henti|sendiri|sampai pagi) {bagai}
        (tak ada yang indah|tidurku hilang|malam tak usai|hatiku retak|waktu membeku) saat {hal}
        dalam mimpi kau (masih|selalu|tetap) {siapa}, (lalu pagi tiba|lalu kau tiada|dan aku terjaga|lalu sepi lagi|lalu aku menangis)
        (kubisikkan|kusebut|kuteriakkan|kunyanyikan) namamu (pada angin|pada malam|sampai pagi|pada sunyi) {di}
        kau (hilang|menjauh|memudar|berlalu) (hari demi hari|pelan-pelan|malam demi malam|tahun demi tahun) {bagai}
        {di} (hatiku|suaraku|tidurku|napasku) (membeku|terhenti|retak|terjatuh|perlahan layu)`,
      lift: `(berapa malam|berapa lama|sampai kapan|berapa kali) (kutunggu|kupanggil|kucari|kutanya) lagi, saat {hal}?
        katakan, (apa kau menangis|apa kau bermimpi|apa kau ingat|siapa yang kautunggu) saat {hal}
        (di mana kau|siapa memelukmu|bersama siapa|sudah tidurkah kau) {waktu}, saat {hal}?
        kuberi (segalanya|hidupku|seluruh tidurku|sisa usiaku) demi {benda.mu} (sekali lagi|malam ini|di tanganku|sebentar saja)
        setiap kali {hal}, (kucari wajahmu|kudengar suaramu|kutatap pintu|kutulis namamu|kupanggil lagi)
        dengan siapa (kini|nanti|malam ini|selamanya) aku (bisa|boleh|mau|harus) {aksi}?`,
      answer: `(pulanglah|kembalilah|datanglah|kabari aku) (malam ini|sekali lagi|padaku|sebelum tidur), {hal}
        aku (menunggu|bernyanyi|terjaga|berdoa) (tiap malam|sendiri|sampai pagi|tanpa lelah) untukmu {di}
        (tinggallah|menarilah|tertawalah|tidurlah) (sekali lagi|bersamaku|seperti dulu|di sisiku) {di}
        tanpamu aku (layu|pudar|hanyut|membeku|redup) (tiap malam|perlahan|sendiri|di sini) {bagai}
        (bagiku|di hatiku|sampai kini|walau jauh) kau (tetap|masih|selalu) {siapa}
        (ingin rasanya|andai saja kita|masih kuingin|biarkan kita) (kembali|sampai pagi|sekali lagi|seperti dulu) {aksi}
        (ucapkan|tuliskan|bisikkan|nyanyikan) (satu kata|sebuah lagu|namaku|apa saja), saat {hal}`,
      bridge: `mungkin kau (kini|juga|sekarang) (duduk|menari|tertidur|berdiri) {di} (dan tertawa|dan diam saja|memikirkanku|tak mendengarku)
        suatu hari (tanpamu|tanpa tangis|tanpa luka|tanpa takut) aku kan {aksi}
        (kulepas|kukubur|kutinggalkan|kusimpan) {benda.mu} {di}, (tanpa kata|sudah cukup|selamanya|dan aku lega)
        (katanya|kudengar|kukira|semoga) kau (tertawa|tinggal|bernyanyi|tertidur) (kini|bahagia|tenang) {di}
        dan {waktu}, saat {hal}, (kulepas engkau|kurelakan kau|aku tak menangis|semua reda)`,
      about: `seseorang yang lama menyimpan {benda.itu}
        malam pertama sendirian {di}
        suara yang masih terdengar {di} {waktu}
        dua orang yang ingin sekali lagi {aksi}`,
    },
    {
      name: 'devotion',
      keywords:
        'cinta sayang kasih nikah menikah pelukan peluk kekasih setia pacar istri suami ibu ayah mama romantis jantung',
      detail: `kau (bawakan|berikan|tunjukkan|titipkan) aku {benda.itu} (sambil tertawa|tanpa kata|diam-diam|suatu hari) {di}
        kita {aksi}, (dan waktu berhenti|dan dunia mengecil|dan kau tersenyum|dan semua ringan|tak perlu yang lain)
        aku (ingin|bisa|rela|mau) (denganmu|di sisimu|berdua|sampai pagi) {aksi}
        {benda.itu} (kuberikan|kutunjukkan|kusimpan|kutitipkan) padamu, saat {hal}
        tanganmu (di tanganku|di bahuku|di rambutku|di pipiku) {waktu}, {hal}
        kau (tertidur|tertawa|bersenandung|bermimpi) (di bahuku|di dekatku|dalam pelukku|di sampingku) {di}
        (setiap resah|setiap takut|amarahku|raguku) (mengecil|berlalu|mereda|terdiam) saat {hal}
        {waktu} kau (memelukku|membangunkanku|memanggilku|mengecup keningku) (perlahan|dengan tawa|tanpa kata|seperti biasa)`,
      turn: `dan kau (tinggal|menetap|bernyanyi|menyala) (di dadaku|di hatiku|selamanya|tiap hari) {bagai}
        kau {siapa}, (dan aku rumahmu|tak kuminta lagi|begini saja selalu|sampai akhir usia|cukup bagiku)
        {di} aku (tinggal|terjaga|tertidur|tertawa) (di sisimu|bersamamu|untukmu|di matamu)
        bersamamu (setiap hari|setiap malam|hatiku|dunia ini) (bernyanyi|tersenyum|menyala|terbuka) {bagai}
        dan aku (tahu|yakin|percaya|bersumpah) kaulah {siapa}
        kita (tumbuh|bertahan|menua|melaju) (berdua|perlahan|tanpa takut|bersama) {bagai}`,
      lift: `dan saat {hal}, (aku di sisimu|kupeluk dirimu|kunyanyikan kau lagu|makin kucinta|mari kita pulang)
        janjilah, kita kan (selalu|tiap tahun|sampai tua|selamanya) {aksi}
        berikan padaku {benda.mu} dan (tatapanmu|tanganmu|satu kecupan|sebuah janji|senyummu)
        apa (arti dunia|arti waktu|gunanya malam|arti lagu) tanpamu, saat {hal}?
        aku (lupa|tak tanya|tak tahu) jam berapa (denganmu|di sisimu|di pelukmu) {di}
        (peluklah aku|genggam tanganku|bawalah aku|dekap aku) {waktu}, saat {hal}`,
      answer: `kaulah {siapa} (bagiku|selamanya|siang dan malam|sejak dulu|malam ini)
        denganmu aku ingin (malam ini|selamanya|tiap senja|sampai pagi) {aksi}
        (tinggallah|tidurlah|menarilah|bangunlah) (di sisiku|bersamaku|di pelukku|malam ini) {di}
        aku cinta padamu (lantang|diam-diam|tulus|sungguh|selalu), {hal}
        (hatiku|tidurku|hidupku|tenangku) (milikmu|milik kita|untukmu) (selalu|sendiri|selamanya) {di}
        (kemarilah|bersandarlah|mendekatlah) (padaku|di bahuku|di dadaku|di sini), {hal}
        denganmu (terjaga|menua|terdiam|tertawa) {di}, (itu sudah cukup|tak perlu yang lain|bahagiaku sederhana|seumur hidupku)`,
      bridge: `(biar badai datang|biar lampu padam|biar tahun berlalu|biar dunia usai), kau tetap {siapa}
        (bertahun lama|dalam gelap|ke mana-mana|tanpa peta) kucari dirimu, (kini|dan hari ini|lalu|akhirnya) {hal}
        (kita hanya butuh|cukup bagi kita|kita punya) (satu selimut|satu malam|satu langit|satu lagu), saat {hal}
        (tak seorang pun|tak ada yang) (tahu|lihat|sangka) kita (tertawa|menari|terdiam|berpelukan|bersandar) {di}
        mari (sekali lagi|saat tua nanti|malam ini|di bawah hujan) kita {aksi}`,
      about: `dua orang yang ingin sampai pagi {aksi}
        bahagia yang menunggu {di}
        lamaran {waktu} {di}
        pasangan tua yang menyimpan {benda.itu}`,
    },
    {
      name: 'celebration',
      keywords: 'pesta rayakan perayaan gembira senang bahagia ultah lahir tertawa sorak riang menang lebaran ceria',
      detail: `kita {aksi}, (tak ada yang pulang|seisi kota menonton|semua ikut bernyanyi|seakan ini yang terakhir)
        (seseorang|adikku|tetangga|kawan lama) (menjatuhkan|membagikan|melambaikan|melupakan) {benda.itu} {di}
        siapa (tertawa|bernyanyi|bermimpi|menari), dia (tinggal|menang|tak lelah) malam ini {di}
        {waktu} (semua orang|kawan-kawan|tetangga|kita berdua) (bersorak|melompat|tertawa|menari), {hal}
        kuberi kau {benda.itu}, (ayo bernyanyi|buka pintumu|malam ini milik kita|ambil saja|simpan selamanya)
        (ayo kita|malam ini kita|akhirnya kita|mari kawan) (bersama|kembali|beramai) {aksi} {waktu}
        (sepatu|jaket|tas kerja|jam tangan) (tergeletak|tertidur|terlupa|menunggu) {di}, {hal}
        {di} (gendang|gitar|radio|sebuah lagu) (berdentum|memanggil|mengalun|menggema) {bagai}`,
      turn: `dan kita (terbang|menyala|melompat|berputar) (tinggi|berdua|sampai pagi|tanpa takut) {bagai}
        (dunia|bahagia|langit|lagu) ini (milik kita|untuk kita|kita punya) (malam ini|selamanya|sampai pagi) {di}
        dan tak ada yang (tidur|menangis|pulang|lelah|sendiri) (malam ini|lagi|di sini) {di}
        (hidup|malam|bahagia|tawa) ini (datang|menyala|mengalir|bernyanyi) {bagai}
        kaulah {siapa}, (ayo menari lagi|malam masih panjang|kita tak tidur|biar begini)
        dan {hal}, (semua baik saja|kita punya waktu|kita di sini|pagi masih jauh|hati pun riang)`,
      lift: `(dengarkah kau|lihatkah kau|rasakan), {hal} (untuk kita|sekali lagi|perlahan|ayo)
        satu (lagu|jam|tawa|tarian) lagi, (selagi|sebelum usai|sementara) {hal}
        (tangan|hati|suara|wajah) ke (atas|langit|udara) {waktu}, {hal}
        siapa mau (malam ini|bersama kita|sekarang|sekali lagi) {aksi}?
        dan saat {hal}, (kita nyanyi lebih keras|pesta baru mulai|semua berdiri|lampu menyala)
        (letakkan|tinggalkan|simpan) {benda.itu} dan (menarilah|bernyanyilah|berlarilah|melompatlah) {di}`,
      answer: `kita (menari|melompat|bernyanyi|bersorak) (sampai pagi|tanpa sepatu|bersama|tanpa lelah) {di}
        (ayo kita|malam ini kita|mari kita) (kembali|bersama|sepuasnya|tanpa lelah) {aksi}
        (malam|hidup|bahagia|dunia) ini (menyala|berputar|mengalun|bersinar) {bagai}
        (semua|seribu|segala) (hati|cahaya|suara) (berdetak|menyala|terbang) (bersama|tinggi|malam ini) {di}
        (tangan|hati|wajah) ke (atas|langit|udara), (kita menari|kita bernyanyi|kita tak tidur), {hal}
        malam ini kaulah {siapa}, (menarilah|bernyanyilah|melompatlah) (bersamaku|lagi|sepuasnya)
        (dan tak ada|karena tak ada|tak akan ada) yang (pulang|diam|tidur|pergi), saat {hal}`,
      bridge: `(besok|kelak|saat tua) kuceritakan kita (tertawa|bernyanyi|menari|melompat) {di}
        setahun (bekerja|menunggu|bermimpi|berhemat), (kini|malam ini|akhirnya) kita {aksi}
        tak ada yang tanya (uang|esok|waktu|kerja), saat {hal}
        tinggalkan {benda.mu}, (kita punya kita|malam begitu luas|hari masih muda|hati pun ringan)
        (bernyanyi|bertepuk|bersenandung) (pelan saja|lebih keras|bersama) {waktu}, {hal}`,
      about: `pesta yang tak mau usai {di}
        kawan-kawan yang ingin {aksi} {waktu}
        malam terbaik tahun ini {di}
        orang-orang asing yang bersama {aksi}`,
    },
    {
      name: 'defiance',
      keywords: 'marah benci lawan bohong dusta cukup bebas kuat teriak perang dendam berontak pengkhianat muak',
      detail: `ambil {benda.mu} dan (pergilah|jalanlah|larilah|menghilanglah), (pintu terbuka|takkan kutahan|sudah cukup|aku tak butuh)
        katamu aku (jatuh|patah|padam|hilang) {di} {bagai}
        aku {aksi}, (kau suka atau tidak|biar kau berteriak|tanpa izinmu|biar dunia heran)
        kau mau aku (kecil|diam|tunduk|sembunyi) (selamanya|untukmu|setiap hari|tanpa suara) {di}
        {waktu} {benda.mu} (kubuang|kulempar|kulepas|kutinggal) (tanpa kata|ke angin|di pintu|tanpa tangis)
        mereka (berbisik|bicara|tertawa|menunggu) {di}, (aku tak dengar|aku tak tunduk|aku tak pergi|aku tak gentar)
        {di} (senyummu|janjimu|dustamu|marahmu) (padam|memudar|retak|runtuh) {bagai}
        kutegakkan kepala (di sini|tinggi-tinggi|melawan angin), (walau|meski) {hal}`,
      turn: `dan aku (berjalan|menyala|tumbuh|bangkit) (sendiri|sekali lagi|tanpamu|melawan) {bagai}
        (kini|hari ini|malam ini) (sudah usai|sudah cukup|selamat tinggal|aku bebas), dan {hal}
        akulah {siapa}, (bukan lagi milikmu|dengar baik-baik|ingat namaku|dan kau berlalu)
        tak lagi aku (menunggu|berlutut|terdiam|memohon) (untukmu|padamu|di kakimu) {di}
        {di} (namaku|marahku|hatiku|laguku) (menyala|bangkit|menggema|tak padam) (lagi|kini|selamanya)
        dan saat {hal}, (aku tertawa|aku masih di sini|aku sudah jauh|aku tak menoleh)`,
      lift: `(kapan kau|pernahkah kau|sekali saja kau) (bertanya|mendengar|melihat|mengerti) aku {di}?
        (berapa kali|sampai kapan|mengapa) aku harus (untukmu|dalam diam|percuma) {aksi}?
        (lihatlah|dengarlah|biarkan) {hal}, (aku tak takut|aku tak peduli|aku masih di sini|kuhitung sampai tiga)
        tak ada (kata|tatapan|takut|tembok) yang (menahanku|mematahkanku|menghentikanku) {di}
        {waktu} (kukemas|kubagikan|kujual|kubuang) {benda.mu}, (selesai|tanpa tangis|aku lega)
        (sekali ini|sekali lagi|terakhir kali) kubilang (tidak|cukup|selesai|selamat tinggal), saat {hal}`,
      answer: `aku (menyala|berlari|berdiri|berteriak) (sendiri|tanpamu|sekali lagi|melawan) {bagai}
        simpan {benda.mu}, (aku pergi|aku bebas|sudah usai|kumau lebih|selamat jalan)
        kau tak bisa (patahkan|tahan|bungkam|kecilkan) aku (lagi|kini|malam ini) {di}
        tanpamu aku (mau|bisa|akan) (sesukaku|sendiri|mulai esok) {aksi}
        {di} aku (berteriak|bilang tidak|bernyanyi|bertahan) (tanpa takut|lantang|sendiri|tanpamu)
        akulah {siapa}, (ingatlah itu|bukan milikmu|tatap mataku|diamlah kau)
        (pergi sana|lari saja|diam saja|tertawalah), {hal}`,
      bridge: `(kutinggalkan|kukubur|kulepas|kupatahkan) {benda.mu} {di} (tanpa tangis|tadi malam|selamanya)
        dulu aku (diam|menangis|menunggu|sembunyi) {di} (untukmu|sendiri|di bayangmu|bertahun lama)
        lihat aku (kini|sekarang|baik-baik), aku {aksi} (tanpamu|sambil tertawa|tiap hari)
        manusia (tumbuh|belajar|bangkit|jatuh) (sekali saja|dalam gelap|tanpa peta), saat {hal}
        dan {hal}, (aku tak menoleh|aku jalan terus|aku tak butuh kau|langitku sendiri)`,
      about: `kata terakhir {di}
        seseorang yang mengembalikan {benda.itu} lalu pergi
        perempuan yang tak lagi diam {di}
        amarah yang bangun {waktu} {di}`,
    },
    {
      name: 'hope',
      keywords: 'harap semangat berani baru mulai depan mimpi percaya bangkit kekuatan esok inspirasi peluang cahaya',
      detail: `aku {aksi}, (mula-mula ragu|pertama kali|pelan-pelan), (lalu berani|dan ternyata bisa|dan aku bernapas)
        (kutemukan|kuangkat|kuselamatkan|kupungut) {benda.itu} {di} (untukmu|dalam gelap|tanpa kata)
        (musim dingin|takut|gelap|ragu) (berlalu|menyerah|pergi|mereda) (perlahan|akhirnya), saat {hal}
        tahun yang (panjang|gelap|berat|bisu) (usai|berlalu|menjauh), dan {hal}
        (luka|tanya|bayang|retak) ini (memudar|mereda|mengecil) {di} {bagai}
        {di} (seseorang|anak kecil|seorang ibu|ayahku) (berkata|bernyanyi|berbisik): (jangan menyerah|mulai lagi|bangkitlah lagi)
        (kubawa|kusimpan|kujaga) {benda.itu} {di} (untuk esok|diam-diam|sepenuh hati)
        kita (bisa|boleh|masih bisa) (kembali|bersama|sekali lagi|dari awal) {aksi} {waktu}`,
      turn: `dan aku (bangkit|bernapas|tumbuh|melangkah) (perlahan|lagi|dari awal|ke cahaya) {bagai}
        dan aku (tahu|yakin|percaya), {hal} (untukku|sebentar lagi|hari ini)
        {di} (hari baru|bahagia|cahaya|musim semi) (menunggu|dimulai|menyala) (untuk kita|esok|tak lama lagi)
        dan (semua|hatiku|dunia|hidup) (terbuka|bersemi|terbangun|menyala) {bagai}
        kaulah {siapa}, (kumulai lagi|aku melangkah|tak lagi takut|aku belajar terbang)
        tak ada (langkah|mimpi|hari) yang (sia-sia|terlalu jauh|terbuang), saat {hal}`,
      lift: `(sabarlah|bertahanlah|dengarlah|tunggulah) saat {hal}, (dan berlari|dan bernyanyi|kawanku|sayangku)
        bagaimana jika {hal} dan (kita mulai|semua ringan|kita pun tumbuh|fajar tiba)?
        tidakkah kau (lihat|dengar|rasa), {hal} (untuk kita|perlahan|sekarang)?
        satu (langkah|hari|kata|napas) lagi {di}, (lalu terang|kita sampai|jangan menyerah)
        angkat {benda.itu} ke (langit|cahaya|atas) dan (berlari|bernyanyi|percaya|melangkah) {waktu}
        aku ingin (kembali|sekali lagi|denganmu|tanpa takut) {aksi}, (apa pun jadi|hari demi hari|selangkah lagi)`,
      answer: `(aku bangkit|kita bangkit|kau kan bangkit) (lagi|esok|dari awal|di sini) {bagai}
        (percayalah|bernyanyilah|berlarilah) (sekali lagi|bersamaku|terus), {hal}
        semua kan (terang|hangat|tenang|ringan) (untuk kita|untukmu|untukku|malam ini) {di}
        (esok|kelak|suatu pagi|di ujung hari) kita (akan|bisa|boleh|mau) {aksi}
        kaulah {siapa}, (jangan lupakan itu|jangan hilang arah|fajar segera tiba|aku ikut denganmu)
        {di} (hatiku|dunia|hari ini|cahaya) (terbangun|kembali|bermula|terbit) {bagai}
        (esok|kelak|tak lama lagi) kau kan (tertawa|menari|bernyanyi) (lagi|bersamaku|di cahaya) {di}`,
      bridge: `(kemarin|dulu|setahun lalu) (sepi|dingin|gelap) sekali {di} (tanpa arah|tanpamu|tanpa akhir)
        kini (kugenggam|kubawa|kupandang) {benda.itu}, (itu sudah cukup|kutahu untuk apa|aku melangkah|tak lagi sakit)
        bila aku (jatuh|tersesat|lelah) {di}, kau (menangkapku|menemukanku|mengangkatku) (lagi|segera|diam-diam)
        (kadang|sering|selalu) (bahagia|hari baru|musim semi) datang {bagai}
        mari (dari awal|tanpa takut|bagai anak-anak|bergandengan) kita {aksi}`,
      about: `hari ketika semua dimulai lagi {di}
        seseorang yang membawa {benda.itu} sebagai jimat
        keberanian yang datang {bagai}
        saat ketika {hal}`,
    },
    {
      name: 'calm',
      keywords: 'tenang damai santai hening istirahat tidur nina minggu napas lembut pelan teduh syahdu rehat',
      detail: `aku {aksi} (tanpa buru-buru|dalam diam|pelan-pelan|untuk diriku) {waktu}
        (secangkir teh|sebuah buku|sebuah lagu|kursi tua) dan (kau|hening|selimut|jendela), (cukup sudah|tak perlu lagi) {di}
        {hal}, (kudengarkan saja|biar begini|aku bernapas|aku di sini) {waktu}
        (waktu|hari|angin|dunia) (mengalir|berlalu|terlelap|bergumam) (perlahan|tanpa tujuan|diam-diam) {di}
        kita (duduk|berbaring|melamun|terdiam) (berdua|lama|tanpa kata) {di}, {hal}
        (letakkan|taruhlah|biarkan) {benda.itu} {di}, (duduklah dulu|kemarilah|jangan tergesa|temani aku)
        {di} tak ada yang (mendesak|memanggil|bertanya|mencari), saat {hal}
        aku (membaca|bernyanyi|melamun|bersenandung) (lirih|perlahan|sendiri) {di}, {hal}`,
      turn: `dan (semua|hari ini|hatiku|dunia) (mereda|melembut|terlelap|terasa ringan) {bagai}
        {di} aku (tinggal|duduk|melamun|bersandar) (dalam diam|perlahan|tanpa kata|di sisimu)
        tak ada yang (berat|sakit|mengejar|hilang) (lagi|di sini|malam ini), saat {hal}
        kaulah {siapa}, (dan aku punya waktu|biar begini|aku terlelap|cukup bagiku)
        (resah|jam|tanya) ini (mengalir|menjauh|melayang) (perlahan|diam-diam|tanpa jejak) {bagai}
        (betapa|sungguh) (hening|hangat|ringan|indah) (dunia ini|bersamamu|malam ini|semuanya) {di}`,
      lift: `(tinggallah|tunggulah|dengarlah|bernapaslah) saat {hal} (perlahan|bersamaku|dalam diam)
        (untuk apa|ke mana|mengapa) aku (berlari|mengejar|tergesa|mencari), saat {hal}?
        biar (dunia|telepon|kerja|esok) (menunggu|diam|tidur) (dulu|sebentar), {hal}
        buka (jendela|pintu|hatimu|tirai) (pelan-pelan|untukku|lebar) {waktu}, {hal}
        (kini|hari ini|sekarang) aku ingin (perlahan|denganmu|sekadar) {aksi}
        (dengarkah kau|lihatkah kau|rasakan), {hal} (itu saja|perlahan|untuk kita)`,
      answer: `(tinggallah|duduklah|tidurlah|bersandarlah) (di sisiku|berlama-lama|dalam diam|sebentar) {di}
        (perlahan|pelan sekali|lembut) (mengalun|turun|mengalir|berayun) (hari|waktu|cahaya) {bagai}
        {hal}, (tak perlu apa lagi|sebentar lagi aku tidur|aku di sini|begini saja indah)
        aku hanya ingin (perlahan|denganmu|sekali lagi|dengan tenang) {aksi}
        kaulah {siapa}, (tetaplah begini|tidurlah kini|jangan pergi|terima kasih)
        (bernapaslah|menghitunglah|bersenandunglah) bersamaku {di}, (tarik dan lepas|lirih dan lama|satu, dua)
        (dunia|bising|waktu) boleh (menunggu|diam|berlalu), {hal}`,
      bridge: `(dulu|kemarin|bertahun lama) aku (berlari|tergesa|mengejar) (tanpa henti|tanpa arah), kini duduk {di}
        {benda.itu} (kuberi|kutitip|kulepas) pada (angin|malam|waktu)
        (satu hari|setahun|bahagia) (berlalu|datang|tumbuh) {bagai}
        {di} (seseorang|anak kecil|tetangga) (bernyanyi|tertawa|bersiul), (dan aku melamun|jauh dan dekat|indah rasanya)
        (esok|nanti|kapan-kapan) kita (masih bisa|boleh saja) (perlahan|berdua) {aksi}`,
      about: `sore tanpa kejadian apa-apa {di}
        bahagia kecil yang datang {bagai}
        seseorang yang hanya duduk {waktu} {di}
        rasa damai saat {hal}`,
    },
  ],
  themes: [
    {
      name: 'sea',
      companions: 'summer sky',
      keywords:
        'laut ombak pantai pasir pelabuhan kapal perahu pulau layar camar mercusuar samudra dermaga nelayan karang',
      words: 'ombak; camar; layar; mercusuar; karang; perahu; pasang; pulau',
      phrases: {
        di: `di dermaga; di pasir basah; di bawah mercusuar; di pelabuhan tua; di ujung tanjung; di atas karang; di buritan;
          di tepi teluk; di antara perahu; di warung nelayan; di balik pemecah ombak; di pantai sepi`,
        benda: `kompas karatan / kompas karatanmu; surat dalam botol / surat dalam botolmu; jas hujan kuning / jas hujan kuningmu;
          dayung yang patah / dayungmu yang patah; kulit kerang / kulit kerangmu; peta lama / peta lamamu;
          lentera kapal / lentera kapalmu; topi jerami / topi jeramimu; tali tambat / tali tambatmu;
          kemeja biru / kemeja birumu`,
        hal: `ombak kembali; camar berlalu; mercusuar berkedip; kabut turun; laut bernapas; angin berganti arah; kapal berangkat;
          pasir mendingin; perahu terayun; jala mengering`,
        aksi: `menghitung ombak; berenang ke tengah; menjahit jala; menulis di pasir; membentang layar; mengumpulkan kerang;
          membangun istana pasir; memancing sampai pagi; berlari di pantai; mendayung ke pulau`,
        bagai: `bagai garam di kulit; bagai perahu tanpa tali; bagai pasir di jemari; bagai buih di ombak;
          bagai pasang tengah malam; bagai mutiara di dasar; bagai angin dari laut; bagai cahaya di kejauhan;
          bagai camar di badai`,
        siapa: `pelabuhan saat badai; mercusuar di karang; perahu tanpa jangkar; garam di bibirku; pulau dalam kabut;
          angin di layarku; laut tanpa tepi; nyanyian ombak; jejak di pasir`,
      },
    },
    {
      name: 'city',
      companions: 'dance rain',
      keywords:
        'kota jalanan aspal neon kereta trotoar barista kafe jakarta gedung apartemen lampu urban gang atap metropolitan',
      words: 'lampu; jalanan; atap; jendela; sirene; lorong; trotoar; bayangan',
      phrases: {
        di: `di lampu merah; di atap gedung; di bus terakhir; di bawah neon; di sudut taman; di stasiun bawah tanah; di kedai kopi;
          di depan rumahmu; di atas jembatan; di tangga darurat; di warung tenda; di antara beton`,
        benda: `kunci loteng / kunci lotengmu; jaket kulit / jaket kulitmu; karcis kemarin / karcis kemarinmu;
          botol kosong / botol kosongmu; sepeda rusak / sepeda rusakmu; kacamata hitam / kacamata hitammu;
          korek perak / korek perakmu; uang terakhir / uang terakhirmu; payung merah / payung merahmu; helm tua / helm tuamu`,
        hal: `lampu berganti hijau; kota tak tidur; bus malam melaju; neon berdengung; merpati beterbangan; taksi berlalu;
          kafe mulai tutup; aspal berkilau; jendela meredup; saksofon menangis`,
        aksi: `menyeberang saat merah; menghitung lampu jalan; naik bus sampai ujung; membeli bunga di simpang;
          menyusuri gang kecil; tertidur di kereta; memanjat ke atap; mencari kedai itu; melukis di tembok;
          makan sate di trotoar`,
        bagai: `bagai neon di kaca; bagai kereta di bawah tanah; bagai asap cerobong; bagai taksi tengah malam;
          bagai langkah di tangga; bagai tulisan di dinding; bagai lagu dari gang; bagai lilin di jendela;
          bagai lampu di beton`,
        siapa: `cahaya di lantai empat; jalan menuju pulang; taman tanpa pagar; denyut kota ini; kamar berjendela luas;
          hijau di antara beton; kunci malam ini; bus terakhirku; lampu di ujung gang`,
      },
    },
    {
      name: 'road',
      companions: 'city sky',
      keywords:
        'jalan perjalanan kelana mobil jalur koper kebebasan pergi motor petualang rute perbatasan cakrawala truk ransel',
      words: 'jalan; koper; tikungan; perbatasan; cakrawala; peta; roda; kelana',
      phrases: {
        di: `di tepi jalan; di kursi depan; di balik perbatasan; di pom bensin; di suatu kota selatan; di jalur kiri; di rest area;
          di jalan pegunungan; di bawah langit luas; di ujung desa; di bus tua; di antara dua kota`,
        benda: `koper tua / koper tuamu; peta jalan / peta jalanmu; pisau kakek / pisau kakekmu; kaset radio / kaset radiomu;
          kopi yang dingin / kopimu yang dingin; sepatu berdebu / sepatu berdebumu; tenda hijau / tenda hijaumu;
          kain selimut / kain selimutmu; kartu pos / kartu posmu; gitar tanpa senar / gitarmu yang tanpa senar`,
        hal: `jalan bergelombang; mesin bernyanyi; sawah berlari; bensin menipis; truk mengedip; radio berdesis;
          batas kota tertinggal; debu mengendap; gunung mendekat; malam menggelinding`,
        aksi: `menyetir semalaman; menumpang truk sayur; tidur di kursi belakang; mengemas koper; menyusuri jalan lama;
          membuka semua jendela; melupakan peta; minum kopi di warung; bernyanyi bersama radio; mencari jalan memutar`,
        bagai: `bagai elang di lembah; bagai kereta tanpa henti; bagai aspal membara; bagai roda di turunan; bagai lampu dalam kabut;
          bagai ransel di bahu; bagai cakrawala di depan; bagai roda berputar; bagai angin di rambut`,
        siapa: `jalan yang tersisa; tikungan menuju rumah; cakrawala di kaca; celah di pegunungan; angin di rambutku;
          pintu keluar terakhir; mesin yang bernyanyi; ujung peta ini; kursi dekat jendela`,
      },
    },
    {
      name: 'rain',
      companions: 'city letters',
      keywords: 'hujan badai guntur kilat awan payung basah kelabu mendung gerimis petir rintik cuaca genangan',
      words: 'rintik; genangan; awan; payung; mendung; kilat; gerimis; kabut',
      phrases: {
        di: `di bawah emperan; di jendela terbuka; di depan pintu; di halte; di bawah satu payung; di bangku basah; di balik kaca;
          di tengah hujan; di tepi selokan; di loteng; di beranda; di bawah atap bocor`,
        benda: `payung basah / payung basahmu; mantel kelabu / mantel kelabumu; sepatu karet / sepatu karetmu;
          surat bernoda / surat bernodamu; lilin dalam gelas / lilinmu dalam gelas; teh tanpa gula / tehmu tanpa gula;
          buku dari bangku / bukumu dari bangku; selimut wol / selimut wolmu; syal merah / syal merahmu;
          topi koran / topi koranmu`,
        hal: `hujan turun; guntur menggeram; talang meluap; awan terbelah; kaca berembun; kilat menulis di langit; genangan bergetar;
          cuaca berganti; rintik mengetuk; badai menarik napas`,
        aksi: `berlari di genangan; menghitung guntur; menjemur mantel; menggambar di kaca; basah kuyup di bangku;
          menari di jalanan; memeras kemeja; membuka jendela; menyeduh teh; melayarkan perahu kertas`,
        bagai: `bagai hujan di atap; bagai tinta meleleh; bagai kilat di malam; bagai kabut di lembah; bagai payung terbuka;
          bagai embun di kawat; bagai biru sehabis kelabu; bagai guntur yang jauh; bagai sungai meluap`,
        siapa: `atap di kepalaku; biru sehabis kelabu; cahaya di balik kaca; celah di awan; payung untuk berdua; teduh dalam badai;
          hari hangat pertama; mantel yang kering; guntur di dadaku`,
      },
    },
    {
      name: 'morning',
      companions: 'letters winter',
      keywords: 'pagi kopi sarapan bangun fajar matahari teh dapur ranjang alarm embun roti subuh mentari',
      words: 'cangkir; bantal; pagi; pipit; remah; tirai; embun; fajar',
      phrases: {
        di: `di dapur; di meja makan; di balkon; di depan toko roti; di balik selimut; di ambang jendela; di tangga; di tepi ranjang;
          di antara cangkir; di samping tungku; di lorong rumah; di sinar pagi`,
        benda: `kopi kedua / kopi keduamu; cangkir biru / cangkir birumu; roti hangat / roti hangatmu; koran hari ini / koranmu hari ini;
          jam beker / jam bekermu; kemeja kotak / kemeja kotakmu; kacamata baca / kacamata bacamu; stoples madu / stoples madumu;
          radio kecil / radio kecilmu; kaus kaki wol / kaus kaki wolmu`,
        hal: `ketel bersiul; pipit bernyanyi; matahari masuk; kopi mendingin; roti mengharum; tirai terbang; tukang roti lewat;
          tetangga terbangun; cahaya menetes; jalanan bangun`,
        aksi: `menyeduh kopi kental; memotong roti; mematikan alarm; menyiram bunga; membaca koran; bermalasan di ranjang;
          membuka tirai; memungut remah; bersenandung pada teh; menggoreng telur`,
        bagai: `bagai cahaya di meja; bagai susu dalam kopi; bagai roti dari oven; bagai embun di rumput; bagai lagu tanpa kata;
          bagai harum dari dapur; bagai mentari di rambut; bagai burung di pagi; bagai uap di cangkir`,
        siapa: `cahaya di mejaku; pagi di bulan Mei; hari Minggu berdua; roti dan garam; madu dalam tehku; jendela ke timur;
          lagu sebelum siang; seteguk kopi pertama; ranjang penuh mentari`,
      },
    },
    {
      name: 'sky',
      companions: 'sea summer',
      keywords: 'langit bintang bulan matahari planet angkasa terbang sayap burung komet galaksi biru awan roket',
      words: 'bintang; satelit; komet; sayap; rasi; purnama; burung; awan',
      phrases: {
        di: `di bawah bintang; di atas bukit; di atas genting; di rumput tinggi; di puncak menara; di tepi sawah; di atap garasi;
          di alam terbuka; di tepi dunia; di landasan; di balkon; di tengah ilalang`,
        benda: `teropong tua / teropong tuamu; peta bintang / peta bintangmu; layang-layang / layang-layangmu; tikar kotak / tikar kotakmu;
          batu dari gurun / batumu dari gurun; kincir kaleng / kincir kalengmu; bulu elang / bulu elangmu;
          cincin bulan / cincin bulanmu; senter kecil / senter kecilmu; buku planet / buku planetmu`,
        hal: `bulan terbit; sebuah bintang jatuh; awan beranjak; langit terbuka; pesawat berkedip; burung berputar; bintang timur menyala;
          malam memudar; biru menghitam; bumi berputar`,
        aksi: `menghitung bintang; berbaring di rumput; mencari rasi biduk; menerbangkan layangan; membuat permohonan; menunggu bulan;
          terbang dalam mimpi; menamai komet; mengintip teropong; memadamkan lampu`,
        bagai: `bagai bintang meredup; bagai bulan di sawah; bagai burung di angin; bagai cahaya masa lalu; bagai layang-layang;
          bagai malam sebelum fajar; bagai kawanan bangau; bagai komet melintas; bagai percik di angkasa`,
        siapa: `bintang di atapku; bulan tanpa malam; biru di atas sawah; jejak sebuah komet; sayap dari cahaya; langit di telaga;
          ujung malam ini; planet tanpa perang; sunyi di angkasa`,
      },
    },
    {
      name: 'summer',
      companions: 'sea dance',
      keywords:
        'kemarau liburan panas terik musim mangga eskrim kolam kebun semangka cerah telaga kelapa berjemur layangan',
      words: 'mangga; liburan; jangkrik; kemarau; bunga matahari; semangka; kelapa; layangan',
      phrases: {
        di: `di tepi telaga; di rumput tinggi; di papan loncat; di bawah mangga; di kolam renang; di api unggun; di atas sepeda;
          di balik ladang; di beranda; di kedai es; di tempat teduh; di antara ilalang`,
        benda: `gaun bergaris / gaun bergarismu; kacamata hitam / kacamata hitammu; sepeda karatan / sepeda karatanmu;
          topi jerami / topi jeramimu; keranjang mangga / keranjang manggamu; es kelapa / es kelapamu;
          pelampung karet / pelampung karetmu; gitar tua / gitar tuamu; bola kulit / bola kulitmu;
          toples kunang-kunang / toples kunang-kunangmu`,
        hal: `jangkrik bernyanyi; padi menguning; aspal berpendar; mangga meranum; senja memanjang; walet terbang rendah;
          api gemeretak; telaga terdiam; es meleleh; jerami mengharum`,
        aksi: `melompat ke telaga; memetik mangga; bersepeda lepas tangan; tidur di alam terbuka; berjalan tanpa alas kaki;
          berjemur di atap; membolos hari Senin; merakit rakit bambu; menangkap kunang-kunang; membelah semangka`,
        bagai: `bagai pelangi di telaga; bagai api di pantai; bagai lagu dari ilalang; bagai kemarau di rambut; bagai mangga di mulut;
          bagai kupu di ladang; bagai lompat ke telaga; bagai angin di padi; bagai bara di tungku`,
        siapa: `musim panas di dadaku; lompatan ke telaga; emas di atas ladang; hari yang paling panjang; teduh di siang terik;
          manis di bibirku; api di tepi pantai; hari tanpa jam; harum jerami`,
      },
    },
    {
      name: 'dance',
      companions: 'city summer',
      keywords: 'dansa menari tari disko klub joget dangdut irama musik goyang panggung konser waltz lantai',
      words: 'lampu; sepatu; langkah; dentum; cermin; piringan; jantung; irama',
      phrases: {
        di: `di lantai dansa; di bawah bola kaca; di tepi bar; di depan pengeras; di baris pertama; di dalam asap; di atas panggung;
          di tengah ruang; di pinggir irama; di ruang ganti; di cahaya lampu; di balik layar`,
        benda: `sepatu perak / sepatu perakmu; gaun berkilau / gaun berkilaumu; piringan lama / piringan lamamu;
          cap di tangan / cap di tanganmu; dansa terakhir / dansa terakhirmu; gelas berpayung / gelas berpayungmu;
          bulu putih / bulu putihmu; topi berpita / topi berpitamu; mikrofon tua / mikrofon tuamu; dasi merah / dasi merahmu`,
        hal: `dentum bas masuk; lampu berputar; jarum melompat; lantai bergetar; semua bernyanyi; cermin menabur bintang; biola mulai;
          tirai terbuka; gendang memanggil; orkes terdiam`,
        aksi: `menari di meja; membalik piringan; melepas sepatu; bertepuk di ketukan dua; bertahan sampai usai; berputar di lantai;
          bernyanyi tanpa teks; belajar waltz; menangis di depan pengeras; salah langkah`,
        bagai: `bagai ketuk di kulit; bagai kilau di rambut; bagai gasing di lampu; bagai bas di dada; bagai gema di ruang;
          bagai waltz pukul empat; bagai jarum di piringan; bagai lampu di wajah; bagai tepuk sebelum usai`,
        siapa: `bas di dadaku; bola dari kaca; waltz pukul empat; irama tanpa akhir; cahaya di kulit; tengah ruang ini;
          lagu yang tak diam; percik di panggung; bintang tanpa panggung`,
      },
    },
    {
      name: 'winter',
      companions: 'letters morning',
      keywords: 'salju dingin beku natal perapian desember januari kutub cemara kristal membeku gigil lilin',
      words: 'salju; jejak; cemara; lilin; kristal; perapian; lonceng; kabut',
      phrases: {
        di: `di depan perapian; di salju dalam; di danau beku; di samping tungku; di bawah cemara; di depan pondok; di hutan putih;
          di pasar malam; di jendela berembun; di stasiun gunung; di bulan Desember; di antara salju dan bara`,
        benda: `syal tebal / syal tebalmu; sarung tangan / sarung tanganmu; lilin terakhir / lilin terakhirmu; kereta luncur / kereta luncurmu;
          topi rajut / topi rajutmu; cangkir cokelat / cangkir cokelatmu; benang wol / benang wolmu; bola salju / bola saljumu;
          bintang kertas / bintang kertasmu; kayu bakar / kayu bakarmu`,
        hal: `salju turun; es meretak; tungku menyala; kristal menari; danau membeku; lonceng berdentang; napas memutih; gagak terdiam;
          hari memendek; beku melukis kaca`,
        aksi: `menambah kayu bakar; menyalakan lilin; membersihkan jalan; meluncur di es; membuat orang salju; mengikuti jejak;
          memanggang kue jahe; menghangatkan tangan; merajut syal; berbaring di salju`,
        bagai: `bagai salju di atap; bagai bara di abu; bagai napas membeku; bagai jejak di salju; bagai lilin di Desember;
          bagai es yang retak; bagai wol di kulit; bagai hutan memutih; bagai embun di daun`,
        siapa: `bara di bawah es; tungku di musim dingin; cahaya di Desember; jalan menembus salju; mantel dari bulu; embun di kaca;
          lilin di jendelaku; rumah penuh kayu; bintang di cemara`,
      },
    },
    {
      name: 'letters',
      companions: 'rain winter',
      keywords: 'surat tulis menulis pos kenangan foto buku kata tinta kertas puisi amplop pesan catatan memori',
      words: 'surat; baris; foto; kata; halaman; alamat; kartu; catatan',
      phrases: {
        di: `di meja tulis; di kantor pos; di bawah lampu; di dekat jendela; di tepi halaman; di balik tirai; di toko buku tua; di loteng;
          di baris terakhir; di perpustakaan; di samping lilin; di antara dua baris`,
        benda: `surat pertama / surat pertamamu; foto lama / foto lamamu; alamat di Bandung / alamatmu di Bandung; pena tua / pena tuamu;
          puisi pendek / puisi pendekmu; mawar kering / mawar keringmu; pesan di cermin / pesanmu di cermin;
          kotak kaleng / kotak kalengmu; buku biru / buku birumu; nama di buku / namamu di buku`,
        hal: `tinta memudar; jam berdetak; tukang pos datang; kertas menguning; lampu berkedip; amplop terkoyak; halaman berdesir;
          lilin menetes; pena berderit; kalimat terputus`,
        aksi: `menulis surat; membaca di sela baris; merobek catatan; menempel prangko; mencari satu kata; melipat perahu kertas;
          menghitung tahun; mencoret kalimat; menghafal puisi; membuka kotak lama`,
        bagai: `bagai tinta di embun; bagai surat tanpa alamat; bagai kata yang hilang; bagai lilin di halaman; bagai foto di kaca;
          bagai bunga di buku; bagai titik di kalimat; bagai kabar dari jauh; bagai rima tak sengaja`,
        siapa: `kata yang kucari; surat tanpa alamat; tulisan di dinding; kalimat tanpa titik; foto di balik kaca; rima dari sunyiku;
          buku tanpa akhir; baris yang tinggal; segel di amplop`,
      },
    },
  ],
  titles: `{word} (dan debu|dan emas|dan api|tanpa kata|tanpa tidur|di dada)
    {word} (terakhir|sunyi|biru|liar|asing|yang hilang|yang lelah|pertama)
    {word} {di}
    {siapa}
    saat {hal}
    {aksi}
    {di}`,
  ideas: `lagu {style} yang (lirih|garang|hangat|keras kepala|penuh mimpi|menggugah) tentang {about}. (Di refrein|Di akhir|Di sela bait): {hal}.
    {style}, (pelan|banyak jeda|nyaris berbisik|lantang dan lugas|dengan paduan suara): lagu tentang {about}.
    tulislah (lagu|himne|balada) tentang {about}. Lagu ini (bermula|berakhir) {waktu} {di}.
    (duet|lagu perpisahan|lagu liburan|lagu pengantar tidur) bergaya {style} tentang {about}. (Kata kunci|Gambaran|Baris terakhir): {siapa}.
    malam ini menyanyi apa? Lagu {style} tentang {about}, dan di belakangnya {hal}.`,
}
