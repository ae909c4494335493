'use client'
import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'
import { buttonLook } from '#components/ui/button-look.ts'
import { persistently } from '#components/ui/lazily.tsx'
import { showToast } from '#components/ui/toast.ts'
import type { AskedSong, SongView } from '#lib/schemas/song.ts'

type LikeButtonProps = {
  song: Pick<SongView, 'style' | 'instrumental' | 'duration'>
  /** Of one's own song that was made from a description: how it was asked for, and what is said when it is in the form again. */
  described: {
    readonly asked: Pick<SongView, 'prompt' | 'description'> & { asked: AskedSong; seed: number | null }
    readonly said: string
    readonly undo: string
  } | null
  /** Of the desk. */
  path: string
  children: ReactNode
}

/** Lays a song's settings, or all that it was asked for by, on the desk and goes there. */
export function LikeButton({ song, described, path, children }: LikeButtonProps) {
  const router = useRouter()
  const write = async (byKeyboard: boolean) => {
    const { layOutAsked, layOutLike } = await persistently(() => import('#components/generator/like.ts'))
    const focus = { focus: byKeyboard }
    if (described) {
      const back = layOutAsked(described.asked, focus)
      showToast(described.said, back ? { action: { label: described.undo, run: back } } : {})
    } else layOutLike(song, focus)
    router.push(path)
  }
  return (
    <button
      type="button"
      className={buttonLook({ className: 'self-start' })}
      onClick={({ detail }) => write(detail === 0)}
    >
      {children}
    </button>
  )
}
