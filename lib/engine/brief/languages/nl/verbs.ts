/** Verbs in the third person, "bakt", which is the second one behind "je" as well; their past has "te" or "de" for "t". */
const REGULAR =
  'gluurt sjokt sjanst verbrandt ontsnapt verhongert ontploft verschuilt behandelt bewondert ontfermt beschildert hinkt ruimt rijmt knuffelt steekt stookt gaapt spaart harkt dekt brult wieg wiegt loeit jodelt giert grijnst grinnikt knipoogt zwaait stuift strooit sopt dweilt plaagt pest prikt knijpt kietelt krabbelt tokkelt trommelt jongleert toetert claxonneert schuilt rilt bibbert beeft zweet zwiert tolt zoemt ploetert ploegt wiedt zaait oogst melkt voedert voert vlecht vouwt plooit naait stikt borduurt punnikt filosofeert bromt bladert vertrouwt verlangt verrast verjaart vermoedt verpest verstuurt vertaalt verwacht verwijst vlucht waarschuwt wenst wint zoent zoemt beleeft besluit bestelt bewijst deelt doceert doneert doopt doorstaat druppelt dwarrelt eist erft experimenteert fantaseert fileert fladdert flaneert flanst floreert foetert gloeit glundert gniffelt graait gromt gruwelt hamert handelt heelt hangt hapt herhaalt herstelt hijgt huivert hunkert inspireert interviewt investeert jongleert kapt keft kiept klapt kleit kleedt klemt klikt knalt kneust kriebelt kreunt kruimelt lanceert lapt likkebaardt lonkt luiert mengt mikt mokt mopt murmelt naait nadert neust nipt noteert offert omarmt omhelst ontmoet ontdekt ontbijt ontroert ontspant onthult overleeft peinst picknickt pimpelt piest plast poseert pruttelt puft raast raadt rammelt ratelt rekt relativeert rits roeit roert ronselt rouwt scheidt schittert schuurt schudt sist skypet slijpt slikt slurpt smelt smult snikt snotterd snuift sorteert sputtert staart stoeit stoft stottert stopt straft strekt streelt stunt sukkelt tapt tapdanst tast tikt tilt toost toont tovert treurt trilt troost tuit tuft turft turnt tutert twittert vast veegt verft verzorgt verstoort vlamt vliegert voedt vouwt vreest waadt wacht wandelt wappert warmt wauwelt weent weeklaagt weigert wekt welt wipt wroet zalft zapt zeilt zemelt zeult zift zinkt zondigt zuivert zwalkt zweeft galoppeert stempelt schilt knutselt vreet smaakt gokt verhuist lekt jubelt schittert kletst bidt boert wroet mijmert brandt struint buldert knort snuffelt graast draaft hinnikt kwispelt bijt doucht knalt rijgt schept spreekt treedt smijt springt blinkt giet komt denkt verhuist klinkt roddelt mompelt mept snoozet appt scrolt gamet gokt chat zwerft haakt aait babbelt bakt belt betaalt bezorgt blaft bloeit bloost boent bouwt breit bromt cijfert danst dekt deelt denderd denkt doolt douchet draagt draait droomt drumt dwaalt fietst filmt flirt fluit fluistert fokt foetert friemelt gaapt gelooft giechelt gilt glimlacht goochelt gooit graaft grapt haakt haalt harkt helpt herinnert hoest hoort hopt houdt huilt huppelt jaagt jankt jat jeukt juicht kaart kamt kauwt keert kent kiest kijkt kirt klaagt klapt kleurt klimt klopt klust knaagt knikt knipt knoeit knuffelt knutselt kookt koopt koestert krabt kraamt kraakt krast kriebelt krijgt krult kust lacht leeft leert legt leent leest lijkt lijmt likt lokt loopt luistert maait maakt maalt mauwt meent merkt metselt miauwt mist moppert morst naait neemt neuriet noemt oefent ontwerpt oogst opent overdrijft paait pakt past peddelt peuzelt piekert piept pingpongt plaagt plakt plant pleegt plukt poetst probeert promoot proeft raakt raapt redt regelt reist rekent rent repareert rijdt rijmt roept rolt rommelt ronkt rookt ruikt ruilt runt schaatst scharrelt schept scheurt schiet schildert schilt schippert schommelt schopt schreeuwt schrijft schrobt schuift slaapt sleept sleutelt sloopt sluipt sluit smakt smeert smokkelt snapt snauwt snijdt snoept snoeit snoert snurkt speelt spaart spint spoelt sport springt staart stampt steelt stelt steunt stinkt stofzuigt stoort stopt straalt streelt strijkt struikelt stuurt surft tekent telt temt tennist tilt timmert tovert traint trapt trekt trommelt trouwt tuiniert tuurt twijfelt typt valt vangt veegt verbergt verbouwt verdient verhaalt verjaagt verkoopt verliest verprutst verschijnt verstopt vertelt vertrouwt verwent verzamelt verzint verzorgt vindt vist vliegt voelt voetbalt volgt voert vraagt vult waaiert waakt waant wandelt wast weegt weet werkt wiebelt wiegt wijst wint woont zaagt zaait zeilt zegt zeurt zingt zoekt zoent zorgt zucht zuigt zwaait zweert zwemt zwerft zwijgt ademt adopteert begroet bemoeit beschermt bewaart bezoekt bidt bouwt componeert danst durft ergert fotografeert geniet geurt groeit haat hinkelt imiteert kampeert kibbelt kneedt leidt leeft lepelt logeert markeert mediteert motiveert musiceert onthoudt organiseert parkeert picknickt pronkt puzzelt reageert redeneert schaakt schaterlacht serveert sjouwt slentert solliciteert spookt stapelt studeert swingt tutoyeert vecht verft vergeeft verkleedt verrast vervangt verwarmt vloekt wacht wordt wrijft zwoegt zit ligt staat gaat doet ziet eet laat praat groet bijt vergeet verlaat slaat komt geeft troost hangt barst rust bakkeleit blijft drinkt brengt begint begrijpt bedoelt kruipt likt springt sterft verstaat verdwaalt vermaakt vermijdt schenkt schijnt stikt scheert zet'
