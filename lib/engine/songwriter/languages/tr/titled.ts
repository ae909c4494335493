import type { Stanzas } from '../stanzas.ts'

export const titled: Stanzas = `
  {title}, bir daha söyle, bir daha
  {title}, önce yavaş, sonra daha hızlı
  Fırıncı ıslıkla çalsın sabaha
  Bekçi de yazsın defterine, gizli gizli

  {title}, avucuma yazdım bu sabah
  {title}, kaçmasın, kaybolmasın diye
  Sabun bitti, su aktı, geçmedi, vallah
  Kaldı bende, sanki küçük bir hediye

  {title}, gerisi laf, gerisi kalabalık
  {title}, bu kadar, fazlası ağır
  Uzun bir söz yazmıştım, çöpe attık
  Şimdi bütün meydan bunu çağırır

  {title}, ayağa kalktı bütün salon
  {title}, ayaklar sözü ezberledi
  Kıtayı unutan uydurup söyler
  Zaten şarkı dediğin de bu, dedi

  {title}, usulca, dudağımın ucunda
  {title}, siste bir dost çağırır gibi
  Cebime düşmüş bir bozuk parayla
  Şıngırdar yürürken, gelir belli

  {title}, nereden geldi, bilmiyorum
  {title}, geldi bir kere, gitmez artık
  Bir çay koydum, bir sandalye, söylüyorum
  Biz onunla bu akşam arkadaş olduk
`
