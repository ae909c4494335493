import type { Topic } from '../../stanzas.ts'

export const sky: Topic = {
  kin: 'langit langitnya awan awannya matahari mentari senja senjanya fajar jingga biru layang-layang layangan burung burung-burung bintang horizon cakrawala pelangi angkasa roket planet gerhana surya',
  you: {
    scene: `
      Kau rebah di (atap|rumput), menghitung awan
      Itu gajah, katamu, itu panci
      Kulihat cuma awan, kau geser badan
      Dari sini, katamu, dan benar sekali`,
    later: `
      Kalau senja turun kau berhenti bicara
      Di tengah kalimat, di tengah jalan
      Langitnya jingga, klakson bersuara
      Kau angkat jari, tunggu, sampai habis perlahan`,
  },
  me: {
    scene: `
      Layang-layangku (nyangkut|tersangkut) di tiang
      Sudah sepuluh, lengkap warnanya
      Kata tetangga, tiangnya girang
      Seperti pohon yang berbuah di mana-mana`,
    later: `
      Kata ramalan bintang, hari ini langitku cerah
      Kupakai baju yang paling baru
      Burung di kabel melihat ke bawah
      Ada dua puluh, dan bidikannya jitu`,
  },
  past: {
    scene: `
      Dulu kita berbaring di (bak|atap) truk tua
      Langitnya penuh, sampai ke tepi
      Kau hafal bintang, kusebut salah semua
      Kau benarkan pelan, satu, satu, lagi`,
    later: `
      Senja masih turun di jam yang sama
      Seolah tak ada yang pindah tempat
      Kukirim fotonya, nomor yang lama
      Cuma satu centang, kutunggu sampai penat`,
  },
  hook: `
    Langit terbuka, layang-layang naik
    Ulur benangnya, angin sedang baik

    Biru di atas, jingga di tepi
    Langit sebesar ini bisa kita bagi`,
}
