import type { Services } from '#server/context.ts'
import type { Transaction } from '#server/db/client.ts'
import { log } from '#server/log.ts'

/**
 * Writes down which folders are to be erased. The same transaction deletes the rows that name them, so that no crash in
 * between leaves a folder that nobody knows of, or a row whose files are gone.
 */
export async function leaveFolders(tx: Transaction, folders: readonly string[], now: Date): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO erasures (folder, since) SELECT unnest(${[...folders]}::text[]), ${now} ON CONFLICT (folder) DO NOTHING`
}

/**
 * Erases a folder that was left without waiting for the clean-up. An error is only logged, since the clean-up tries
 * again.
 */
export async function eraseNow({ storage }: Pick<Services, 'storage'>, folder: string): Promise<void> {
  await storage.remove(folder).catch((error: unknown) => log.error('storage', error, { folder }))
}
