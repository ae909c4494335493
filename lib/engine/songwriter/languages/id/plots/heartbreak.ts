import type { Plot } from '../../stanzas.ts'

export const heartbreak: Plot = {
  person: 'past',
  open: `
    Sikat gigimu (masih|tetap) di gelas itu
    Aku tak tahu harus kuapakan
    Kubuang salah, kusimpan pun lucu
    Ia berdiri, menunggu jawaban

    Kau bilang kita (bicara|bertemu) baik-baik saja
    Di kafe yang dulu kita tertawakan
    Esmu mencair, sedotannya tak kausentuh
    Yang kauucapkan cuma, aku duluan

    Namamu di (ponselku|kontakku) belum kuganti
    Nama kesayangan, dua gambar hati
    Tiap layar menyala aku mati lagi
    Padahal iklan, diskon tiga hari`,
  turn: `
    Temanku bilang kau kelihatan sehat
    Potong rambut, tertawa di pesta
    Aku ikut senang, lalu cepat-cepat
    Mencuci piring yang sudah bersih semua

    Kupesan martabak untuk berdua
    Kebiasaan lama, jariku yang lupa
    Separuh kumakan, separuh kubawa
    Ke satpam depan, yang tak banyak tanya

    Sudah kupindah letak lemari
    Sudah kuganti seprai dan tirai
    Tapi di lantai ada bekas kaki
    Meja kecilmu, dan itu tak usai`,
  meaning: `
    Cinta itu datang tanpa undangan
    Perginya pun tak bisa ditahan
    Yang tertinggal cuma pertanyaan
    Dan malam panjang tanpa jawaban

    Aku tak membencimu, aku cuma lelah
    Mencintai sendirian itu berat
    Besok kubuka jendela lebar-lebar
    Supaya yang lama keluar lewat

    Semua orang bilang nanti juga sembuh
    Mungkin benar, tapi tidak malam ini
    Malam ini biar kubiarkan hati
    Menangis sampai selesai sendiri

    Aku belajar lagi dari awal
    Makan sendiri, tertawa sendiri
    Suatu pagi nanti aku akan tahu
    Aku sudah tak menunggumu lagi`,
  lift: `
    Katanya waktu yang menyembuhkan
    Waktuku macet di perempatan

    Aku tak menangis, cuma bawang merah
    Satu kilo penuh, kukupas di rumah`,
  chorus: `
    # Sudah, Katamu
    Sudah, katamu, seperti menutup buku
    Padahal aku baru di tengah bab satu
    Sudah, katamu, dan aku mengangguk
    Kepala bisa, dada tak ikut

    # {call}, Aku Belum Bisa
    {call}, aku belum bisa bilang selesai
    Mulutku bisa, hatiku belum juga
    {call}, aku belum bisa, pelan-pelan mulai
    Menghapus namamu, huruf demi hurufnya

    # Patah di Bagian Kita
    Patah di bagian kita, lagu ini berhenti
    Di kata kita suaraku tak ada lagi
    Patah di bagian kita, kuulang dari awal
    Kuganti aku, terdengar janggal`,
  bridge: `
    Suatu hari lagu ini cuma lagu
    Dan hujan malam hari cuma hujan
    Aku menunggu hari itu datang padaku
    Waktu namamu cuma nama di jalan

    Tak perlu ada yang menang di sini
    Ceritanya sudah sampai di akhir
    Aku cuma mau bangun besok pagi
    Tanpa kamu yang pertama kupikir`,
}
