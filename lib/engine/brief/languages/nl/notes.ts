/** What song it is to be, for whom and when; no song sings that. */
export const SONG =
  /(?:lied|song|nummer|jingle|ballade|hymne|\brap\b|muziek|\bstem|\bzang|gezongen|bpm|tempo|tekst|alsjeblieft|\baub\b|\bgraag (?:met|een|zonder|in)\b|schrijf|^maak\b|duet|hip-?hop|\bafscheid van|verrassing|motivatie|dankjewel|bedankt|excuses|sorry|instrumenta|\bstijl\b|refrein|couplet|\bin het (?:engels|nederlands)|stuk over|verjaardag$|^jarig|^welkom|^uitleg|spreekbeurt|vriendengroep|^ter |bruiloft$)/iu

/** What somebody who says "ik" wants of the song. */
export const ASKS =
  /(?:sorry zeggen|excuses|bedanken|verrassen|feliciteren|in het zonnetje|lied|song|nummer|jingle|tekst|\brap\b|instrumenta|gezongen|zou graag)/iu
export const NO_FACT =
  /\b(?:overleden|gestorven|(?<!\bwie (?:er )?)jarig|doodgegaan|(?<!\bna \d+ jaar .*)met pensioen(?! na \d)|gaan? trouwen|dood|ingeslapen|ex is|geboren)\b|^(?:is|was|wordt|werd|wordt (?:vandaag|morgen)) \d+\b|^(?:wordt|werd) (?:\p{L}+ ){1,2}\d+\b|^heet\b|^bent \d+\b|^trouwt\b/iu

/** How the song is to be, said by itself: "lekker sarcastisch", "mag best een beetje bitter". */
export const MANNER =
  /^(?:(?:het |'t |hij |ze |dit |dat )?(?:mag|moet|hoeft) (?:best|gerust|wel|ook|lekker|een beetje|niet te|gewoon|vooral|niet|echt|graag|iets|heel)(?! (?:mee|thuis)\b)|(?:lekker|niet te|een beetje|beetje|iets|wat|heel|erg|gewoon|vooral|liever|liefst|maar|echt|wel) (?:\p{L}+ )?(?:sarcastisch|bitter|grappig|vrolijk|vrolijks|zoet|zoetsappig|sentimenteel|droevig|melig|flauw|gemeen|lief|ondeugend|romantisch|serieus|rustig|zielig|kort|lang|kinderachtig|netjes|grof|plat|stoer|ruig|ontroerend|luchtig|swingend|meezingbaar|emotioneel|zwaar|hard|zacht|leuk|leuks|moois|grappigs|liefs|nuchter|eerlijk)(?: hoor| graag| maar .*)?$|vooral (?!\p{L}+t\b)|graag |liefst |met (?:een )?(?:vleugje|beetje|knipoog|humor|kwinkslag|refrein|meezing)|op de (?:wijs|melodie)|kun je|kan je|kunnen jullie|wil je|zou je|kunt u|wilt u|iets (?:vrolijks|leuks|moois|liefs|grappigs|rustigs|swingends)|(?:alvast )?(?:bedankt|dank)|als het kan|als dat kan|alsjeblieft|zo dat |zodat (?:ze|we|iedereen|de) (?:\p{L}+ )*(?:meezing\p{L}*|mee kan zingen|onthoud\p{L}*|lachen)|om (?:te|mee|samen) )/iu
