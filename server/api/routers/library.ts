import { CreationIds, CreationKindInput, TrashPage } from '#lib/schemas/creation.ts'
import { deleteCreations } from '#server/services/generation/delete-creations.ts'
import { clearFailed } from '#server/services/library/clear-failed.ts'
import { emptyTrash, eraseCreations } from '#server/services/library/empty-trash.ts'
import { listTrash } from '#server/services/library/list-trash.ts'
import { restoreCreations } from '#server/services/library/restore-creations.ts'
import { member, router } from '../trpc.ts'

/** What is done alike with songs and covers, several at a time. */
export const libraryRouter = router({
  delete: member.input(CreationIds).mutation(({ ctx, input }) => deleteCreations({ ctx, input })),
  restore: member.input(CreationIds).mutation(({ ctx, input }) => restoreCreations({ ctx, input })),
  clearFailed: member.input(CreationKindInput).mutation(({ ctx, input }) => clearFailed({ ctx, input })),

  trash: member.input(TrashPage).query(({ ctx, input }) => listTrash({ ctx, input })),
  erase: member.input(CreationIds).mutation(({ ctx, input }) => eraseCreations({ ctx, input })),
  emptyTrash: member.mutation(({ ctx }) => emptyTrash({ ctx })),
})
