import { RefusedError } from '#server/ports/generation.ts'
import { type Faults, faultsOf } from './faults.ts'
import { requestOf, type Studio } from './studio.ts'

type Strange = {
  readonly name: string
  readonly lyrics: string
  readonly title?: string
  /** Nothing in it can be sung, which is to be said. */
  readonly refused?: true
}

const LONGEST = 5000

/** What people type who want to see it break. */
const STRANGE: readonly Strange[] = [
  { name: 'no vowels', lyrics: 'brrr tsk hmm\nshh pst grr\nxyzzy nth cwm' },
  { name: 'emoji alone', lyrics: '😀🎵\n🌊🌊🌊', refused: true },
  { name: 'marks alone', lyrics: '… !!! ---\n***', refused: true },
  { name: 'emoji between words', lyrics: 'hello 🌍 world\nwe 💃 dance 🕺 tonight' },
  { name: 'one line of 5,000 letters', lyrics: 'the long and winding sentence goes on '.repeat(200).slice(0, LONGEST) },
  { name: 'one word of 200 letters', lyrics: `I say ${'la'.repeat(100)} again` },
  { name: 'four hundred lines of a word', lyrics: 'onward\n'.repeat(400) },
  { name: 'many scripts', lyrics: 'Hello солнце hello\nこんにちは my friend\n서울 in the rain\nمرحبا and goodbye' },
  {
    name: 'speech markup',
    lyrics: '<speak><prosody rate="x-slow">slow</prosody></speak>\n[[h@loU]] &lt;break/&gt; &amp; so',
  },
  { name: 'shell and SQL', lyrics: '$(rm -rf /); `ls` | cat && echo\n"; DROP TABLE songs; --' },
  { name: 'unknown tags', lyrics: '[Guitar Solo 7/8]\nsing it now\n[???]\nsing it loud\n[/Verse' },
  { name: 'tags alone', lyrics: '[Verse]\n[Chorus]', refused: true },
  { name: 'digits and signs', lyrics: '1234567890\n3.14 + 2 = 5.14 %\n24/7 @ home #1' },
  { name: 'marks piled on letters', lyrics: 'z̷̛͝a̵l̸g̶o̴ is here\nc̈ä̈f̈ë̈' },
  { name: 'no breath', lyrics: 'a\u200Bb\u00ADc\u202Ed\u0000e\nline\r\nline\tline' },
  { name: 'a title in another script', title: '夜に歌う Ночь', lyrics: 'only the title is strange\nthe rest is plain' },
]

/** Whether each becomes a song without fault, or is refused in words when nothing of it can be sung. */
export async function singStrange(studio: Studio): Promise<Faults[]> {
  const heard: Faults[] = []
  for (const { name, lyrics, title = 'A Song', refused } of STRANGE) {
    try {
      const [faults = []] = await studio.each([requestOf({ style: 'Pop', lyrics, title })], faultsOf)
      heard.push({ name, faults: refused ? ['was sung'] : faults })
    } catch (error) {
      if (error instanceof RefusedError && refused) heard.push({ name, faults: [] })
      else heard.push({ name, faults: [error instanceof Error ? error.message : 'something was thrown'] })
    }
  }
  return heard
}
