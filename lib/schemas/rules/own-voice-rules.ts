import type { Rule } from './rule.ts'

type OwnVoiceInput = { readonly audioUrl: string; readonly name: string; readonly consentGiven: boolean }

export const OWN_VOICE_RULES: readonly Rule<OwnVoiceInput>[] = [
  { path: 'audioUrl', reason: 'voiceRecordingMissing', isBroken: ({ audioUrl }) => audioUrl === '' },
  { path: 'name', reason: 'nameMissing', isBroken: ({ name }) => name.trim() === '' },
  { path: 'consentGiven', reason: 'consentMissing', isBroken: ({ consentGiven }) => !consentGiven },
]
