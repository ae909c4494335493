'use client'
import { Mic } from 'lucide-react'
import { useState } from 'react'

type VoiceAvatarProps = {
  url: string | null
  /** It is among the first things that are visible on the page, so it is loaded before the rest. */
  isFirst?: boolean
  className?: string
}

/** A voice's avatar, or a microphone if it cannot be loaded. It stands beside the name, so screen readers skip it. */
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
      // The image may have failed before React could listen for the error.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setFailed(url)
      }}
    />
  )
}
