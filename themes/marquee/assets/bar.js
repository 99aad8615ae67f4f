// A player's bar: a button, a track with every stretch that is loaded, how far it has come, a thumb, and the time. Films and
// exhibits bring what is played; the slider is the browser's own, so that keys, touch and screen readers know it.
const playerBarWords = document.currentScript.dataset
// A hiccup that is over before anybody has seen it is not told.
const stallDelay = 250

const clock = (seconds) => {
  const whole = Math.max(0, Math.floor(seconds || 0))
  return Math.floor(whole / 60) + ':' + String(whole % 60).padStart(2, '0')
}

const make = (name, kind, attributes = {}) => {
  const element = document.createElement(name)
  element.className = kind
  for (const key in attributes) element.setAttribute(key, attributes[key])
  return element
}

// `source` says what is played: length, position and ranges in seconds, isPlaying, and how to seek and toggle.
const equipBar = (host, source) => {
  const words = playerBarWords
  const bar = make('div', 'bar', { dir: 'ltr' })
  const button = make('button', 'bar-play', { type: 'button', 'aria-label': words.play })
  const track = make('div', 'bar-track')
  const stretches = make('div', 'bar-ranges', { 'aria-hidden': 'true' })
  const seek = make('input', 'bar-seek', { type: 'range', min: 0, max: 1000, step: 1, value: 0, 'aria-label': words.seek })
  const times = make('span', 'bar-times')
  const time = make('span', 'bar-time')
  const note = make('span', 'bar-note', { role: 'status' })
  track.append(stretches, seek)
  times.append(time, note)
  bar.append(button, track, times)
  let isHeld = false
  let isTold = false
  let waiting

  // The thumb stays inside the track, so its middle has less room than the track has; an end of the film is the track's end.
  const edge = (share) =>
    share <= 0 ? '0%' : share >= 1 ? '100%' : `calc(var(--thumb) / 2 + (100% - var(--thumb)) * ${share.toFixed(5)})`
  const fill = () => {
    const length = source.length()
    const ranges = length > 0 ? source.ranges() : []
    while (stretches.childElementCount > ranges.length) stretches.lastElementChild.remove()
    ranges.forEach(([from, to], index) => {
      const stretch = stretches.children[index] || stretches.appendChild(document.createElement('span'))
      stretch.style.left = edge(from / length)
      stretch.style.right = `calc(100% - ${edge(to / length)})`
    })
  }
  const say = (element, text) => {
    if (element.textContent !== text) element.textContent = text
  }
  const draw = () => {
    const length = source.length()
    const now = source.position()
    const share = length > 0 ? Math.min(1, now / length) : 0
    if (!isHeld) seek.value = Math.round(share * 1000)
    seek.style.setProperty('--seen', (isHeld ? seek.value / 1000 : share).toFixed(5))
    const told = words.of.replace('#1', clock(now)).replace('#2', clock(length))
    const text = isTold ? told + ', ' + words.loading : told
    if (seek.getAttribute('aria-valuetext') !== text) seek.setAttribute('aria-valuetext', text)
    say(time, clock(now) + (length > 0 ? ' / ' + clock(length) : ''))
    fill()
  }
  const tell = (isStalled) => {
    isTold = isStalled
    bar.classList.toggle('is-stalled', isStalled)
    host.setAttribute('aria-busy', String(isStalled))
    say(note, isStalled ? words.loading : '')
    draw()
  }
  // What is played stands still although it was started, or goes on.
  const stall = (isStalled) => {
    if (!isStalled) {
      clearTimeout(waiting)
      waiting = undefined
      if (isTold) tell(false)
    } else if (waiting === undefined) waiting = setTimeout(() => tell(true), stallDelay)
  }
  // While it plays the thumb goes with every frame that the browser draws; otherwise nothing runs.
  let frame
  const run = () => {
    draw()
    frame = source.isPlaying() ? requestAnimationFrame(run) : undefined
  }
  const state = () => {
    const isPlaying = source.isPlaying()
    button.setAttribute('aria-label', isPlaying ? words.pause : words.play)
    bar.classList.toggle('is-playing', isPlaying)
    if (isPlaying && frame === undefined) run()
    else draw()
  }
  const jump = (seconds) => {
    source.seek(Math.min(source.length(), Math.max(0, source.position() + seconds)))
    draw()
  }
  button.addEventListener('click', () => source.toggle())
  seek.addEventListener('pointerdown', () => { isHeld = true })
  for (const name of ['pointerup', 'pointercancel', 'change', 'blur']) {
    seek.addEventListener(name, () => {
      isHeld = false
      draw()
    })
  }
  seek.addEventListener('input', () => {
    if (source.length() > 0) source.seek((seek.value / 1000) * source.length())
    draw()
  })
  host.addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return
    const isButton = event.target.tagName === 'BUTTON'
    const isOther = event.target.tagName === 'INPUT' && event.target !== seek
    if (isOther) return
    if (event.key === 'k' || (event.key === ' ' && !isButton)) source.toggle()
    else if (event.key === 'ArrowLeft' || event.key === 'ArrowDown') jump(-5)
    else if (event.key === 'ArrowRight' || event.key === 'ArrowUp') jump(5)
    else if (event.key === 'PageDown') jump(-source.length() / 10)
    else if (event.key === 'PageUp') jump(source.length() / 10)
    else if (event.key === 'Home') jump(-Infinity)
    else if (event.key === 'End') jump(Infinity)
    else return
    event.preventDefault()
  })
  return { bar, draw, state, stall }
}
