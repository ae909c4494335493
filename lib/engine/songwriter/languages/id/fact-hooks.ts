import type { FactHooks } from '../fact-hooks.ts'

/** What is told is sung line by line (lead-ins.ts); a chorus may end with it. Who hears it may be several: nothing says "kau". */
export const factHooks: FactHooks = {
  hook: `
    {you.fact}
    Kusimpan itu di dalam lagu

    {you.fact}
    Siapa lagi kalau bukan {name}

    {you.fact}
    Itulah {name} yang kita kenal

    {you.fact}
    Tak ada duanya, {call}

    {me.fact}
    Kunyanyikan, biar semua tahu

    {me.fact}
    Tak akan kulupa, tak akan kulupa

    {they.fact}
    {brand}, {brand}, ingat namanya

    {they.fact}
    Tanya saja siapa pun juga

    {thing.fact}
    {brand}, {brand}, ingat namanya

    {thing.fact}
    Ingat baik-baik, nyanyikan lagi

    {fact}
    Nyanyikan lagi, sekali lagi

    {fact}
    Sekarang jadi lagu, biar tak hilang`,
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
      Dan cuma lagu ini yang tahu

      {fact}
      Dan malam ini aku masih ingat

      {fact}
      Katakan, ke mana cinta pergi?`,
  },
}
