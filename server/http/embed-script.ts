/** All that the embedded player runs. It is sent as it stands here, so it keeps to what every browser knows. */
export const EMBED_SCRIPT = `(() => {
  const $ = (id) => document.getElementById(id)
  const audio = $('audio'), button = $('play'), range = $('position'), time = $('time')
  const clock = (s) => Math.floor(s / 60) + ':' + String(Math.floor(s % 60)).padStart(2, '0')
  const show = () => {
    const length = Number.isFinite(audio.duration) ? audio.duration : Number(range.max)
    const at = Math.min(audio.currentTime, length)
    range.max = length
    range.value = at
    range.setAttribute('aria-valuetext', clock(at) + ' / ' + clock(length))
    $('heard').style.clipPath = 'inset(0 ' + (length > 0 ? 100 - (100 * at) / length : 100) + '% 0 0)'
    time.textContent = clock(at)
  }
  const press = () => {
    const playing = !audio.paused
    button.setAttribute('aria-label', playing ? button.dataset.pause : button.dataset.play)
    document.body.classList.toggle('playing', playing)
  }
  let frame
  const follow = () => { show(); frame = requestAnimationFrame(follow) }
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  button.onclick = () => { if (audio.paused) audio.play().catch(press); else audio.pause() }
  range.oninput = () => { audio.currentTime = range.valueAsNumber; show() }
  // Whatever else of ours plays in this browser stops, as in components/player/playback/other-tabs.ts.
  const others = self.BroadcastChannel && new BroadcastChannel('canto-player')
  if (others) others.onmessage = () => audio.pause()
  audio.onplay = () => { others && others.postMessage('playing'); press(); if (!still) follow() }
  audio.onpause = () => { press(); cancelAnimationFrame(frame) }
  audio.onended = () => { audio.currentTime = 0; press(); show() }
  audio.ontimeupdate = audio.ondurationchange = audio.onseeked = show
  audio.onerror = () => { $('trouble').hidden = false; press() }
})()`
