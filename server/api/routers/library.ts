import { OneKind, SomeWorks, TrashPage } from '#lib/schemas/work.ts'
import { clearFailed } from '#server/services/library/clear-failed.ts'
import { emptyTrash, eraseWorks } from '#server/services/library/empty-trash.ts'
import { listTrash } from '#server/services/library/list-trash.ts'
import { restoreWorks } from '#server/services/library/restore-works.ts'
import { deleteWorks } from '#server/services/making/delete-work.ts'
import { member, router } from '../trpc.ts'

/** What is done alike with songs and covers, several at a time. */
export const libraryRouter = router({
  delete: member.input(SomeWorks).mutation(({ ctx, input }) => deleteWorks({ ctx, input })),
  restore: member.input(SomeWorks).mutation(({ ctx, input }) => restoreWorks({ ctx, input })),
  clearFailed: member.input(OneKind).mutation(({ ctx, input }) => clearFailed({ ctx, input })),

  trash: member.input(TrashPage).query(({ ctx, input }) => listTrash({ ctx, input })),
  erase: member.input(SomeWorks).mutation(({ ctx, input }) => eraseWorks({ ctx, input })),
  emptyTrash: member.mutation(({ ctx }) => emptyTrash({ ctx })),
})
