import type { Topic } from '../../stanzas.ts'

export const cats: Topic = {
  kin: 'kucing kucingku kucingmu kucingnya kucing-kucing meong mengeong ngeong kumisnya dengkurnya cakarnya mencakar pus meow kitten anggora',
  you: {
    scene: `
      Semua kucing di (gang|pasar) ini tahu langkahmu
      Turun dari genting, keluar dari selokan
      Aku yang bawa ikan, tapi yang diserbu
      Kau, yang cuma membawa usapan

      Kucingku (galak|sombong), tamu dicakar semua
      Kau datang, ia berguling, perutnya dibuka
      Dengkurnya keras, seperti motor tua
      Aku yang memberi makan gigit jari saja`,
    later: `
      Kucing itu naik ke atas talang
      Dibujuk dengan ikan pun ia menolak
      Kau pura-pura pergi, pelan, tanpa bimbang
      Ia turun sendiri, ekornya tegak

      Dari kucing kau belajar ilmu duduk
      Mencari lantai yang kena matahari
      Menutup mata, pura-pura mengantuk
      Dan dunia menunggu di luar, berdiri`,
  },
  me: {
    scene: `
      Pukul (tiga|empat) kucing menginjak wajahku
      Kubilang masih gelap, ia bilang, terus?
      Ia punya jam sendiri di kumis itu
      Jam makan, jam makan, jam makan khusus

      Kubelikan kucing (rumah|menara) tiga lantai
      Ada tangga, bola, dan kasur beludru
      Ia memilih kardusnya, tidur santai
      Kakinya keluar, ekornya di sepatu`,
    later: `
      Kucingku tiga kilo, aku enam puluh
      Tapi di ranjang siapa yang di pinggir?
      Ia melintang, mendengkur, penuh
      Aku menggantung, hampir tergelincir

      Kupanggil kucing, kupingnya tak gerak
      Kupanggil lagi, ia pura-pura patung
      Kubuka kaleng pelan, tanpa teriak
      Datang dia, datang lima, satu kampung`,
  },
  past: {
    scene: `
      Kucing itu (dengar|kenal) langkahmu dari ujung gang
      Jauh sebelum kudengar kuncinya
      Antara mengeong dan pintu yang terang
      Sempat kuseduh kopi untuk kita

      Kucing (belang|oren) di pasar, matanya sebelah
      Tak percaya orang, tak mau disentuh
      Cuma di kakimu ia mau rebah
      Sekarang ia di sana, menunggu, jauh`,
    later: `
      Kucing itu masih tidur di kursimu
      Meringkuk di kiri, menyisakan tempat
      Kuusap bulunya, ia mendengkur dulu
      Lalu menatap pintu, lama dan lekat

      Kuceritakan semuanya pada kucing
      Harga beras, tetangga, lampu yang mati
      Tapi kalau kusebut namamu, ia hening
      Kumisnya naik, seperti mengerti`,
  },
  hook: `
    Meong, meong, satu kucing satu takhta
    Kita semua cuma pelayannya

    Sembilan nyawa punya si kucing
    Delapan untuk tidur, satu buat daging`,
  soft: {
    scene: `
      Kucing (menjilat|mencuci) kaki dan ekor
      Berputar tiga kali di bantal
      Jadi gulungan, hangat, mengempis
      Dengkurnya kecil, pelan, dan tebal`,
    later: `
      Kucing menyimpan matahari
      Di dalam perutnya, hangat sekali
      Dengar dengkurnya, naik dan turun
      Sampai besok pagi, sampai embun`,
  },
}
