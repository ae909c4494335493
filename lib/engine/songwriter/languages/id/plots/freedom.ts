import type { Plot } from '../../stanzas.ts'

export const freedom: Plot = {
  person: 'me',
  open: `
    Kutinggalkan (kunci|dasi) di atas meja
    Kutulis satu pesan, aku pergi dulu
    Jalan di luar masih basah dan lega
    Untuk pertama kali ia milikku

    (Jendela|Kaca) mobil kubuka selebar bisa
    Angin masuk, kertas-kertas beterbangan
    Satu tagihan, dua rencana lama
    Selamat jalan, jangan ketinggalan

    Alarm (kumatikan|kubuang), jam kubalikkan
    Hari ini hariku, tak ada nomornya
    Kupakai sandal, kupilih jalan
    Yang tak pernah kulewati sebelumnya`,
  turn: `
    Di persimpangan aku tak bertanya
    Kuikuti seekor anjing kampung
    Ia tahu warung, ia tahu telaga
    Ia tahu di mana langit melengkung

    Dulu kutimbang semua kata
    Apa kata orang, apa kata mereka
    Sekarang kutimbang cuma pepaya
    Di pasar pagi, yang manis yang mana

    Ponselku kehabisan sinyal di bukit
    Kukira aku bakal gelisah
    Ternyata ada suara jangkrik
    Ternyata aku betah rebah`,
  meaning: `
    Yang berat-berat kutinggal di belakang
    Yang kubawa cuma yang muat di dada
    Jalan ini panjang, langitnya lapang
    Dan tak ada yang bertanya mau ke mana

    Bukan soal jauh, bukan soal cepat
    Bukan juga soal sampai di ujung
    Yang kucari rasa ringan yang lewat
    Waktu dada lapang dan angin melambung

    Nanti kalau pulang aku bukan yang tadi
    Ada yang lepas, ada yang bertambah
    Hidup tak berubah dalam sehari
    Tapi caraku melihatnya sudah`,
  lift: `
    Lepas satu kancing, lepaskan beban
    Hitung sampai tiga, lalu berjalan

    Tak ada peta, tak ada juga yang hilang
    Kakiku ringan, dan siang masih panjang`,
  chorus: `
    # Bebas Seperti Layangan
    Bebas seperti layangan putus benang
    Turunnya nanti, sekarang terbang
    Bebas seperti layangan di atas ladang
    Anak-anak lari, menunjuk, dan girang

    # Aku Jalan Terus
    Aku jalan terus, sandalku putus sebelah
    Kulepas dua-duanya, tanahnya hangat
    Aku jalan terus, kanan kiri sawah
    Kerbau pun menoleh, memberi semangat

    # Buka Semua Jendela
    Buka semua jendela, biar angin masuk
    Biar debu lama berdansa di cahaya
    Buka semua jendela, kursi yang lapuk
    Kubawa ke luar, kududuki saja`,
  bridge: `
    Mungkin besok aku kembali juga
    Menyiram tanaman, membayar air
    Tapi yang pulang bukan yang sama
    Ada lagu di sakunya, lagu pesisir

    Kata orang bebas itu sendirian
    Aku bertemu lebih banyak teman
    Sopir truk, penjual durian
    Semua tertawa, semua di jalan`,
}
