import { highVowel, plainly } from './letters.ts'

/** The second person of a verb in the third one; null for what is none. */
export function spokenTo(word: string): string | null {
  const verb = word.toLocaleLowerCase('tr')
  if (NO_VERB.test(verb)) return null
  const being = COPULA.exec(verb)?.[1]
  if (being && !/(?:y[ıi]l|ay|g[üu]n|hafta|saat|m[üu]|[çc]a|n[ai]|kud)$/u.test(being))
    return `${being}s${highVowel(being)}n`
  if (
    /^\p{L}{2,}[ae]c[ae]k$/u.test(verb) &&
    !/^(?:gelecek|yiyecek|i[çc]ecek|giyecek|alacak|yakacak|b[öo]cek)$/u.test(verb)
  )
    return `${verb}s${highVowel(verb)}n`
  if (/^\p{L}{2,}yo$/u.test(verb)) return `${verb}rsun`
  if (/^\p{L}{2,}yor$/u.test(verb)) return `${verb}sun`
  if (/^\p{L}{2,}m[ae]z$/u.test(verb) || AORIST.has(verb)) return `${verb}s${highVowel(verb)}n`
  const plain = [...AORIST].find((one) => plainly(one) === verb)
  if (plain) return `${plain}s${highVowel(plain)}n`
  if (/^\p{L}{2,}[aeıiuü]r$/u.test(verb) && !/l[ae]r$/u.test(verb) && !IN_R.test(verb))
    return `${verb}s${highVowel(verb)}n`
  if (/^\p{L}{2,}m[ıiuü][şs]$/u.test(verb)) return `${verb}s${highVowel(verb)}n`
  if (/^\p{L}{2,}[dt][ıiuü]$/u.test(verb)) return `${verb}n`
  return null
}

const AORIST: ReadonlySet<string> = new Set(
  'der başlar bağlar sağlar işler gizler azarlar tembihler selamlar alkışlar ezberler kilitler süpürür hazırlar ütüler yollar kollar sallar kutlar ağırlar fırçalar çitler fısıldar ovalar tekrarlar anımsar kovar toparlar paketler bağışlar taşlar haşlar közler süzer ipler avlar yoklar sobeler seyreder zorlar oyalar şaşırtır sever yapar eder gider gelir bilir verir alır çalar söyler dinler bekler okur yazar uyur güler ağlar koşar oynar pişirir içer sürer çeker bakar ister yer anlatır öğretir besler havlar mırlar miyavlar kovalar yüzer kalkar oturur taşır tutar kurar diker örer eker sular süsler toplar çizer kızar gezer gösterir getirir götürür yürür konuşur susar düşünür sevinir tanır bozar kırar döker kaybeder unutur hatırlar horlar dağıtır kazanır bağırır koklar kalır düşer arar açar kapatır sorar dolaşır sığar yener uçar uyutur anlar inanır özler sever titrer paylaşır yetiştirir katar biriktirir üfler dikilir sürdürür giyer yenir bırakır söylenir götürür izler saklar çalışır kaçar kokar atlar zıplar yalar ısırır güldürür uyandırır karşılar korur dokur boyar temizler yıkar sarar kucaklar'.split(
    ' ',
  ),
)

/** "titizdir", and no "öğretir". */
const COPULA = /^(\p{L}{2,}?)(?:(?<=[fstkçşhp])t|d)[ıiuü]r$/u

/** Words in -r that are no verbs. */
const IN_R =
  /^(?:bahar|sonbahar|karar|pazar|kadar|haber|beraber|zarar|r[üu]zg[aâ]r|duvar|mezar|h[üu]nkar|de[ğg]er|lider|seher|kanser|[şs]eker|[şs]ehir|nehir|[şs]iir|demir|emir|[çc]amur|ya[ğg]mur|hamur|huzur|kusur|gurur|[öo]m[üu]r|[öo]z[üu]r|k[öo]m[üu]r|m[üu]d[üu]r|nadir|zincir|incir|a[ğg][ıi]r|s[ıi][ğg][ıi]r|sab[ıi]r|[çc]ad[ıi]r|sat[ıi]r|hat[ıi]r|bak[ıi]r|haz[ıi]r|s[ıi]n[ıi]r|sihir|fakir|[şs]air|memur|u[ğg]ur|vapur|[çc]ukur|asker|berber|teker|fener|biber|ci[ğg]er|e[ğg]er|me[ğg]er|di[ğg]er|bahtiyar|ihtiyar|bilgisayar|anahtar|radar|nazar|pınar|[çc][ıi]nar|davar|kayser|boncuklar|bekar|hünkar|dilber|defter|kevser|mermer|kenar|yazar|tekrar|ayar|hilal)$/iu

