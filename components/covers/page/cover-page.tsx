'use client'
import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { coverFiles, coverTitle, trackOf } from '#components/covers/cover-tracks.ts'
import { RetryCover } from '#components/covers/retry-cover.tsx'
import { CreationState } from '#components/creations/creation-state.tsx'
import { isUnfinished } from '#components/creations/list/history.ts'
import { StatusAnnouncer } from '#components/creations/list/status-announcer.tsx'
import { useProgress } from '#components/creations/list/use-progress.ts'
import { CreationButtons } from '#components/creations/page/creation-buttons.tsx'
import { OWN_CREATION_OPTIONS, useOwnCreation } from '#components/creations/page/use-own-creation.ts'
import { DownloadMenu } from '#components/downloads/download-menu.tsx'
import { trpc } from '#components/providers/trpc.tsx'
import { useRequireName } from '#components/session/name/use-require-name.ts'
import { COVER_POLL_MS } from '#lib/catalog/limits.ts'
import type { Tier } from '#lib/catalog/plans.ts'
import { localPath } from '#lib/i18n/paths.ts'
import type { CoverPageView } from '#lib/schemas/cover.ts'
import { CoverFrame } from './cover-frame.tsx'
import { CoverOwner } from './cover-owner.tsx'
import { CoverPlayback } from './cover-playback.tsx'

const LIBRARY = '/songs?tab=ai-cover'

/** A cover for its owner, as the server drew it; it stays up to date while it is made, mixed and changed. */
export function CoverPage({ initial, tier }: { initial: CoverPageView; tier: Tier | undefined }) {
  const covers = useTranslations('covers')
  const named = useRequireName()
  const router = useRouter()
  const language = useLocale()
  const utils = trpc.useUtils()
  const asked = { id: initial.id }
  const query = trpc.voiceCover.getById.useQuery(asked, { ...OWN_CREATION_OPTIONS, initialData: initial })
  const know = (drawn: CoverPageView) => utils.voiceCover.getById.setData({ id: drawn.id }, drawn)
  const cover = useOwnCreation({ drawn: initial, query, know })
  useProgress({
    creations: [cover],
    change: (update) => utils.voiceCover.getById.setData(asked, (known) => known && update(known)),
    reload: query.refetch,
    everyMs: COVER_POLL_MS,
  })
  const title = coverTitle(cover)
  const track = trackOf(cover)
  return (
    <CoverFrame cover={cover} back={{ path: LIBRARY, label: covers('page.toLibrary') }}>
      {track ? (
        <CreationButtons track={track} visibility={cover.visibility} beforeSharing={named}>
          <DownloadMenu files={coverFiles(cover)} drawnFor={tier} />
        </CreationButtons>
      ) : (
        <CreationState creation={{ ...cover, title }} />
      )}
      {isUnfinished(cover) && <p className="text-sm text-soft">{covers('page.mayLeave')}</p>}
      {cover.status === 'failed' && (
        <>
          <p className="text-sm text-soft">{covers('creditsBack')}</p>
          <RetryCover cover={cover} variant="accent" className="self-start" />
        </>
      )}
      {track && <CoverPlayback cover={cover} track={track} />}
      <CoverOwner
        cover={cover}
        onChanged={router.refresh}
        onRemoved={() => router.push(localPath(language, LIBRARY))}
      />
      <StatusAnnouncer creations={[{ ...cover, title }]} />
    </CoverFrame>
  )
}
