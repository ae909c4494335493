import type { Topic } from '../../stanzas.ts'

export const soccer: Topic = {
  kin: 'sepakbola menendang tendang tendangan gol golnya kiper wasit wasitnya gawang gawangnya stadion pertandingan bertanding futsal penalti offside jersey suporter tribun timnas bola bolanya',
  you: {
    scene: `
      Main bola kau (kiper|bek), sandal jadi gawang
      Lututmu merah, kausmu tinggal separuh
      Satu bola lepas, kau terbang melayang
      Bolanya kena, tepuk tangan riuh`,
    later: `
      Kau teriak pada wasit di layar kaca
      Kau beri petunjuk, kau pindah pemain
      Mereka kalah, kau diam, mematikan saja
      Besok kausnya kau pakai lagi, yakin`,
  },
  me: {
    scene: `
      Aku (kiper|wasit) yang baik, kata semua
      Sebab bolanya selalu kuberi
      Kebobolan tujuh, tapi tetap gembira
      Yang kedelapan kutepis, tak sengaja sekali`,
    later: `
      Golku satu-satunya masuk gawang sendiri
      Dari tengah lapangan, melengkung cantik
      Tim lawan memelukku, mengangkat, bernyanyi
      Seumur hidup belum pernah begitu dilirik`,
  },
  past: {
    scene: `
      Kita nonton bola di (pos ronda|warung), layar bergaris
      Antenanya kaupegang, kaki satu
      Kalau gol, kau lepas, gambarnya habis
      Kita bersorak pada hitam dan kelabu`,
    later: `
      Lapangan itu kini toko rokok
      Gawang kita di bawah mobil merah
      Kutendang kaleng pelan ke pojok
      Dan gol, teriakmu, kudengar dari arah rumah`,
  },
  hook: `
    Gol, gol, satu kampung melompat
    Bola di jaring, peluk yang rapat

    Bola bundar, lapangan basah
    Kalah menang, pulangnya tetap satu arah`,
}
