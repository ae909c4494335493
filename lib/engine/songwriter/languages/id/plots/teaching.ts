import type { Plot } from '../../stanzas.ts'

export const teaching: Plot = {
  person: 'me',
  open: `
    (Papan tulis|Kapur) sudah siap, duduk yang rapi
    Yang di belakang, simpan gorenganmu
    Hari ini kita belajar bernyanyi
    Yang sulit jadi mudah kalau jadi lagu

    Dulu aku juga (bingung|pusing), kepala penuh
    Buku setebal bantal, kupakai tidur
    Lalu kutemukan caranya di waktu subuh
    Kunyanyikan saja, dan semua teratur

    Kenapa (begini|begitu)? tanya adik kecil
    Pertanyaan bagus, kita cari bersama
    Siapkan jari, siapkan pensil
    Kalau lupa nanti, ulang lagunya`,
  turn: `
    Salah itu boleh, penghapus masih panjang
    Yang pintar pun dulu salah seribu
    Coba lagi pelan, hitung dengan tenang
    Nah, itu jawabnya, keluar dari mulutmu

    Kalau sudah tahu, jangan simpan sendiri
    Ajari temanmu yang duduk di kiri
    Ilmu itu api, boleh dibagi
    Dibagi seratus, tetap menyala lagi

    Ulangi di jalan, ulangi di bus
    Ulangi di kamar mandi, suaranya bagus
    Tiga kali sehari, seperti obat batuk
    Besok ditanya, kau tinggal mengangguk`,
  meaning: `
    Yang kecil hari ini besok jadi kuat
    Kalau dikerjakan sedikit demi sedikit
    Tak ada yang langsung pandai sekali coba
    Bintang pun naik pelan-pelan ke langit

    Tak apa lupa, kita ulang lagi
    Satu kali, dua kali, sampai bisa
    Yang penting mencoba setiap hari
    Lama-lama mudah dengan sendirinya

    Ayah dan ibu pun dulu belajar
    Jatuh dan salah, bangun dan bisa
    Sekarang giliran kita mencoba
    Sambil bernyanyi, sambil gembira`,
  lift: `
    Pasang telinga, yang ini penting
    Kalau sudah hafal, kepala tak pening

    Satu ketuk meja, dua tepuk tangan
    Begini mulainya, jangan ketinggalan`,
  chorus: `
    # Ayo Belajar {x}
    Ayo belajar {x}
    Satu, dua, ikuti aku
    Ayo belajar {x}
    Tiga, empat, nyanyikan lagu

    # Ingat-Ingat Lagu Ini
    Ingat-ingat lagu ini, simpan di hati
    Besok ditanya, kau sudah tahu
    Ingat-ingat lagu ini, nyanyikan lagi
    Yang sulit jadi mudah kalau jadi lagu

    # Sekarang Aku Tahu
    Sekarang aku tahu, ternyata begitu
    Kemarin gelap, sekarang terang
    Sekarang aku tahu, tanyalah padaku
    Kujawab sambil bergoyang`,
  bridge: `
    Ajari adikmu, ajari temanmu
    Ajari boneka yang duduk di meja
    Yang kaubagikan tak hilang darimu
    Malah bertambah, makin terjaga

    Masih banyak yang belum kita tahu
    Itu kabar baik, jangan ragu
    Sebab tiap kenapa membuka pintu
    Dan di balik pintu ada tangga baru`,
}
