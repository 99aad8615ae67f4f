// A film with the poster first: a track that shows what is loaded and what has been seen, both as the browser tells.
// Without this file the browser's own controls stay.
const labels = document.currentScript.dataset
const clock = (seconds) => {
  const whole = Math.max(0, Math.floor(seconds || 0))
  return Math.floor(whole / 60) + ':' + String(whole % 60).padStart(2, '0')
}
const wants = (query) => matchMedia(query).matches
const isSparing = () =>
  wants('(prefers-reduced-motion: reduce)') || wants('(prefers-reduced-data: reduce)') || navigator.connection?.saveData === true

const make = (name, kind, attributes = {}) => {
  const element = document.createElement(name)
  element.className = kind
  for (const key in attributes) element.setAttribute(key, attributes[key])
  return element
}

const equip = (video) => {
  const frame = video.closest('.film-frame')
  const bar = make('div', 'film-bar')
  const play = make('button', 'film-play', { type: 'button', 'aria-label': labels.play })
  const track = make('div', 'film-track')
  const buffer = make('canvas', 'film-buffer', { width: 1000, height: 1, 'aria-hidden': 'true' })
  const seek = make('input', 'film-seek', { type: 'range', min: 0, max: 1000, step: 1, value: 0, 'aria-label': labels.seek })
  const time = make('span', 'film-time')
  track.append(buffer, seek)
  bar.append(play, track, time)
  const texts = video.textTracks
  let captions
  if (texts.length) {
    captions = make('button', 'film-captions', { type: 'button', 'aria-pressed': 'true' })
    captions.textContent = 'CC'
    captions.setAttribute('aria-label', labels.captions)
    bar.append(captions)
  }
  video.removeAttribute('controls')
  frame.append(bar)
  frame.classList.add('is-equipped')
  video.tabIndex = -1

  const length = () => (Number.isFinite(video.duration) ? video.duration : 0)
  const draw = () => {
    const share = length() ? video.currentTime / length() : 0
    seek.value = Math.round(share * 1000)
    seek.style.setProperty('--seen', share * 100 + '%')
    seek.setAttribute('aria-valuetext', labels.of.replace('#1', clock(video.currentTime)).replace('#2', clock(length())))
    time.textContent = clock(video.currentTime) + (length() ? ' / ' + clock(length()) : '')
  }
  // Each range that the browser holds is drawn where it is: after a jump there are several.
  const fill = () => {
    const pen = buffer.getContext('2d')
    pen.clearRect(0, 0, 1000, 1)
    pen.fillStyle = getComputedStyle(buffer).color
    for (let index = 0; index < video.buffered.length && length(); index++) {
      const from = (video.buffered.start(index) / length()) * 1000
      pen.fillRect(from, 0, (video.buffered.end(index) / length()) * 1000 - from, 1)
    }
  }
  const toggle = () => (video.paused || video.ended ? video.play().catch(() => {}) : video.pause())
  const jump = (seconds) => {
    video.currentTime = Math.min(length(), Math.max(0, video.currentTime + seconds))
    draw()
  }
  const state = () => {
    play.setAttribute('aria-label', video.paused ? labels.play : labels.pause)
    frame.classList.toggle('is-playing', !video.paused)
  }
  const stall = (isStalled) => () => {
    frame.classList.toggle('is-stalled', isStalled)
    frame.setAttribute('aria-busy', isStalled)
  }
  for (const name of ['timeupdate', 'seeking', 'durationchange', 'loadedmetadata']) video.addEventListener(name, draw)
  for (const name of ['progress', 'loadedmetadata', 'timeupdate']) video.addEventListener(name, fill)
  for (const name of ['play', 'pause', 'ended']) video.addEventListener(name, state)
  for (const name of ['waiting', 'stalled']) video.addEventListener(name, () => { if (!video.paused) stall(true)() })
  for (const name of ['playing', 'canplay', 'pause', 'seeked', 'error']) video.addEventListener(name, stall(false))
  play.addEventListener('click', toggle)
  video.addEventListener('click', toggle)
  seek.addEventListener('input', () => {
    if (!length()) return
    video.currentTime = (seek.value / 1000) * length()
    draw()
  })
  captions?.addEventListener('click', () => {
    const isOn = captions.getAttribute('aria-pressed') !== 'true'
    captions.setAttribute('aria-pressed', isOn)
    texts[0].mode = isOn ? 'showing' : 'hidden'
  })
  frame.addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const isButton = event.target.tagName === 'BUTTON'
    if (event.key === 'k' || (event.key === ' ' && !isButton)) toggle()
    else if (event.key === 'ArrowLeft') jump(-5)
    else if (event.key === 'ArrowRight') jump(5)
    else if (event.key === 'Home') jump(-Infinity)
    else if (event.key === 'End') jump(Infinity)
    else if (event.key === 'm') video.muted = !video.muted
    else if (event.key === 'c' && captions) captions.click()
    else return
    event.preventDefault()
  })
  draw()

  // Only what was meant to play by itself does, silently, while it is seen, and for those who did not ask for stillness.
  if ('autoplay' in video.dataset && !isSparing() && 'IntersectionObserver' in window) {
    new IntersectionObserver(([entry]) => {
      if (entry.isIntersecting) video.play().catch(() => {})
      else video.pause()
    }, { threshold: 0.5 }).observe(video)
  }
}
document.querySelectorAll('.film video').forEach(equip)
