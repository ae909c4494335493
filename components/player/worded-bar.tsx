'use client'
import { use } from 'react'
import { fetchMessages } from '#lib/i18n/fetch-messages.ts'
import { documentLanguage } from '#lib/i18n/languages.ts'
import { PlayerBar } from './player-bar.tsx'

let fetched: ReturnType<typeof fetchMessages> | undefined

/** The player's bar with its words: it stands outside of every message provider. */
export function WordedBar({ linkPrefix }: { linkPrefix: string }) {
  fetched ??= fetchMessages(documentLanguage(), ['player'])
  const { player } = use(fetched)
  return player && <PlayerBar labels={player} linkPrefix={linkPrefix} />
}