const PAST =
  'vrat floot kneep goot sprak trad kocht gold zwierf hing blonk klonk was had kwam ging reed zong zat stond droeg las at dronk gaf nam vond riep liep sliep schreef bleef hielp sprak wierp hief trok kon wilde wou moest mocht zou werd zei deed zag wist bracht dacht kocht zocht verloor vergat begon beet brak bood droop genoot goot hing hield hield keek koos kreeg kroop lag leek liet loog rook scheen schonk schoof schoor sloeg sloot smeet sneed snoof spoot sprong stal sterkte stierf stonk streek verdween verkocht verliet versloeg verzon ving vloog vocht vroeg waste wees won woog zwoer zwom zweeg praatte zette wachtte rustte groette haatte leidde kneedde redde zoop at opat verstopte scheet hees joeg dreef bedroog vertrok begreep verbood verstond onthield'
const MODAL = 'is heeft kan wil mag moet zal hoeft'

export const PRESENT_VERBS: ReadonlySet<string> = new Set(`${REGULAR} ${MODAL}`.split(' '))
export const PAST_VERBS: ReadonlySet<string> = new Set([
  ...PAST.split(' '),
  ...REGULAR.split(' ').flatMap((form) => {
    const stem = /[bcdfghjklmnprsvwxz]t$|[aeiou]{2,}t$/u.test(form) ? form.slice(0, -1) : form
    return [`${stem}te`, `${stem}de`]
  }),
])

const PREFIX =
  /^(op|af|aan|uit|in|mee|na|voor|toe|weg|terug|los|om|thuis|klaar|over|door|bij|binnen|rond|neer|samen|schoon|vast|stil|binnen|langs|achter|dicht|open|weer|goed|vol|wakker|les|piano|gitaar|koffie|auto|hard|recht|bezig|boven|beneden)(\p{L}+)$/u

/** Pasts of several people: "we zochten". */
export const PAST_OF_MANY: ReadonlySet<string> = new Set(
  'waren hadden gingen kwamen deden zaten stonden lagen sliepen liepen reden zongen dronken aten gaven namen zagen vonden zochten kochten brachten dachten leerden speelden woonden werkten maakten bouwden bakten kookten fietsten dansten lachten wilden konden mochten moesten zeiden kregen keken hielden riepen schreven zwommen vlogen vingen droegen lazen sprongen vochten wachtten praatten luisterden reisden kampeerden voetbalden knikkerden ontmoetten trouwden verhuisden begonnen plukten raapten zwaaiden telden deelden droomden visten wandelden rolden klommen kropen groeven stookten roosterden verstopten vertelden zeilden gooiden haalden huilden belden schreeuwden'.split(
    ' ',
  ),
)

export const isVerb = (word: string): boolean => PRESENT_VERBS.has(word) || PAST_VERBS.has(word)

/** "opeet" is "eet" and "op". */
export function divided(word: string): readonly [verb: string, rest: string] | null {
  if (isVerb(word)) return [word, '']
  const [, prefix = '', verb = ''] = PREFIX.exec(word) ?? []
  return isVerb(verb) ? [verb, prefix] : null
}

const SECOND: Readonly<Record<string, string>> = { is: 'bent', heeft: 'hebt' }

/** "heeft" behind "je" is "hebt"; most verbs stay as they are. */
export const behindYou = (verb: string): string => SECOND[verb] ?? verb

/** Before "je": "woont" is "woon". */
export function beforeYou(verb: string): string {
  if (verb === 'is') return 'ben'
  if (verb === 'heeft') return 'heb'
  if (/(?:^|[^r])(?:staat|gaat|slaat|doet|ziet)$/u.test(verb)) return verb.slice(0, /aat$/u.test(verb) ? -2 : -1)
  if (PAST_VERBS.has(verb) || /(?:[aeiou]{2}|^zi|^we|^mi|^hoes|^za)t$/u.test(verb) || MODAL.includes(verb)) return verb
  return verb.replace(/t$/, '')
}

/** Words that are not taken for the verb that ends a clause, though they look like one. */
export const NO_VERBS: ReadonlySet<string> = new Set(
  'was past kaart plant sport wacht zucht rust dacht telt haat feest kast was lacht vecht waste'.split(' '),
)
