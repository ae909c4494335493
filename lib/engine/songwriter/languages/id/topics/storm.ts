import type { Topic } from '../../stanzas.ts'

export const storm: Topic = {
  kin: 'hujan hujannya hujan-hujan kehujanan hujan-hujanan gerimis badai badainya topan petir guntur kilat guruh geledek mendung kuyup banjir genangan payung payungmu payungnya tetesnya mantel talang pelangi',
  you: {
    scene: `
      Hujan (deras|badai), semua lari ke teras
      Kau lari ke luar, tangan terbuka
      Baju melekat, rambut lepas
      Yang berteduh iri, diam saja

      Guntur (menggelegar|pecah), lampu padam
      Kau yang lebih dulu menyalakan lilin
      Bayangan kelinci di dinding hitam
      Badai di luar jadi tak begitu dingin`,
    later: `
      Kau selalu lupa membawa payung
      Selalu pulang basah sampai lutut
      Tapi kalau ada yang terjebak mendung
      Kau yang menjemput, dua jas hujan kau angkut

      Habis hujan kau keluar bersandal jepit
      Mencari genangan yang paling dalam
      Lompat sekali, langitnya terjepit
      Di antara kakimu, lalu tenggelam`,
  },
  me: {
    scene: `
      Jemuranku (kering|hampir kering), langit tersenyum
      Kutinggal sebentar ke kamar mandi
      Lalu hujan, tanpa salam, tanpa maklum
      Kini jemuran itu harus kucuci lagi

      Prakiraan (cuaca|koran) berkata, cerah berawan
      Kupakai sepatu putih, baru sekali
      Di halte genangan sedang menunggu kawan
      Sebuah truk lewat, dan jadilah hari ini`,
    later: `
      Atap bocor di tiga tempat
      Baskom, panci, dan helm motorku
      Nadanya do, re, mi, agak lambat
      Kutambah suara, jadilah lagu

      Payungku terbalik seperti mangkuk
      Anginnya kencang, hujannya masuk
      Kubawa terus, sampai ke bus
      Satu bus menepi, memberiku ruang duduk`,
  },
  past: {
    scene: `
      Kita pernah berteduh di (halte|emperan) itu
      Hujan sejam, kita berharap dua
      Airnya mengalir di sela sepatu
      Kau menyanyi pelan, nadanya salah semua

      Kalau (petir|guntur), kau hitung sampai bunyi
      Satu, dua, tiga, masih jauh, katamu
      Sekarang kuhitung sendiri di sini
      Dan jauhnya tak lagi seperti itu`,
    later: `
      Jas hujanmu tergantung, kering bertahun
      Kalau mendung kusentuh lengannya
      Ia seperti bertanya, kapan turun
      Kapan kita lari lagi ke sana

      Tiap hujan reda aku ke jendela
      Bau tanah naik, seperti dulu
      Pelangi tipis, setengah warna
      Cukup untuk kubilang, lihat, padamu`,
  },
  hook: `
    Turunlah hujan, turun yang deras
    Kita di tengah jalan, tangan di atas

    Badai lewat, petir pun pulang
    Tinggal genangan dan langit yang terang`,
  soft: {
    scene: `
      Hujan (rintik|gerimis) di atas genting
      Tik, tik, tik, jatuh berirama
      Katak di kolam bernyanyi hening
      Selimutmu kapal, kau nakhodanya`,
    later: `
      Guntur yang jauh cuma mendengkur
      Ia pun lelah bermain seharian
      Awan merapat, satu-satu tidur
      Hujan menjaga di halaman`,
  },
}
