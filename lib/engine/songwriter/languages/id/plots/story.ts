import type { Plot } from '../../stanzas.ts'

/** Apa saja yang diceritakan orang, kepada siapa saja. */
export const story: Plot = {
  person: 'me',
  open: `
    (Kopi|Teh) di meja, hujan di luar
    Ada satu cerita yang ingin kubagi
    Duduk dulu, tariklah kursi
    Kumulai pelan dari awal sekali`,
  turn: `
    Sudah kuceritakan, rasanya lega
    Ternyata tak seberat yang kukira
    Yang tersimpan lama di dalam dada
    Jadi ringan waktu jadi irama`,
  meaning: `
    Bagi orang lain mungkin cuma lewat
    Tapi setiap orang punya yang begini
    Hal-hal kecil yang dikumpulkan hari
    Lalu jadi hidup yang kita jalani

    Yang besar-besar masuk ke berita
    Yang begini cuma bisa dinyanyikan
    Maka kunyanyikan sebelum lupa
    Supaya ada yang mendengarkan

    Entah ini lucu, entah ini sedih
    Besok pagi mungkin baru kutahu
    Yang pasti ada yang jadi ringan
    Begitu ia masuk ke dalam lagu`,
  lift: `
    Bukan apa-apa, kata orang
    Tapi dengarlah dulu sampai terang

    Dengar baik-baik, begini ceritanya
    Kunyanyikan saja semuanya`,
  chorus: `
    # Dengarlah Dulu
    Dengarlah dulu, ini bukan karangan
    Begini adanya, tak kutambah apa-apa
    Dengarlah dulu, lalu nyanyikan
    Cerita kecil ini, sampai ke ujungnya

    # Begini Ceritanya
    Begini ceritanya, dengarkan aku
    {fact}
    Begini ceritanya, jadikan lagu
    Yang berat pun terasa lebih perlu

    # Dengarkan Lagu Ini
    Dengarkan lagu ini, pelan-pelan
    {fact}
    Dengarkan lagu ini, dan kalau ringan
    Nyanyikan juga sepanjang jalan

    # La La La
    La la la, ada cerita di sini
    {fact}
    La la la, kunyanyikan lagi
    Supaya tak hilang nanti`,
  bridge: `
    Dunia berlari, aku duduk sebentar
    Menyanyikan yang terjadi padaku
    Ada yang dengar atau tidak
    Setidaknya aku jujur pada lagu

    Kelak kalau kunyanyikan lagi
    Aku akan ingat hari yang ini
    Semoga waktu itu ada yang duduk
    Di sebelahku dan ikut bernyanyi`,
}
