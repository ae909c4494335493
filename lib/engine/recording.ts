/** The door to recordings alone: a process that only listens to one starts in a third of the time. */
export { decodeRecording, type Recording } from './codec/recording/decode-recording.ts'
export type { RecordingDecoders, SourceBlock } from './codec/recording/decoders.ts'
export { inspectRecording } from './codec/recording/inspect-recording.ts'
export { RecordingRefusedError } from './codec/recording/refused.ts'
export { RECORDING_FORMATS, type RecordingFormat } from './codec/recording/sniff.ts'
export { beginningSec } from './codec/recording/stated-length.ts'
export { estimateReference, REFERENCE_LEAST_SEC } from './reference/estimate-reference.ts'
export { NO_REFERENCE, type Reference } from './reference/reference.ts'
