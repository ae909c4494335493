import type { Plot } from '../../stanzas.ts'

export const portrait: Plot = {
  person: 'you',
  open: `
    Dari (ujung gang|lantai bawah) sudah ketahuan
    Itu langkahmu, itu caramu berdeham
    Belum kelihatan, baru suara sandal
    Seisi rumah sudah senyum diam-diam

    Kau punya satu (baju|jaket) yang tak pernah diganti
    Warnanya dulu biru, sekarang entah
    Kubelikan baru, kau senang sekali
    Besoknya yang lama lagi, tak berubah

    Orang (bertanya|penasaran) kau itu seperti apa
    Kujawab, bayangkan hujan yang datang tepat
    Bayangkan orang yang pergi beli gula
    Pulang membawa gula dan tiga sahabat`,
  turn: `
    Kalau kau marah, kau menyapu halaman
    Debu terbang, daun tak berani jatuh
    Sepuluh menit, lalu kau bawa minuman
    Untuk semua yang tadi mengeluh

    Kau selalu bilang, lima menit lagi
    Lima menitmu panjangnya setengah jam
    Tapi kalau ada yang jatuh, yang sepi
    Kau sampai duluan, lampu masih padam

    Kau hafal semua penjual di pasar
    Anaknya kelas berapa, sakitnya apa
    Beli bawang sebungkus, sejam baru kelar
    Selebihnya salam untuk siapa-siapa`,
  meaning: `
    Kalau semua orang sama saja
    Dunia ini sepi sekali rasanya
    Untung ada yang seperti dirimu
    Tak bisa ditiru, tak ada duanya

    Orang dikenang bukan karena gelar
    Bukan karena rumah, bukan karena harta
    Tapi karena hal-hal kecil begini
    Yang membuat orang lain bahagia

    Kau mungkin tak sadar, kau tak pernah tahu
    Berapa kali kau disebut di sini
    Setiap kali kami bercerita
    Namamu muncul, lalu muncul lagi

    Tak usah berubah, begini saja
    Dengan semua lebih dan kurangmu
    Kalau ada yang bertanya siapa kamu
    Kami akan menyanyikan lagu ini dulu`,
  lift: `
    Kalau kuceritakan, orang tak percaya
    Biar kunyanyikan, dengarkan saja

    Katanya kau satu di antara sejuta orang
    Sudah kuhitung, sejuta itu masih kurang`,
  chorus: `
    # Itulah Kau, {call}
    Itulah kau, {call}, apa adanya
    Tak usah ditambah, tak usah ditutup
    Itulah kau, {call}, tak ada duanya
    Dan itu, percayalah, lebih dari cukup

    # Cuma Satu, {call}
    Cuma satu, {call}, sejak dulu
    Yang lain mirip, tak ada yang sama
    Cuma satu, {call}, jaga dirimu
    Kalau hilang tak ada gantinya

    # Tak Ada Dua
    Tak ada dua yang seperti itu
    Sudah kucari ke mana-mana
    Tak ada dua, cukup yang satu
    Yang satu itu sudah istimewa`,
  bridge: `
    Kau pikir kau biasa saja, kau bilang
    Tak ada yang pantas dijadikan lagu
    Coba kau pergi sehari, coba menghilang
    Semua orang di sini menanyakanmu

    Kalau dunia ini dibuat ulang
    Dan aku boleh menitip satu hal
    Kutitip yang ini, tak usah dikurang
    Yang lain terserah, yang itu harus kekal`,
}
