import { useTranslations } from 'next-intl'
import type { Track } from '#components/player/track.ts'
import type { SongView } from '#lib/schemas/song.ts'
import { Lyrics } from './lyrics.tsx'
import { LyricsLines } from './lyrics-lines.tsx'
import { LyricsText } from './lyrics-text.tsx'

/** What is sung, or that nothing is. The track is null while there is no finished song. */
export function SongWords({ song, track }: { song: SongView; track: Track | null }) {
  const t = useTranslations('song.page')
  const { id, prompt, language, instrumental } = song
  return (
    <>
      {instrumental && <p className="text-soft">{t('instrumental')}</p>}
      {prompt.trim() !== '' && (
        <section aria-labelledby="lyrics">
          <h2 id="lyrics" className="sr-only">
            {t('lyrics')}
          </h2>
          {track ? (
            <Lyrics key={id} song={{ id, prompt, language }} track={track}>
              <LyricsLines song={{ prompt, language }} />
            </Lyrics>
          ) : (
            <LyricsText lyrics={prompt} lang={language} />
          )}
        </section>
      )}
    </>
  )
}
