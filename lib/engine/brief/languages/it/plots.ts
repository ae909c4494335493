import type { ReadingWords } from '../../reading.ts'

export const SHOP =
  'panificio|panetteria|forno|pasticceria|gelateria|pizzeria|ristorante|trattoria|osteria|bar|caffetteria|caffè|negozio|bottega|officina|autofficina|parrucchier[ea]|barbiere|salone|palestra|hotel|albergo|agriturismo|b&b|azienda|ditta|impresa|app|startup|libreria|fioraio|fiorista|fioreria|ferramenta|macelleria|pescheria|fruttivendolo|farmacia|cartoleria|lavanderia|birrificio|birreria|enoteca|studio|asilo|profumeria|boutique|tabaccheria|food truck|marchio|cantina|ciclofficina|piadineria|rosticceria|gastronomia|vivaio|gioielleria|sartoria|calzoleria|copisteria|edicola|autoscuola|paninoteca|bistrot|pub|toelettatura|campeggio|scuola di (?:danza|ballo|musica|lingue)'

/** What each kind of song is called or told by; the first that is found counts. */
export const plots: ReadingWords['plots'] = [
  ['heartbreak', '\\bsi spos\\p{L}+ (?:la mia|il mio|mi[ao]) ex\\b|\\b(?:la mia|il mio) ex\\b[^.;]{0,30}\\bsi spos'],
  [
    'protest',
    '\\b(?:canzone|pezzo|brano|qualcosa)(?: \\p{L}+){0,2} (?:arrabbiat[ao]|rabbios[ao]|incazzat[ao]|furios[ao])\\b',
  ],
  ['thanks', '^(?:ciao,? )?(?:un |tante |mille |infinite )?(?:grazie|ringrazi\\p{L}+)(?= )(?! a dio)'],
  [
    'lullaby',
    '\\bninn?a ?-?nann[ae]\\b|\\bninn?enann[ae]\\b|\\bninna\\b|\\b(?:far|farl[oa]|per) (?:addormentare|addormentarsi|dormire)\\b|\\bora (?:della nanna|di dormire)\\b|\\bla nanna\\b|\\bper la buonanotte\\b|\\bbuona ?notte (?:a|al|alla|per)\\b',
  ],
  [
    'apology',
    '\\bscus[aei]\\p{L}*|\\bperdon[aeio]\\p{L}*|\\bmi dispiace\\b|\\bmi spiace\\b|\\bfar pace\\b|\\bfare pace\\b|\\briconcili\\p{L}+|\\bho sbagliato\\b|\\bcolpa mia\\b|\\bmi pento\\b',
  ],
  [
    'memorial',
    "\\b(?:(?<!\\bquando (?:è|era|sono|erano|mi è|gli è|le è) )mort[oaie]|morì|è mancat[oa]|sono mancati|scompars[oa]|scomparsa|decedut[oa]|defunt[oa]|funerale|lutto|in memoria|in ricordo|non c['’]?[èe]['’]? pi[uù]['’]?|non ci sono pi[uù]|ci ha lasciat[oi]|(?<!(?:^|[.,;] ?)(?:lei|lui) )se n['’]è andat[oa]|volat[oa] in cielo|(?:è|sta) in cielo|riposa in pace|perdita d\\p{L}+|(?:ho|abbiamo) perso (?:(?:il|la|lo) )?(?:(?:mi[ao]|nostr[ao]|car[ao]) ){0,2}(?:nonn|mamm|pap[àa]|babb|padre|madre|zi[ao]|fratell|sorell|figli|marit|mogli|amic|can[ei]|gatt|compagn|cagn|conigli|colleg)\\p{L}*|è venut[oa] a mancare|tomba|ponte dell['’]arcobaleno)(?!\\p{L})",
  ],
  [
    'wedding',
    '(?<!anniversario (?:di|del)(?: nostro| loro| mio)? |anni di |proposta di |\\bal |\\bdopo il )\\bmatrimoni[oi]\\b|\\bnozze\\b(?! d)|\\bsi spos(?:a|ano|eranno|erà)\\b|\\bci spos\\p{L}+|\\bsposi\\b|\\bspos[ae]\\b|\\bprimo ballo\\b|\\bsposars[ei]\\b',
  ],
  [
    'devotion',
    '\\banni insieme\\b|\\binsieme da (?:\\d|un|due|tre|quattro|cinque|dieci|venti|trenta|quaranta)|\\banni di matrimonio\\b|\\banniversario di (?:matrimonio|nozze|fidanzamento)\\b',
  ],
  [
    'birthday',
    '\\b(?:gli|i|i suoi|dei|degli|sui) \\d{1,3} anni (?:di|del|della|a|al|alla|per) (?:mi[ao] |nostr[ao] |(?=\\p{Lu})|(?=nonn|mamm|pap|babb|zi[ao]|mi[ao]))|\\bcomplean\\p{L}*|\\bcompie (?:gli )?(?:anni|\\d)|\\bcompi(?:o|rà|ono) (?:gli )?(?:anni|\\d)|\\b(?:18|diciottesim\\p{L}+)(?:°|esimo)?\\b|\\btanti auguri\\b(?!.*\\b(?:laure\\p{L}+|si spos\\p{L}+|pensione|nozze|matrimonio|guari\\p{L}+))|\\bbuon comple\\p{L}*|\\b(?:fa|fanno|farà|festeggia) (?:gli |i )?\\d{1,3} anni\\b',
  ],
  [
    'encouragement',
    "\\bincoragg\\p{L}+|\\bin bocca al lupo\\b|\\bprima (?:di un|di una|del|della|dell|degli|di) ?['’]?(?:esam[ei]|gara|maratona|colloquio|partita|operazione|interrogazione|verifica)\\b",
  ],
  [
    'graduation',
    '\\blaure\\p{L}+|\\bdiplom(?:a|at[oaie]|arsi)\\b|\\bmaturità\\b|\\bfine (?:della )?scuola\\b|\\bfinis(?:ce|cono) (?:la|le) (?:scuol[ae]|elementari|medie|superiori|quinta|terza)|\\bfine (?:dell[ae] )?(?:quinta|terza) media\\b|\\bultimo giorno di scuola\\b|\\bdottorat\\p{L}+',
  ],
  [
    'retirement',
    "\\bdopo (?:(?:\\d+|quasi|più di|oltre|\\p{L}+ant[ai]\\p{L}*|dieci|venti) ?)+ ?anni (?:ci lascia|ci saluta|appende)\\b|\\bdopo trent[’']anni (?:ci lascia|ci saluta|appende)\\b|\\bin pensione\\b|\\bpension(?:e|amento|ato|ata|arsi)\\b",
  ],
  [
    'new-baby',
    '\\bbenvenut[oa](?: (?:al mondo|a|alla|al)\\b|,? \\p{L}+).*\\bnat[oa]\\b|\\bbenvenut[oa] al mondo\\b|\\bneonat[oaie]\\b|\\bnascita d\\p{L}+|\\bappena nat[oa]\\b|\\bsta per nascere\\b|\\bnascerà\\b|\\bin arrivo un bimb\\p{L}|\\bincint[ae]\\b|\\bgravidanza\\b|\\bdiventare (?:mamma|papà|genitori|padre|madre)\\b|\\bbaby shower\\b|\\bè nat[oa]\\b',
  ],
  ['thanks', '\\bgrazie (?:a|al|allo|alla|ai|agli|alle) |\\bringrazi\\p{L}+'],
  [
    'get-well',
    '\\bguari\\p{L}+|\\bospedale\\b|\\boperazione\\b|\\bchemio\\p{L}*|\\bammalat[oa]\\b|\\bmalat[oa]\\b|\\bmalattia\\b|\\brimett\\p{L}+ presto\\b|\\bconvalescen\\p{L}+|\\bgamba rotta\\b|\\bfrattur\\p{L}+',
  ],
  [
    'thanks',
    '\\bgrazie\\b(?!(?:\\s*(?:mille|in anticipo|tante)?\\s*[!.]*\\s*$))|\\bringrazi\\p{L}+|\\bgratitudine\\b|\\bfesta (?:della mamma|del papà|dei nonni|del babbo)\\b|\\bgrat[oa]\\b',
  ],
  [
    'farewell',
    "\\blascia (?:la|il|l[’']) ?(?:parrocchia|scuola|squadra|ufficio|azienda|lavoro|paese|coro|compagnia|redazione)\\b|\\baddi[oi]\\b(?! al (?:celib|nubil))|\\barrivederci\\b|\\bsi trasferisc\\p{L}+|\\btrasferirsi\\b|\\bcambia lavoro\\b|\\bultimo giorno (?:di lavoro|in ufficio)\\b|\\bsaluto al? (?:collega|nostro collega|nostra collega)\\b|\\bparte per\\b|\\bse ne va\\b",
  ],
  [
    'new-year',
    "\\bcapodanno\\b|\\bsan silvestro\\b|\\bveglione\\b|\\bbuon anno\\b|\\banno nuovo\\b|\\bnuovo anno\\b|\\bfine d['’]?anno\\b",
  ],
  [
    'holiday',
    "(?:\\b(?:canzon\\p{L}+|brano|pezzo|inno|jingle|ballata|coro|auguri|filastrocca|musica|buon[ao]?|feste? di|per) (?:\\p{L}+ ){0,3}?(?:d[i']|per|a|della?|su|sul|sulla)? ?|^(?:[^.,;:!?\\n]{0,25}\\b)?(?<!\\b(?:ogni|a|dopo|prima di|dal?|fino a) ))(?:natal[ei]\\p{L}*|babbo natale|vigilia|pasqua|pasquetta|epifania|befana|ferragosto|halloween|san valentino|ramadan|hanukkah|sagra|festa del (?:paese|patrono)|santa lucia)\\b",
  ],
  [
    'team',
    "\\binno (?:del|della|dei|di|per|dell['’])|\\b(?:nostra|mia|la|una|della|alla) squadra\\b|\\bcoro da stadio\\b|\\bcori da stadio\\b|\\btifo(?:s\\p{L}+)?\\b|\\bsquadra di (?:calcio|calcetto|pallavolo|basket|rugby|pallanuoto|nuoto|hockey|volley)\\b|\\bunder ?\\d+\\b|\\bpulcini\\b|\\b(?:nostro|mio|il) club\\b|\\bcurva (?:nord|sud)\\b",
  ],
  [
    'shop',
    `\\bjingle\\b|^(?:${SHOP}) (?:(?!che\\b|dove\\b)[\\p{L}'’]+ ?){1,5}[,:.]|\\b(?:canzon\\p{L}+|musica|inno|pezzo|brano) (?:\\p{L}+ )?per (?:il|la|lo) (?:${SHOP})\\b(?! (?:dove|in cui|che|di scuola|musicale))|\\bspot\\b|\\bpubblicit\\p{L}+|\\bslogan\\b|\\bmotivetto\\b|(?<!\\b(?:in|nella|nel|alla|al|dalla|dal|della|del) (?:\\p{L}+ )?)\\b(?:mi[ao]|nostr[ao]) (?:\\p{L}+ )?(?:(?!caffè)(?:${SHOP}))\\b(?! (?:di scuola|musicale|preferit[ao]))|^[^.,;:!?\\n]{0,40}\\b(?:per|della|del|di) (?:(?:mi[ao]|nostr[ao]|una|un|il|la|lo) )?(?:\\p{L}+ )?(?:(?!caffè)(?:${SHOP}))\\b(?! (?:di scuola|musicale|dove|in cui|che))`,
  ],
  [
    'teaching',
    "\\binsegn(?:a|are|ando|i)\\b|\\b(?:per|ad?|far|farli|fargli) impar\\p{L}+|^impar\\p{L}+|\\bdidattic\\p{L}+|\\beducativ[ao]\\b|\\bspieg(?:a|are|hi|ando)\\b|\\bciclo dell['’]acqua\\b|\\bfotosintesi\\b|\\btabellin[ae]\\b|\\bsistema solare\\b|\\balfabeto\\b|\\bmemorizzare\\b|\\bripass(?:o|are)\\b|\\b(?:per|di) (?:la )?(?:verifica|interrogazione|compito in classe)\\b|\\bper (?:la |la mia |una )?(?:lezione|classe) (?:di|elementare)\\b|\\btavola periodica\\b|\\b(?:sul|sulla|sui|sugli|per|di|a) (?:\\p{L}+ ){0,3}?(?:raccolta differenziata|lavarsi (?:bene )?(?:i denti|le mani)|giorni della settimana|mesi dell[’']anno|educazione stradale|le quattro stagioni)\\b|\\b(?:pianeti|stagioni|numeri|colori|lettere|vocali|forme geometriche|corpo umano|ossa|continenti|regioni d[’']italia)\\b(?=.{0,40}\\b(?:per (?:i |le |la |la mia |i miei |le mie )?(?:bambini|bimbi|alunni|classe|scuola|asilo|materna|elementari|prima|seconda|terza|quarta|quinta)))",
  ],
  [
    'heartbreak',
    "(?:^|[.,;] ?)(?:lei|lui) se n['’]?è andat[oa]\\b|\\bamore finito\\b|\\bfine di un amore\\b|\\brottura\\b|\\bcuore (?:spezzato|infranto|a pezzi)\\b|\\bci siamo lasciati\\b|\\bmi ha (?:lasciat[oa]|tradit[oa]|mollat[oa]|scaricat[oa])\\b|\\b(?:mio|mia|il mio|la mia) ex\\b|\\bdivorzi\\p{L}+|\\bseparazione\\b|\\btradiment\\p{L}+|\\bdelusione d['’]amore\\b|\\bamore perduto\\b|(?<!\\b(?:quando (?:mi sono|mi ero|si è|si era) |ha |hai |ho ))\\blasciat[oa]\\b",
  ],
  [
    'missing',
    "\\bero (?:pers[oa] |tanto |così )?innamorat[oa] d|\\b(?:gli|le) ho mai detto (?:niente|nulla)|\\bnon gliel['’]ho mai detto\\b|\\bmi manc(?:a|hi|ano|hera)\\p{L}*|\\bci manc(?:a|hi|ano)\\b|\\bsent\\p{L}+ la mancanza\\b|\\ba distanza\\b|\\blontan[oaie]\\b|\\bvive all['’]estero\\b|\\bnostalgia di (?:te|lei|lui|casa)\\b|\\bè partit[oa]\\b|\\bmancanza\\b",
  ],
  [
    'encouragement',
    "\\bincoragg\\p{L}+|\\bmotiv(?:a|are|azione|azionale|arl[oa])\\b|\\bcoraggio\\b|\\bnon (?:mollare|arrender\\p{L}+|ti arrendere)\\b|\\bce la (?:fai|farai|farà|puoi fare)\\b|\\bsperanza\\b|\\bin bocca al lupo\\b|\\bprima (?:di un|del|della|dell|di una|degli) ?['’]?(?:esam[ei]|gara|maratona|colloquio|partita|operazione)\\b|\\bforza e\\b|\\bdare forza\\b|\\bsupera\\p{L}+",
  ],
  [
    'protest',
    '\\bcontro (?:il|lo|la|i|gli|le) \\p{L}+ che\\b|\\b(?:vuole|vogliono) chiudere (?:la|il|le|i|l)\\b|\\bprotest\\p{L}*|\\bingiustizi\\p{L}+|\\brabbia\\b|\\brivoluzione\\b|\\bribellione\\b|\\bsciopero\\b|\\bcorruzione\\b|\\bcrisi climatica\\b|\\bcambiamento climatico\\b|\\b(?:contro|no alla|basta|fermare|ferm\\p{L}+|stop alla|basta con)(?: (?:la|le|alla|con la))? guerr[ae]\\b',
  ],
  [
    'complaint',
    "(?<!\\bsenza |\\bsi |\\bti )\\blament\\p{L}+|\\bperd(?:ere|o|uto) (?:il|l['’]|la|le|un|sempre) ?(?:autobus|bus|treno|tram|metro|aereo|volo|chiavi|coincidenza|pullman|sonno)\\b|\\bpers[oa] (?:il|l['’]|le|la) ?(?:autobus|bus|treno|tram|metro|aereo|volo|chiavi|valigia)\\b|\\btraffico\\b|\\bingorg\\p{L}+|\\bparcheggi\\p{L}+|\\bmult[ae]\\b|\\bwi-?fi\\b|\\bstampante\\b|\\b(?:odio|odiare|maledett\\p{L}+|(?:ogni|di|del|i|sui?|sul) )(?: ?(?:il|i))? ?luned[iì]\\b|\\bluned[iì] mattina\\b|\\bnon riesco a (?:montare|aprire|trovare|parcheggiare|dormire)\\b|\\bodio\\b|\\bodiare\\b|\\briunion[ei]\\b|\\btasse\\b|\\bsveglia\\b|\\bnon (?:parte|funziona|si accende)\\b|\\bburocrazia\\b|\\bvicin[io] rumoros[io]\\b|\\bbollett[ae]\\b|\\bnon sopport\\p{L}+|\\bcapo che\\b|\\bcondomini\\p{L}*|\\bascensore (?:è )?(?:sempre )?(?:rotto|guasto)\\b|\\bstuf[oa] di\\b",
  ],
  [
    'party',
    '(?<!\\b(?:a una|ad una|alla|dalla|in una|conosciut[ioae] a una) )\\bfest[ae]\\b(?! (?:della|del|dei|di paese))|\\bfestone\\b|\\bfar festa\\b|\\bfesteggi\\p{L}+|\\bvenerdì sera\\b|\\bsabato sera\\b|\\b(?:da|per|far|fa|voglia di) ballare\\b|\\bdiscoteca\\b|\\bcarnevale\\b|\\baddio al (?:celibato|nubilato)\\b|\\baperitivo\\b|\\bpista da ballo\\b',
  ],
  [
    'friendship',
    '\\bamic(?:o|a|i|he)\\b|\\bamicizia\\b|\\bcompagn[aoi] di (?:banco|scuola|stanza|avventure)\\b|\\bcoinquilin\\p{L}',
  ],
  [
    'falling',
    '\\binnamor(?:arsi|armi|ando|andomi|andosi)\\b|\\bcolpo di fulmine\\b|\\bprim[oa] (?:bacio|appuntamento|amore)\\b|\\bcotta\\b|\\bproposta di matrimonio\\b|\\bmi sto innamorando\\b|\\bdichiarar(?:mi|si)\\b|\\bdir(?:gli|le) che mi piac\\p{L}+|\\bdivento ross[oa]\\b|\\bfarfalle nello stomaco\\b',
  ],
  [
    'devotion',
    "\\banniversario\\b|\\banni che stiamo insieme\\b|\\b(?:mia|mio) (?:moglie|marito|fidanzat[ao]|ragazz[ao]|compagn[ao]|amore|moros[ao])\\b|\\b(?:canzone|ballata|serenata|lettera) d['’]amore\\b|\\bserenata\\b|\\binnamorat[oaie]\\b|\\bromantic[oa]\\b|\\bti amo\\b|\\bamore (?:eterno|vero|mio|della mia vita)\\b|\\bsan valentino\\b|\\banni insieme\\b|\\banni di matrimonio\\b",
  ],
  [
    'nostalgia',
    "\\bestate (?:del |dell[’']anno )?(?:19|20)?\\d\\d\\b|\\bnon (?:l[’']ho|ci siamo|l[’']abbiamo|lo|la) (?:mai )?più (?:rivist|vist|sentit|incontrat)\\p{L}+|\\bchissà (?:dov[’']è|che fine)\\b|\\bnostalg\\p{L}+|\\binfanzia\\b|\\bricord[io]\\b|\\bquando (?:ero|eravamo) (?:bambin|piccol|giovan|ragazz)\\p{L}+|\\bbei tempi\\b|\\bun tempo\\b|\\banni (?:sessanta|settanta|ottanta|novanta)\\b|\\bdi una volta\\b|\\bgioventù\\b",
  ],
  [
    'home',
    '\\b(?:mi[ao]|nostr[ao]) (?:paese|città|terra|quartiere|casa|borgo|regione)\\b|\\btorn(?:are|o|iamo) a casa\\b|\\bdove sono (?:nat|cresciut)[oa]\\b|\\bpaese natale\\b',
  ],
  [
    'freedom',
    '\\blibertà\\b|\\bliber[oaie]\\b|\\bviagg(?:io|i|iare)\\b|\\bdimission[ei]\\b|\\bdimetter\\p{L}+|\\bavventur[ae]\\b|\\bin strada\\b|\\bfug(?:a|gire)\\b|\\bscappare\\b|\\bmollare tutto\\b|\\bon the road\\b',
  ],
  [
    'calm',
    '\\bcalm[ao]\\b|\\bpace\\b|\\bmedit\\p{L}+|\\brilass\\p{L}+|\\btranquill[oaie]\\b|\\bdomenica mattina\\b|\\bsilenzio\\b|\\bseren[oaie]\\b|\\bquiete\\b|\\brespir\\p{L}+',
  ],
]
