/** What is asked of whoever writes the song, in a clause that tells of others. */
export const NOTE =
  /(?<!\p{L})(?:canzon\p{L}+|brano|jingle|spot|ballata|inno|filastrocca|strumentale|bpm|ritornello|strof[ae]|per favore|per piacere|scrivi(?:mi)?|fammi|crea|componi|vorrei|voglio una?|mi serve|ci serve|dedicat[ao] a|cantat[ao] (?:da|in)|ritmo|stile|genere|in (?:inglese|francese|giapponese|spagnolo|italiano|portoghese|tedesco))(?!\p{L})/iu

/** "cantava sempre la stessa canzone": of a song that somebody sings nobody asks. */
const SUNG_SONG =
  /(?<!\p{L})(?:cant|fischi|canticchi|ball|ascolt|suon|scriv|scritt|sent|stoni|stona)\p{L}* (?:\p{L}+ ){0,3}?(?:canzon\p{L}+|ritornell[oi]|ballat[ae])/giu
export const isNote = (text: string) => NOTE.test(text.replace(SUNG_SONG, ' '))

export const REQUEST =
  /(?<!\p{L})(?:canzon\p{L}+|musica|pezzo|brano|jingle|spot|ballata|inno|ninna|ninnananna|filastrocca|stornello|serenata|rap|strumentale|bpm|(?<!(?:terzo|primo|secondo|nel|del|di|molto|poco|tanto|quanto|perde|perdi|perdere|ha|hai|avere) )tempo(?! (?:libero|di|fa|che|per))|ritmo|stile|genere|testo|ritornello|per favore|scrivi(?:mi)?|fammi|crea|componi|vorrei|voglio (?:una?|qualcosa|che|dedicare)|mi serve|serve|qualcosa|dedicat[ao]|tarantella|valzer|reggae|swing|(?<!(?:cinque|dieci|venti|trenta|\d+) )minut[oi](?! (?:prima|dopo|di ritardo|a piedi|al giorno|ogni))|cantat[ao]|in (?:inglese|francese|giapponese|spagnolo|italiano|portoghese|tedesco)|buon compleanno|tanti auguri|auguri|compleanno|matrimonio|pensionamento|laurea|anniversario d\p{L}+|grazie|ringrazi\p{L}+|perdono|perdonami|scusa|scusami|scuse|regalo)(?!\p{L})/iu

export const REQUEST_START =
  /^(?:(?:un |una )?(?:saluto|brindisi|pensiero|dedica|sigla|omaggio|pensierino|regalo|ringraziamento) (?:per|a|al|alla|ai|agli|alle|di)|che (?:sia|parli|faccia|dica)|se (?:possibile|puoi|riesci|potete|si può|ti va|serve)|vorre(?:i|mmo)|vole(?:vo|vamo)|voglio (?:una?|qualcosa|che|dedicare|fare|regalare)|ringrazi\p{L}+|(?:mi |ci )?serve|ci vuole|scrivi|fammi|fate|fai|crea|cerc(?:o|hiamo)|è (?:per|il suo|la sua)|deve|dev'essere|dovrebbe|puoi|potete|potresti|mett(?:i|ete|iamoci|ici)|inserisci|inserite|nomina|cita|evita|usa|ricorda di|(?:il |un )?(?:tono|stile|ritmo|genere)|(?:che )?(?:cresce|comincia|inizia|parte|finisce) (?:piano|pian piano|forte|lent[ao]|in)|parla (?:di|del|della)|dura|così (?:che )?(?:si |ci |se |lo |la |gli |le )*(?:rid|ricord|piang|commuov|emozion|divert)\p{L}*|(?:vorrei|voglio) (?:che|farl[oaie]|far|dirgli|dirle)|mi raccomando|niente di (?:troppo|trist|volgar)|(?:una )?cosa (?:carina|simpatica|divertente|allegra)|qualcosa di (?:\p{L}+ ){0,2}\p{L}+$)(?!\p{L})/iu
