import type { Plot } from '../../stanzas.ts'

/** For any animal. */
export const pet: Plot = {
  person: 'you',
  open: `
    Belum (kubuka|kuputar) kunci, kau sudah tahu
    Di balik pintu ada yang gaduh
    Sejam kutinggal, sambutanmu
    Seperti aku pulang dari perang jauh

    Kubelikan (ranjang|kasur) empuk, harganya mahal
    Kau periksa, lalu kau tidur di dusnya
    Kukira aku yang punya kau, gagal
    Ternyata aku yang ikut aturanmu saja

    Pagi-pagi (matamu|napasmu) di depan hidungku
    Kau tak sabar menunggu aku bangun
    Piringmu kosong, begitu tatapanmu
    Padahal jam enam kurang dan masih embun`,
  turn: `
    Waktu kubawa ke dokter kau menyusut
    Jadi sebesar sarung tangan
    Pulangnya kau dapat camilan dan selimut
    Dan aku yang gemetar sepanjang jalan

    Ada satu kursi yang penuh bulumu
    Tamu duduk, pulang memakai mantel
    Kubilang maaf, tapi dalam hatiku
    Selamat, kau dapat stempel

    Hari yang buruk kubawa sampai rumah
    Kau tak bertanya, kau tak menasihati
    Kau rebah di kakiku, berat dan pasrah
    Dan hari itu pun ikut rebah di sini`,
  meaning: `
    Kau tak bisa bicara, tapi aku mengerti
    Dari matamu, dari caramu datang
    Tak ada yang menyambutku seperti itu
    Setiap kali aku pulang

    Kau tak peduli aku kaya atau miskin
    Kau tak tanya nilaiku berapa
    Asal ada aku, asal ada makan
    Hidup bagimu sudah sempurna

    Rumah ini tak akan pernah rapi lagi
    Ada bulu, ada jejak, ada gigitan
    Tapi kalau kau tak ada sehari saja
    Sepinya terasa sampai di jalan`,
  lift: `
    Siapa yang nakal? Siapa yang pandai?
    Kau jawab dua-duanya, dengan santai

    Aku bicara, kau miringkan kepala
    Seolah besok kaujawab semuanya`,
  chorus: `
    # {call}, Sini Sayang
    {call}, sini sayang, jangan di bawah meja
    Sandal itu bukan untuk dimakan
    {call}, sini sayang, kau raja di rumah kita
    Aku cuma bagian makanan

    # Namamu {call}
    Namamu {call}, kupanggil di gang
    Tetangga tertawa, kau pura-pura lupa
    Namamu {call}, bungkus camilan kugoyang
    Baru kau ingat itu nama siapa

    # Teman Tanpa Kata
    Teman tanpa kata, paling mengerti
    Tak pernah bertanya aku dari mana
    Teman tanpa kata, kalau kau di sini
    Rumah kontrakan pun jadi istana`,
  bridge: `
    Katanya satu tahunku tujuh tahunmu
    Jadi satu sore bagimu hampir minggu
    Maka kutaruh dulu layarku
    Kita habiskan minggu itu, aku dan kamu

    Kau tak tahu aku pernah kalah, pernah salah
    Kau tak tahu rekening, tak tahu pangkat
    Di matamu aku orang yang paling ramah
    Kucoba jadi begitu, setiap saat`,
}
