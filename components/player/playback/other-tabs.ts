/** One song at a time in the whole browser: the tab that starts says so, the others pause. */
let channel: BroadcastChannel | undefined

function open(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined
  channel ??= new BroadcastChannel('canto-player')
  return channel
}

export function announcePlaying(): void {
  open()?.postMessage('playing')
}

export function onOtherTabPlaying(pause: () => void): void {
  open()?.addEventListener('message', pause)
}
