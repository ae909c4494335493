'use client'
import { useFetchedMessages } from '#components/providers/use-fetched-messages.ts'
import { documentLanguage } from '#lib/i18n/languages.ts'
import { PlayerBar } from './player-bar.tsx'
import { barWords } from './words.ts'

type WordedBarProps = { linkPrefix: string }

/** The player's bar with its words: it stands outside of every message provider. */
export function WordedBar(props: WordedBarProps) {
  const brought = barWords[documentLanguage()]
  return brought ? <PlayerBar labels={brought} {...props} /> : <FetchedBar {...props} />
}

function FetchedBar(props: WordedBarProps) {
  const { player } = useFetchedMessages(documentLanguage(), ['player'])
  return <PlayerBar labels={player} {...props} />
}
