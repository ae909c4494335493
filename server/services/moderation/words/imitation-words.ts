/**
 * Words before and after a name that ask to imitate its singer, in all languages: "in the style of", "voice of" and the
 * like. Strong ones are enough by themselves. Weak ones ("like", "by") may compare with anything, so the words around
 * them count too.
 */
const list = (lines: string) => lines.trim().split(/\s*[\n,]\s*/)

export const BEFORE_STRONG: readonly string[] = list(`
in the style of, in style of, style of, the style of, in the manner of, in the vein of, in the spirit of, in the voice of, with the voice of, the voice of, voice of, voices of, vocals of, vocals by, vocal by, voice by, voice like, vocals like
sung by, sang by, performed by, song by, songs by, sounds like, sound like, sounding like, sound of, sing like, sings like, singing like, sang like, sung like, song like, songs like, music like, music by, track like, track by, beat like, something like, ballad like, rap like, raps like, rapping like, dance like, dances like, anthem like, hit like, as sung by, as if by, as if sung by, produced by, written by, composed by, made by, created by, artist like, artists like, singer like, singers like, band like, bands like
reminiscent of, inspired by, influenced by, similar to, imitate, imitates, imitating, imitation of, impersonate, impersonating, impression of, impersonation of, clone of, clone, copy of, copying, mimic, mimicking, channeling, a la, à la, feat, featuring, ft, cover of, cover by, remix by, remix of, same style as, vibe of, vibes of, tone of, timbre of, type of song by, à la manière de, tribute to, parody of
al estilo de, en el estilo de, estilo de, estilo, a la manera de, a lo, con la voz de, con voz de, voz de, la voz de, cantada por, cantado por, canción de, canciones de, cantar como, canta como, cante como, cantando como, suena como, suene como, suena a, suene a, sonar como, sonido de, tipo, imitando a, imitar a, imita a, imitación de, inspirada en, inspirado en, parecida a, parecido a, similar a, interpretada por, interpretado por, música de, música como, canción como, tema de, versión de, onda
no estilo de, ao estilo de, estilo do, estilo da, no estilo do, no estilo da, ao estilo do, ao estilo da, à maneira de, com a voz de, com a voz do, com a voz da, com voz de, na voz de, na voz do, na voz da, voz do, voz da, a voz da, a voz do, cantada pela, cantada pelo, cantado pela, cantado pelo, música da, música do, músicas de, canção de, cantar como, cante como, cantando como, soa como, soando como, som de, som da, som do, imitando, imitando a, imitando o, inspirada na, inspirada no, inspirado na, inspirado no, inspirada em, inspirado em, parecida com, parecido com, parecida com a, parecido com o, igual a, tipo a, tipo o
dans le style de, dans le style d, le style de, style de, style d, façon, à la façon de, à la manière d, avec la voix de, avec la voix d, la voix de, voix de, voix d, voix à la, chantée par, chanté par, chantés par, chanson de, chansons de, chanter comme, chante comme, chantant comme, sonne comme, sonner comme, son de, du genre de, genre, imitant, imiter, imitation de, imite, inspirée de, inspiré de, inspirée par, inspiré par, ressemble à, ressemblant à, interprétée par, interprété par, musique de, musique comme, chanson comme, une chanson comme, comme chanté par, version de, reprise de
nello stile di, in stile, stile di, stile, alla maniera di, con la voce di, la voce di, voce di, cantata da, cantato da, canzone di, canzoni di, cantare come, canta come, cantando come, suona come, suonare come, che suona come, sul genere di, imitando, imitare, imita, imitazione di, ispirata a, ispirato a, simile a, interpretata da, interpretato da, musica di, musica come, canzone come, brano di, brano come, cover di
im stil von, im stile von, stil von, stil wie, nach art von, in der art von, à la, mit der stimme von, mit stimme von, die stimme von, stimme von, stimme wie, gesungen von, lied von, lieder von, song von, songs von, song wie, lied wie, musik von, musik wie, singt wie, singen wie, sing wie, singend wie, klingt wie, klingen wie, klang von, klingend wie, so wie, ähnlich wie, imitiert, imitieren, imitation von, nachgemacht von, inspiriert von, interpretiert von, cover von, sound von, sound wie
in de stijl van, de stijl van, stijl van, in stijl van, op de manier van, met de stem van, de stem van, stem van, stem als, gezongen door, lied van, liedje van, liedjes van, nummer van, nummer als, muziek van, muziek zoals, zingt als, zingen als, zingt zoals, zingen zoals, klinkt als, klinken als, klinkt zoals, net als, imiteert, imitatie van, geïnspireerd door, geïnspireerd op, vergelijkbaar met, lijkt op, cover van
w stylu, styl, stylem, na modłę, na wzór, w klimacie, głosem, głos, z głosem, o głosie, śpiewane przez, śpiewana przez, zaśpiewana przez, zaśpiewane przez, śpiewany przez, wykonaniu, w wykonaniu, wykonana przez, piosenka, piosenkę, śpiewa jak, śpiewać jak, śpiewaj jak, brzmi jak, brzmiący jak, brzmiąca jak, brzmieć jak, brzmieniu, muzyka jak, piosenka jak, naśladując, naśladuj, imitacja, imitując, inspirowana, inspirowane, inspirowany, podobne do, podobna do, podobny do, utwór, cover, à la
dengan gaya, gaya, ala, bergaya, dengan suara, suara, vokal, dinyanyikan oleh, dinyanyikan, dibawakan oleh, dibawakan, lagu dari, lagu, lagunya, bernyanyi seperti, menyanyi seperti, nyanyi seperti, terdengar seperti, kedengaran seperti, suara seperti, lagu seperti, musik seperti, mirip, mirip dengan, meniru, tiruan, terinspirasi oleh, terinspirasi dari, terinspirasi, versi
theo phong cách, phong cách, theo kiểu, kiểu, với giọng, giọng, giọng hát, giọng ca, giọng của, giọng hát của, với giọng hát của, hát bởi, trình bày bởi, bài hát của, nhạc của, hát như, hát giống, nghe như, nghe giống, giọng như, nhạc như, bài hát như, giống, giống như, bắt chước, nhái, mô phỏng, lấy cảm hứng từ, phong cách của, chất giọng, chất giọng của
tarz olarak, sanatçı, şarkıcı
в стиле, голосом, как поёт, голос
`)

