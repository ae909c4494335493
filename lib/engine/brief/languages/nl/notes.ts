/** What song it is to be, for whom and when; no song sings that. */
export const SONG =
  /(?:lied|song|nummer|jingle|ballade|hymne|\brap\b|muziek|\bstem|\bzang|gezongen|bpm|tempo|tekst|alsjeblieft|\baub\b|\bgraag (?:met|een|zonder|in)\b|schrijf|^maak\b|duet|hip-?hop|\bafscheid van|verrassing|motivatie|dankjewel|bedankt|excuses|sorry|instrumenta|\bstijl\b|refrein|couplet|\bin het (?:engels|nederlands)|stuk over|verjaardag$|^jarig|^welkom|^uitleg|spreekbeurt|vriendengroep|^ter |bruiloft$)/iu

/** What somebody who says "ik" wants of the song. */
export const ASKS =
  /(?:sorry zeggen|excuses|bedanken|verrassen|feliciteren|in het zonnetje|lied|song|nummer|jingle|tekst|\brap\b|instrumenta|gezongen|zou graag)/iu
export const NO_FACT =
  /\b(?:overleden|gestorven|(?<!\bwie (?:er )?)jarig|doodgegaan|(?<!\bna \d+ jaar .*)met pensioen(?! na \d)|gaan? trouwen|dood|ingeslapen|ex is|geboren)\b|^(?:is|was|wordt|werd|wordt (?:vandaag|morgen)) \d+\b|^(?:wordt|werd) (?:\p{L}+ ){1,2}\d+\b|^heet\b|^bent \d+\b|^trouwt\b/iu
