import type { Topic } from '../../stanzas.ts'

export const snow: Topic = {
  kin: 'salju saljunya bersalju igloo ski',
  you: {
    scene: `
      Salju (pertama|pagi) turun, kau lari tanpa mantel
      Lidahmu keluar, menangkap sebutir
      Katamu rasanya seperti es mambo yang mahal
      Aku di jendela menggigil, hidungku berair`,
    later: `
      Boneka salju buatanmu miring
      Hidungnya cabai, topinya panci
      Yang lewat berhenti, ikut berdiri di samping
      Berfoto bersama, sampai ia cair sendiri`,
  },
  me: {
    scene: `
      Aku anak (pantai|kampung), baru kali ini lihat salju
      Kupakai tiga celana, lima kaus kaki
      Berjalan seperti kulkas yang malu
      Sekali jatuh, tak bisa berdiri lagi`,
    later: `
      Kukirim salju ke rumah, kubungkus
      Kutempel prangko, kutulis alamat
      Yang tiba cuma amplop yang basah, tembus
      Kata mereka, terima kasih airnya, hangat`,
  },
  past: {
    scene: `
      Di salju itu (jejakmu|langkahmu) masuk ke jejakku
      Dari jauh seperti satu orang
      Pagi harinya turun salju baru
      Kertasnya putih, dan kau sudah pulang`,
    later: `
      Syalmu masih berbau jahe dan kayu
      Kupakai kalau dingin, kupakai kalau tidak
      Salju di luar jatuh seperti langkahmu
      Masuk pelan-pelan, tahu-tahu sudah tegak`,
  },
  hook: `
    Salju turun, putih sampai ke pagar
    Cokelat di kompor, kursinya melingkar

    Dingin di luar, dingin di kaca
    Kita di dalam, tiga selimut, satu cerita`,
}
