import { serveThread } from '#server/adapters/threads/serve-thread.ts'
import type { AudioRequest } from './engine-music.ts'
import { makeSong } from './make-song.ts'
import { makeStems } from './make-stems.ts'

serveThread<AudioRequest, unknown>((request, listener) =>
  'stems' in request ? makeStems(request.stems, listener) : makeSong(request.song, listener),
)
