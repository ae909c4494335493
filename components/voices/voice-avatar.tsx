'use client'
import { Mic } from 'lucide-react'
import { useState } from 'react'

type VoiceAvatarProps = {
  url: string | null
  /** One of the first things that are seen of a page: loaded before what it does. */
  isFirst?: boolean
  className?: string
}

/** A voice's avatar, or a microphone where it cannot be had. Beside its name, so silent. */
export function VoiceAvatar({ url, isFirst = false, className = '' }: VoiceAvatarProps) {
  const [failed, setFailed] = useState<string | null>(null)
  if (url === null || failed === url) {
    return (
      <span aria-hidden className={`grid place-items-center bg-high text-faint ${className}`}>
        <Mic className="size-2/5" strokeWidth={1.25} />
      </span>
    )
  }
  return (
    // biome-ignore lint/performance/noImgElement: a small drawing that is a vector already
    <img
      src={url}
      alt=""
      {...(isFirst ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const))}
      className={`bg-high ${className}`}
      onError={() => setFailed(url)}
      // It may have failed before the page could listen.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setFailed(url)
      }}
    />
  )
}
