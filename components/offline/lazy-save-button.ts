'use client'
import { lazyComponent } from '#components/ui/lazy-component.tsx'

/** The server draws it with the page; its code comes after the page's own. */
export const SaveButton = lazyComponent(() => import('./save-button.tsx').then((module) => module.SaveButton))
