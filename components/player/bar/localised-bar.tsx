'use client'
import { useFetchedMessages } from '#components/providers/use-fetched-messages.ts'
import { documentLanguage } from '#lib/i18n/languages.ts'
import { barMessages } from './bar-messages.ts'
import { PlayerBar } from './player-bar.tsx'

type LocalisedBarProps = { linkPrefix: string }

/** The player's bar with its words: it stands outside of every message provider. */
export function LocalisedBar(props: LocalisedBarProps) {
  const messages = barMessages[documentLanguage()]
  return messages ? <PlayerBar labels={messages} {...props} /> : <FetchedMessagesBar {...props} />
}

function FetchedMessagesBar(props: LocalisedBarProps) {
  const { player } = useFetchedMessages(documentLanguage(), ['player'])
  return <PlayerBar labels={player} {...props} />
}
