const anyOf = (words: string) => `(?:${words.trim().split(/\s+/).join('|').replaceAll('_', ' ')})`

/** How songs are, and how people are as well. */
const TONE = anyOf(
  "drôles? marrante? rigolote? rigolo tendre touchante? émouvante? doux douce calme joyeux joyeuse gaie? festif festive entraînante? dansante? rythmée? triste mélancolique nostalgique romantique solennel solennelle sobre simple simples courte? longue? lente? rapide légère? léger sérieux sérieuse dynamique énergique punchy intime chaleureux chaleureuse poétique humoristique décalée? moqueur moqueuse taquine? gnangnan larmoyante? cucul mièvre kitsch niaise? sirupeux sirupeuse pesante? lourde? sombre gentille? bienveillante? positif positive motivante? pop rock acoustique folk cool sympa joli jolie belle beau pleine?_d'humour",
)
const DEGREE =
  "(?:un peu|plutôt|assez|très|trop|bien|pas|pas trop|vraiment|mais|et|ou|surtout|juste|de préférence|si possible|svp|stp|s'il (?:te|vous) pla[iî]t|quand même|plus|tout en|à la fois|un brin|super|ni|quelque chose d[e']|un truc|le tout|avec|de la|du|sans être|ton|ambiance|registre|mélodie|musique|paroles|texte|chanson|esprit)"

