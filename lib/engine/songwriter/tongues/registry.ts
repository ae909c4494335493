import { german } from './de.ts'

import type { Tongue, TongueCode } from './tongue.ts'

export const TONGUES: Readonly<Partial<Record<TongueCode, Tongue>>> = { de: german }
