'use client'
import { Heart } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/button.tsx'
import { useSavedVoices } from './use-saved-voices.ts'

/** Puts a voice among the person's favourites, or takes it out again. */
export function FavouriteButton({ slug }: { slug: string }) {
  const t = useTranslations('voice-kinds')
  const { saved, mark } = useSavedVoices()
  const isFavourite = saved?.favourites.includes(slug) ?? false
  const label = t(isFavourite ? 'unfavour' : 'favour')
  return (
    <Button
      variant="quiet"
      size="icon"
      aria-label={label}
      title={label}
      onClick={() => mark(slug, !isFavourite)}
      className={isFavourite ? 'text-accent' : ''}
    >
      <Heart aria-hidden className={isFavourite ? 'fill-current' : ''} />
    </Button>
  )
}
