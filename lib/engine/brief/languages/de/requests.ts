/** What may be said of the song and its music. */
export const SONG =
  /(?:lied|song|jingle|ballade|hymne|\brap\b|ständchen|musik|stimme\b|gesang|gesungen|bpm|\btempo|\btexte?\b|bitte|schreib|danke|entschuldigung|sorry|instrument|\bstil\b|strophe|refrain|(?:auf|in) (?:englisch|deutsch|französisch|italienisch|spanisch|türkisch|polnisch)|werbung|klavier|gitarre|schlagzeug|akkordeon|trompete|geige|ukulele|spieluhr|synth|\bbeat|\bbass\b|mitsingen|mitklatschen|tanzbar|\bpop\b|\brock\b|schlager|techno|reggae|\bpunk|hip-?hop|metal|jazz|blues|walzer|dur$|moll$|^geschichte|\bzum thema\b)/iu
/** What is surely said of the song, and of nobody who sings or plays. */
export const ORDERS = /(?:bitte|refrain|strophe|schreib|\bbpm|\btempo|\bstil\b|instrumental)/iu
/** What somebody who says "ich" wants of the song. */
export const ASKS =
  /(?:lied|song|jingle|\brap\b|ständchen|\btext\b|gesungen|^(?:ich|wir) (?:brauch|such|hätt|würd|möcht|wünsch)\p{L}*|^(?:ich|wir) .{0,40}?\b(?:will|wollen) (?:was|etwas|ein\p{L}*) (?:für|über|zum|zur)|(?:^|\s)brauch(?:e|en)? (?:was|etwas|ein|einen|eine|\d+|noch|dringend)(?:\s|$)|überrasch)/iu
export const REQUEST =
  /^(?:nenn|nenne|erwähn|erwähne|schreib|mach|mache|bring|pack|sing|kannst|könnt|könntest|kann man|können sie|geht das|geht es|gern|gerne|eher|am liebsten|nicht (?:zu|so)|bisschen|etwas|ganz|sehr|voll|total|ruhig|darf|soll|sollte|am ende|am anfang|max|maximal|ca|circa|zirka|ungefähr|was|irgendwas|hallo|hi|hey|huhu|moin|servus|viele grüße|nur|liebe|lieber|liebes|thema|titel|anlass|stimmung|tschüss|herzlichen)(?:\s|$)/iu
/** "sie hat ihr Lieder vorgesungen", "wir haben im Auto gesungen": no wish. */
export const OF_SINGING =
  /^(?:er|sie|ich|wir|ihr|du) (?:(?:hat|hab|habe|haben|hatte|hatten) .*(?:gesungen|gespielt|gehört|getanzt|gepfiffen|gesummt|aufgelegt|mitgebracht)$|(?:singt|sang|sangen|summt|summte|pfeift|pfiff|trällert|hört|hörte|hörten|kennt|spielt|spielte|tanzt|tanzte)(?:\s|$))/iu
export const SUNG_FOR =
  /(?<!\p{L})(?:bitte|soll\p{L}*|brauch\p{L}*|wünsch\p{L}*|von (?:einem|einer|mann|frau))(?!\p{L})/iu