export const BEFORE_WEAK: readonly string[] = list(`
like, by, as, from, como, por, comme, par, façon, come, da, wie, von, als, zoals, van, door, jak, seperti, kayak, oleh, như, à la, как
`)

export const AFTER_STRONG: readonly string[] = list(`
type beat, type beats, type song, type track, soundalike, sound alike, lookalike, impression, impersonation, s voice, s style, s vocals, s singing, s sound, s vibe, s vocal, clone, esque, ish voice, ai voice, ai cover, stimme, s stimme, stem, s stem, s stijl, s stil, stijl, stil, stilinde, tarzı, tarzında, tarzda, usulü, stili, vari, sesiyle, sesinden, sesi, gibi söyle, gibi şarkı, gibi söyleyen, ın sesiyle, in sesiyle, un sesiyle, nın sesiyle, nin sesiyle, nun sesiyle, ün sesiyle, nün sesiyle, ın tarzında, in tarzında, un tarzında, nın tarzında, nin tarzında, nun tarzında, ün tarzında, ın sesi, in sesi, nın sesi, nin sesi, un sesi, nun sesi, ın tarzı, in tarzı, nın tarzı, nin tarzı, dan esinlenen, den esinlenen
`)

export const AFTER_WEAK: readonly string[] = list(`
style, styled, gibi, kadar, ın gibi, stiline, style song, style beat, style ballad, style vocals
`)

/** Words that also form a compound with an everyday word: "train song", "queen vibes". */
export const COMPOUND: readonly string[] = list(`
vibe, vibes, like, sound, voice, song, songs, cover
`)

/** What stands right before or after a name in Japanese, Korean and Chinese. */
export const UNSPACED_AFTER =
  /^[\s"'”’」』》]*(?:さん|ちゃん|くん|様|氏)?(?:の(?:声|歌声|ボーカル|スタイル|曲|歌|ような|ように|よう|雰囲気|感じ|真似|まね|カバー)|のよう(?:な|に)?|みたい(?:な|に)?|風(?:の|な|に)?|っぽ(?:い|く)|調(?:の|で)|スタイル|ふう(?:の|に)?|系|そっくり|に似た|が歌う|が歌った|をまねた|的な歌|처럼|같은|같이|스타일|풍의?|느낌|의?\s?(?:목소리|음색|창법|노래|스타일|느낌)|[이가]\s?부른|[이가]\s?부르는|이?랑 비슷한|[와과] 비슷한|하고 비슷한|[을를] (?:따라|흉내)|톤으로|那样|那樣|一样|一樣|一般|风格|風格|风的|風的|的(?:风格|風格|声音|聲音|嗓音|歌声|歌聲|唱法|声线|聲線|歌曲|歌|曲风|曲風)|式的|唱的|演唱|翻唱|同款|style|type)/u
export const UNSPACED_BEFORE =
  /(?:像|好像|如同|模仿|类似|類似|仿照|仿|学|學|由|翻唱|致敬|风格像|風格像|听起来像|聽起來像|声音像|聲音像|歌手|가수|歌手の|風格：|风格：)[\s"'“‘「『《]*$/u

/** Words after which a name is no singer's: "the queen", "my prince". */
export const DETERMINERS: ReadonlySet<string> = new Set(
  'the my your his her our their this that these those el la los las mi tu su il lo le mio mia o os as meu minha mon ma mes ta ton son der die das mein meine dein deine de het mijn moj moja benim'.split(
    ' ',
  ),
)

/** Words before a "like" that is a verb: "I like Queen" asks to imitate nobody. */
export const LIKERS: ReadonlySet<string> = new Set(
  'i you we they would d ll do don t really also always to not never who people everybody dont both'.split(' '),
)

/** Words that may follow a name on the same line when a weak cue stands before it. */
export const JOINERS: ReadonlySet<string> = new Set(
  'and or but with about on in for but meets feat y e et und oder con avec mit met en of i z dan ve ile và với o sobre sur über uber singing sings song please por favor bitte lütfen'.split(
    ' ',
  ),
)

/** Nouns at the beginning of a wish. They stay when the wish is removed, since "a song like …" is a song. */
export const NOUNS: ReadonlySet<string> = new Set(
  'song songs music track beat ballad anthem hit artist artists singer singers band bands cancion canciones musica tema chanson chansons musique canzone canzoni brano lied lieder musik liedje liedjes nummer muziek piosenka piosenke muzyka utwor lagu nhac'.split(
    ' ',
  ),
)
