import type { OwnWords } from '../own-words.ts'

/** The person's own words stand in the unrhymed lines, as they come. */
export const ownWords: OwnWords = {
  warm: `
    {fact}
    Kuceritakan ke satu gang
    {next}
    Sampai suaraku serak dan hilang

    {fact}
    Mengingatnya saja aku tertawa
    {next}
    Dan minggu yang berat jadi biasa

    {fact}
    Kulihat sendiri, bukan kata orang
    {next}
    Sejak itu pagiku lebih terang

    {fact}
    Banyak orang lewat dan tak melihat
    {next}
    Kusimpan di saku yang paling dekat

    {fact}
    Itu yang pertama kuceritakan
    Kutambah sedikit, satu sendok garam
    Tapi intinya tak kubengkokkan

    {fact}
    Tanya siapa saja di pasar
    Ada yang bilang itu perkara kecil
    Bagiku itu yang paling besar

    {fact}
    Sudah kukelilingi kota ini
    Banyak orang baik, banyak yang hebat
    Yang semacam itu cuma di sini`,
  funny: `
    {fact}
    Aku tak mengarang, ada saksinya
    {next}
    Saksinya tertawa, susah ditanya

    {fact}
    Tolong dicatat dan dibingkai
    {next}
    Lanjutannya nanti, kalau kopi usai

    {fact}
    Tetangga sampai buka jendela
    {next}
    Besoknya jadi berita utama

    {fact}
    Kucoba serius, kugigit bibir
    Lima detik tahan, enam detik bocor
    Sampai yang lewat ikut menyindir

    {fact}
    Kalau ini film, penonton bubar
    Katanya mana mungkin ada yang begitu
    Padahal ini versi yang paling benar`,
  grief: `
    {fact}
    Meja ini masih mengingatnya
    {next}
    Tak ada yang bisa menghapusnya

    {fact}
    Dulu kukira itu hal biasa
    {next}
    Sekarang kubayar berapa saja

    {fact}
    Kuulang pelan, supaya tak luntur
    {next}
    Kuulang lagi sebelum tidur

    {fact}
    Tak ada fotonya, tak ada rekaman
    Tapi kalau kupejamkan mataku
    Semuanya jelas, sampai ke halaman

    {fact}
    Aku baru tahu harganya kini
    Seperti lampu, kalau sudah padam
    Baru terasa gelapnya di sini`,
  sorry: `
    {fact}
    Tak kututupi, tak kuperhalus
    {next}
    Malam-malam itu aku tak becus

    {fact}
    Kukatakan terang, tanpa alasan
    {next}
    Biar kaudengar dariku, bukan dari omongan

    {fact}
    Kalau waktu bisa kulipat lagi
    {next}
    Kubuka pintu yang lain, lebih pagi

    {fact}
    Tiap kuingat, kupingku merah
    Ada yang bisa dibeli, dibetulkan
    Yang ini cuma bisa kuakui salah

    {fact}
    Begitu kejadiannya, kau pun tahu
    Aku tak minta kau lupakan
    Aku cuma tak mau lari dari itu`,
  lesson: `
    {fact}
    Ulangi dulu, pelan dan terang
    {next}
    Kalau sudah hafal, boleh bergoyang

    {fact}
    Tulis di tangan, tulis di pintu
    {next}
    Besok yang lupa bertanya padamu

    {fact}
    Yang di belakang, dengar tidak?
    {next}
    Kalau dengar, kaki dihentak

    {fact}
    Sekali lagi, bersama semua
    Yang lupa boleh melirik temannya
    Yang ingat boleh jadi ketua

    {fact}
    Begitu caranya, tak ada yang lain
    Simpan di kepala, sebelah kanan
    Di antara jajan dan jam bermain`,
  soft: `
    {fact}
    Semua pelan, semua teduh
    {next}
    Malam menjaga sampai subuh

    {fact}
    Bulan mengangguk di jendela
    {next}
    Lalu ia tidur juga

    {fact}
    Sst, disimpan dulu di bantal
    {next}
    Besok pagi ia masih tinggal

    {fact}
    Bintang kecil pun mendengarkan
    Lalu menguap, lalu merapat
    Lalu berkedip pelan-pelan

    {fact}
    Itu cerita untuk malam ini
    Tutup matamu, pegang ujungnya
    Sambung sendiri di dalam mimpi`,
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
    Itu kita, catat di papan
    {next}
    Sekali kita maju, tak ada rem di depan

    {fact}
    Lawan mendengar, lawan menunduk
    Kita bernyanyi, basah dan serak
    Sampai bangku cadangan ikut mengamuk

    {fact}
    Kalau tak percaya, tanya tribun
    Ada yang menangis, ada yang menari
    Dan kita semua bangun, bangun`,
  plain: `
    {fact}
    Begitu saja, tak perlu bumbu
    {next}
    Kubilang apa adanya padamu

    {fact}
    Kedengarannya seperti cerita
    {next}
    Padahal kulihat dengan mata

    {fact}
    Catat dulu, sebelum lupa
    {next}
    Baru sesudahnya bernyanyi bersama

    {fact}
    Bukan di koran, bukan di berita
    Adanya di sini, di jalan ini
    Siapa yang lewat bisa cerita

    {fact}
    Aku tak pandai merangkai kata
    Jadi kubiarkan itu berdiri
    Apa adanya, di depan mata`,
  hook: `
    {fact}, nyanyikan sekali lagi
    Biar yang di ujung jalan pun mengerti

    {fact}, begitu ceritanya
    Satu gang ini sudah hafal semua`,
}
