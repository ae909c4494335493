'use client'
import { useFetchedMessages } from '#components/providers/use-fetched-messages.ts'
import { documentLanguage } from '#lib/i18n/languages.ts'
import { PlayerBar } from './player-bar.tsx'

/** The player's bar with its words: it stands outside of every message provider. */
export function WordedBar({ linkPrefix }: { linkPrefix: string }) {
  const { player } = useFetchedMessages(documentLanguage(), ['player'])
  return <PlayerBar labels={player} linkPrefix={linkPrefix} />
}
