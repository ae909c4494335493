/** Joins class names, as in shadcn/ui, which also merges those that contradict each other: that costs 8 kB, so here none may. */
// biome-ignore lint/performance/noBarrelFile: a name, and no module more in every page
export { clsx as cn } from 'clsx'
