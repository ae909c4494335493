/** Why nothing can be recorded: a key of `own-voice.recorder.problem` in the messages. */
export type MicrophoneProblem = 'denied' | 'missing' | 'busy' | 'unsupported' | 'lost'

export class MicrophoneError extends Error {
  readonly problem: MicrophoneProblem

  constructor(problem: MicrophoneProblem, options?: ErrorOptions) {
    super(problem, options)
    this.name = 'MicrophoneError'
    this.problem = problem
  }
}

/** A microphone that is being recorded from. */
export type Microphone = {
  /** Since recording began. */
  seconds(): number
  /** How loud it is now, in decibels below full scale. */
  levelDb(): number
  /** Whether it was unplugged, or forbidden meanwhile. */
  isGone(): boolean
  /** Everything recorded, as the browser packs it; the microphone is let go. */
  stop(): Promise<Blob>
  /** Lets go of the microphone and drops the recording. */
  cancel(): void
}

/** The unprocessed sound: filters that make calls clear would change how bright and breathy a voice is. */
const SOUND = { echoCancellation: false, noiseSuppression: false, autoGainControl: false, channelCount: 1 }
const PROBLEMS: Readonly<Record<string, MicrophoneProblem>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
}
const problemOf = (error: unknown) =>
  new MicrophoneError((error instanceof Error && PROBLEMS[error.name]) || 'unsupported', { cause: error })

/** Asks for the microphone and begins to record. Throws MicrophoneError. */
export async function openMicrophone(): Promise<Microphone> {
  // There are no devices at all on an insecure page.
  if (!navigator.mediaDevices?.getUserMedia || typeof MediaRecorder === 'undefined') {
    throw new MicrophoneError('unsupported')
  }
  const stream = await navigator.mediaDevices.getUserMedia({ audio: SOUND }).catch((error: unknown) => {
    throw problemOf(error)
  })
  let context: AudioContext | undefined
  const release = () => {
    for (const each of stream.getTracks()) each.stop()
    void context?.close()
  }
  try {
    context = new AudioContext()
    return recordingFrom(stream, context, release)
  } catch (error) {
    release()
    throw problemOf(error)
  }
}

function recordingFrom(stream: MediaStream, context: AudioContext, release: () => void): Microphone {
  const [track] = stream.getAudioTracks()
  const analyser = context.createAnalyser()
  context.createMediaStreamSource(stream).connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  const recorder = new MediaRecorder(stream)
  const pieces: Blob[] = []
  recorder.ondataavailable = ({ data }) => pieces.push(data)
  recorder.start()
  const startedMs = performance.now()

  return {
    seconds: () => (performance.now() - startedMs) / 1000,
    levelDb() {
      analyser.getFloatTimeDomainData(samples)
      const energy = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length
      return 10 * Math.log10(energy + 1e-10)
    },
    isGone: () => track?.readyState !== 'live',
    async stop() {
      // The recorder stops by itself if its microphone goes away.
      if (recorder.state !== 'inactive') {
        const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve, { once: true }))
        recorder.stop()
        await stopped
      }
      release()
      return new Blob(pieces, { type: recorder.mimeType })
    },
    cancel() {
      recorder.ondataavailable = null
      if (recorder.state !== 'inactive') recorder.stop()
      release()
    },
  }
}
