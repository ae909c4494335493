import { CreationIds, CreationKindInput, TrashPage } from '#lib/schemas/creation.ts'
import { clearFailed } from '#server/services/creations/removal/clear-failed.ts'
import { deleteCreations } from '#server/services/creations/removal/delete-creations.ts'
import { emptyTrash, eraseCreations } from '#server/services/creations/removal/empty-trash.ts'
import { listTrash } from '#server/services/creations/removal/list-trash.ts'
import { restoreCreations } from '#server/services/creations/removal/restore-creations.ts'
import { member, router } from '../trpc.ts'

/** Operations on several creations at a time, of whatever kind. */
export const libraryRouter = router({
  delete: member.input(CreationIds).mutation(({ ctx, input }) => deleteCreations({ ctx, input })),
  restore: member.input(CreationIds).mutation(({ ctx, input }) => restoreCreations({ ctx, input })),
  clearFailed: member.input(CreationKindInput).mutation(({ ctx, input }) => clearFailed({ ctx, input })),

  trash: member.input(TrashPage).query(({ ctx, input }) => listTrash({ ctx, input })),
  erase: member.input(CreationIds).mutation(({ ctx, input }) => eraseCreations({ ctx, input })),
  emptyTrash: member.mutation(({ ctx }) => emptyTrash({ ctx })),
})