/** Said to whoever writes the song: each is a whole piece of a description. */
const NOTES: readonly RegExp[] = [
  /^(?:je|on|nous) (?:voudr\p{L}+|aimer\p{L}+|veux|veut|voulons|souhait\p{L}+) (?:bien |juste |simplement |vraiment )?(?:lui|leur|te|vous|la|le|les|l') ?(?:donner d[ue]|redonner|encourager|remonter|motiver|rassurer|faire (?:plaisir|une)|soutenir|féliciter|montrer|prouver|souhaiter|dire (?:merci|pardon|au revoir|adieu|bravo|combien))(?!\p{L})/iu,
  /^(?:c'est )?(?:la )?fin d'année(?: scolaire)?$|^(?:juste |simplement )(?:lui|leur|te|vous) (?:dire|demander|souhaiter)(?!\p{L})/iu,
  new RegExp(
    `^(?:${DEGREE} ?)*${TONE}(?:,? ?(?:${DEGREE} ?)*(?:${TONE}|(?:larme|émotion|humour|nostalgie)s?))*(?: ${DEGREE})*$`,
    'iu',
  ),
  /^(?:ambiance|ton|style|genre|esprit|registre|rythme|tempo|mélodie|façon|version|format|durée|voix|refrain|couplets?|rimes?|paroles|texte|musique|instru) (?!d(?:e|u|es) (?:ma|mon|mes|son|sa|ses|la|notre)(?!\p{L}))/iu,
  /^(?:avec |et |un |une |le |des )*(?:petite? |bon |gros |beau |joli )*(?:refrains?|couplets?|rimes?|chœurs?|solo|mélodie|guitares?|piano|violons?|accordéon|ukulélé|basse|batterie|cuivres|percussions|claps?)(?: (?:faciles?|entraînants?|qui .+|à .+|simples?|acoustiques?|accrocheurs?|sèche|électrique|douce?|de .+|et .+))*$/iu,
  /^(?:le |la )?(?:refrain|chanson|ton|texte|paroles|musique|mélodie) (?:doit|devrait|peut|pourrait|sera|soit|est|facile|qui)(?!\p{L})/iu,
  /^(?:on|nous|je|ils|elles|tout le monde|l'équipe|(?:les|nos|mes|la|tous les|toutes les|toute la) (?:\S+ ){1,4}?) ?(?:la |le |les |l'|en )?(?:chanter(?:a|ons|ont|ai)|jouer(?:a|ons|ont|ai)|passer(?:a|ons|ont|ai)|mettr(?:a|ons|ont|ai)|diffuser(?:a|ons|ont|ai)|diffuse|lui chantera|reprendr(?:a|ont|ons))(?!\p{L})/iu,
  /^(?:on|nous|je) (?:va|allons|vais|veut|voudrait|aimerait|aimerais|compte|pense|veux) (?:la |le |l'|lui |leur |tous |toutes )*(?:chanter|jouer|passer|diffuser|mettre|offrir|surprendre|faire (?:une|la) surprise|faire rire|faire pleurer|reprendre|danser dessus|écouter|rendre hommage|dire merci|remercier|féliciter)(?!\p{L})/iu,
  /^(?:c'est|ce serait|ça serait|c'était) (?:pour|une surprise|un cadeau|possible|bien|cool|top|super|parfait|génial si|mieux)(?! (?:ma|mon|ça|nous|moi|que|de|lui)(?!\p{L}))/iu,
  /^(?:il|elle|ils|elles|ça) (?:va|vont|doit|devrait|faut|faudrait|serait|peut) (?:adorer|pleurer(?: de rire)?|rire|rigoler|être (?:drôle|surpris\p{L}*|content\p{L}*|ému\p{L}*|joyeu\p{L}+|court\p{L}*|simple|doux|rythmé|entraînant|facile|chanté|dansant)|faire (?:rire|pleurer|danser|bouger)|donner envie|bouger|rester|rimer)(?!\p{L})/iu,
  /^(?:surtout |s'il (?:te|vous) pla[iî]t |svp )?(?:ne |n')?(?:mets|mettez|parlez|mentionnez|dis|dites|évitez|fais|faites|soyez|sois|utilisez|ajoutez|glissez|pensez|lâchez[- ]vous|lâche[- ]toi|amusez[- ]vous|insistez|gardez|citez|inventez|racontez|tu peux|vous pouvez|n'hésite[sz]?|pas besoin|inutile)(?!\p{L})/iu,
  /^(?:surtout |svp |s'il te pla[iî]t )(?:ne |n')?(?:parle|mentionne|évite|utilise|ajoute|glisse|pense|insiste|garde|cite|invente|raconte)(?!\p{L})|^(?:ne )?(?:parle|mentionne|évite|utilise|cite|insiste) (?:pas|surtout|les? mots?|le fait)(?!\p{L})/iu,
  /^(?:merci(?: (?:d'avance|beaucoup|bien|à vous|à toi|encore|infiniment))?|d'avance|bonne journée|cordialement|bisous|bises|salut|bonjour|bonsoir|coucou|hello|à bientôt|voilà|svp|stp|please)(?: \p{L}+)?$/iu,
  /^(?:environ |max(?:imum)? |moins de |pas plus de |à peu près |autour de |entre )?(?:\d+|une|deux|trois|quatre) ?(?:min(?:ute)?s?|sec(?:onde)?s?)(?: .*)?$/iu,
  /^(?:pour|à) (?:la |le |les |l'|lui |leur )*(?:chanter|jouer|passer|diffuser|danser|faire (?:rire|chanter|danser|pleurer|bouger|la fête)|offrir|lire|ouvrir le bal|l'ouverture|la première danse|la cérémonie|la fête|le repas|le pot|la soirée|le vin d'honneur|la kermesse|le spectacle|la radio|le répondeur|les réseaux|instagram|notre site|le site)(?!\p{L})/iu,
  /^(?:à |pour |de )?(?:la manière|façon|comme) d(?:e |u |')|^(?:dans|genre|un peu) (?:le |du |de l'|de la |l')?(?:style|esprit|genre|comme)(?!\p{L})/iu,
  /^(?:en|sur) (?:français|anglais|mode|version|un (?:air|rythme|ton|tempo)|une? (?:mélodie|musique|base)|fond d|do|ré|mi|fa|sol|la|si)(?!\p{L})/iu,
  /(?<!\p{L})(?:à chanter (?:avec|par|pour|en|au|à|tous)|(?:chantée?|interprétée?) par|pour qu(?:'elle|'il|e ça|'on) (?:rie|pleure|rigole|danse|chante|bouge|puisse|sache|comprenne|reste))(?!\p{L})/iu,
  /^(?:demande en mariage|déclaration d'amour|mot d'excuse|message de .+|anniversaire surprise)$|^(?:si (?:possible|tu (?:peux|veux)|vous (?:pouvez|voulez))|au choix|comme (?:tu|vous) (?:veux|voulez|préférez)|pas de (?:clichés?|mièvrerie|pathos|larmes|gros mots|vulgarité|trucs?|chichis?))(?!\p{L})/iu,
]

/** Whether a piece of a description is said to whoever writes the song, and of nobody in it. */
export const isNote = (piece: string): boolean => NOTES.some((note) => note.test(piece))

/** What speaks of the song itself. */
export const SONG =
  /(?<!\p{L})(?:chansons?|ballade|berceuse|comptine|hymne|jingle|rap|slam|morceau|paroles|bpm|tempo|refrain|couplets?|style|instrumentale?|écri[st]|écrire|écrivez|crée[rz]?|compose[rz]?|fais-moi|fais moi|je ve(?:ux|ut)|je voudrais|j'aimerais|il (?:me|nous) faut|un truc|quelque chose|un son|besoin d|pe(?:ux|ut)[- ]tu|pouvez|s'il (?:te|vous) pla[iî]t|svp|stp|hommage|intitulée?|duo|ode|reggae|rock|jazz|en (?:anglais|espagnol|italien|japonais|français|allemand)|merci|pardon|désolée?|excuses?|m'excuser|remercier|cadeau|pub|publicité|spot)(?!\p{L})/iu

/** How many sing: "on est 12 à chanter". */
export const SINGERS =
  /^(?:on|nous) (?:est|sera|sommes|serons|va|allons) .*(?:chant(?:er|eurs?|euses?)|choristes?)(?!\p{L})|^(?:à|pour) chanter |^on (?:la |le )(?:chante|chantera)(?: \p{L}+){0,3}$/iu

/** What asks for the song even where somebody speaks. */
export const WISHES =
  /(?<!\p{L})(?:je ve(?:ux|ut) (?:bien |juste |absolument )?(?:une?|des?|d'|du|que|qu'|quelque|la|le|dire|lui|leur|te|m'excuser|remercier|demander|offrir|faire|surprendre|rendre|écrire|chanter)|(?:voudrais|voudrait|voulais|aimerais|aimerait) (?:bien |juste |vraiment )?(?:une?|des?|d'|du|que|qu'|quelque|la|le|l'|dire|lui (?:dire|faire|offrir|chanter|rendre|écrire)|leur|vous|te|m'excuser|remercier|demander|offrir|faire (?:une?|la|rire|passer)|surprendre|rendre hommage|célébrer|fêter|avoir)|il (?:me|nous) faut|besoin d|cherche une|chanson|ballade|berceuse|hymne|jingle|désolée?|pardon|m'excuse|excuses|remercier|pouvez|pe(?:ux|ut)[- ]tu|svp|stp)(?!\p{L})/iu
