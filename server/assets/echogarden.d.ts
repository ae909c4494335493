/** The parts in use of packages that come without types. */
declare module '@echogarden/espeak-ng-emscripten' {
  type Worker = import('#lib/engine/assets.ts').EspeakSpeaker & {
    convert_to_phonemes(text: string, ipa: boolean): { readonly ptr: number }
  }
  export default function init(): Promise<{ readonly HEAPU8: Uint8Array; readonly eSpeakNGWorker: new () => Worker }>
}

declare module '@echogarden/pffft-wasm/simd' {
  export default function init(): Promise<import('#lib/engine/assets.ts').Pffft>
}
