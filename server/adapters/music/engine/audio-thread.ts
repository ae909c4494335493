import { serveThread } from '#server/adapters/threads/thread-work.ts'
import { makeSong } from './make-song.ts'

serveThread(makeSong)
