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
    Hari-hari muda, jalan yang lama
    Tapi ada yang tak bisa diambilnya
    Yang kita simpan dan kita cerita

    Tak semua harus kembali seperti dulu
    Cukup sesekali kita kenangkan
    Supaya yang pernah muda itu tahu
    Ia tak pernah kita tinggalkan`,
  lift: `
    Kalau mesin waktu ada di pasar loak
    Kutawar pelan, kuengkol sampai berdetak

    Sore warnanya sama seperti dulu
    Cuma kita yang tak di situ`,
  chorus: `
    # Hari-Hari Itu
    Hari-hari itu, tak bisa diulang
    Tapi bisa dinyanyikan pelan-pelan
    Hari-hari itu, dekat kalau dikenang
    Jauh kalau dihitung dengan bulan

    # {call}, Masih Ingatkah
    {call}, masih ingatkah hari-hari itu
    Aku masih ingat, sampai yang kecil-kecil
    {call}, masih ingatkah, di dalam lagu
    Semuanya pulang kalau kupanggil

    # Kalau Waktu Bisa Pulang
    Kalau waktu bisa pulang sehari saja
    Aku tahu betul mau turun di mana
    Kalau waktu bisa pulang, tak kuubah apa-apa
    Aku cuma mau melihat semuanya`,
  bridge: `
    Aku tak minta semuanya kembali
    Yang salah dulu biarlah salah
    Aku cuma minta sebentar berdiri
    Di hari itu, sebelum berubah

    Suatu saat hari ini pun jadi dulu
    Suara ini, wajah ini, lagu sekarang
    Maka kulihat baik-baik, satu per satu
    Supaya nanti ada yang bisa kukenang`,
}
