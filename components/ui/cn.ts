/**
 * Joins class names. The version of shadcn/ui also merges contradicting classes, which costs 8 kB; so here no two
 * classes may contradict each other.
 */
// biome-ignore lint/performance/noBarrelFile: a name, and no module more in every page
export { clsx as cn } from 'clsx'
