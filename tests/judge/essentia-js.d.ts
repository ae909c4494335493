/** What of essentia.js is used here; the package declares no types. */
declare module 'essentia.js' {
  export type Vector = { size(): number; get(index: number): number; delete(): void }
  export type Vectors = { size(): number; get(index: number): Vector; delete(): void }

  class Essentia {
    constructor(wasm: unknown)
    arrayToVector(samples: Float32Array): Vector
    KeyExtractor(samples: Vector): { key: string; scale: 'major' | 'minor'; strength: number }
    LowLevelSpectralExtractor(samples: Vector, frame: number, hop: number): Record<string, Vector | Vectors>
    LowLevelSpectralEqloudExtractor(samples: Vector, frame: number, hop: number): Record<string, Vector | Vectors>
    Danceability(samples: Vector): { danceability: number; dfa: Vector }
    DynamicComplexity(samples: Vector): { dynamicComplexity: number; loudness: number }
    OnsetRate(samples: Vector): { onsetRate: number; onsets: Vector }
  }

  const library: { Essentia: typeof Essentia; EssentiaWASM: unknown }
  export default library
}
