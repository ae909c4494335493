import type { Plot } from '../../stanzas.ts'

export const farewell: Plot = {
  person: 'you',
  open: `
    (Kardus|Koper) sudah berdiri di depan pintu
    Namamu ditulis besar, hurufnya gundul
    Kita duduk di lantai, makan mi dulu
    Meja sudah dijual, sendoknya tumpul

    Taksi (datang|tiba) lima menit terlalu cepat
    Biasanya mereka tersesat di gang ini
    Kau pegang tas, aku pegang alamat
    Tak satu pun mau melepas lebih dini

    Kemarin (mejamu|kursimu) kita kosongkan bersama
    Di laci paling bawah ada permen keras
    Kita bagi rata, lengket semua
    Tak ada yang bicara sampai gelap teras`,
  turn: `
    Kau tinggalkan kaktus di jendelaku
    Pesannya cuma, jangan sering disiram
    Kulihat tiap hari, kutahan tanganku
    Begitu juga rinduku, kusimpan diam

    Kota itu dingin, bawa jaket yang tebal
    Kalau lapar malam, di tasmu ada abon
    Kalau ada yang jahat, kalau ada yang bebal
    Bilang padaku, kususul naik gerbong

    Siapa nanti yang menertawakan leluconku
    Siapa yang tahu kapan aku pura-pura
    Pasti ada, kata mereka, yang baru
    Kuterima nanti, sekarang belum bisa`,
  meaning: `
    Perpisahan ini bukan akhir cerita
    Cuma halaman yang harus dibalik
    Yang pernah kita tulis tetap di sana
    Dan semua yang kita ingat itu baik

    Kau akan bertemu banyak orang baru
    Mereka beruntung, mereka belum tahu
    Kami sudah tahu, maka berat rasanya
    Melepas tangan yang biasa di situ

    Pergilah dengan hati yang ringan
    Tak usah menoleh, tak usah ragu
    Di sini selalu ada satu kursi
    Yang kami simpan dengan namamu

    Jarak itu cuma angka di peta
    Yang dekat tak selalu yang bersebelahan
    Selama masih saling mengingat
    Kita tak pernah sendirian`,
  lift: `
    Peluk yang lama, jangan dihitung
    Yang berat ini kita tanggung

    Angkat tangan, lambaikan lagi
    Sekali untuk kemarin, sekali untuk nanti`,
  chorus: `
    # Hati-Hati di Jalan, {call}
    Hati-hati di jalan, {call}, bawa lagu ini
    Dari yang pernah berjalan bersama
    Hati-hati di jalan, {call}, kabari lagi
    Cerita barumu, kami menunggunya

    # Sampai Jumpa Lagi
    Sampai jumpa lagi, bukan selamat tinggal
    Semua yang baik tak akan pergi
    Sampai jumpa lagi, lagu ini kuhafal
    Kunyanyikan terus kalau rindu nanti

    # Terima Kasih, Sampai Jumpa
    Terima kasih, sampai jumpa, sederhana kata
    Yang satu untuk kemarin, yang satu untuk nanti
    Terima kasih, sampai jumpa, di mana kau berada
    Yang sudah kaubagi tetap tinggal di sini`,
  bridge: `
    Besok pasti masih ada yang menoleh
    Ke tempat yang biasanya ada kamu
    Lalu tersenyum, lalu semua boleh
    Bercerita lagi tentang yang dulu

    Dunia ini katanya bulat, bukan
    Makin jauh kau pergi, makin dekat kembali
    Maka pergilah sejauh yang kau mau
    Di ujung putarannya kami menanti`,
}
