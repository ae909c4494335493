'use client'
import { lazily } from '#components/ui/lazily.tsx'

/** The server draws it with the page; its code comes after the page's own. */
export const SaveButton = lazily(() => import('./save-button.tsx').then((module) => module.SaveButton))
