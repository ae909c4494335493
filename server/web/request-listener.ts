import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { isMissingPart } from '#server/http/sitemap.ts'
import { answerNotModified } from './answer-not-modified.ts'
import { withMarkedStatus } from './answer-status.ts'
import { beforeHead } from './before-head.ts'
import { CLIENT_ADDRESS_HEADER, clientAddress } from './client-address.ts'
import { stateContentHeaders } from './content-headers.ts'
import { directAnswer, sendDirectly } from './direct-answers.ts'
import { answerMissingFile, isMissingFile } from './missing-file.ts'
import type { overloadProtection } from './overload.ts'
import { requestPath } from './request-path.ts'
import type { securityHeaders } from './security-headers.ts'

type Site = {
  /** How many proxies stand before the site. */
  readonly proxies: number
  /** False in development, where files are made while they are asked for. */
  readonly knowsItsFiles: boolean
  readonly secure: ReturnType<typeof securityHeaders>
  readonly admit: ReturnType<typeof overloadProtection>
  /** Next.js. */
  readonly handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>
}

/** Handles each request, from the moment it comes in. */
export function requestListener({ proxies, knowsItsFiles, secure, admit, handle }: Site): RequestListener {
  return (request, response) => {
    request.url = requestPath(request.url ?? '/')
    request.headers[CLIENT_ADDRESS_HEADER] = clientAddress(request, proxies)
    beforeHead(response, stateContentHeaders)
    secure(request, response)
    const isMissing = knowsItsFiles && isMissingFile(request.url)
    const direct = isMissing ? answerMissingFile : directAnswer(request)
    const serve = direct
      ? () => sendDirectly(direct, request, response)
      : async () => {
          // A missing sitemap part must get the not-found page. Next.js cannot draw a page in place of a file, so this
          // is checked here.
          if (await isMissingPart(request.url ?? '').catch(() => false)) request.url = '/404'
          await handle(request, response)
        }
    admit(request, response, () => void withMarkedStatus(response, () => answerNotModified(request, response, serve)))
  }
}
