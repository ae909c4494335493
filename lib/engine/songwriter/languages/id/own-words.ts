import type { OwnWords } from '../own-words.ts'

/**
 * The person's own words stand in the unrhymed lines, as they come; what follows is one thought that goes on from any of them. Who hears
 * it may be several: no stanza says "kau".
 */
export const ownWords: OwnWords = {
  warm: `
    {you.fact}
    Yang pernah melihat tak mudah lupa
    {next}
    Dan kami beruntung melihat semua

    {fact}
    Itu yang kuingat waktu hujan turun
    {next}
    Itu yang kuceritakan tahun ke tahun

    {you.fact}
    Kuceritakan ke seluruh gang
    {next}
    Sampai suaraku hampir hilang

    {you.fact}
    Siapa yang kenal pasti tahu
    {next}
    Dan itu sebabnya kunyanyikan lagu

    {fact}
    Kusimpan baik-baik di dalam hati
    {next}
    Kubuka lagi kalau hari sepi

    {me.fact}
    Sudah lama ingin kukatakan
    {next}
    Dan malam ini semua kunyanyikan

    {you.fact}
    Aku bisa cerita semalam suntuk
    Kopi di gelas sudah lama dingin
    Dan belum juga aku mengantuk

    {you.fact}
    Kedengarannya biasa bagi orang
    Bagiku itu lampu di depan rumah
    Yang membuat jalan pulang jadi terang

    {you.fact}
    Tak ada di berita, tak ada di layar
    Tapi tanya saja orang serumah
    Semua mengangguk dengan mata berbinar

    {you.fact}
    Itu yang muncul lebih dulu di kepala
    Kalau orang bertanya siapa yang kusayang
    Sebelum sempat kujawab dengan kata

    {you.fact}
    Kusimpan itu di dalam ingatan
    Foto bisa pudar, tulisan bisa luntur
    Yang disayang tak akan terlupakan

    {you.fact}
    Dan hari yang berat terasa lebih mudah
    Aku tak minta emas atau panggung
    Yang seperti ini saja sudah berkah

    {you.fact}
    Kalau kuingat, aku tersenyum sendiri
    Orang di bus menoleh dan bertanya
    Ada apa, kok senang sekali

    (Banyak orang hebat di luar sana|Banyak orang ternama di kota ini|Banyak orang pandai di layar kaca)
    Mereka dipuji, fotonya dipajang
    {you.fact}
    Dan hal seperti itu yang membuat orang sayang

    (Kalau ada yang tanya apa itu bahagia|Kalau anak-anak tanya apa itu bahagia|Kalau kutanya diriku apa itu bahagia)
    Aku tak perlu membuka kamus
    {you.fact}
    Itu jawabanku, tak pernah putus

    (Aku bukan penyair, bahasaku sederhana|Aku tak pandai merangkai kata|Kata-kataku biasa, suaraku pas-pasan)
    Tapi ada yang ingin kusampaikan
    {you.fact}
    Dan karena itulah lagu ini kunyanyikan

    (Ada hal kecil yang tak masuk foto|Ada hal kecil yang jarang disebut|Ada hal kecil yang tak pernah dicatat)
    Tapi paling lama tinggal di hati
    {you.fact}
    Kecil kata orang, bagiku besar sekali

    (Kalau hariku panjang dan melelahkan|Kalau hujan seharian tak berhenti|Kalau Senin datang terlalu cepat)
    Ada satu hal yang membuatku tenang
    {you.fact}
    Mengingatnya saja aku jadi senang

    (Waktu berjalan, banyak yang berubah|Tahun berganti, banyak yang berlalu|Kota ini tumbuh, banyak yang berubah)
    Jalan dilebarkan, rumah dicat ulang
    {you.fact}
    Semoga yang satu ini tak pernah hilang

    (Orang menyimpan prangko, menyimpan koin|Orang menyimpan emas, menyimpan tanah|Orang menyimpan jam, menyimpan lukisan)
    Aku menyimpan yang lebih berharga
    {you.fact}
    Kusimpan di hati dan selalu kujaga

    (Satu rumah tahu, satu gang pun tahu|Ibu-ibu tahu, bapak-bapak tahu|Di meja makan kami sering bercerita)
    Kisah yang satu ini paling sering diulang
    {you.fact}
    Dan setiap kali semua senang

    {fact}
    Mengingatnya saja aku tertawa
    Minggu yang berat, cucian yang menumpuk
    Jadi ringan semua, entah mengapa

    {fact}
    Sederhana saja, tak dibuat-buat
    Hal yang sederhana kalau disimpan lama
    Makin hari makin dekat

    {fact}
    Kunyanyikan sekarang, selagi ingat
    Yang dinyanyikan lebih lama hidupnya
    Daripada yang sekadar dicatat

    (Hidup ini ramai, hari cepat berlalu|Hari cepat lewat, tahun pun cepat|Kalender cepat habis, lembar demi lembar)
    Tapi ada yang pantas kita rayakan
    {fact}
    Itu yang hari ini kita nyanyikan

    (Cerita terbaik bukan di bioskop|Cerita terbaik bukan di televisi|Cerita terbaik bukan di buku tebal)
    Cerita terbaik ada di tengah keluarga
    {fact}
    Siapa yang dengar ikut bahagia

    {me.fact}
    Kukatakan pelan, dari dalam hati
    Selama ini cuma kusimpan saja
    Sekarang kunyanyikan di sini

    {me.fact}
    Begitu adanya, tak ada yang kutambahkan
    Kalau hati penuh, mulut jadi kaku
    Dan lewat lagu lebih mudah kukatakan

    (Ada yang susah kukatakan langsung|Ada yang tak bisa kutulis di surat|Ada yang tak muat di pesan singkat)
    Di depan orangnya lidahku kelu
    {me.fact}
    Jadi kutitipkan di dalam lagu

    (Setiap orang punya cerita sendiri|Setiap rumah punya cerita sendiri|Setiap hati punya cerita sendiri)
    Yang ini ceritaku, dengarkan pelan
    {me.fact}
    Dan itu kubawa sepanjang jalan`,
  funny: `
    {fact}
    Aku tak mengarang, ada saksinya
    {next}
    Saksinya tertawa, susah ditanya

    {fact}
    Tetangga sampai buka jendela
    {next}
    Besoknya jadi berita utama

    {fact}
    Tertawa dulu, masih ada lagi
    {next}
    Sudah, perutku sakit sekali

    {fact}
    Pak RT sudah menulis laporan
    Dibaca di rapat, semua terdiam
    Lalu satu ruangan tertawa bersamaan

    {fact}
    Kucoba serius, kugigit bibir
    Lima detik tahan, detik keenam
    Tawaku tumpah seperti banjir

    {fact}
    Para ahli datang dari Jepang
    Mereka mencatat, mereka mengukur
    Lalu geleng kepala, dan semua pulang

    {fact}
    Kalau difilmkan, tak ada yang percaya
    Penonton bilang itu berlebihan
    Padahal ini masih versi ringannya

    {fact}
    Sudah dinasihati, tiga kali
    Yang ketiga pakai surat bermeterai
    Besoknya, ya, begitu lagi

    {you.fact}
    Lalu pasang muka tak berdosa
    Aku mau marah, sudah siap-siap
    Yang keluar dari mulutku malah tawa

    {you.fact}
    Yang seperti ini sudah langka
    Museum sudah dua kali menelepon
    Kubilang jangan, masih dipakai keluarga

    {you.fact}
    Bagaimana orang tidak tertawa
    Sudah kularang diriku sendiri
    Ujung bibirku naik juga

    (Keluarga lain hidupnya teratur|Keluarga lain tenang-tenang saja|Tetangga sebelah hidupnya tenteram)
    Makan malam, doa, lalu tidur
    {fact}
    Dan kami tertawa sampai ke dapur

    (Sudah kutanya dukun, sudah kutanya dokter|Sudah kutanya profesor dan tukang pijat|Sudah kutanya tetua di kampung)
    Semuanya angkat tangan
    {fact}
    Katanya ini tak ada dalam catatan

    (Ada lomba di kelurahan minggu depan|Ada lomba tujuh belasan di kampung|Ada lomba di lapangan hari Minggu)
    Ada balap karung, ada tarik tambang
    {fact}
    Kalau ini dilombakan, kita pasti menang

    (Rencananya hari ini mau tenang|Kupikir hari Minggu bakal tenang|Kukira pagi ini bakal tenang)
    Duduk, minum kopi, baca koran
    {fact}
    Kopinya tumpah, korannya berantakan

    (Kalau nanti ada yang menulis sejarah|Kalau kisah rumah ini dibukukan|Kalau nanti terbit buku sejarah)
    Bab satu tentang raja, bab dua tentang perang
    {fact}
    Bab tiga ini yang dibaca orang

    (Jangan tanya siapa yang mengajari|Jangan tanya belajarnya di mana|Jangan tanya gurunya siapa)
    Di sekolah tak ada pelajarannya
    {fact}
    Kalau ada ujiannya, nilainya sempurna

    {me.fact}
    Silakan tertawa, aku sudah kebal
    Besok di grup keluarga ada stikernya
    Dan yang membuatnya pasti kukenal

    {me.fact}
    Hebat, bukan? Tolong jangan dijawab
    Aku sudah bercermin tadi pagi
    Cerminnya cuma diam dan lembap`,
  grief: `
    {fact}
    Dulu kukira itu hal biasa
    {next}
    Sekarang itu yang paling terasa

    {fact}
    Kuulang pelan, supaya tak pudar
    {next}
    Dan di dalam hati terus terdengar

    {me.fact}
    Kata orang nanti juga reda
    {next}
    Tapi malam ini masih terasa

    {fact}
    Dulu kukira itu hal biasa
    Ternyata hal biasa yang paling kucari
    Waktu rumah ini sepi tanpa suara

    {fact}
    Kupejamkan mata, dan semua kembali
    Suaranya, cahayanya, sore yang terang
    Seperti baru kemarin terjadi

    {fact}
    Tak ada rekaman yang bisa kuputar
    Tapi di kepalaku gambarnya jelas
    Dan tiap kuingat, dadaku bergetar

    {you.fact}
    Itu yang paling sering kuceritakan
    Kepada kawan, kepada siapa saja
    Dan tiap bercerita, hati ini berdekatan

    {you.fact}
    Kadang aku menoleh, seolah ada di situ
    Lalu kulihat kursi yang kosong
    Dan kubisikkan satu-dua kata rindu

    {you.fact}
    Siapa sangka itu yang paling kurindukan
    Bukan hari raya, bukan foto bersama
    Tapi hal kecil yang dulu cuma kulewatkan

    {you.fact}
    Kalau rindu, ke situ pikiranku pulang
    Seperti masuk ke kamar yang hangat
    Yang lampunya selalu terang

    {fact}
    Kata orang waktu menyembuhkan semua
    Mungkin benar, tapi yang satu ini
    Tak ingin kusembuhkan, biar tetap ada

    (Sore datang, lampu mulai menyala|Jam di dinding masih terus berjalan|Musim berganti, rumah tetap berdiri)
    Pintunya sama, jendelanya sama
    {fact}
    Dan itu yang terus kubawa

    (Malam begini ingatan datang sendiri|Kalau hujan turun ingatan datang sendiri|Sore begini ingatan datang sendiri)
    Duduk di sampingku, tak banyak bicara
    {fact}
    Kubiarkan ia tinggal agak lama

    (Album foto cuma menyimpan hari besar|Kamera cuma menyimpan hari besar|Bingkai di dinding cuma untuk hari besar)
    Hari yang lain kusimpan sendiri
    {fact}
    Tak ada fotonya, tapi ada di sini

    (Aku belajar pelan-pelan menerima|Aku belajar dari hari ke hari|Aku belajar dari daun yang jatuh)
    Tak semua yang kusayang bisa kugenggam
    {fact}
    Yang itu kusimpan, siang dan malam

    (Banyak hal yang kulupa belakangan ini|Nama jalan kulupa, tanggal kulupa|Kunci kulupa, payung pun kulupa)
    Tapi yang satu ini tak pernah hilang
    {fact}
    Kuingat sekali, lalu berulang-ulang

    (Kalau rindu datang, aku tak melawan|Kalau rindu datang, kubukakan pintu|Kalau rindu datang lewat tengah malam)
    Kubuka jendela, kutatap langit
    {you.fact}
    Dan hangat itu lebih besar dari sakit

    (Kata mereka aku harus kuat|Teman-teman bilang aku harus kuat|Semua orang bilang aku harus kuat)
    Aku mengangguk, lalu diam
    {fact}
    Dan itu kubawa sampai larut malam

    {me.fact}
    Aku tak malu mengakuinya
    Rindu itu cuma nama lain dari sayang
    Yang belum tahu harus ke mana

    {me.fact}
    Tak banyak yang bisa kukatakan lagi
    Ada yang menetes, kuhapus cepat
    Lalu kulanjutkan lagu ini`,
  sorry: `
    {me.fact}
    Kukatakan terus terang, tanpa alasan
    {next}
    Aku di sini, menunggu jawaban

    {fact}
    Tak kututupi, tak kukurangi
    {next}
    Sudah kupikirkan berhari-hari

    {me.fact}
    Kukatakan jujur, tak ada yang kusembunyikan
    Semalaman aku mencari kalimat yang pas
    Ternyata cuma ini yang bisa kukatakan

    {me.fact}
    Tak kucari alasan, tak kucari lawan
    Kalau ada yang salah, itu aku
    Dan maaf ini ingin kusampaikan

    {me.fact}
    Kalau waktu bisa kuputar sekali lagi
    Kukerjakan semuanya dengan benar
    Tapi yang kupunya cuma hari ini

    {me.fact}
    Aku tahu kata-kata tak cukup sendiri
    Jadi kubawa telinga yang mau mendengar
    Dan niat yang sudah kupikir berhari-hari

    {me.fact}
    Begitu adanya, tak kukurangi
    Aku tak minta semua dilupakan
    Aku minta kesempatan sekali lagi

    {you.fact}
    Dan aku terlambat melihatnya
    Baru terasa waktu rumah jadi sunyi
    Betapa besar sebenarnya artinya

    {you.fact}
    Tak pantas kubalas dengan begini
    Aku malu waktu mengingatnya
    Maka aku datang, maka aku di sini

    {fact}
    Itu kupikirkan setiap malam
    Lebih berat daripada dimarahi
    Adalah melihat orang yang kusayang diam

    (Sudah lama kususun kata di kepala|Berhari-hari kususun kata di kepala|Sepanjang jalan kususun kata di kepala)
    Yang keluar cuma yang paling sederhana
    {me.fact}
    Dan itu kukatakan apa adanya

    (Aku bisa saja diam dan menunggu|Aku bisa saja menunggu semua reda|Aku bisa saja menutup telinga)
    Pura-pura tak terjadi apa-apa
    {me.fact}
    Lebih baik kukatakan sekarang juga

    (Orang gagah katanya tak minta maaf|Katanya orang besar tak minta maaf|Kata gengsiku jangan minta maaf)
    Biarlah aku kecil, asal jujur
    {me.fact}
    Sebelum kukatakan, aku tak bisa tidur

    (Kata maaf itu pendek, cuma empat huruf|Maaf itu kata pendek, empat huruf saja|Empat huruf saja kata maaf itu)
    Tapi beratnya sampai ke dada
    {me.fact}
    Kuucapkan juga dengan seluruh jiwa

    (Tak ada bunga yang bisa menggantikan|Tak ada hadiah yang bisa menggantikan|Tak ada uang yang bisa menggantikan)
    Tak ada cokelat yang bisa menebus
    {me.fact}
    Maka kukatakan semua dengan tulus

    (Marah itu ada sebabnya, aku tahu|Kecewa itu ada sebabnya, aku tahu|Sedih itu ada sebabnya, aku tahu)
    Dan sebabnya aku, aku mengerti
    {fact}
    Kalau boleh, kuperbaiki mulai hari ini`,
  lesson: `
    {fact}
    Ulangi dulu, pelan dan terang
    {next}
    Kalau sudah hafal, boleh bergoyang

    {fact}
    Itu satu, ayo diingat
    {next}
    Itu dua, hebat, hebat!

    {fact}
    Yang di belakang, dengar tidak?
    {next}
    Kalau dengar, kaki dihentak

    {fact}
    Sekali lagi, bersama semua
    Yang lupa boleh melirik temannya
    Yang ingat boleh jadi ketua

    {fact}
    Begitu caranya, mudah sekali
    Pertama didengar, kedua diulang
    Yang ketiga pasti hafal sendiri

    {fact}
    Tulis di buku, tulis di hati
    Besok kalau adik bertanya
    Kau bisa menjawab dengan pasti

    {fact}
    Ayo tirukan, satu, dua
    Salah sedikit tidak apa-apa
    Yang penting mencoba, nanti pasti bisa

    {fact}
    Siapa yang bisa, angkat tangan
    Siapa yang belum, jangan bersedih
    Kita ulangi pelan-pelan

    {fact}
    Diulang sekali, diulang tiga kali
    Lama-lama jadi biasa
    Seperti berjalan, seperti berlari

    (Ayo duduk melingkar, dengarkan dulu|Ayo berkumpul, dengarkan dulu|Ayo buka telinga, dengarkan dulu)
    Ada yang seru untuk diketahui
    {fact}
    Nah, sekarang coba nyanyikan sendiri

    (Siapa yang mau pintar, ikut bernyanyi|Siapa yang mau tahu, ikut bernyanyi|Siapa yang mau ingat, ikut bernyanyi)
    Suaranya keras, jangan malu-malu
    {fact}
    Yang bernyanyi paling cepat tahu

    (Ibu guru bertanya, siapa yang tahu|Pak guru bertanya, siapa yang tahu|Adik bertanya, siapa yang tahu)
    Semua tangan naik ke udara
    {fact}
    Pintar! Sekarang ulangi bersama

    (Dulu aku bingung, sekarang aku bisa|Dulu aku lupa, sekarang aku ingat|Dulu kukira sulit, ternyata mudah)
    Rahasianya ada di dalam lagu
    {fact}
    Kunyanyikan terus sampai aku tahu

    (Tepuk tangan tiga kali, entakkan kaki|Tepuk paha dua kali, entakkan kaki|Putar badan ke kanan, entakkan kaki)
    Badan bergoyang, mulut bernyanyi
    {fact}
    Ayo, dari depan, sekali lagi`,
  soft: `
    {fact}
    Semua pelan, semua teduh
    {next}
    Malam menjaga sampai subuh

    {fact}
    Bulan mendengar dari jendela
    {next}
    Lalu ia tersenyum juga

    {fact}
    Bintang kecil ikut mendengarkan
    Lalu menguap, lalu merapat
    Lalu berkedip pelan-pelan

    {you.fact}
    Malam pun tahu, malam sayang
    Ia datang tanpa sepatu
    Membawa mimpi yang tenang

    {fact}
    Ssst, simpan dulu di bawah bantal
    Besok pagi kita cari bersama
    Sampai pagi ia tetap tinggal

    {fact}
    Hari ini sudah cukup panjang
    Kaki yang mungil boleh beristirahat
    Lampu yang kecil saja yang terang

    {fact}
    Itu cerita untuk malam ini
    Tutup matamu, pegang ujungnya
    Sambung sendiri di dalam mimpi

    {fact}
    Aku di sini, tak ke mana-mana
    Kupegang jari yang mungil itu
    Sampai mimpi sampai ke sana

    (Bulan naik pelan di atas genting|Bulan duduk di pucuk pohon|Bulan mengintip dari balik awan)
    Lampu kamar tinggal secercah
    {fact}
    Sekarang tidurlah, sudah lelah

    (Angin berbisik di sela daun|Angin berbisik di balik tirai|Angin berbisik di luar kamar)
    Ia bercerita kepada malam
    {you.fact}
    Lalu semua mata terpejam

    (Ayam sudah tidur, kucing sudah tidur|Burung sudah tidur, ikan sudah tidur|Kodok sudah tidur, bebek sudah tidur)
    Tinggal satu yang belum juga
    {you.fact}
    Ayo menyusul, mereka menunggu di sana

    (Satu bintang, dua bintang, tiga bintang|Satu domba, dua domba, tiga domba|Satu awan, dua awan, tiga awan)
    Kita hitung sampai mata berat
    {fact}
    Lalu mimpi datang mendekat

    (Sini, sayang, dekat di dada|Sini, sayang, rapat di lengan|Sini, sayang, rebah di bahu)
    Dengar detaknya, pelan, pelan
    {fact}
    Semua baik, semua aman`,
  cheer: `
    {fact}
    Tribun berdiri, genderang dipukul
    {next}
    Yang jauh mendekat, yang dekat merangkul

    {fact}
    Teriakkan sampai langit goyang
    {next}
    Tangan di atas, suara lantang

    {fact}
    Ayo teriakkan, satu kampung dengar
    Kalah kemarin sudah jadi pelajaran
    Hari ini semangat kita lebih besar

    {fact}
    Itu sebabnya kita berdiri di sini
    Hujan boleh turun, suara boleh serak
    Kita bernyanyi sampai peluit berbunyi

    {fact}
    Semua tahu, dari depan sampai belakang
    Satu jatuh, yang lain mengangkat
    Begitu caranya kita menang

    {fact}
    Catat itu, lalu pukul genderang
    Kita lari sampai napas penghabisan
    Dan pulang nanti dengan dada lapang

    {fact}
    Kalau tak percaya, tanya tribun
    Ada yang menangis, ada yang menari
    Jatuh sekali, dua kali bangun

    {fact}
    Dengar itu, wahai lawan
    Kami datang tidak membawa takut
    Kami datang membawa kawan

    (Peluit sudah ditiup, ayo berdiri|Lampu lapangan menyala, ayo berdiri|Nama kita dipanggil, ayo berdiri)
    Tangan di bahu kawan di kanan
    {fact}
    Dan bersama kita lari ke depan

    (Yang datang sendiri tak akan sendirian|Yang baru datang tak akan sendirian|Yang jauh dari rumah tak akan sendirian)
    Di sini semua jadi saudara
    {fact}
    Kita nyanyikan satu suara

    (Lawan boleh besar, lawan boleh cepat|Lawan boleh tinggi, lawan boleh kuat|Lawan boleh banyak, lawan boleh hebat)
    Kita punya yang tak bisa dibeli
    {fact}
    Dan untuk itu kita ada di sini

    (Sepatu boleh butut, bola boleh tua|Kaus boleh pudar, kaki boleh lecet|Napas boleh habis, kaki boleh pegal)
    Hati kami masih menyala
    {fact}
    Dan nama kami disebut bersama`,
  shop: `
    {fact}
    Yang sudah langganan pasti tahu
    {next}
    Yang belum, ayo mampir dulu

    {fact}
    Datang sendiri, ajak keluarga
    {next}
    Santai saja, tak usah tergesa

    {fact}
    Tanya saja orang di sekitar sini
    {next}
    Mereka pasti menunjuk ke kami

    {fact}
    Yang pernah mampir pasti mengaku
    Pulang ke rumah, cerita ke tetangga
    Besoknya datang satu, sepuluh, seribu

    {fact}
    Bukan janji di spanduk saja
    Silakan mampir, buktikan sendiri
    Kalau cocok, ajak sekeluarga

    {fact}
    Itu sebabnya orang kembali lagi
    Dari kampung sebelah, dari ujung kota
    Dari yang sepuh sampai yang kecil sekali

    {fact}
    Kami kerjakan sendiri, dengan hati
    Kalau ada yang kurang, bilang saja
    Besok kami perbaiki lagi

    {fact}
    Sudah terbukti dari mulut ke mulut
    Tak perlu iklan di televisi
    Yang tadinya ragu sekarang ikut

    {fact}
    Dan kami jaga begitu, tahun ke tahun
    Yang dulu datang digandeng ibunya
    Sekarang datang membawa rombongan sekebun

    (Dari jauh sudah kelihatan lampunya|Dari jalan sudah kelihatan papannya|Dari seberang sudah kelihatan ramainya)
    Belok sedikit, parkir di depan
    {fact}
    Itu yang membuat orang jadi langganan

    (Kalau lelah berkeliling, singgah kemari|Kalau lewat sini, singgah kemari|Kalau ada waktu, singgah kemari)
    Pintunya terbuka untuk siapa saja
    {fact}
    Datang sebagai tamu, pulang sebagai saudara

    (Banyak tempat yang lebih besar dari kami|Banyak tempat yang lebih mewah dari kami|Banyak tempat yang lebih megah dari kami)
    Kami kecil, tapi sungguh-sungguh
    {fact}
    Dan itu kami jaga dengan hati teguh

    (Hari ini mau ke mana, belum ada tujuan|Sore ini mau ke mana, belum ada tujuan|Akhir pekan mau ke mana, belum ada tujuan)
    Langkahkan kaki, ayo mampir
    {fact}
    Kami tersenyum dari awal sampai akhir

    (Orang bertanya apa rahasianya|Tetangga bertanya apa rahasianya|Pelanggan bertanya apa rahasianya)
    Tak ada rahasia, cuma niat baik
    {fact}
    Dan setiap tamu dapat yang terbaik`,
  heartbreak: `
    {fact}
    Aku tak tahu lagi mana yang benar
    {next}
    Dan aku masih belajar sabar

    {fact}
    Itu yang kuingat waktu lampu padam
    {next}
    Dan itu yang menemaniku tiap malam

    {fact}
    Aku tak tahu harus bilang apa
    Malam itu hujan, atau cuma mataku
    Dua-duanya terasa sama saja

    {fact}
    Kuulang di kepala, kucari sebabnya
    Jam dua malam, jam tiga, jam empat
    Pagi pun datang tanpa jawabannya

    {fact}
    Kata teman-teman, sudahlah, lupakan
    Mudah diucapkan di siang yang ramai
    Malam punya aturan yang berlainan

    {fact}
    Biar kunyanyikan sekali ini saja
    Besok kuseduh kopi untuk satu orang
    Dan kuanggap itu hal yang biasa

    {fact}
    Sakitnya ada, tak kututup-tutupi
    Tapi hati ini pernah patah sebelumnya
    Dan ia tahu caranya tumbuh lagi

    {fact}
    Masih kusimpan, belum bisa kubuang
    Seperti kunci rumah yang sudah pindah
    Tak membuka apa-apa, tapi kupegang

    (Lagu di radio seperti tahu semuanya|Setiap lagu seperti tahu ceritaku|Lagu di warung seperti mengejekku)
    Semua liriknya tentang kita
    {fact}
    Kumatikan radio, lagunya masih ada

    (Aku mencoba sibuk sepanjang hari|Aku mencoba sibuk sampai malam|Aku mencoba sibuk supaya lupa)
    Mencuci, menyapu, membalas pesan
    {fact}
    Dan semua itu kembali pelan-pelan

    (Tak ada yang mengajari cara melepaskan|Tak ada buku tentang cara melepaskan|Tak ada sekolah untuk cara melepaskan)
    Kupelajari sendiri sambil terluka
    {fact}
    Belum lulus juga, tapi aku mencoba

    (Suatu hari nanti aku akan tertawa|Suatu pagi nanti aku akan lega|Suatu saat nanti aku akan biasa)
    Mengingat semua ini tanpa perih
    {fact}
    Tapi malam ini biar aku bersedih`,
  comfort: `
    {fact}
    Aku tahu itu tidak mudah
    {next}
    Pelan-pelan saja, jangan menyerah

    {you.fact}
    Aku melihatnya, dan aku bangga
    {next}
    Dan aku di sini, selalu ada

    {you.fact}
    Tak semua orang sanggup begitu
    Kalau hari ini terasa berat
    Bersandarlah dulu di bahuku

    {fact}
    Aku tahu itu tidak mudah
    Tak apa menangis, tak apa berhenti sebentar
    Asal besok mau lagi melangkah

    {you.fact}
    Dan aku melihatnya, jangan kira tidak
    Pelan-pelan saja, satu hari dulu
    Gunung pun didaki setapak demi setapak

    {fact}
    Malam memang panjang, tapi ada ujungnya
    Fajar tak pernah lupa jalan ke sini
    Sebentar lagi kelihatan cahayanya

    {fact}
    Jangan hitung yang belum, hitung yang sudah
    Sudah sejauh ini kaki melangkah
    Masa di tikungan terakhir menyerah

    {fact}
    Biarpun ragu, aku tetap percaya
    Pinjam dulu keyakinanku sebentar
    Kembalikan nanti kalau sudah ada

    {me.fact}
    Kukatakan lagi kalau perlu
    Tak ada yang harus dipikul sendirian
    Bagi saja beratnya denganku

    (Ada hari yang terasa seperti tanjakan|Ada minggu yang terasa seperti tanjakan|Ada jalan yang isinya tanjakan)
    Napas pendek dan kaki berat
    {fact}
    Istirahat dulu, nanti kembali kuat

    (Tak ada yang minta jadi pahlawan|Tak perlu menang setiap hari|Tak perlu hebat setiap hari)
    Cukup bangun dan mencoba lagi
    {fact}
    Dan itu sudah berani sekali

    (Kalau dunia ini terlalu ribut|Kalau kepala ini terlalu ramai|Kalau semua orang banyak bicara)
    Dengarkan suara kecil di dalam dada
    {fact}
    Suara itu bilang: ayo, pasti bisa

    (Pohon yang kuat pun pernah goyah|Pohon di bukit pun pernah goyah|Pohon yang tua pun pernah goyah)
    Angin datang, daunnya berguguran
    {fact}
    Akarnya tetap, dan daun tumbuh perlahan`,
  plain: `
    {fact}
    Begitu ceritanya, tak kutambahi
    {next}
    Dan aku mengingatnya sampai kini

    {fact}
    Kedengarannya seperti cerita
    {next}
    Padahal semua memang nyata

    {fact}
    Kalau dipikir, hidup memang begitu
    Yang besar lewat, kita hampir lupa
    Yang kecil tinggal, dan itu yang kita tahu

    {fact}
    Tak ada di koran, tak ada di berita
    Tapi siapa yang pernah merasakannya
    Tahu ini lebih dari sekadar cerita

    {fact}
    Aku tak pandai merangkai kata
    Jadi kuceritakan apa adanya
    Seperti yang terlihat di depan mata

    {fact}
    Ada yang tersenyum mendengarnya
    Ada yang diam, lalu mengangguk
    Mungkin punya cerita yang sama

    {fact}
    Lama kusimpan, tak kuceritakan
    Sampai suatu malam ada gitar
    Dan ternyata bisa kunyanyikan

    {fact}
    Pagi berikutnya dunia masih sama
    Ojek lewat, ibu-ibu belanja
    Cuma aku yang melihatnya berbeda

    (Ada cerita yang selalu kuulang|Ada cerita yang selalu kubawa|Ada cerita yang tak habis-habis)
    Bukan karena hebat, bukan karena panjang
    {fact}
    Dan sampai hari ini masih terkenang

    (Orang bertanya ada kabar apa|Temanku bertanya ada cerita apa|Tetangga bertanya ada cerita apa)
    Kujawab pelan sambil menuang kopi
    {fact}
    Lalu kami bicara sampai pagi

    (Di antara berita yang lalu-lalang|Di antara ribut yang lalu-lalang|Di antara kabar yang lalu-lalang)
    Ada satu yang ingin kuceritakan
    {fact}
    Duduklah sebentar, tolong dengarkan

    (Dunia ini ramai, semua terburu|Jalanan ramai, semua terburu|Hari ini ramai, semua terburu)
    Jarang ada yang berhenti melihat
    {fact}
    Dan aku berhenti, lalu kucatat

    (Kalau besok semua ini berubah|Kalau nanti semua orang lupa|Kalau nanti waktu lewat terlalu cepat)
    Aku ingin ada yang mengingat
    {fact}
    Maka lagu ini kubuat

    {me.fact}
    Mungkin banyak orang juga begitu
    Kita jarang membicarakannya
    Padahal lebih ringan kalau saling tahu

    (Ini bukan kisah pahlawan di layar|Ini bukan kisah raja di istana|Ini bukan kisah bintang di panggung)
    Cuma kisah orang biasa
    {me.fact}
    Kuceritakan, dan dadaku lega`,
  hook: `
    {you.fact}
    Itu sebabnya lagu ini ada

    {you.fact}
    Nyanyikan bersama, sekeras-kerasnya

    {you.fact}
    Satu kampung pun ikut bernyanyi

    {fact}
    Nyanyikan lagi, sekali lagi

    {fact}
    Itu yang kunyanyikan hari ini

    {fact}
    Dan semua orang ikut bernyanyi`,
  hooks: {
    soft: `
      {you.fact}
      Sekarang tidurlah, malam menunggu`,
    comfort: `
      {you.fact}
      Dan aku ada di sampingmu`,
  },
}
