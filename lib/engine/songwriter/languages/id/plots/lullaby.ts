import type { Plot } from '../../stanzas.ts'

export const lullaby: Plot = {
  person: 'you',
  open: `
    (Cicak|Kucing) di (dinding|jendela) sudah diam
    Lampu kamar tinggal separuh
    Sandal kecilmu tidur berpasangan
    Kiri dan kanan, tak mau jauh

    (Kipas|Angin) berputar pelan-pelan
    Meniup ujung selimutmu
    Boneka sudah menguap duluan
    Ia menunggu giliranmu

    Bulan (tersangkut|duduk) di jemuran
    Di antara baju yang kering
    Kalau kau tidur, ia turun pelan
    Mencium keningmu, lalu miring`,
  turn: `
    Di luar tukang sate lewat
    Bunyinya makin lama makin kecil
    Hari ini kau lari kuat-kuat
    Kakimu lelah, kakimu mungil

    Hujan kecil mengetuk atap
    Tak minta masuk, ia cuma lewat
    Satu, dua, tetesnya kauhitung
    Di angka tiga matamu tamat

    Besok ada roti, ada burung
    Ada genangan untuk kaulompati
    Semuanya menunggu di ujung gang
    Tak akan pergi sebelum pagi`,
  meaning: `
    Kau kecil sekali di malam yang besar
    Tapi tak ada yang perlu kautakuti
    Dunia pelan-pelan menarik selimut
    Dan aku menjagamu di sini

    Tumbuhlah pelan, jangan buru-buru
    Masih banyak pagi yang menunggu
    Malam ini cukup satu tugasmu
    Memejamkan mata, sayangku

    Semua yang kausayang ikut tidur
    Semua yang kautanya besok dijawab
    Tak ada yang hilang waktu kau bermimpi
    Semua menunggumu, lengkap`,
  lift: `
    Nina bobo, pelan napasmu
    Aku di sini, tanganku di punggungmu

    Sst, sst, satu lagu lagi
    Lalu kau mimpi sampai pagi`,
  chorus: `
    # Bobo, {call}
    Bobo, {call}, bobo sayang
    Bulan sudah naik terang
    Bobo, {call}, jangan bimbang
    Kujaga kau sampai siang

    # Pejam, Pejamlah Mata
    Pejam, pejamlah mata
    Malam lembut seperti kapas
    Pejam, pejamlah mata
    Pelan napasmu, pelan, lepas

    # Tidurlah, Kecilku
    Tidurlah, kecilku, tidur
    Bantalmu awan yang empuk
    Tidurlah, kecilku, tidur
    Malam pun ikut mengantuk`,
  bridge: `
    Kelak kau besar, kau pergi jauh
    Ranjangmu pasti kuganti nanti
    Malam ini kau masih kupeluk penuh
    Di lenganku, di lagu ini

    Tak ada apa-apa di bawah ranjang
    Sudah kulihat, cuma kaus kaki
    Ia kesepian, kubawa pulang
    Kini berdua, tak sepi lagi`,
}
