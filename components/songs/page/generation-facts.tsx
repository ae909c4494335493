import { useTranslations } from 'next-intl'
import { chipsOf } from '#components/brief/chips-of.ts'
import { referenceChips } from '#components/brief/reference-chips.ts'
import { useBriefLabels } from '#components/brief/use-brief-labels.ts'
import { useKeyName } from '#components/brief/use-key-name.ts'
import { useReferenceLabels } from '#components/brief/use-reference-labels.ts'
import { Fact } from '#components/creations/page/fact.tsx'
import { nameOf } from '#components/songs/versions/use-change-labels.ts'
import type { SongMetadata } from '#lib/schemas/song.ts'

/** How a finished song was made, and what was understood of the words that asked for it. */
export function GenerationFacts({ metadata }: { metadata: SongMetadata }) {
  const { brief, reference, key, tempoBpm, singer, seed, notUnderstood } = metadata
  const t = useTranslations('brief')
  const versions = useTranslations('song.versions')
  const voices = useTranslations('music.voice')
  const keyName = useKeyName()
  const { chipText } = useBriefLabels()
  const referenceWords = useReferenceLabels()
  const asked = brief ? chipsOf(brief).map((chip) => chipText(chip)) : []
  const referred = reference ? referenceChips(reference.applied).map((chip) => referenceWords.chipText(chip)) : []
  return (
    <>
      <Chips name={t('fact.asked')} chips={asked} />
      <Chips name={t('fact.reference')} chips={referred} />
      {notUnderstood.length > 0 && (
        <Fact name={t('fact.notUnderstood')}>
          <span className="wrap-anywhere">{notUnderstood.join(', ')}</span>
        </Fact>
      )}
      {singer && (
        <Fact name={t('fact.singer')}>
          {nameOf(singer.name)}
          <span className="block text-soft">
            {versions('manner', { gender: voices(singer.gender), manner: versions(`manners.${singer.manner}`) })}
          </span>
        </Fact>
      )}
      {key && <Fact name={versions('kind.key')}>{keyName(key)}</Fact>}
      {tempoBpm !== null && <Fact name={versions('kind.tempo')}>{t('tempo', { bpm: tempoBpm })}</Fact>}
      <Fact name={t('fact.seed')}>
        <span className="tabular select-all">{seed}</span>
      </Fact>
    </>
  )
}

function Chips({ name, chips }: { name: string; chips: readonly string[] }) {
  if (chips.length === 0) return null
  return (
    <Fact name={name}>
      <ul className="flex flex-wrap gap-x-2 gap-y-1.5">
        {chips.map((chip) => (
          <li key={chip} className="rounded-full border border-edge px-2.5 text-soft wrap-anywhere">
            {chip}
          </li>
        ))}
      </ul>
    </Fact>
  )
}
