'use client'
import { lazyComponent } from '#components/ui/lazy-component.tsx'

/** The same plans at the foot of a page that is about something else: they wake up after it. */
export const LazyPlans = lazyComponent(() => import('./live-plans.tsx').then((module) => module.LivePlans))
