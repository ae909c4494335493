import type { Plot } from '../../stanzas.ts'

export const devotion: Plot = {
  person: 'you',
  open: `
    Kau selalu (lupa|salah) menaruh kunci
    Di kulkas, di pot, di saku cucian
    Aku yang hafal ke mana mencari
    Itu pekerjaanku yang paling mapan

    Hujan turun, jas hujan (cuma satu|kita satu)
    Kita berbagi lengan, berbagi bahu
    Separuh bajumu basah, separuh bajuku
    Sampai di rumah kita tertawa dulu

    (Kopi|Nasi goreng) buatanmu keasinan
    Habis kumakan, piringnya kucuci
    Katamu lain kali pakai takaran
    Kataku jangan, aku suka begini`,
  turn: `
    Ada hari kita diam seharian
    Soal sepele, soal tutup panci
    Malamnya kauketuk pintu pelan-pelan
    Membawa martabak, separuhnya keju lagi

    Aku pernah sakit di musim hujan
    Kau tidur di kursi, leher miring
    Bubur kautiup sesendok sesendok
    Sampai demamku pergi, keringatku kering

    Uang kita pas, motor kita tua
    Naik tanjakan harus kaudorong
    Sampai di atas kota menyala
    Kita makan jagung, dompet boleh kosong`,
  meaning: `
    Orang mencari cinta ke mana-mana
    Di film, di bintang, di kata-kata
    Cintaku sederhana, ia ada di sini
    Ia menatapku dengan dua mata

    Kalau hidup ini bisa kuulang
    Jalannya boleh lain, kotanya boleh baru
    Tapi di ujung setiap jalan itu
    Aku tetap ingin bertemu kamu

    Cinta tak selalu seperti kembang api
    Kadang ia seperti nasi yang hangat
    Setiap hari ada, tak pernah bosan
    Dan tanpanya aku tak bisa kuat

    Denganmu hari biasa jadi istimewa
    Tak usah pesta, tak usah rencana
    Duduk berdua dan tak berkata apa
    Sudah cukup, sudah sempurna`,
  lift: `
    Orang bertanya apa rahasianya
    Aku cuma tak mau pulang ke mana-mana

    Aku tak pandai kata-kata manis
    Yang ini saja sudah hampir habis`,
  chorus: `
    # Denganmu Saja, {call}
    Denganmu saja, {call}, aku tak minta bulan
    Cukup kursi di sebelahmu di jalan
    Denganmu saja, {call}, sampai beruban
    Masih berebut selimut dan bantal

    # Pulang ke Kamu
    Pulang ke kamu, mau jam berapa
    Lampu teras itu tahu namaku
    Pulang ke kamu, mau dari mana
    Semua jalan akhirnya ke situ

    # Kita Tua Bersama
    Kita tua bersama, kacamata tertukar
    Kau baca koranku, aku baca kabarmu
    Kita tua bersama, jalannya sebentar
    Berhenti tiga kali, tetap menggandengmu`,
  bridge: `
    Kalau nanti aku lupa segalanya
    Nama jalan, tanggal, harga kopi
    Duduklah di sini seperti biasa
    Aku akan jatuh cinta lagi

    Seribu kali kulihat wajahmu
    Di dapur, di pasar, di antrean
    Seribu kali, dan masih begitu
    Aku lupa apa yang mau kukatakan`,
}
