import type { Plot } from '../../stanzas.ts'

export const newBaby: Plot = {
  person: 'you',
  open: `
    (Pagi|Malam) itu semua orang berbisik
    Lalu satu tangis memecah ruang
    Yang tadi berdiri jadi terduduk
    Yang tadi menangis jadi senang

    (Topi|Selimut) mungil, kaki yang mungil
    Lima jari menggenggam telunjuk
    Seisi rumah lupa waktu
    Semua menatap, semua menunduk`,
  turn: `
    Mulai hari ini semua berjinjit
    Pintu ditutup pelan-pelan
    Yang paling kecil di rumah ini
    Yang paling didengar suaranya, kawan

    Semua mencari mirip siapa
    Hidung yang ini, dagu yang itu
    Lalu kau menguap, kecil sekali
    Dan tak ada lagi yang bertengkar di situ`,
  meaning: `
    Dunia ini besar dan kau masih kecil
    Tapi sejak hari ini ia lebih indah
    Ada yang baru di bawah langit
    Dan semua doa terasa mudah

    Kau belum tahu kata sayang
    Tapi sudah membuat orang menyayangi
    Tanpa bicara, tanpa berjalan
    Kau sudah mengubah hari kami

    Kami tak tahu kau akan jadi apa
    Jadilah apa saja yang kau suka
    Yang kami tahu, mulai hari ini
    Kau disayang, apa pun ceritanya`,
  lift: `
    Pelan-pelan, jangan berisik
    Ada yang tidur, ada yang cantik

    Mendekatlah, lihat sebentar
    Yang sekecil ini cintanya besar`,
  chorus: `
    # Selamat Datang, {call}
    Selamat datang, {call}, di dunia ini
    Lengan kami sudah menunggu
    Selamat datang, {call}, di rumah ini
    Semua bintang menyebut namamu

    # Halo, Si Kecil
    Halo, si kecil, selamat datang
    Sudah lama kami nantikan
    Halo, si kecil, jangan bimbang
    Semua hal nanti kita kenalkan`,
  bridge: `
    Kelak kau besar dan berlari jauh
    Lupa pada malam yang pertama ini
    Kami akan ingat untuk berdua
    Betapa kecil tanganmu di sini

    Semoga jalanmu teduh dan panjang
    Semoga hatimu lapang dan terang
    Kalau nanti jatuh, kalau nanti lelah
    Selalu ada tempat untuk pulang`,
}
