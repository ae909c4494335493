import type { FactHooks } from '../fact-hooks.ts'

/** What is told is sung line by line (lead-ins.ts); a chorus may end with it. Who hears it may be several: nothing says "kau". */
export const factHooks: FactHooks = {
  hook: `
    {you.fact}
    Itu sebabnya lagu ini ada

    {you.fact}
    Nyanyikan bersama, sekeras-kerasnya

    {you.fact}
    Siapa lagi kalau bukan {call}

    {you.fact}
    Sekarang semua orang tahu, {call}

    {you.fact}
    Jangan pernah berubah, {call}

    {me.fact}
    Dan siapa pun boleh mendengarnya

    {me.fact}
    Kunyanyikan, biar semua tahu

    {they.fact}
    Dan memang begitu adanya

    {they.fact}
    Begitu, tanya saja siapa pun juga

    {thing.fact}
    Pantas juga jadi sebuah lagu

    {thing.fact}
    Itu yang kunyanyikan hari ini

    {fact}
    Nyanyikan lagi, sekali lagi

    {fact}
    Sekarang jadi lagu, biar tak hilang

    {fact}
    Yang sudah hafal ikut bernyanyi`,
  hooks: {
    soft: `
      {you.fact}
      Sekarang tidurlah, malam menunggu

      {fact}
      Bulan pun datang ikut mendengar

      {fact}
      Tidurlah, aku di sini, tidurlah

      {fact}
      Kusenandungkan sampai terlelap`,
    comfort: `
      {you.fact}
      Dan aku ada di sampingmu

      {fact}
      Pelan-pelan saja, aku di sini`,
    grief: `
      {you.fact}
      Dan itu yang kukenang sampai kini

      {fact}
      Kubawa terus, ke mana pun pergi

      {fact}
      Seperti baru kemarin rasanya

      {fact}
      Tahun berganti, itu tak ikut pergi`,
    heartbreak: `
      {me.fact}
      Telepon diam, dan aku tahu

      {fact}
      Hatiku yang paling akhir tahu

      {fact}
      Katakan, ke mana cinta pergi?`,
  },
}
