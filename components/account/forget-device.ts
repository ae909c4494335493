import { forgetDraft } from '#components/draft/draft-store.ts'
import { removeAllSaved } from '#components/offline/device.ts'
import { clearStoredForm } from '#components/recordings/stored-form.ts'

/** Deletes what this browser has stored for the person: saved songs, a form that waits for the sign-in, and the draft. */
export function forgetDevice(): void {
  void removeAllSaved()
  clearStoredForm()
  forgetDraft()
}
