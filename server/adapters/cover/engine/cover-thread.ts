import { serveThread } from '#server/adapters/threads/thread-work.ts'
import { makeCover } from './make-cover.ts'

serveThread(makeCover)
