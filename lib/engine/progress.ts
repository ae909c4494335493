/** What long work reports and obeys. */
export type Work = {
  readonly signal?: AbortSignal
  /** `fraction` of the named stage that is done, 0..1, from work really finished. */
  readonly onProgress?: (stage: Stage, fraction: number) => void
}

export const STAGES = ['lyrics', 'compose', 'play', 'master', 'encode'] as const

export type Stage = (typeof STAGES)[number]
