import type { Plot } from '../../stanzas.ts'

export const friendship: Plot = {
  person: 'you',
  open: `
    Kita kenal dari (antrean|hukuman) panjang
    Sama-sama terlambat, sama-sama lapar
    Kau bagi gorengan, aku bagi minum
    Sejak itu utang kita tak terbayar

    Kau datang (tanpa|tak pernah) mengetuk pintu
    Langsung ke dapur, membuka tudung saji
    Kau protes kalau tak ada tempe
    Seperti rumah ini kau yang beli

    Pukul (sebelas|dua belas) malam ponselku bunyi
    Kau tanya, tidur? Kujawab, iya
    Sepuluh menit kita di warung kopi
    Tertawa soal yang tak ada lucunya`,
  turn: `
    Waktu aku jatuh kau tertawa dulu
    Baru tanganmu kauulurkan ke aku
    Tak kutukar dengan yang lebih sopan
    Tawa itu obat, tangan itu pegangan

    Kita bertengkar soal nama warung
    Tiga hari tak saling menyapa
    Hari keempat kau kirim gambar burung
    Tanpa kata, dan selesai semua

    Rahasiaku kau simpan dengan rapi
    Di mana, aku pun sudah lupa
    Yang memalukan saja kauulangi
    Di depan tamu, di depan siapa saja`,
  meaning: `
    Teman yang ramai mudah dicari
    Datang bersama tawa dan musik
    Yang tetap tinggal waktu lampu padam
    Cuma sedikit, dan kau yang terbaik

    Kita tak harus bicara tiap hari
    Sebulan diam pun tak jadi soal
    Begitu bertemu langsung tersambung
    Seperti lagu yang sudah dihafal

    Kau tahu aku dari dulu sekali
    Yang baik, yang buruk, yang memalukan
    Dan kau masih duduk di sebelahku
    Itu namanya benar-benar kawan

    Saudara tak harus satu rumah
    Kadang ia datang dari seberang jalan
    Mengetuk hati, lalu tinggal di sana
    Dan tak pernah lagi minta berpamitan`,
  lift: `
    Tak usah dirayakan, kau bilang
    Kupesan saja, es teh dua, kacang

    Kalau dunia lagi tak masuk akal
    Ada kau, dan akalmu sama gagal`,
  chorus: `
    # Kau Lagi, {call}
    Kau lagi, {call}, kau lagi di mejaku
    Sudah kuduga, sudah kupesan dua
    Kau lagi, {call}, dan bosan pun malu
    Mau mendekat, tak dapat tempatnya

    # Teman Seperjalanan
    Teman seperjalanan, bensin patungan
    Peta terbalik, kita tetap sampai
    Teman seperjalanan, rugi bersamaan
    Untungnya satu, tawa tak selesai

    # Selama Ada Warung
    Selama ada warung, selama ada malam
    Kita berdua punya alasan
    Selama ada warung, kopi setengah gelas
    Tak ada masalah yang tak kita lawan`,
  bridge: `
    Nanti kita tua, gigi tinggal separuh
    Cerita yang itu lagi, makin jauh
    Kau tambahi naga, aku tambahi badai
    Cucu-cucu pun tak percaya sampai usai

    Kau tahu semua salahku, tanggalnya pun
    Kau masih di sini, entah mengapa
    Aku tak tanya, takut kau berhitung
    Kupesankan saja mi goreng kedua`,
}
