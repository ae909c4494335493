import type { Plot } from '../../stanzas.ts'

export const home: Plot = {
  person: 'me',
  open: `
    Belok kiri di (masjid|warung), lurus di pohon nangka
    Sopir tak perlu peta, kakiku hafal
    Pagar hijau itu, catnya terkelupas juga
    Kutepuk dua kali, masih kenal

    Tangga (ketiga|keempat) selalu berderit
    Dulu itu alarm kalau pulang malam
    Sekarang kuinjak sengaja, sedikit
    Supaya rumah menjawab salam

    Di kusen (pintu|jendela) ada garis-garis pensil
    Tinggi badanku dari tahun ke tahun
    Kucoba berdiri lagi, tetap kecil
    Di mata rumah ini, umurku turun`,
  turn: `
    Aku pernah tinggal di kota yang menyala
    Kasurnya empuk, jendelanya tinggi
    Tapi tak ada yang bertanya, sudah makan apa
    Tak ada yang tahu aku tak suka terasi

    Atapnya bocor, ditampung panci di depan
    Tik, tik, satu nada, seperti musik
    Kubetulkan besok, kataku, lalu kutahan
    Tanpa bunyi itu malam kurang asyik

    Ada kursi yang bentuknya sudah punggungku
    Ada cangkir yang retaknya kukenal
    Tak ada yang mahal, tak ada yang baru
    Ditawar berapa pun, tak kujual`,
  meaning: `
    Rumah itu bukan dinding dan genting
    Rumah itu suara yang memanggil nama
    Di mana ada yang menunggu kita
    Di sanalah kita paling lama

    Ke mana pun pergi, sejauh apa pun
    Ada satu arah yang tak pernah lupa
    Kaki boleh bingung di kota orang
    Hati selalu tahu jalannya

    Yang sederhana itu yang kurindukan
    Bukan yang mewah, bukan yang besar
    Duduk bersama dan tak tergesa
    Sampai lampu jalan mulai berpendar`,
  lift: `
    Sandal dilepas, lampu dinyalakan
    Tak ada yang tanya, hanya, mau makan?

    Jauh kutempuh, lautan dan bukit
    Demi nasi hangat dan sambal sedikit`,
  chorus: `
    # Rumah Ini Tahu
    Rumah ini tahu jam berapa aku lapar
    Tahu lagu apa kunyanyikan di kamar mandi
    Rumah ini tahu, pintunya tak lebar
    Tapi selalu muat untuk satu lagi

    # Pulang ke {place}
    Pulang ke {place}, jalannya kukenal
    Lubangnya pun tak pernah pindah tempat
    Pulang ke {place}, biar bus tersengal
    Tikungan terakhir, dadaku melompat

    # Lampu Teras Menyala
    Lampu teras menyala, kuning dan kecil
    Dari ujung jalan sudah kulihat
    Lampu teras menyala, dan aku dipanggil
    Pulanglah, pulanglah, kakiku cepat`,
  bridge: `
    Kalau kelak rumah ini bukan milikku
    Orang cuma melihat dinding dan lantai
    Mereka tak tahu di balik daun pintu
    Pernah ada tawa yang tak selesai

    Rumah itu bukan genting, bukan bata
    Kata orang, dan kupikir, benar juga
    Tapi bata ini, genting ini, baunya
    Kenapa kakiku selalu ke sana?`,
}
