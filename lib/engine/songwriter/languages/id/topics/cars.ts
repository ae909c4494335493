import type { Topic } from '../../stanzas.ts'

export const cars: Topic = {
  kin: 'mobil mobilku mobilmu mobilnya mobil-mobil motor motorku motormu motornya setir setirnya menyetir mesin mesinnya knalpot ban bannya bensin bensinnya bengkel bengkelnya sedan truk truknya pikap klakson sein remnya ngebut balap garasi kap montir vespa',
  you: {
    scene: `
      Mobilmu (merah|biru), umurnya lebih tua darimu
      Distarter tiga kali, dipuji sekali
      Kau bisiki setirnya, ayo, sayangku
      Ia batuk, tertawa, lalu berlari`,
    later: `
      Di bengkel kau lebih lama dari di rumah
      Tanganmu hitam, dahimu berminyak
      Kau dengar mesin seperti dengar ceramah
      Ini cuma rindu, katamu, bukan rusak`,
  },
  me: {
    scene: `
      Motorku (mogok|mati) di tanjakan, pas lampu hijau
      Klakson di belakang bernyanyi bersama
      Kudorong, kudorong, sampai parau
      Di atas baru kulihat bensinnya tak ada`,
    later: `
      Parkir mundur itu ilmu yang tinggi
      Kiri, kanan, balas, kata semua orang
      Sejam kemudian mobilku menyamping rapi
      Di dua tempat, dan satu kaki di lubang`,
  },
  past: {
    scene: `
      Kita dulu (keliling|pergi) naik mobil tua itu
      Kaca tak bisa naik, hujan pun masuk
      Kau pegang payung di dalam, setirnya kaku
      Radionya mati, kita bernyanyi sambil batuk`,
    later: `
      Motormu di garasi, kuselimuti kain
      Kadang kunyalakan, kudengar saja
      Suaranya masih suaramu, aku yakin
      Lalu kumatikan, dan sepi terdengar juga`,
  },
  hook: `
    Nyalakan mesin, buka kacanya
    Mobil ini tua, tapi jalan milik kita

    Gas, rem, gas, motor sampai ke pantai
    Bensinnya habis, untung sudah sampai`,
}
