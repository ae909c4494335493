'use client'
import { useEffect, useRef, useState } from 'react'
import { OWN_VOICE } from '#lib/catalog/voices/own-voice.ts'
import { type Microphone, MicrophoneError, type MicrophoneProblem, openMicrophone } from './microphone.ts'
import { wavOf } from './wav-file.ts'

/** A recording of somebody, before it is sent. */
export type Recording = {
  readonly file: File
  /** Where this page can play it. */
  readonly url: string
  /** What is known of a recording that was made here. */
  readonly recorded?: { readonly seconds: number; readonly levels: Levels }
}

/** How loud each stretch of STRETCH_SEC was, in decibels below full scale, from the beginning. */
export type Levels = readonly number[]
export const STRETCH_SEC = 0.5

export type RecorderState =
  | { readonly phase: 'idle'; readonly problem?: MicrophoneProblem; readonly tooShortSec?: number }
  | { readonly phase: 'asking' }
  | { readonly phase: 'recording'; readonly seconds: number; readonly levels: Levels }
  | { readonly phase: 'keeping' }

const SAMPLE_MS = 50
const FALL_DB = 3
const FILE_NAME = 'my-voice'

/** Records from the microphone, for as long as a voice needs and no longer than it may. */
export function useRecorder(onRecorded: (recording: Recording) => void) {
  const [state, setState] = useState<RecorderState>({ phase: 'idle' })
  const running = useRef<{ microphone: Microphone; timer: ReturnType<typeof setInterval>; levels: number[] }>(undefined)
  const isMounted = useRef(true)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
      clearInterval(running.current?.timer)
      running.current?.microphone.cancel()
      running.current = undefined
    }
  }, [])

  async function start() {
    setState({ phase: 'asking' })
    try {
      const microphone = await openMicrophone()
      if (!isMounted.current) return microphone.cancel()
      const levels: number[] = []
      running.current = { microphone, levels, timer: setInterval(sampleLevels, SAMPLE_MS) }
      setState({ phase: 'recording', seconds: 0, levels: [] })
    } catch (error) {
      setState({ phase: 'idle', problem: error instanceof MicrophoneError ? error.problem : 'unsupported' })
    }
  }

  function sampleLevels() {
    if (!running.current) return
    const { microphone, levels } = running.current
    const seconds = microphone.seconds()
    const place = Math.floor(seconds / STRETCH_SEC)
    const levelDb = microphone.levelDb()
    // Falls slowly, as the needle of a meter does.
    levels[place] = Math.max(levelDb, (levels[place] ?? levelDb) - FALL_DB)
    if (seconds >= OWN_VOICE.mostSec || microphone.isGone()) void stop()
    else setState({ phase: 'recording', seconds, levels: [...levels] })
  }

  async function stop() {
    if (!running.current) return
    const { microphone, timer, levels } = running.current
    running.current = undefined
    clearInterval(timer)
    const [wasGone, untilSec] = [microphone.isGone(), microphone.seconds()]
    setState({ phase: 'keeping' })
    const recording = await microphone.stop()
    const { file, seconds } = await wavOf(recording, FILE_NAME, untilSec)
    if (!isMounted.current) return
    if (wasGone && seconds < OWN_VOICE.leastSec) return setState({ phase: 'idle', problem: 'lost' })
    if (seconds < OWN_VOICE.leastSec) return setState({ phase: 'idle', tooShortSec: Math.floor(seconds) })
    setState({ phase: 'idle' })
    onRecorded({ file, url: URL.createObjectURL(file), recorded: { seconds, levels } })
  }

  return { state, start: () => void start(), stop: () => void stop() }
}
