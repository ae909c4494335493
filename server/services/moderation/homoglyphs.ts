/** For each Latin letter the characters that look like it. Accents and styled letters need no entry. */
const BY_LETTER: Readonly<Record<string, string>> = {
  a: 'аαɑᴀꭺ𐊠4@',
  b: 'вβьʙꮟᏴ8',
  c: 'сϲᴄꮯᏟ',
  d: 'ԁժᴅꭰᎠđð',
  e: 'еεєҽᴇꭼᎬ3€ɛ',
  f: 'ғϝꜰք',
  g: 'ɡԍɢցᏀ69',
  h: 'һнհʜᎻη',
  i: 'іιıɪᎥӏ1!|¡',
  j: 'јϳᴊյᎫ',
  k: 'кκᴋᏦ',
  l: 'ӏʟᏞłⅼ1|!£',
  m: 'мᴍᎷμ',
  n: 'пηνɴոռ',
  o: 'оοσօᴏøႳ0',
  p: 'рρᴘᏢ',
  q: 'ԛգ',
  r: 'гʀᴦꮁᏒя',
  s: 'ѕꜱᏚ5$§',
  t: 'тτᴛᎢ7+',
  u: 'υսᴜմц',
  v: 'ѵνᴠᏙ',
  w: 'шщԝѡωᴡᏔ',
  x: 'хχ×',
  y: 'уүγʏყ¥',
  z: 'ᴢᏃ2',
  ss: 'ß',
  ae: 'æ',
  oe: 'œ',
  th: 'þ',
}

const stands = new Map<string, string[]>()
for (const [letter, others] of Object.entries(BY_LETTER)) {
  for (const other of others) {
    for (const form of new Set([other, other.toLowerCase()])) {
      stands.set(form, [...(stands.get(form) ?? []), letter])
    }
  }
}

/** The Latin letters that a character looks like. */
export const homoglyphs = (character: string): readonly string[] => stands.get(character) ?? []
