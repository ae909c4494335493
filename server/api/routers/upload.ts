import { UploadAudio } from '#lib/schemas/upload.ts'
import { storeUpload } from '#server/services/uploads/store-upload.ts'
import { member, router } from '../trpc.ts'

export const uploadRouter = router({
  uploadAudio: member.input(UploadAudio).mutation(async ({ ctx, input }) => {
    const content = [Buffer.from(input.fileData, 'base64')]
    const { url } = await storeUpload({ ctx, input: { fileName: input.fileName, content } })
    return { url }
  }),
})