const NO_VERB =
  /^(?:simidi|kredi|ebedi|kedi|[şs]imdi|kendi|hadi|haydi|yedi|ad[ıi]|kad[ıi]|efendi|belediye|t[uü]rk[uü]|[çc]at[ıi]|tat[ıi]|pasta|tabi|parti|cadd?e|ciddi|gemi[şs]|g[üu]m[üu][şs]|ge[çc]mi[şs]|yemi[şs]|altm[ıi][şs]|ceket|kart[ıi]|alt[ıi]|ikindi)$/iu

/** "ediyorsun" of "eden"; null for what is no participle. */
export function presentOf(word: string): string | null {
  const verb = word.toLocaleLowerCase('tr')
  if (!/^\p{L}{2,}[ae]n$/u.test(verb) || verb.length < 4 || NO_PARTICIPLE.test(verb)) return null
  if (/[dt][ae]n$/u.test(verb) && !WITH_T.test(verb)) return null
  if (/y[ae]n$/u.test(verb) && !WITH_Y.test(verb)) {
    const stem = verb.slice(0, -3)
    const open = /[ae]$/u.test(stem) ? stem.slice(0, -1) : null
    return open === null ? `${stem}yorsun` : `${open}${highVowel(open === '' ? stem : open)}yorsun`
  }
  const stem = verb.slice(0, -2)
  return /[aeıioöuü]/u.test(stem) || stem === 'ed' ? `${stem}${highVowel(stem)}yorsun` : null
}

/** Words that end as participles do and are none. */
const NO_PARTICIPLE =
  /^(?:[öo][ğg]retmen|\p{L}*(?:çekmen|uzman|seçmen|yönetmen|eleman|teğmen|asteğmen|danışman|kahraman)|ekmeden|dümen|çimen|kö?mümen|eşliğinden|yeniden|aniden|birden|elden|gönülden|yürekten|içten|zaten|aslen|[şs]i[şs]man|esmer|insan|zaman|orman|neden|sen|ben|aslan|kaptan|roman|vatan|hemen|bazen|erken|tren|d[üu][şs]man|ramazan|ceylan|meydan|hasan|osman|orhan|kaan|canan|ihsan|keman|duman|liman|yalan|y[ıi]lan|saman|kazan|tavan|d[üu]kkan|fidan|plan|yan|kan|can|han|tan|[şs]an|sultan|kurban|ekran|kaplan|divan|fincan|patlıcan|heyecan|olan|iken|kahraman|uzman|an[ıi]nda|gelen|zeytin|eksen|desen|beden|maden|so[ğg]an|kalan|[öo]len|do[ğg]an|giren|ge[çc]en|\p{L}+(?:ken|hane[nd]en))$/iu

const WITH_T =
  /^(?:eden|giden|g[üu]den|tutan|satan|yatan|atan|katan|[öo][ğg]reten|anlatan|b[üu]y[üu]ten|unutan|da[ğg][ıi]tan|[ıi]s[ıi]tan|hat[ıi]rlatan|oynatan|korkutan|uyutan|y[öo]neten|seyreden|kaybeden|affeden|hisseden|\p{L}{2,}eden)$/iu

const WITH_Y = /^(?:koy|duy|giy|say|soy|doy|yay|k[ıi]y|cay|oy)[ae]n$/iu

/** "koşuyor" of "koşuyo". */
export const asWritten = (verb: string) => (/yo$/u.test(verb) ? `${verb}r` : verb)

