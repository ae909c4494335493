import { accountRouter } from './routers/account.ts'
import { authRouter } from './routers/auth.ts'
import { libraryRouter } from './routers/library.ts'
import { musicRouter } from './routers/music.ts'
import { notificationRouter } from './routers/notification.ts'
import { paymentRouter } from './routers/payment.ts'
import { uploadRouter } from './routers/upload.ts'
import { voiceCoverRouter } from './routers/voice-cover.ts'
import { router } from './trpc.ts'

export const appRouter = router({
  auth: authRouter,
  account: accountRouter,
  library: libraryRouter,
  music: musicRouter,
  notification: notificationRouter,
  payment: paymentRouter,
  upload: uploadRouter,
  voiceCover: voiceCoverRouter,
})

export type AppRouter = typeof appRouter

/** The procedures, called without HTTP. */
export type AppCaller = ReturnType<AppRouter['createCaller']>
