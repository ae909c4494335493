import type { Plot } from '../../stanzas.ts'

export const thanks: Plot = {
  person: 'you',
  open: `
    Waktu (motorku|ponselku) mati di hujan deras
    Kau datang tanpa banyak bertanya
    Sandalmu sebelah hanyut di jalan
    Kaubilang biar saja, ada gantinya

    Kutulis ucapan di (kertas|kartu) bagus
    Tiga kali kucoret, tiga kali salah
    Akhirnya kubawakan pisang goreng
    Yang kuucapkan cuma, silakan dijarah

    (Rantang|Mangkuk) darimu belum kukembalikan
    Sudah kucuci, kutaruh di rak depan
    Kata orang tak baik pulang kosong
    Kuisi dulu dengan lagu sepotong`,
  turn: `
    Kau tak pernah mencatat semua itu
    Kalau kuhitung, kau ganti cerita
    Maka kucatat sendiri di kepalaku
    Halamannya sudah hampir tak ada

    Ada malam aku hampir menyerah
    Kau duduk mengupas jeruk yang masak
    Tak satu nasihat pun kauucapkan
    Kutelan pelan, tidurku pun nyenyak

    Kau ajari aku dengan tanganmu
    Sabar, sekali lagi, jangan buru-buru
    Sekarang orang memuji caraku
    Aku bilang terus terang, itu caramu`,
  meaning: `
    Mungkin bagimu itu cuma hal kecil
    Bagiku itu yang membuatku berdiri
    Ada hari yang tak bisa kulewati
    Kalau waktu itu aku sendiri

    Banyak orang berkata, kabari saja
    Lalu pulang dan lupa pada janji
    Kau tak berkata apa-apa waktu itu
    Tapi kau ada, dan itu berarti

    Aku tak tahu cara membalasnya
    Kebaikan begini tak ada harganya
    Yang bisa kulakukan cuma mengingat
    Dan meneruskannya ke yang lain juga

    Kata terima kasih terlalu pendek
    Untuk semua yang sudah kauberi
    Jadi kuulang sampai jadi lagu
    Kunyanyikan keras, sekali lagi`,
  lift: `
    Kalau kubalas, kapan lunasnya
    Biar kunyanyikan bunganya saja

    Jangan dipotong, duduklah dulu
    Sekali ini giliranku`,
  chorus: `
    # Terima Kasih, {call}
    Terima kasih, {call}, untuk yang kauingat
    Juga yang kaulupa, semua kucatat
    Terima kasih, {call}, jangan bilang tak apa
    Bagiku itu besar, bagiku itu segalanya

    # Untung Ada Kamu
    Untung ada kamu, begitu kataku
    Pada bapak ojek, pada tukang sayur
    Untung ada kamu, mereka pun tahu
    Namamu ikut dalam setiap syukur

    # Kubayar dengan Lagu
    Kubayar dengan lagu, uangku tak cukup
    Kau tolak kembalian, kau tutup dompetku
    Kubayar dengan lagu, seumur hidup
    Cicilan pertama kunyanyikan untukmu`,
  bridge: `
    Kau akan bilang, ah, cuma begitu
    Tak seberapa, seperti biasa
    Tapi dari yang cuma begitu itu
    Aku berdiri hari ini, aku bisa

    Nanti kalau ada yang mengetuk pintuku
    Basah kuyup, bingung, salah alamat
    Kubuka lebar, kuberi handuk dulu
    Begitu caranya, darimu kudapat`,
}
