'use client'
import { Mic } from 'lucide-react'
import { useState } from 'react'

/** A voice's drawn portrait, or a microphone where it cannot be had. Beside its name, so silent. */
export function VoiceAvatar({ url, className = '' }: { url: string | null; className?: string }) {
  const [failed, setFailed] = useState<string | null>(null)
  return (
    <span className={`grid place-items-center overflow-hidden bg-high text-faint ${className}`}>
      {url === null || failed === url ? (
        <Mic aria-hidden className="size-2/5" strokeWidth={1.25} />
      ) : (
        // biome-ignore lint/performance/noImgElement: a small drawing that is a vector already
        <img
          src={url}
          alt=""
          loading="lazy"
          decoding="async"
          className="size-full object-cover"
          onError={() => setFailed(url)}
          // It may have failed before the page could listen.
          ref={(image) => {
            if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setFailed(url)
          }}
        />
      )}
    </span>
  )
}
