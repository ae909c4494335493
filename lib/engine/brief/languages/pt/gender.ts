import type { Hearer } from '../../brief.ts'
import { escaped } from '../../patterns.ts'

export type Gender = 'f' | 'm'

const WOMEN =
  'mãe|mamãe|mainha|mãezinha|avó|vó|vovó|vozinha|bisavó|bisa|tia|titia|madrinha|dinda|filha|filhinha|neta|netinha|sobrinha|afilhada|enteada|irmã|mana|prima|esposa|mulher|namorada|noiva|companheira|amiga|comadre|parceira|vizinha|chefa|enfermeira|médica|cunhada|sogra|nora|madrasta|professora|profe|treinadora|mestra|senhora|menina|garota|moça|dona|cachorra|cachorrinha|cadela|cadelinha|gata|gatinha|bebezinha|doutora|diretora|rapariga|miúda|cozinheira|secretária|colega dela|patroa|madre|rainha|égua|vaca|galinha|tartaruga|coelha|papagaia'
const MEN =
  'pai|papai|painho|paizinho|paizão|avô|vô|vovô|vozinho|bisavô|biso|tio|titio|padrinho|dindo|filho|filhinho|neto|netinho|sobrinho|afilhado|enteado|irmão|mano|primo|marido|esposo|homem|namorado|noivo|companheiro|amigo|compadre|parceiro|vizinho|enfermeiro|médico|cunhado|sogro|genro|padrasto|professor|treinador|mestre|senhor|menino|garoto|moço|rapaz|cachorro|cachorrinho|cão|cãozinho|gato|gatinho|gatão|doutor|diretor|miúdo|porteiro|cozinheiro|patrão|padre|rei|cavalo|galo|burro|papagaio|coelho|peixe|carteiro|entregador'

/** First names whose ending does not tell. */
const WOMEN_NAMED =
  'alice beatriz raquel isabel leonor inês irene matilde solange cleide neide lurdes lourdes denise lis liz carmen ester esther ruth rute miriam mirian ivone tereza aline eliane simone cristiane viviane viviani jaqueline michele michelle gisele elaine rosemeire dulce alzira conceição aparecida socorro neusa iris íris thaís taís laís lais beatrice heloise nicole isabelle yasmin jasmim dafne luz mel amélie clotilde cremilde judite salomé noemi noemí nair ivete bete beth elisabete elizabeth margarete gorete odete arlete bernardete marlene madalene jade stefany suely sueli kelly emily emilly tati carol lu bel malu nanda dani juju cris naty rosário pilar maitê leonor abigail ingrid evelyn melissa luzia lili mimi fifi'.split(
    ' ',
  )
const MEN_NAMED =
  'rafael gabriel miguel daniel samuel manuel manoel josé andré luiz luis luís jorge felipe filipe henrique guilherme alexandre vicente clemente duarte dinis joel jonas lucas marcos mateus matheus thiago tiago davi david arthur artur heitor vítor vitor victor valter walter césar edgar gaspar baltazar joaquim benjamim benjamin bernardinho wesley washington wellington everton anderson nelson robson edson wilson william willian igor hugo ivan renan juan ruan kauan luan yan ian noah josué moisés tomás tomé zé chico edu dudu guto beto juca zeca luca nicolas nícolas isaac simão sebastião joão caio enzo theo téo bento gael levi ravi rui gil raul'.split(
    ' ',
  )

function genderOfName(name: string): Gender | null {
  const parts = name.toLowerCase().split(' ')
  const [first = ''] = parts.filter(
    (part) => !/^(?:sr|sra|seu|dona|dr|dra|srta|mestre|tia|tio|vó|vô|prof|professora?)$/u.test(part),
  )
  if (/^(?:sra|dona|dra|srta|tia|vó|professora)$/u.test(parts[0] ?? '')) return 'f'
  if (/^(?:sr|seu|dr|tio|vô|professor)$/u.test(parts[0] ?? '')) return 'm'
  if (WOMEN_NAMED.includes(first)) return 'f'
  if (MEN_NAMED.includes(first)) return 'm'
  if (/a$/u.test(first)) return 'f'
  return /(?:o|os|or|ão|aldo|son)$/u.test(first) ? 'm' : null
}

const IS_WOMAN = new RegExp(`^(?:${WOMEN})$`, 'iu')
const IS_MAN = new RegExp(`^(?:${MEN})$`, 'iu')

/** Whether a "he" or a "she" may be whoever hears the song; null where nobody knows. */
export function genderOf(hearer: Hearer | null): Gender | null {
  const kin = hearer?.kin?.toLowerCase() ?? ''
  const words = [kin, ...kin.split(' ')]
  if (words.some((word) => IS_WOMAN.test(word))) return 'f'
  if (words.some((word) => IS_MAN.test(word))) return 'm'
  return hearer?.name && !/ e /u.test(hearer.name) ? genderOfName(hearer.name) : null
}

export const genderOfPronoun = (word: string): Gender | null =>
  /^(?:el|del|nel)as?$/iu.test(word) ? 'f' : /^(?:el|del|nel)es?$/iu.test(word) ? 'm' : null

/** Another one of a gender who is spoken of in a text: "o vizinho" beside the father. */
export function speaksOfAnother(
  text: string,
  gender: Gender,
  hearer: Hearer | null,
  names: readonly string[],
): boolean {
  const kin = hearer?.kin?.toLowerCase().split(' ')[0]
  const people = text.matchAll(
    new RegExp(
      `(?<!\\p{L})(?:[oa]s?|d[oa]|n[oa]|ao|à|pr[oa]|pel[oa]|uma?|com|meu|minha|noss[oa]|seu|sua) (?:(?:\\p{Ll}+) )?(${gender === 'f' ? WOMEN : MEN})(?!\\p{L})`,
      'giu',
    ),
  )
  if ([...people].some(([, word = '']) => word.toLowerCase() !== kin)) return true
  return names.some(
    (name) =>
      !hearer?.name?.includes(name) &&
      genderOfName(name) === gender &&
      new RegExp(`(?<!\\p{L})${escaped(name)}(?!\\p{L})`, 'u').test(text),
  )
}
