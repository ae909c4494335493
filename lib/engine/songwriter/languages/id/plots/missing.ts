import type { Plot } from '../../stanzas.ts'

export const missing: Plot = {
  person: 'past',
  open: `
    Jam di sini dan jam di (situ|sana) tak sama
    Aku sarapan, kau mematikan lampu
    Selamat pagi, kukirim lebih lama
    Supaya sampai di mimpimu dulu

    (Panggilan|Layar) video kita putus lagi
    Wajahmu berhenti di tengah tertawa
    Tak kututup, kubiarkan begini
    Kutatap lima menit, lumayan juga

    Kubeli (sabun|sampo) yang dulu kaupakai
    Bukan untuk mandi, kuhirup saja
    Sebentar kamar ini jadi ramai
    Lalu kututup, biar tahan lama`,
  turn: `
    Aku hafal jadwal kereta dan kapal
    Padahal tiketnya belum terbeli
    Celenganku ayam, lehernya tebal
    Kuguncang malam-malam, berbunyi lagi

    Kemarin kulihat jaket di halte
    Warna jaketmu, cara berdirimu
    Aku berlari sampai hampir jatuh
    Orang menoleh, dan itu bukan kamu

    Kusimpan cerita untukmu sekarung
    Yang lucu-lucu, yang tak masuk pesan
    Kalau bertemu kita duduk di warung
    Sampai penjualnya mengangkat papan`,
  meaning: `
    Rindu itu aneh, ia datang diam-diam
    Lewat lagu, lewat wangi, lewat hujan
    Tak mengetuk pintu, langsung duduk
    Dan tak pulang-pulang sampai larut malam

    Jauh itu cuma soal jalan
    Hati tak pernah naik kereta
    Ia sudah sampai sebelum berangkat
    Ia selalu tinggal di sana

    Kuhitung hari, kucoret satu
    Kalender jadi buku yang kubaca
    Di halaman yang belum kusentuh
    Ada tanggal waktu kita bersama

    Kalau malam ini kaulihat langit
    Aku melihat langit yang sama
    Selama masih satu atap begini
    Kita tak benar-benar terpisah`,
  lift: `
    Rindu itu bukan puisi, kau tahu
    Rindu itu kursi yang menunggumu

    Jauhmu kuukur bukan dengan peta
    Tapi dengan hari yang lewat tanpa cerita`,
  chorus: `
    # Aku Rindu, {call}
    Aku rindu, {call}, cuma itu kabarku
    Yang lain-lain bisa menunggu giliran
    Aku rindu, {call}, dan obatnya satu
    Mendengar suaramu, bukan dalam ingatan

    # Rindu Ini Berat
    Rindu ini berat, tak ada pegangannya
    Kubawa naik bus, kubawa ke pasar
    Rindu ini berat, tak bisa kutitipkan
    Kalau kau datang, tolong angkat sebentar

    # Kapan Kita Bertemu
    Kapan kita bertemu, tanyaku pada hari
    Senin mengelak, Selasa pura-pura tuli
    Kapan kita bertemu, Minggu tersenyum sendiri
    Seperti tahu sesuatu yang tak ia beri`,
  bridge: `
    Nanti kalau bertemu aku pasti kikuk
    Tak tahu tangan harus ke mana
    Kau tertawa duluan, aku pun menunduk
    Dan semua jarak jadi cerita

    Aku belajar dari bulan di genting
    Ia juga jauh, tapi tepat waktu
    Kaulihat ia malam ini, miring
    Sedetik kita di tempat yang satu`,
}
