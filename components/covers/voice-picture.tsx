import { MicVocal } from 'lucide-react'

/** A voice's portrait, or a microphone where it has none any more. Beside its name, so silent. */
export function VoicePicture({ avatarUrl, className = '' }: { avatarUrl: string | null; className?: string }) {
  if (!avatarUrl) {
    return (
      <div aria-hidden className={`grid place-items-center bg-high text-faint ${className}`}>
        <MicVocal className="size-2/5" strokeWidth={1} />
      </div>
    )
  }
  // biome-ignore lint/performance/noImgElement: a drawing of few bytes, sharp at every size
  return <img src={avatarUrl} alt="" className={`bg-high object-cover ${className}`} />
}
