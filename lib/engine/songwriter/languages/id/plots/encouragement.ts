import type { Plot } from '../../stanzas.ts'

export const encouragement: Plot = {
  person: 'you',
  open: `
    Sepatumu (basah|kotor), tasmu berat sebelah
    Hari ini kaubilang mau berhenti
    Duduklah, kutuang teh, kubuka kue cubit
    Berhentinya nanti, kue ini jangan basi

    Semalam lampumu (menyala|terang) sampai subuh
    Aku tahu, jendelamu seberang jendelaku
    Kau coret, kau buang, kau ulang sepuluh
    Keranjang sampahmu pun tahu mimpimu

    Kata (mereka|orang) itu terlalu tinggi
    Kata mereka banyak yang lebih pandai
    Mereka lupa caramu naik sepeda
    Jatuh dua belas kali, ketiga belas sampai`,
  turn: `
    Kemarin kau gagal, ya, kulihat juga
    Kulihat pula kau menyapu serpihannya
    Lalu kau duduk, menarik kertas baru
    Orang kalah tidak begitu caranya

    Tangga itu tinggi, jangan kaulihat puncak
    Lihat satu anaknya, lihat kakimu
    Satu, lalu satu, jangan melonjak
    Nanti di atas baru kausadari tinggimu

    Kecambah pun tak tahu arah ke atas
    Gelap semua, tanah di semua sisi
    Ia dorong saja, pelan dan keras
    Suatu pagi ia bertemu matahari`,
  meaning: `
    Tak ada orang yang selalu kuat
    Yang gagah pun menangis di kamar mandi
    Yang penting bukan tak pernah jatuh
    Tapi berapa kali berdiri lagi

    Kau lebih kuat dari yang kaukira
    Aku sudah melihatnya dari dekat
    Kalau kau lupa, biar aku yang ingat
    Kalau kau lelah, bersandarlah sesaat

    Besok belum ditulis oleh siapa pun
    Halamannya putih, penanya di tanganmu
    Tulis pelan, boleh dicoret
    Asal jangan ditutup dulu

    Apa pun hasilnya nanti di sana
    Kau tetap kau, dan itu cukup
    Bukan angka, bukan kata orang
    Yang menentukan arti hidup`,
  lift: `
    Kalau lututmu goyah, aku di belakang
    Jangan menoleh, terus saja, terbang

    Takut itu boleh, bawa saja serta
    Suruh ia duduk di belakang kita`,
  chorus: `
    # Bangun Lagi, {call}
    Bangun lagi, {call}, debu bisa ditepuk
    Lutut bisa sembuh, jalan masih ada
    Bangun lagi, {call}, kepala jangan tunduk
    Ada yang bersorak, dan itu aku juga

    # Sedikit Lagi Sampai
    Sedikit lagi sampai, tikungan terakhir
    Memang sudah kubilang di tikungan tadi
    Sedikit lagi sampai, ini kubawa air
    Sudah sejauh ini kakimu berlari

    # Kau Bisa, {call}
    Kau bisa, {call}, bukan kata di poster
    Kukatakan karena kulihat sendiri
    Kau bisa, {call}, walau masih gemetar
    Tangan gemetar pun bisa mendaki`,
  bridge: `
    Kalau nanti sampai, jangan lupa malam ini
    Teh yang dingin, kue yang tinggal separuh
    Ceritakan pada yang duduk di kursi ini
    Bahwa kau pernah juga hampir jatuh

    Dan kalau tidak sampai, dengarkan aku
    Tak satu pun dari kami akan berpaling
    Kita pulang, kita masak air dulu
    Besok kita coba jalan yang di samping`,
}
