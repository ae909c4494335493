import type { Topic } from '../../stanzas.ts'

export const summer: Topic = {
  kin: 'kemarau panasnya terik matahari mentari keringat berkeringat kipas kipasnya semangka siangnya kering sinar tikar',
  you: {
    scene: `
      Kemarau ini kau (jual|buat) es lilin di depan rumah
      Yang beli cuma kita, tapi habis semua
      Lidah kita merah, kaus kita basah
      Labanya kaubelikan es lagi, dua`,
    later: `
      Siang terik kau tidur di lantai ubin
      Tangan ke samping, seperti bintang laut
      Kipas menoleh, memberi angin
      Kau bilang inilah surga, jangan ribut`,
  },
  me: {
    scene: `
      Kipasku (menoleh|berputar), tapi tak ke arahku
      Kukejar dengan kursi, ia berpaling
      Es tehku cair sebelum bertemu
      Bayanganku sendiri minta pindah ke samping`,
    later: `
      Katanya kemarau, kujemur semua
      Kasur, karpet, sampai baju yang kupakai
      Panasnya bagus, keringnya merata
      Tinggal aku di halaman, sarungku lunglai`,
  },
  past: {
    scene: `
      Dulu kita (lari|jalan) siang-siang tanpa sandal
      Aspal panas, jadi kita menari
      Semangka dibelah di tembok, merahnya tebal
      Bijinya diludahkan, punyamu jauh sekali`,
    later: `
      Kemarau kembali, pohon mangga merunduk
      Tikarmu kugelar di tempat yang dulu
      Siangnya panjang, kipas terkantuk
      Kubelah semangka, separuh masih untukmu`,
  },
  hook: `
    Panas, panas, semangka dibelah
    Kemarau panjang, tawanya tak lelah

    Siang terbuka, es kelapa dua
    Matahari di kepala, sandal entah di mana`,
}
