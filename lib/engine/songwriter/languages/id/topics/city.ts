import type { Topic } from '../../stanzas.ts'

export const city: Topic = {
  kin: 'kota kotanya kotaku kotamu perkotaan jakarta bandung surabaya macet kemacetan trotoar gedung-gedung perempatan klakson ruko mal jalanan metropolitan',
  you: {
    scene: `
      Kau tahu jalan tikus di (kota|tengah kota) ini
      Belok di gang, lewat jemuran orang
      Permisi, permisi, sambil berlari
      Sampai duluan dari mobil yang berang`,
    later: `
      Di kota yang semua orangnya bergegas
      Kau berhenti untuk pengamen kecil
      Kau minta satu lagu, kau dengar lepas
      Lampu merah jadi hijau, klakson memanggil`,
  },
  me: {
    scene: `
      Macet di (jembatan|perempatan), sudah kuhafal
      Nomor mobil depan, stiker belakangnya
      Lama-lama kami saling kenal
      Besok aku diundang ke sunatan anaknya`,
    later: `
      Kota ini tak tidur, katanya bangga
      Tentu saja, ada bor di sebelah
      Pukul dua malam gedungnya lantai tiga
      Pagi lantai lima, aku yang lelah`,
  },
  past: {
    scene: `
      Warung di (pojok|sudut) kota itu, meja nomor dua
      Kakinya pincang, diganjal karcis bus
      Kau yang mengganjal, sambil tertawa
      Sekarang di situ berdiri bank yang bagus`,
    later: `
      Kota ini ganti baju tiap tahun
      Gedung naik, papan nama berubah
      Tapi di satu trotoar langkahku turun
      Melompati ubin yang dulu kau bilang patah`,
  },
  hook: `
    Lampu kota menyala satu per satu
    Di salah satu jendela ada yang menunggu

    Kota sebesar ini, jalan sebanyak ini
    Semuanya bertemu di warung kopi`,
}
