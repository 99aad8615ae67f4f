// A film with the poster first, under the bar of `bar.js`: what is loaded and what has been seen, both as the browser tells.
// Without these files the browser's own controls stay. All scripts of a page share their names, hence the braces.
{
const labels = document.currentScript.dataset
const wants = (query) => matchMedia(query).matches
const isSparing = () =>
  wants('(prefers-reduced-motion: reduce)') || wants('(prefers-reduced-data: reduce)') || navigator.connection?.saveData === true

const equip = (video) => {
  const frame = video.closest('.film-frame')
  const { bar, draw, state, stall } = equipBar(frame, {
    length: () => (Number.isFinite(video.duration) ? video.duration : 0),
    position: () => video.currentTime,
    // Each range that the browser holds is shown where it is: after a jump there are several.
    ranges: () => Array.from({ length: video.buffered.length }, (_, index) => [video.buffered.start(index), video.buffered.end(index)]),
    isPlaying: () => !video.paused && !video.ended,
    seek: (seconds) => { video.currentTime = seconds },
    toggle: () => (video.paused || video.ended ? video.play().catch(() => {}) : video.pause()),
  })
  const texts = video.textTracks
  let captions
  if (texts.length) {
    captions = make('button', 'bar-captions', { type: 'button', 'aria-pressed': 'true', 'aria-label': labels.captions })
    captions.textContent = 'CC'
    bar.append(captions)
    captions.addEventListener('click', () => {
      const isOn = captions.getAttribute('aria-pressed') !== 'true'
      captions.setAttribute('aria-pressed', isOn)
      texts[0].mode = isOn ? 'showing' : 'hidden'
    })
  }
  video.removeAttribute('controls')
  video.tabIndex = -1
  frame.append(bar)
  frame.classList.add('is-equipped')
  for (const name of ['timeupdate', 'seeking', 'seeked', 'durationchange', 'loadedmetadata', 'progress']) {
    video.addEventListener(name, draw)
  }
  for (const name of ['play', 'playing', 'pause', 'ended', 'emptied']) video.addEventListener(name, state)
  // `waiting` is a stall, and `stalled` is not: it tells of the line, while there may be minutes left to play.
  video.addEventListener('waiting', () => { if (!video.paused) stall(true) })
  for (const name of ['playing', 'canplay', 'pause', 'ended', 'error', 'emptied']) video.addEventListener(name, () => stall(false))
  video.addEventListener('click', () => bar.querySelector('.bar-play').click())
  frame.addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return
    if (event.key === 'm') video.muted = !video.muted
    else if (event.key === 'c' && captions) captions.click()
    else return
    event.preventDefault()
  })
  state()

  // Only what was meant to play by itself does, silently, while it is seen, and for those who did not ask for stillness.
  if ('autoplay' in video.dataset && !isSparing() && 'IntersectionObserver' in window) {
    new IntersectionObserver(([entry]) => {
      if (entry.isIntersecting) video.play().catch(() => {})
      else video.pause()
    }, { threshold: 0.5 }).observe(video)
  }
}
document.querySelectorAll('.film video').forEach(equip)
}
