import type { Topic } from '../../stanzas.ts'

export const trains: Topic = {
  kin: 'kereta keretanya krl commuter komuter stasiun stasiunnya peron peronnya rel relnya gerbong gerbongnya lokomotif masinis kondektur perlintasan peluit lrt mrt terowongan',
  you: {
    scene: `
      Kau selalu minta kursi di (jendela|pinggir) kereta
      Dahimu di kaca, napasmu jadi awan
      Sawah, sungai, sapi, kau sebut semua
      Seperti mengabsen kawan demi kawan`,
    later: `
      Di peron kau datang sejam lebih pagi
      Bekal tiga bungkus, tiket dicek lagi
      Kereta terlambat, kau senang sekali
      Katamu, jadi sempat makan yang ini`,
  },
  me: {
    scene: `
      Kereta (pagi|sore) penuh, kakiku satu di udara
      Hidungku di ransel milik siapa
      Di stasiun berikut semua tertawa
      Sebab turun satu, yang naik lima`,
    later: `
      Aku lari di peron, tasku terburai
      Pintu tertutup persis di depan hidung
      Masinis melihatku, lalu melambai
      Dikiranya aku mengantar, kubalas bingung`,
  },
  past: {
    scene: `
      Di peron (enam|tiga) kita pernah berdiri
      Peluit ditiup, kata belum selesai
      Kau bicara di balik kaca, kubaca jari
      Sampai gerbongnya jauh, jarimu melambai`,
    later: `
      Kereta malam lewat di ujung kampung
      Gelas di rak bergetar seperti dulu
      Kuhitung gerbongnya, terang bersambung
      Di salah satu jendela kubayangkan kamu`,
  },
  hook: `
    Kereta datang, rel bergetar, ayo naik
    Di stasiun depan ada kabar baik

    Peluit panjang, kereta ke timur
    Bawa kami, sebelum siang luntur`,
}
