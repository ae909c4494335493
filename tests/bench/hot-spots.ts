import type { Profiler } from 'node:inspector'

export type Share = {
  readonly name: string
  /** Of all time that the profiler saw work, 0..1. */
  readonly share: number
}

export type HotSpots = {
  /** Folders of lib/engine, and what lies outside. */
  readonly folders: readonly Share[]
  readonly functions: readonly Share[]
}

type Place = { readonly folder: string; readonly function: string }

const ENGINE = 'lib/engine/'

/**
 * Where a profile's time went, dearest first. What is neither the engine's own code nor one of its Faust programs (a
 * packaged WebAssembly, a method of an array) is charged to the function of the engine that called it. `programs` tells
 * the path of the `.dsp` source for the script ids of Faust programs.
 */
export function hotSpots({ nodes, samples, timeDeltas }: Profiler.Profile, programs: ReadonlyMap<string, string>) {
  const selfUs = new Map<number, number>()
  for (const [index, id] of (samples ?? []).entries()) {
    selfUs.set(id, (selfUs.get(id) ?? 0) + (timeDeltas?.[index] ?? 0))
  }
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const folders = new Map<string, number>()
  const functions = new Map<string, number>()
  const visit = (node: Profiler.ProfileNode, caller: Place): void => {
    const place = placeOf(node.callFrame, caller, programs)
    const us = selfUs.get(node.id) ?? 0
    if (us > 0 && node.callFrame.functionName !== '(idle)') {
      folders.set(place.folder, (folders.get(place.folder) ?? 0) + us)
      functions.set(place.function, (functions.get(place.function) ?? 0) + us)
    }
    for (const child of node.children ?? []) visit(byId.get(child)!, place)
  }
  visit(nodes[0]!, { folder: 'outside the engine', function: 'outside the engine' })
  return { folders: dearestFirst(folders), functions: dearestFirst(functions) } satisfies HotSpots
}

function placeOf(
  { url, functionName, lineNumber, scriptId }: Profiler.ProfileNode['callFrame'],
  caller: Place,
  programs: ReadonlyMap<string, string>,
): Place {
  if (functionName === '(garbage collector)') return { folder: 'garbage collection', function: 'garbage collection' }
  const program = programs.get(scriptId)
  const path = program ?? url
  const at = path.indexOf(ENGINE)
  if (at >= 0) {
    const file = path.slice(at + ENGINE.length)
    const line = `${file}:${lineNumber + 1} ${functionName || '(anonymous)'}`
    return { folder: file.slice(0, file.lastIndexOf('/')) || file, function: program ? file : line }
  }
  const isForeign = PACKAGED.test(url) && !caller.function.endsWith(FOREIGN)
  return isForeign ? { ...caller, function: `${caller.function}${FOREIGN}` } : caller
}

/** LAME's bytes come as a data URL. */
const PACKAGED = /^(wasm:|data:application\/wasm)/
const FOREIGN = ' → packaged WebAssembly'

function dearestFirst(usByName: ReadonlyMap<string, number>): Share[] {
  const wholeUs = [...usByName.values()].reduce((sum, us) => sum + us, 0)
  return [...usByName].map(([name, us]) => ({ name, share: us / wholeUs })).sort((a, b) => b.share - a.share)
}
