import { CreationId, type CreationKind, RenameCreation, SetVisibility } from '#lib/schemas/creation.ts'
import type { MemberContext } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { DEFINITIONS } from '#server/services/creation-kinds/definitions.ts'
import { renameCreation, setVisibility } from '#server/services/creations/change-creation.ts'
import { deleteCreations } from '#server/services/creations/removal/delete-creations.ts'
import { restoreCreations } from '#server/services/creations/removal/restore-creations.ts'
import { member } from '../trpc.ts'

/** The limit of every procedure that makes something. */
export const GENERATING = { limit: { calls: 30, perSec: 60 } }

type Call = { readonly ctx: MemberContext; readonly input: CreationId }

type Operations<View> = {
  /** The kind of creation that the router is for. */
  readonly kind: CreationKind
  /** Reads a creation of the caller's as it is now. Throws if it is somebody else's or of another kind. */
  readonly find: (call: Call) => Promise<View>
  readonly retry: (call: Call) => Promise<void>
}

/** The procedures that every kind has for one of the caller's creations. */
export function lifecycle<View>({ kind, find, retry }: Operations<View>) {
  const { notFound } = DEFINITIONS[kind]
  return {
    retry: member
      .meta(GENERATING)
      .input(CreationId)
      .mutation(async ({ ctx, input }) => {
        await find({ ctx, input })
        await retry({ ctx, input })
        return await find({ ctx, input })
      }),
    rename: member.input(RenameCreation).mutation(async ({ ctx, input }) => {
      await find({ ctx, input })
      await renameCreation({ ctx, input })
      return await find({ ctx, input })
    }),
    setVisibility: member.input(SetVisibility).mutation(async ({ ctx, input }) => {
      await find({ ctx, input })
      await setVisibility({ ctx, input })
      return await find({ ctx, input })
    }),
    delete: member.input(CreationId).mutation(async ({ ctx, input }) => {
      await find({ ctx, input })
      return await deleteCreations({ ctx, input: { ids: [input.id] } })
    }),
    /** Brings back a deleted creation, as long as its row is there. */
    restore: member.input(CreationId).mutation(async ({ ctx, input }) => {
      if ((await restoreCreations({ ctx, input: { ids: [input.id] } })) === 0) throw new AppError(notFound)
    }),
  }
}
