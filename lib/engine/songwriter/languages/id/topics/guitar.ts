import type { Topic } from '../../stanzas.ts'

export const guitar: Topic = {
  kin: 'gitar gitarku gitarmu gitarnya petik memetik kupetik senar senarnya akor kord kapo musisi ukulele band bandnya konser pengamen amplifier gitaris',
  you: {
    scene: `
      Gitarmu (tua|kusam), senarnya lima, satu hilang
      Tapi kalau kaupetik, gang ini diam
      Penjual bakso berhenti, lupa pulang
      Kuahnya dingin, pelanggannya tenggelam`,
    later: `
      Kunci F itu musuhmu, jarimu kapalan
      Seminggu kau kutuk, seminggu kau ulang
      Lalu satu malam, dari kamar depan
      Bunyi yang bulat, dan kau pun berdendang`,
  },
  me: {
    scene: `
      Gitarku kubeli (bekas|kredit), katanya bertuah
      Dulu punya bintang, entah siapa
      Nadanya mengembara, naik dan rebah
      Kucingku pindah ke rumah tetangga`,
    later: `
      Kutulis lagu, kuncinya tiga
      C, G, lalu yang kelingkingnya sakit
      Tetangga bilang, bagus, sudah juga?
      Lalu jendelanya ditutup sedikit demi sedikit`,
  },
  past: {
    scene: `
      Gitarmu di (pojok|dinding), debu di bahunya
      Senarnya kendur seperti habis menangis
      Kusentuh satu, ia menjawab juga
      Dengan nada terakhirmu, belum habis`,
    later: `
      Kita dulu band, tiga orang, satu gitar
      Drumnya kaleng biskuit, basnya mulut
      Penontonnya ayam dan ibu-ibu pasar
      Tak ada panggung yang lebih ribut`,
  },
  hook: `
    Petik gitarnya, senar jangan diam
    Satu lagu untuk pagi, tiga untuk malam

    Gitar dan suara, kaki di lantai
    Kalau senar putus, kita bernyanyi sampai usai`,
}
