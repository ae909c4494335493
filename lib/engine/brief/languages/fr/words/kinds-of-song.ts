import type { ReadingWords } from '../../../reading.ts'
import { FRENCH_LESSON } from '../lessons.ts'

/** By which words a description asks for a kind of song; the first that is found counts. */
export const FRENCH_KINDS_OF_SONG: ReadingWords['plots'] = [
  ['teaching', FRENCH_LESSON],
  [
    'teaching',
    '\\brévis(?:er|ions?)\\b|\\b(?:comptine|chanson|rap|slam|chant)(?: \\p{L}+){0,2} pour (?:apprendre|retenir|expliquer|mémoriser|enseigner)\\b|\\bpour apprendre (?:aux|à mes|à la classe)\\b',
  ],
  ['new-baby', '\\b(?:pour|chanson de|fêter|célébrer|annoncer) (?:la )?naissance\\b|\\bfaire-part de naissance\\b'],
  [
    'lullaby',
    "\\bberceuses?\\b|\\bpour (?:l['’]|s['’]|)?endormir\\b|(?<!\\b(?:on|nous) )\\bs['’]endort (?:avec|qu|en|dans|toujours|contre|sur|pas|que)\\b|\\bs['’]endormir\\b|\\bchanson du soir\\b|\\bfaire dodo\\b|\\bdodo\\b",
  ],
  [
    'thanks',
    '^(?:un(?:e)? )?(?:\\p{L}+ )?(?:pour )?(?:dire )?(?:un grand )?merci\\b|\\bpour (?:dire merci|remercier)\\b',
  ],
  [
    'apology',
    "\\bpardon(?:ne|ner|ne-moi)?\\b|\\bd[ée]sol[ée]e?s?\\b|\\b(?:mes|nos|des) excuses\\b|\\bexcuse[zs]?[- ]moi\\b|\\bd['’]excuses?\\b|\\bs['’]excuser\\b|\\bm['’]excuser?\\b|\\b(?:c['’]est )?ma faute\\b|\\bme faire pardonner\\b|\\bmoi qui (?:avais|ai eu) tort\\b|\\bj['’](?:avais|ai eu) tort\\b|\\bregrette\\b",
  ],
  [
    'memorial',
    "\\b(?:(?<!feuilles |nature |langues? |temps |poids |point |plante |plantes |ficus |cactus |batterie |téléphone |voiture |frigo |(?:ficus|cactus|plante|batterie|téléphone|voiture|chaudière|machine|télé|ordi|moteur|poisson rouge) est )morte?s?(?! de (?:rire|faim|fatigue|peur|honte|trouille|froid))|d[ée]c[ée]d[ée]e?s?|décès|deuil|enterrement|obsèques|funérailles|défunte?|disparue?\\b(?!.*(?:retrouv|revenu|rentré))|en mémoire|à la mémoire|nous a quittée?s?|nous ont quittés?|qui est partie? (?:trop tôt|l['’]an|cette année)|s['’]est éteinte?|n['’]est plus là|nous a laissée?s?|rejoint les étoiles|parti(?:e)? (?:au ciel|là-haut|rejoindre)|(?:\\b(?:grand[- ]p[èe]re|grand[- ]m[èe]re|papi|papy|pépé|mamie|mamy|mémé|père|mère|papa|maman|tante|oncle|tonton|tata|parrain|marraine|frère|sœur|mari|femme|ami|amie|chien|chienne|chat|chatte)(?: \\p{L}+)?,? (?:est|était) partie? (?:en (?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|\\d{4})|le \\d|il y a|cet (?:été|hiver|automne)|ce printemps|l['’](?:an|hiver|été)|cette année|à \\d+ ans|trop (?:tôt|vite)|sans souffrir|dans son sommeil|d['’]un cancer|du covid))|parti trop tôt|partie trop tôt|perdu (?:mon|ma|mes|notre) (?:père|mère|papa|maman|grand-père|grand-mère|mari|femme|frère|sœur|fils|fille|chien|chat|ami|amie))\\b|\\b(?:grand[- ]p[èe]re|grand[- ]m[èe]re|papi|papy|pépé|mamie|mamy|mémé|père|mère|papa|maman)\\b(?=.*\\p{L}ait\\b).*\\bme manques?\\b",
  ],
  [
    'wedding',
    '(?<!\\b(?:croisée?s?|revue?s?|vue?s?|rencontrée?s?|connue?s?) (?:\\p{L}+ )?au )(?<!\\b(?:ans de|années de|demandée? en|demande en|anniversaire de|dix ans de) )\\bmariages?\\b|\\bse mari(?:er|ent|e)\\b|\\bnoces\\b(?! d)|\\b(?:noces d.\\p{L}+|ans de mariage) (?:de|d) (?:mes|nos) (?:grands-)?parents\\b|\\bmariée?s?\\b|(?<!m.)\\bépouser?\\b|\\bpremière danse\\b|\\bjeunes mariés\\b',
  ],
  [
    'birthday',
    '(?<!\\b(?:raté|rate|oublié|oublie|loupé|manqué|gâché|rater|oublier) (?:son|mon|notre|ton|l.)? ?(?:propre )?)\\banniv(?:ersaire)?s?\\b(?! de mariage| de rencontre)|\\b(?:f[êe]te|aura|(?<!on )a (?=(?:[2-9]0|100) ans)|va avoir|vient d.avoir|prend) ?(?:ses )?\\d{1,3} ans\\b(?! (?:de (?:mariage|moyenne|métier|boîte|carrière)|et))|\\bpour (?:les|ses) \\d{1,3} ans\\b|\\bles \\d{1,3} ans de\\b',
  ],
  [
    'encouragement',
    "\\bpass(?:e|er|es|ent) (?:le|la|les|son|sa|ses|mon|un|une|l['’]) ?(?:bac|brevet|concours|permis|examens?|partiels|oral|code|soutenance|entretien|certif\\p{L}*|cap|bts)\\b|\\b(?:avant|stress\\p{L}* pour) (?:le|la|les|son|sa|ses|mon|l['’]) ?(?:bac|brevet|concours|permis|examens?|partiels|oral)\\b",
  ],
  [
    'graduation',
    '\\bdiplôme[es]?\\b|(?<!\\b(?:le|un|son|du|au|dans le) (?:petit |grand )?)\\bbac\\b(?! (?:vert|bleu|jaune|à|de|marron|gris|rouge))|\\b(?:son|le|a eu son|mon|ton) bac\\b(?! (?:vert|bleu|jaune|à|de|marron|gris|rouge))|\\bbaccalauréat\\b|\\bremise des diplômes\\b|\\bfin des études\\b|\\bbrevet\\b',
  ],
  ['retirement', '\\bretraite\\b|\\bretraitée?\\b'],
  [
    'new-baby',
    '\\bnaissance\\b|\\bnouveau[- ]née?\\b|\\bvient de naître\\b|\\bva naître\\b|\\bbébé (?:arrive|est né)|\\benceinte\\b',
  ],
  [
    'get-well',
    "\\bguérison\\b|\\bguérir\\b|\\brétablis\\p{L}*|\\bà l['’]hôpital\\b|\\bopération\\b|\\b(?:a été|vient d['’]être|s['’]est fait) opérée?s?\\b|\\bbéquilles\\b|\\bs['’]est cassée? (?:le|la|les|une?)\\b|\\bchimio\\b|\\bmalade\\b|\\bconvalescen\\p{L}+",
  ],
  [
    'thanks',
    '\\b(?:bonne|joyeuse) f[êe]te,? (?:papa|maman|papi|papy|mamie|mamy)\\b|\\bmerci\\b|\\bremerci\\p{L}+|\\breconnaissan\\p{L}+|\\bgratitude\\b|\\bfête des (?:mères|pères|grands-mères)\\b',
  ],
  [
    'farewell',
    "\\badieux?\\b|\\bpart (?:faire ses études|étudier|vivre|s['’]installer|à l['’]étranger)\\b|\\bprend son envol\\b|\\bquitte la maison\\b|\\bau revoir\\b|\\bpot de départ\\b|\\bdépart\\b|\\bdéménage\\p{L}*|\\bquitte (?:l['’]entreprise|l['’]équipe|la ville|le pays)",
  ],
  ['new-year', '\\bnouvel an\\b|\\bbonne année\\b|\\bréveillon\\b|\\bsaint-sylvestre\\b'],
  [
    'holiday',
    "\\bnoël\\b|\\bpâques\\b|\\bhalloween\\b|\\bsaint-valentin\\b|\\bramadan\\b|\\bl['’]aïd\\b|\\bhanoucca\\b|\\bchandeleur\\b|\\b14 juillet\\b",
  ],
  [
    'team',
    "\\bhymne (?:de|du|d['’]|pour)\\b|\\b(?:notre|mon|l['’]|une) ?(?:équipe|club)\\b(?! (?:de (?:nettoyage|nuit|jour|ménage|cuisine|cantine|soins?|vente|direction|la (?:cantine|crèche|maternité|réa\\p{L}*))|soignante|médicale|pédagogique|d['’](?:entretien|infirmi\\p{L}+|animation)|des (?:urgences|infirmi\\p{L}+)|du (?:CHU|bureau|service|magasin|SAMU|bloc)))|\\bsupporters?\\b|\\bchant de (?:supporters|stade)\\b|\\b(?:équipe|club) de (?:foot|football|rugby|basket|hand|handball|volley|hockey)\\b",
  ],
  [
    'shop',
    '\\bjingle\\b|\\bpour (?:mon|notre) café\\b|^(?:boulangerie|pâtisserie|crêperie|pizzeria|librairie|épicerie|fromagerie|boucherie|restaurant|resto|brasserie|friperie) |\\b(?:pub|publicité|spot)\\b|\\b(?:ma|mon|notre) (?:boulangerie|pâtisserie|boutique|magasin|épicerie|restaurant|resto|salon|garage|entreprise|marque|crêperie|pizzeria|librairie|fleuriste|hôtel|bar|brasserie|food[- ]?truck|friperie|pharmacie|coiffeur|appli|start-up|fromagerie|boucherie|ferme)\\b',
  ],
  [
    'teaching',
    "\\benseign\\p{L}+|\\bexpliqu\\p{L}+|\\bles étapes (?:pour|de|du)\\b|\\b(?:dans|ds) l['’]ordre\\b|\\bpour mes (?:cp|ce1|ce2|cm1|cm2|élèves|maternelles|sixièmes)\\b|\\bpédagogique\\b|\\béducati(?:f|ve)\\b|\\bleçon\\b|\\bcode de la route\\b|\\bpour (?:les|mes|nos) élèves\\b|\\bcycle de l['’]eau\\b|\\bphotosynthèse\\b|\\btables? de multiplication\\b|\\balphabet\\b|(?<!facile à )\\bretenir\\b|\\bmémoriser\\b|\\bpour apprendre\\b|\\bapprendre (?:le|la|les|à|aux)\\b|\\bsystème solaire\\b|\\brévis\\p{L}+",
  ],
  [
    'nostalgia',
    '\\b(?:jamais|plus jamais|pas) revue?s?\\b|\\bperdue?s? de vue\\b|\\bpremier amour\\b|\\bamour de (?:jeunesse|vacances|colo|lycée|collège)\\b',
  ],
  [
    'heartbreak',
    "(?:^|[.,;] ?)(?:elle|il) est partie? (?:en \\p{L}+|depuis|hier|ce matin|sans|avec|un \\p{L}+)\\b|\\bruptures?\\b|\\bs['’]est faite? (?:larguer|quitter|plaquer|tromper)\\b|\\bchagrin d['’]amour\\b|\\bcœur brisé\\b|\\bm['’]a (?:quitté|largué|plaqué|trompé)e?\\b|\\bmon ex\\b|\\bdivorc\\p{L}+|\\bséparation\\b|\\bsépar(?:és|ées|é|ée)\\b|\\blarguée?\\b|\\bm['’]a laissée?\\b|\\bamour perdu\\b",
  ],
  [
    'missing',
    '\\bme manques?\\b|\\bnous manque\\b|\\bon l.attend\\b|\\ben prison\\b|\\bmanque de toi\\b|\\bà distance\\b|\\bloin de (?:moi|nous|toi|chez)\\b|\\bmal du pays\\b|\\btrès loin\\b|\\bau loin\\b',
  ],
  [
    'encouragement',
    "\\bencourag\\p{L}+|\\bmotiv\\p{L}+|\\bcourage\\b|\\bne (?:lâche|baisse) (?:rien|pas)\\b|\\babandonne\\b|\\bespoir\\b|\\bcroire en\\b|\\bavant (?:un|une|son|sa|mon|ma|l['’]|le|la) ?(?:examen|concours|marathon|course|entretien|opération)\\b|\\bsurmonter\\b",
  ],
  [
    'protest',
    '\\bprotest\\p{L}*|\\binjust\\p{L}+|\\brévolt\\p{L}+|\\bmanif\\p{L}*|\\bgrève\\b|\\bclimat\\b|\\bcorruption\\b|\\bras[- ]le[- ]bol\\b|\\bcolère\\b',
  ],
  [
    'complaint',
    '\\bcoup de gueule\\b|\\bplain(?:dre|te|s)\\b|\\bénerv\\p{L}+|\\bagaç\\p{L}+|\\brâl\\p{L}+|\\b(?:raté|rater|loupé|louper|manqué) (?:le|mon|un|son) (?:bus|train|avion|métro|tram|réveil|vol|rer)\\b|\\bembouteillages?\\b|\\bbouchons\\b|\\bimprimante\\b|\\b(?:les lundis|lundi matin)\\b|\\bwi-?fi\\b|\\bimpôts\\b|\\bréunions?\\b|\\bgueule de bois\\b|\\b(?:rer|train|bus|métro|tram|ter|tgv)\\b.{0,20}\\bretard\\b|\\bperdu (?:mes|mon|ma) (?:clés|clefs|téléphone|chaussettes?|valise)\\b|\\bdéteste\\b',
  ],
  [
    'party',
    '\\bfêtes?\\b(?! des)|\\bfaire la fête\\b|\\bsoirées?\\b|\\b(?:faire|pour|(?<!\\b(?:me|te|le|la|nous|les) )fait|envie de|tout le monde) danser\\b|\\bdiscothèque\\b|\\bboîte de nuit\\b|\\bEVJF\\b|\\bEVG\\b|\\bsamedi soir\\b|\\bvendredi soir\\b|\\bapéro\\b',
  ],
  [
    'friendship',
    "\\bami(?:e|s|es)?\\b(?! de)|\\bamitié\\b|(?<!\\b(?:ma|mon) )\\bcopain\\p{L}*|(?<!\\b(?:ma|mon) )\\bcopines?\\b|\\bcop(?:ain|ine) d['’]enfance\\b|\\bpotes?\\b",
  ],
  [
    'falling',
    '\\btomb(?:er|e|é|ée|ons) amoureu\\p{L}+|\\bcoup de foudre\\b|\\bpremier (?:baiser|rendez-vous)\\b|\\bnouvel amour\\b|\\bdéclaration\\b|\\bdemande en mariage\\b',
  ],
  [
    'devotion',
    "\\banniversaire de (?:mariage|rencontre)\\b|\\bans de mariage\\b|\\bnoces d|\\b(?:ma|mon) (?:meuf|mec|femme|mari|copine|copain|amoureux|amoureuse|compagnon|compagne|fiancée?|chérie?|amour|épouse|époux)\\b|\\bchanson d['’]amour\\b|\\bamoureu(?:x|se)\\b|\\bromantique\\b|\\bje t['’]aime\\b|\\bâme sœur\\b",
  ],
  [
    'nostalgia',
    "\\bnostalg\\p{L}+|\\benfance\\b|\\bsouvenirs?\\b|\\bbon vieux temps\\b|\\bquand (?:j['’]étais|on était|nous étions) (?:petite?s?|jeunes?|enfants?|gamine?s?)\\b|\\bautrefois\\b|\\bd['’]antan\\b",
  ],
  [
    'home',
    '\\brentrer (?:chez|à la maison)\\b|\\bma (?:ville|rue|maison)\\b|\\bmon (?:village|quartier)\\b|\\bchez (?:moi|nous)\\b',
  ],
  [
    'freedom',
    "\\bliberté\\b|\\blibres?\\b|\\broad[- ]?trip\\b|\\bdémission\\p{L}*|\\baventures?\\b|\\bvoyag\\p{L}+|\\bprendre la route\\b|\\bs['’]évader\\b|\\bpartir loin\\b",
  ],
  [
    'calm',
    '\\bcalme\\b|\\bpaix\\b|\\bpaisible\\b|\\bmédit\\p{L}+|\\bsilence\\b|\\brelax\\p{L}*|\\bzen\\b|\\bdouce?ment\\b|\\bdimanche matin\\b|\\bdétente\\b',
  ],
]
