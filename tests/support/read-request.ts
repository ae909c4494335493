import type { MusicRequest, UnreadRequest } from '#server/ports/music.ts'
import { briefOf } from '#server/services/writing/brief-of.ts'

/** What a provider is asked for, as the service that reads wishes would ask. */
export const readRequest = (request: UnreadRequest): MusicRequest => ({ ...request, brief: briefOf(request) })
