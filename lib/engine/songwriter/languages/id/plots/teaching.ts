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

    Tak usah takut kalau masih lupa
    Lupa itu tangga, bukan jurang
    Satu kali, dua kali, sepuluh kali
    Lama-lama kepala jadi terang

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
    # Ayo Kita Belajar {x}
    Ayo kita belajar {x}, jangan takut
    Satu-satu dulu, nanti tersambung
    Ayo kita belajar {x}, semua ikut
    Kepala mungil pun cukup menampung

    # Ingat-Ingat Lagu Ini
    Ingat-ingat lagu ini, simpan di saku
    Waktu ujian, keluarkan diam-diam
    Ingat-ingat lagu ini, dengarkan aku
    Yang dinyanyikan tak akan tenggelam

    # Sekarang Aku Tahu
    Sekarang aku tahu, ternyata begitu
    Kemarin gelap, sekarang terang
    Sekarang aku tahu, tanyalah padaku
    Kujawab sambil bergoyang`,
  bridge: `
    Kelak kau lupa nama gurumu
    Lupa di mana duduk, siapa sebangkumu
    Tapi lagu ini, entah dari mana
    Muncul waktu perlu, lengkap dengan nada

    Masih banyak yang belum kita tahu
    Itu kabar baik, jangan ragu
    Sebab tiap kenapa membuka pintu
    Dan di balik pintu ada tangga baru`,
}
