import type { Plot } from '../../stanzas.ts'

export const apology: Plot = {
  person: 'me',
  open: `
    Pesanku (tiga|lima) kali kuhapus lagi
    Terlalu pendek, terlalu membela diri
    Akhirnya aku berdiri di depan pagar
    Membawa donat dan satu kalimat benar

    Sudah (dua|tiga) hari kita cuma mengangguk
    Lewat di lorong, seperti tak kenal
    Aku yang salah, aku yang masih duduk
    Menyusun kata yang selalu gagal

    (Kemarin|Malam itu) aku bicara terlalu keras
    Sampai cicak pun kabur ke dapur
    Sekarang sepi ini terdengar jelas
    Bunyi kulkasnya seperti mendengkur`,
  turn: `
    Aku punya alasan, ada tujuh
    Kutulis rapi di balik struk belanja
    Kubaca lagi, lalu kuremas saja
    Tak satu pun membuatmu teduh

    Kau tak membanting pintu waktu itu
    Kau menutupnya pelan, sampai rapat
    Lebih baik kaubanting, lebih baik berseru
    Bunyi pelan itu yang terus kuingat

    Kalau kaubuka pintu sedikit saja
    Aku tak akan bawa pembelaan
    Cuma telinga, dua-duanya ada
    Silakan bicara, aku dengarkan`,
  meaning: `
    Aku tak mau menang, aku mau pulang
    Ke tempat kita tertawa seperti biasa
    Gengsi itu kursi yang dingin sekali
    Sudah kutinggalkan, tak ada gunanya

    Yang paling sedih bukan dimarahi
    Yang paling sedih kau jadi diam
    Kalau masih ada yang ingin kaukatakan
    Akan kudengar sampai larut malam

    Aku tak bisa mengubah kemarin
    Yang bisa kuubah cuma hari ini
    Sedikit demi sedikit, kaulihat nanti
    Bukan dari kata, tapi dari janji yang ditepati

    Kalau kaubutuh waktu, ambillah waktu
    Maaf tak bisa diminta tergesa
    Aku menunggu dengan hati yang terbuka
    Sebab kau lebih penting dari apa saja`,
  lift: `
    Kata maaf itu pendek sekali
    Tapi tersangkut di tenggorokan ini

    Kutarik napas, kuketuk lagi
    Aku yang salah, aku yang kemari`,
  chorus: `
    # Maafkan Aku, {call}
    Maafkan aku, {call}, kali ini tanpa tapi
    Tanpa alasan yang berputar lagi
    Maafkan aku, {call}, kalau belum bisa
    Aku menunggu, tak ke mana-mana

    # Aku yang Salah
    Aku yang salah, kukatakan terang
    Supaya kau tak perlu menebak
    Aku yang salah, malam ini kuulang
    Sampai suaraku sendiri serak

    # Satu Kata Maaf
    Satu kata maaf, terlambat tiga hari
    Berjalan kaki, bajunya kusut
    Satu kata maaf, kuantar sendiri
    Jangan ditolak walau ia kecut`,
  bridge: `
    Aku tak janji tak pernah salah lagi
    Kau tahu aku, aku pun tahu
    Aku janji lain kali lebih pagi
    Mengaku sebelum dingin kopimu

    Yang pecah itu kusambung pelan-pelan
    Garisnya kelihatan kalau dilihat
    Biar di situ, biar jadi peringatan
    Di mana kita pernah hampir lewat`,
}
