import type { LeadIns } from '../language-pack.ts'

/** Couplets before what is told: that it is told now, and how. They hold for anything that follows. */
export const leadIns: LeadIns = {
  warm: `
    (Duduk dulu|Diam dulu|Sini dulu), {call}, dengarkan sebentar
    Semua yang kunyanyikan ini benar

    Sudah kucari (kartu|puisi|kata) yang pas, {call}, tak ada
    Jadi kunyanyikan saja apa adanya

    (Kalau orang|Kalau teman|Kalau tetangga) bertanya, {call}, aku siap cerita
    Jawabanku panjang, begini bunyinya

    (Jangan tertawa|Jangan malu|Jangan ke mana-mana) dulu, {call}, dengarkan
    Satu per satu akan kuceritakan

    Aku tak membawa (mawar|mahkota|kado besar), {call}, hanya lagu
    Isinya kebenaran yang aku tahu

    (Di antara|Dari semua|Dari sekian) banyak orang, {name} mudah kukenali
    Begini ceritanya, kunyanyikan hari ini

    (Kalau ada|Andai ada|Misal ada) buku tentang {name}, tebal sekali
    Lagu ini halaman yang paling kusukai

    (Sudah lama|Dari dulu|Sejak lama) semua ini ingin kukatakan
    Baru hari ini sempat kunyanyikan

    Tak ada (pidato|puisi|sambutan), tak ada kata mutiara
    Hanya yang sebenarnya, dari mula cerita

    (Yang kecil-kecil|Yang biasa-biasa|Yang sehari-hari) sering lewat begitu saja
    Hari ini kukumpulkan jadi nada

    (Kalau hanya|Kalau cuma|Andai hanya) diucapkan, besok bisa lupa
    Maka kunyanyikan, biar tinggal lama

    (Aku tak pandai|Aku kurang pandai|Aku memang tak pandai) merangkai kata
    Jadi kuceritakan sejujurnya saja`,
  funny: `
    (Sini merapat|Ayo merapat|Mari merapat), ada cerita
    Bukan karangan, semuanya nyata

    (Tak ada|Belum ada|Jarang ada) yang percaya waktu kuceritakan
    Padahal begini persis kejadiannya, kawan

    (Sumpah|Serius|Beneran), ini tak dilebih-lebihkan
    Aslinya malah lebih, tapi kutahan

    (Tarik kursi|Ambil kursi|Geser kursi), pegang gelas kuat-kuat
    Ceritanya pendek, lucunya padat

    (Aku janji|Dulu aku janji|Katanya aku harus janji) takkan cerita ke siapa-siapa
    Maaf, ternyata bisa jadi lagu juga

    (Bapak-bapak|Saudara-saudara|Hadirin sekalian), mohon perhatian
    Inilah fakta yang harus diumumkan

    (Demi sejarah|Demi keadilan|Demi arsip negara), ini harus dicatat
    Tak dikurangi, tak pula dibuat-buat

    (Harus ada|Mesti ada|Perlu ada) yang berani bicara
    Ya sudah, aku saja, pakai nada

    (Berita hari ini|Kabar hari ini|Berita malam ini), dibacakan pelan
    Boleh tertawa, asal jangan sambil makan

    (Jangan tertawa dulu|Tahan tawa dulu|Jangan bocor dulu), tunggu sampai habis
    Yang tak kuat boleh tertawa sampai menangis

    (Kata orang|Kata siapa|Kata mereka) hidup di sini sepi-sepi saja
    Dengar dulu ini, baru bicara`,
  grief: `
    Akan kukatakan (pelan-pelan|perlahan|setenangnya) saja
    Yang tak tertulis di mana-mana

    (Duduklah|Tinggallah|Diamlah) sebentar, biar kuceritakan
    Yang kecil-kecil, yang tak mau kulupakan

    (Yang besar|Hal besar|Cerita besar) sudah banyak yang bicara
    Yang kecil ini aku yang menjaganya

    Kalau (lagu|nada|nyanyian) bisa menahan yang pergi
    Biarlah bagian ini yang tinggal di sini

    (Kupejamkan|Kututup|Kupejam) mata, semuanya jelas lagi
    Seakan baru kemarin, seakan di sini

    Tak akan (kuhias|kutambah|kuubah) dengan kata indah
    Kuceritakan seperti adanya, walau tak mudah

    (Hari-hari|Tahun-tahun|Bulan-bulan) boleh lewat, boleh berganti
    Yang ini kusimpan, kunyanyikan lagi`,
  sorry: `
    Tak ada (bunga|hadiah|puisi), tak ada alasan
    Begini adanya, biar kukatakan

    Aku tak mau (mengelak|sembunyi|berkelit), tak mau membela diri
    Kuakui semuanya, kuakui di sini

    (Semalaman|Berhari-hari|Semalam suntuk) kucari kata, tak kutemukan
    Jadi yang sebenarnya saja kunyanyikan

    (Sebelum|Entah nanti|Sebelum sempat) dimaafkan atau tidak, dengarkan dulu
    Aku mau jujur, lewat lagu

    Kata maaf itu (pendek|kecil|singkat), beratnya bukan main
    Kumulai dari yang benar, bukan yang lain

    (Surat|Pesan|Kata-kata) yang kutulis kuhapus lagi
    Akhirnya kunyanyikan saja di sini

    Sudah (kupikir|kuulang|kutimbang) dari malam sampai pagi
    Tak ada jalan lain, kukatakan hari ini`,
  comfort: `
    (Duduk dulu|Tarik napas dulu|Pelan dulu), tak usah menjawab apa-apa
    Aku di sini, kunyanyikan saja

    (Aku tak bawa|Aku tak punya|Tak kubawa) nasihat, tak bawa jawaban
    Hanya lagu ini, dan dua tangan

    (Ada hari|Ada waktu|Ada saat) yang berat, semua orang tahu
    Pelan-pelan saja, dengarkan lagu

    (Aku tahu|Kulihat|Kudengar) ceritanya, tak perlu diulang
    Biar aku yang nyanyikan dengan tenang

    (Tak perlu|Tak usah|Jangan dulu) tersenyum, tak perlu kuat
    Cukup dengarkan, biar lagu ini mendekat

    (Malam|Hari|Jalan) ini panjang, kita lewati berdua
    Kusebut pelan-pelan semuanya

    (Matikan dulu|Tinggalkan dulu|Lupakan dulu) ribut dunia di luar
    Ini lagu dari hati yang mau mendengar`,
  heartbreak: `
    (Kukira|Kupikir|Kusangka) sudah lupa, ternyata belum juga
    Masih kuingat, begini semuanya

    (Lagu ini|Cerita ini|Kisah ini) tak minta apa-apa kembali
    Hanya mau keluar dari dalam hati

    (Kawan bilang|Orang bilang|Semua bilang) lupakan saja, sudah lewat
    Mulut bilang iya, hati masih ingat

    (Biar kuceritakan|Biar kunyanyikan|Biar kukatakan) sekali ini saja
    Sesudah itu kucoba menutup cerita

    (Tengah malam|Jam dua malam|Lewat tengah malam), lampu belum kupadamkan
    Yang tak bisa kukatakan kunyanyikan

    (Tak ada yang|Siapa pun tak|Mungkin tak ada yang) menang, tak ada yang kalah
    Begini ceritanya, bukan cari siapa salah

    (Kusimpan|Kupendam|Kutahan) sendiri, lama-lama berat
    Kunyanyikan saja, biar sedikit lewat`,
  lesson: `
    (Ayo dengar|Mari dengar|Coba dengar), lalu ikuti
    Sekali lagi, sampai mengerti

    (Buka telinga|Buka mata|Angkat tangan), duduk yang rapi
    Kita belajar sambil bernyanyi

    (Siapa mau|Siapa yang mau|Siapa ingin) tahu, sini mendekat
    Kalau dinyanyikan, pasti ingat

    (Tepuk tangan|Tepuk meja|Ketuk meja) satu, dua, tiga
    Begini caranya, mudah semua

    (Tak perlu|Tak usah|Jangan) takut salah, kita coba lagi
    Baris demi baris, begini bunyi

    (Yang susah|Yang sulit|Yang panjang) jadi gampang kalau ada nada
    Ikuti suaraku, mari kita mulai saja`,
  soft: `
    (Hari sudah|Langit sudah|Lampu sudah) redup, malam tiba
    Kubisikkan satu cerita

    (Pejamkan|Tutup saja|Tutuplah) mata, dengar suaraku
    Pelan-pelan saja kunyanyikan lagu

    (Bulan naik|Bulan datang|Bulan mengintip), angin berhenti
    Ikut mendengar cerita ini

    (Rebahkan|Letakkan|Sandarkan) kepala, tarik selimut
    Kunyanyikan pelan, kunyanyikan lembut

    (Satu lagu|Satu nada|Satu cerita) lagi sebelum tidur
    Suara pelan, malam pun akur

    (Sst, malam|Sst, bintang|Sst, angin) sudah datang mendekat
    Dengar laguku, lalu istirahat`,
  cheer: `
    (Angkat tangan|Ayo berdiri|Hentakkan kaki), semua bersuara
    Inilah kami, dengarkan semua

    Siapa kami? (Coba tanya|Tanya saja|Silakan tanya) sekali lagi
    Kami jawab keras-keras di sini

    (Tepuk tangan|Hentak kaki|Pukul drum) sampai lantai bergetar
    Biar yang di ujung pun ikut mendengar

    Kami tak punya (terompet|panggung|orkestra), kami punya suara
    Satu lawan seribu, tetap terdengar juga

    (Minggir dulu|Lihat ke sini|Buka jalan), kami mau lewat
    Nyanyi boleh sumbang, asal semangat

    (Tulis di|Pasang di|Kibarkan di) bendera, tulis di dada
    Begini kami, dari awal sampai juara`,
  plain: `
    Kuceritakan (lurus|biasa|terus terang) saja, tanpa bumbu
    Mulai dari sini, satu per satu

    (Tak ada di|Tak masuk|Tak muncul di) koran, tak ada di layar
    Begini ceritanya, dan semuanya benar

    (Ada cerita|Ada kisah|Ada hal) yang kubawa ke mana-mana
    Tak panjang, akan kunyanyikan semua

    (Lama|Sekian lama|Cukup lama) kusimpan, tak kuceritakan
    Sampai tak sadar mulai kusenandungkan

    (Ada lagu|Banyak lagu|Orang punya lagu) tentang pahlawan dan raja
    Yang ini hanya tentang hari biasa

    (Duduk saja|Singgah saja|Mampir saja) sebentar, tak akan lama
    Tadinya kupikirkan, lalu jadi nada

    (Ada gambar|Ada yang|Ada sesuatu) di kepala yang tak mau pergi
    Kutaruh ia di lagu ini

    (Harus ada|Perlu ada|Mesti ada) yang menyanyikan, biarlah aku
    Tak seberapa, tapi benar selalu

    (Tak pakai|Tanpa|Tak perlu) hiasan, tak pakai rahasia
    Dengarkan saja, begini ceritanya

    (Kalau tak|Andai tak|Jika tak) dinyanyikan, nanti terlupa
    Maka kusimpan di dalam nada

    (Orang lewat|Hari lewat|Waktu lewat) begitu saja, tergesa-gesa
    Aku berhenti sebentar, dan bercerita`,
}
