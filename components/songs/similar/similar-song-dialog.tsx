'use client'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { type Model, prefillFromSong } from '#components/draft/prefill.ts'
import { Button } from '#components/ui/button.tsx'
import { Modal } from '#components/ui/dialog/dialog.tsx'

type SimilarSongTexts = {
  readonly title: string
  readonly text: string
  /** null: there are none. */
  readonly words: string | null
  readonly seed: string | null
  readonly seedHint: string
  readonly go: string
  readonly close: string
}

export type SimilarSongDialogProps = {
  song: Model
  texts: SimilarSongTexts
  /** The generator's path. */
  path: string
  onClose: () => void
}

/** Asks what to prefill the form with from a song. The page hands in the texts, because it may have no messages. */
export function SimilarSongDialog({ song, texts, path, onClose }: SimilarSongDialogProps) {
  const router = useRouter()
  const [words, setWords] = useState(false)
  const [seed, setSeed] = useState(true)
  const go = (byKeyboard: boolean) => {
    prefillFromSong(song, { words, seed }, { focus: byKeyboard })
    onClose()
    router.push(path)
  }
  return (
    <Modal title={texts.title} description={texts.text} closeLabel={texts.close} onClose={onClose}>
      {texts.words && <Check label={texts.words} on={words} onChange={setWords} />}
      {texts.seed && <Check label={texts.seed} hint={texts.seedHint} on={seed} onChange={setSeed} />}
      <div className="flex justify-end pt-4">
        <Button variant="accent" onClick={({ detail }) => go(detail === 0)}>
          {texts.go}
        </Button>
      </div>
    </Modal>
  )
}

type CheckProps = { label: string; hint?: string; on: boolean; onChange: (on: boolean) => void }

function Check({ label, hint, on, onChange }: CheckProps) {
  return (
    <label className="flex min-h-11 items-start gap-3 py-2.5 text-sm">
      <input
        type="checkbox"
        checked={on}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        className="size-5 shrink-0 accent-(--ink)"
      />
      <span>
        {label}
        {hint && <span className="block text-xs text-faint">{hint}</span>}
      </span>
    </label>
  )
}
