import type { Topic } from '../../stanzas.ts'

export const computers: Topic = {
  kin: 'komputer komputerku komputernya laptop laptopku laptopnya kode ngoding coding program programmer pemrograman aplikasi keyboard tetikus mouse wifi internet password bug gim game server kabel kabelnya koding hacker',
  you: {
    scene: `
      Kau bicara pada komputer (seperti|bagai) pada kuda
      Pelan, sabar, jangan takut, ayo
      Layarnya biru, kau elus saja
      Ia menyala lagi, dan menyapa halo`,
    later: `
      Kabelmu sekarung, kau hafal semua
      Yang ini mana, yang itu siapa
      Kalau internet mati di rumah siapa saja
      Kau cabut, kau pasang, dibayar pepaya`,
  },
  me: {
    scene: `
      Sandiku (salah|lupa), sandinya apa?
      Kucoba tanggal lahir, kucoba nama ikan
      Komputer tanya, kau ini siapa?
      Aku merenung, itu soal kehidupan`,
    later: `
      Satu titik koma hilang di halaman
      Kucari tiga hari, kucari dua malam
      Kubacakan pada bebek karet di depan
      Bebeknya melirik ke baris enam`,
  },
  past: {
    scene: `
      Di komputer tua ada map namamu
      Isinya foto buram, satu gim, satu surat
      Judulnya nanti, isinya menunggu
      Kubuka tiap tahun, kosongnya masih hangat`,
    later: `
      Layar kita dulu sebesar piring
      Berdua satu kursi, berebut tetikus
      Kau kalah main, kau cabut kabelnya, hening
      Kita tertawa sampai kipasnya hangus`,
  },
  hook: `
    Nyalakan layar, malam masih panjang
    Satu baris kode, satu genggam kacang

    Komputer berdengung, jari menari
    Salahnya seribu, benarnya nanti pagi`,
}
