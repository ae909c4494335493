'use client'
import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'
import { buttonLook } from '#components/ui/button-look.ts'
import { persistently } from '#components/ui/lazily.tsx'
import type { SongView } from '#lib/schemas/song.ts'

type LikeButtonProps = {
  song: Pick<SongView, 'style' | 'instrumental' | 'duration'>
  /** Of the desk. */
  path: string
  children: ReactNode
}

/** Lays a song's settings on the desk and goes there. */
export function LikeButton({ song, path, children }: LikeButtonProps) {
  const router = useRouter()
  const write = async (byKeyboard: boolean) => {
    const { layOutLike } = await persistently(() => import('#components/generator/like.ts'))
    layOutLike(song, { focus: byKeyboard })
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
