import type { Plot } from '../../stanzas.ts'

export const calm: Plot = {
  person: 'me',
  open: `
    (Air|Nasi) di dapur mendidih pelan
    Tutupnya bergetar, seperti bersenandung
    Kukecilkan api, duduk di papan
    Tak ada yang kukejar, tak ada yang kutanggung

    Sore (rebah|turun) di lantai terasku
    Ubin yang dingin, kaki telanjang
    Seekor semut membawa remah rotiku
    Kutunggu ia sampai ke seberang

    Ponsel (kumatikan|kutaruh) di dalam laci
    Kudengar jam yang selama ini bicara
    Kudengar napasku, masuk dan pergi
    Ternyata ia bekerja tanpa diminta`,
  turn: `
    Hujan sebentar, lalu tak jadi
    Bau tanah naik sampai ke bangku
    Kubuka jendela, kuhirup sekali
    Tak ada yang mendesak memanggilku

    Kulipat cucian, lengan ke lengan
    Kaus yang tipis, yang masih hangat
    Satu-satu kutaruh di pangkuan
    Hari ini tak ada yang gawat

    Cicak di lampu menunggu laron
    Sabarnya itu yang kupelajari
    Kutaruh punggung di dinding beton
    Kubiarkan malam datang sendiri`,
  meaning: `
    Tak ada yang harus kujawab sekarang
    Tak ada yang harus kumenangkan
    Napas masuk pelan, lalu pulang
    Cukup itu saja yang kukerjakan

    Yang gaduh di luar biarlah di luar
    Di sini ada ruang yang tenang
    Pelan-pelan hati belajar sabar
    Pelan-pelan kepala jadi lapang`,
  lift: `
    Turunkan bahu, lemaskan dahi
    Satu tarikan, pelan sekali

    Biarkan lewat, yang mau lewat
    Di sini pelan, di sini hangat`,
  chorus: `
    # Pelan-Pelan Saja
    Pelan-pelan saja, tak ada yang memburu
    Daun pun jatuh memakai waktunya
    Pelan-pelan saja, sungai tahu itu
    Berbelok seratus kali, sampai juga

    # Duduk di Beranda
    Duduk di beranda, kaki tak bersepatu
    Langit berganti baju, tak perlu kubantu
    Duduk di beranda, satu cangkir, satu bangku
    Dan dunia berhenti meminta padaku

    # Tenang, {call}
    Tenang, {call}, tenang, malam tak menggigit
    Napasmu perahu, dadamu telaga
    Tenang, {call}, tenang, sedikit demi sedikit
    Lampu-lampu jauh ikut memejam juga`,
  bridge: `
    Besok ada antrean, ada jawaban
    Ada yang harus kubawa dan kuangkat
    Besok masih di balik perbukitan
    Malam ini kakiku selonjor, rapat

    Kalau ada yang tanya apa kerjaku tadi
    Kujawab, melihat bayangan pohon pindah
    Dari pagar sampai ke kaki kursi
    Kerja yang lama, dan hasilnya indah`,
}
