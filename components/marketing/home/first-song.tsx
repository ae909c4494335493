import { useLocale, useTranslations } from 'next-intl'
import { SongLine } from '#components/drawing/song-line.tsx'
import { demoTracks } from '#components/marketing/demo-track.ts'
import { SungVerse } from '#components/marketing/sung/sung-verse.tsx'
import { WhilePlaying } from '#components/marketing/sung/while-playing.tsx'
import { PlaySwitch } from '#components/player/play-switch.tsx'
import { WaveSlider } from '#components/player/wave-slider.tsx'
import { buttonVariants } from '#components/ui/button-variants.ts'
import { DEMO_SONGS, demoFacts, firstSong } from '#lib/catalog/demo-songs.ts'
import { firstStanza } from './first-stanza.ts'

/** The song that a stranger hears first, in the language of the page: its first verse with its notes, its sound, and one press to hear it. */
export function FirstSong() {
  const name = firstSong(useLocale())
  const { title } = DEMO_SONGS[name]
  const verse = firstStanza(name)
  const t = useTranslations('site.listen')
  const position = useTranslations('song.page')('position', { title })
  const queue = demoTracks([name], '/')
  return (
    <>
      <div className="@container">
        <WhilePlaying name={name} show={verse.length}>
          <SungVerse lines={verse} />
        </WhilePlaying>
      </div>
      {queue.map((track) => (
        <div key={name} className="flex items-center gap-5 pt-6 sm:gap-6 lg:pt-8">
          <PlaySwitch
            track={track}
            labels={{ play: t('play', { title }), pause: t('pause', { title }) }}
            className={buttonVariants({ variant: 'accent', size: 'icon', className: 'size-14 rounded-full!' })}
          />
          <div className="min-w-0 flex-1">
            <WaveSlider track={track} queue={undefined} label={position}>
              <SongLine visuals={demoFacts(name).visuals} className="h-16" sung={false} />
            </WaveSlider>
          </div>
        </div>
      ))}
    </>
  )
}
