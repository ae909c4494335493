import type { Plot } from '../../stanzas.ts'

export const nostalgia: Plot = {
  person: 'past',
  open: `
    Kubuka (kaleng|kotak) biskuit di bawah ranjang
    Isinya kelereng, karet, satu fotomu
    Di belakangmu sawah luas membentang
    Sekarang ruko, parkir, dan toko sepatu

    Dulu (magrib|sore) kita dipanggil pulang
    Kaki penuh lumpur, baju penuh getah
    Kita bilang sebentar, main sekali lagi
    Sebentar itu sekarang sudah sejarah

    Radio (tua|butut) itu masih bisa bunyi
    Kalau dipukul dua kali di sebelah kiri
    Keluar lagu yang dulu kita nyanyi
    Liriknya salah semua, kita karang sendiri`,
  turn: `
    Aku lewat lapangan itu bulan lalu
    Gawangnya bukan sandal lagi, sudah besi
    Anak-anak menatapku, orang tua lucu
    Yang berdiri lama, tersenyum sendiri

    Warung depan sekolah sudah tutup
    Padahal utangku lima ratus rupiah
    Es lilinnya dulu sekali hirup
    Tak ada gantinya, rasanya sudah pindah

    Kita dulu berjanji di pohon jambu
    Bertemu lagi kalau sudah jadi orang
    Pohonnya sudah tumbang, tinggal aku
    Yang masih menunggu di tempat yang hilang`,
  meaning: `
    Kita tak tahu itu hari yang indah
    Waktu kita masih ada di dalamnya
    Baru sesudah jauh kita berjalan
    Kita menoleh, dan melihat cahayanya

    Dulu tak punya apa-apa, rasanya cukup
    Sekarang banyak, rasanya kurang
    Kalau hati bingung mencari bahagia
    Ia tahu ke mana harus pulang

    Waktu mengambil banyak hal dari kita
    Gigi susu, halaman, dan suara
    Tapi ada yang tak bisa diambilnya
    Yang kita simpan dan kita cerita

    Tak semua harus kembali seperti dulu
    Cukup sesekali kita kenangkan
    Supaya anak yang ada di dalam diri
    Tahu bahwa ia tak ditinggalkan`,
  lift: `
    Kalau mesin waktu ada di pasar loak
    Kutawar pelan, kuengkol sampai berdetak

    Sore warnanya sama seperti dulu
    Cuma kita yang tak di situ`,
  chorus: `
    # Waktu Kita Kecil Dulu
    Waktu kita kecil dulu, satu hari panjang
    Muat sungai, muat layang-layang, muat hujan
    Waktu kita kecil dulu, dunia cuma gang
    Dari pos ronda sampai ke jembatan

    # {call}, Masih Ingatkah
    {call}, masih ingatkah jalan pulang yang itu
    Yang lewat kuburan, kita lari berdua
    {call}, masih ingatkah, hantu di situ
    Pasti rindu kita yang lari tertawa

    # Sore yang Tak Pulang
    Sore yang tak pulang, di mana kau sekarang
    Kutunggu di tangga dengan teh dan ubi
    Sore yang tak pulang, sekali ini datang
    Duduk sebentar, seperti dulu lagi`,
  bridge: `
    Aku tak minta semuanya kembali
    Gigiku dulu ompong, dan nilaiku merah
    Aku cuma minta sebentar berdiri
    Di dapur itu, waktu lampu masih lemah

    Suatu hari sore ini pun jadi dulu
    Kopi ini, kipas ini, hujan petang
    Maka kulihat baik-baik, satu per satu
    Supaya nanti ada yang bisa kukenang`,
}