/** Verbs in the first person. */
export const SELF =
  /^(?!art[ıi]k$)\p{L}+(?:[dt][ıiuü][mk]|\p{L}[ıiuüae]r[ıiuü]z|m[ae]y[ıi]z|yor(?:um|uz|dum|duk)|(?<=\p{L}{3})(?<!den)[aeıiuü]y[ıiuü][mz]|[ıiuü]ğ[ıiuü]z|(?<=şampiyon|karde[şs]|dost|haz[ıi]r|gen[çc]|aslan|kartal|farkl[ıi]y|ekib|tak[ıi]m|aile|komşu)y?[ıiuü]z|[dt][ae]y(?:[ıi]m|[ıi]z|d[ıi][mk])|[ıiuüae][rz]d[ıiuü]k|m[ıiuü][şs][ıiuü]m|[ae]ca[ğg][ıi][mz]|ece[ğg]i[mz]|(?<!l[ae])[ıiuüae]r[ıiuü]m|[ıiuü]y[ıiuü]z)$/iu

/** What a clause about an occasion ends with, which tells nothing besides: "öldü", "mezun". */
export const DEAD =
  /^(?:öld[üu]\p{L}*|[öo]len|vefat|kaybett\p{L}*|kaybeden|olan|oldu|olacak|var|vard[ıi]|yok|yoktu|ya[şs][ıi]nda\p{L}*|mezun|gitti|[öo]zledim|[öo]zl[üu]yorum|seviyorum|istedim|sevdi[ğg]im|ba[şs]lad[ıi]|bitti|ya[şs][ıi]yor|do[ğg]du|do[ğg]an|ge[çc]en|giren|biten|ayr[ıi]lan|evlenen)$/iu

/** That something is there, or is not. */
export const ISNT = /^(?:vard?[ıi]?|yoktu|yok|olurdu|durur|dururdu)$/iu
/** What somebody is like. */
export const TRAIT =
  /^(?:[şs]i[şs]man|yaramaz|tembel|uysal|inat[çc][ıi]|komik|utanga[çc]|cesur|sab[ıi]rl[ıi]|tatl[ıi]|merakl[ıi]|korkak|ak[ıi]ll[ıi]|neşeli|hareketli|[üu]zg[üu]n|hakl[ıi]|gergin|heyecanl[ıi]|kararl[ıi]|g[üu][çc]l[üu]|a[şs][ıi]k|[âa][şs][ıi]k|alerjik|titiz|c[öo]mert|sessiz|mutlu|titiz|duygusal|yetenekli|sakar|unutkan|asi|enerjik|i[çc]ten|d[üu]r[üu]st|ba[şs]ar[ıi]l[ıi]|huysuz|[çc]al[ıi][şs]kan|mütevaz[ıi]|yard[ıi]msever|misafirperver|h[ıi]zl[ıi]|dikkatli|da[ğg][ıi]n[ıi]k|becerikli|ho[şs]g[öo]r[üu]l[üu])$/iu

/** What people are by trade. */
export const TRADES =
  /^(?:berber|terzi|[öo][ğg]retmen|[şs]of[öo]r|doktor|hem[şs]ire|ebe|marangoz|[çc]ift[çc]i|bal[ıi]k[çc][ıi]|polis|asker|f[ıi]r[ıi]nc[ıi]|a[şs][çc][ıi]|memur|i[şs][çc]i|avukat|m[üu]hendis|demirci|bakkal|kasap|manav|postac[ıi]|kuaf[öo]r|itfaiyeci|makinist|kaptan|pilot|mimar|eczac[ıi]|veteriner|garson|kurye|m[üu]zisyen|ressam|yazar|gazeteci|kaleci|antren[öo]r|[öo][ğg]renci|taksici|tamirci|usta|muhasebeci|sekreter|yaz[ıi]l[ıi]mc[ıi]|ar[ıi]c[ıi]|çoban|madenci|denizci|emekli \p{L}+)$/iu

/** "berberdi". */
export const TRADE =
  /^(?:berber|terzi|[öo][ğg]retmen|[şs]of[öo]r|doktor|hem[şs]ire|marangoz|[çc]ift[çc]i|bal[ıi]k[çc][ıi]|polis|asker|f[ıi]r[ıi]nc[ıi]|a[şs][çc][ıi]|memur|i[şs][çc]i|avukat|m[üu]hendis|demirci|bakkal|kasap|manav|postac[ıi]|kuaf[öo]r)y?[dt][ıiuü]$/iu
