'use client'
import { useState } from 'react'
import type { Track } from '#components/player/track.ts'
import { showToast } from '#components/ui/toast.ts'
import type { Messages } from '#lib/i18n/english.ts'
import { useSavedIds } from './device.ts'

/** Handed in, so that it needs no message provider. */
export type SavingLabels = Messages['song']['device']

/** Whether a song is saved on this device, and the press that saves or removes it; says what came of it in passing. */
export function useSaving(track: Track | null, labels: SavingLabels) {
  const saved = useSavedIds()
  const isSaved = saved?.has(track?.id ?? '') ?? false
  const [isSaving, setSaving] = useState(false)

  async function press() {
    if (!track || isSaving) return
    setSaving(true)
    try {
      const { removeSong, saveSong } = await import('./saved-songs.ts')
      if (isSaved) return await removeSong(track)
      const problem = await saveSong(track)
      if (problem) showToast(labels[problem], { variant: 'error' })
      else showToast(labels.kept)
    } catch {
      showToast(labels.failed, { variant: 'error' })
    } finally {
      setSaving(false)
    }
  }

  return { isKnown: saved !== undefined, isSaved, isSaving, press: () => void press() }
}
