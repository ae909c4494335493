'use client'
import { lazily } from '#components/ui/lazily.tsx'

/** The same plans at the foot of a page that is about something else: they wake up after it. */
export const PlansBelow = lazily(() => import('./live-plans.tsx').then((module) => module.LivePlans))
