/** How people ask for the music of a song, in languages that write with spaces: instruments, styles, tempi and manners. */
const WORDS = `
  guitarra guitarras acústica eléctrica piano teclado batería bajo violín violines flauta trompeta trompetas acordeón ukelele saxo saxofón cajón charango quena bombo coro voces voz percusión
  violão guitarra cavaquinho sanfona acordeão acordeon zabumba pandeiro viola bateria baixo violino violinos flauta trompete saxofone coro ukulele teclado
  chitarra pianoforte fisarmonica violino violini batteria basso tromba flauto coro mandolino organetto tastiera archi
  guitare accordéon batterie basse violon violons trompette flûte chœur ukulélé harmonica orgue synthé cordes percussions
  gitarre klavier akkordeon ziehharmonika schlagzeug bass geige geigen trompete flöte chor ukulele mundharmonika orgel
  gitaar piano accordeon drums viool trompet fluit koor ukelele mondharmonica orgel contrabas
  gitara gitarą gitarę gitary pianino pianinem fortepian akordeon akordeonem skrzypce skrzypcami perkusja bas trąbka flet chór ukulele harmonijka organy bębny
  bağlama bağlamayla saz gitar piyano kanun ney ud keman davul klarnet darbuka akordeon eşliğinde eşliği kemençe zurna
  gitar piano biola suling seruling gendang kendang angklung ukulele drum gamelan akordeon
  ghi-ta guitar sáo đàn tranh bầu trống violin
  cueca cumbia salsa merengue bachata vallenato bolero ranchera corrido norteño norteña mariachi tango milonga zamba chacarera huayno rumba flamenco pasodoble sevillanas villancico vals valsa waltz valzer valse wals walc walzer polka mazurka musette guinguette java
  fado samba pagode forró sertanejo bossa nova axé baião xote choro funk mpb frevo quadrilha marchinha marcha
  liscio tarantella stornello canzone pizzica
  schlager volksmusik marsch ballade levenslied smartlap carnaval disco-polo szanty szanta
  arabesk türkü halk müziği oyun havası roman zeybek horon halay
  dangdut keroncong campursari koplo melayu
  bolero ballad nhạc trẻ
  pop rock jazz blues folk country reggae rap hip-hop soul gospel punk metal disco techno house funk indie swing ska chanson lofi acoustic akustik akustisch acoustique acústico acustica balada ballada ballata
  alegre alegres lento lenta rápido rápida tranquilo tranquila suave suaves triste tierno tierna divertido divertida movido movida bailable emotivo emotiva emocionante gracioso graciosa
  animado animada calmo calma leve lento lenta rápido divertido divertida engraçado engraçada emocionante fofo fofa simples
  allegro allegra allegri lento lenta veloce tranquillo tranquilla dolce divertente commovente semplice tenero tenera ballabile orecchiabile
  gai gaie joyeux joyeuse lent lente rapide doux douce triste tendre drôle rigolo rigolote entraînant entraînante dansant dansante calme émouvant émouvante festif festive simple
  fröhlich langsam schnell ruhig sanft traurig lustig witzig tanzbar getragen schlicht flott rockig poppig peppig heiter gefühlvoll rührend
  vrolijk langzaam snel rustig zacht droevig grappig dansbaar eenvoudig opgewekt ontroerend meezinger
  wesoło wesoła wesołe wesoły wolno wolna spokojnie spokojna spokojny smutna smutne zabawnie zabawna zabawne szybko skocznie skoczna skoczne ciepło ciepła wzruszająco wzruszająca prosta delikatnie
  neşeli yavaş hızlı sakin hüzünlü duygusal komik eğlenceli ağır hareketli romantik sade tatlı içten
  ceria gembira pelan lambat cepat santai sedih lucu haru mengharukan semangat lembut sederhana riang kocak
  vui nhẹ nhàng chậm nhanh buồn hài hước sôi động trầm ấm`
const SMALL = `
  casi medio y e o u con sin de del la el los las un una algo muy bien más mas tipo estilo ritmo por favor porfa solo sólo sobre todo pero que sea
  quase meio e com sem de do da um uma algo bem muito mais tipo estilo ritmo por favor só mas que seja
  e con senza di un uno una qualcosa molto più tipo stile ritmo per favore solo ma
  et avec sans de du la le un une très plus assez plutôt style genre rythme svp stp mais pas trop
  und mit ohne ein eine was etwas sehr ganz eher bisschen stil tempo bitte nur aber nicht zu
  en met zonder een iets heel erg wat stijl tempo graag alsjeblieft aub maar niet te
  i z ze na bez coś bardzo trochę raczej styl tempo proszę tylko ale nie za w stylu
  ve ile bir çok biraz tarzı tarzında tempo olsun lütfen ama sadece
  dan yang dengan tanpa sangat agak banget ya dong gaya tempo saja tapi jangan sekali aja
  và với một chút hơi rất thôi nhé giọng điệu nhịp
  minutos minuto minuti minutes minuten minuut menit phút dakika minuty max maximaal maximal máximo massimo`

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean))
const [MUSIC, MINOR] = [setOf(WORDS), setOf(SMALL)]

/** Whether a few words ask for nothing but music: "algo lento con guitarra", "max 2 minuten". */
export function asksForMusic(text: string): boolean {
  const words = text.toLocaleLowerCase().match(/[\p{L}\p{M}\d'’-]+/gu) ?? []
  const asks = words.some((word) => MUSIC.has(word)) || /^max/iu.test(text)
  return asks && words.every((word) => MUSIC.has(word) || MINOR.has(word) || /^\d{1,3}$/u.test(word))
}
