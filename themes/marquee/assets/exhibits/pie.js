// The same progress as a pie on two systems, of which one counts its y upwards. The rules are those of the plays that begin with
// `component pie`: thousandths, in steps of ten milliseconds.
class PieModel {
  progress = 0
  shown = 0
  isAnimated = true
  isSettled = true

  set(progress) {
    this.progress = Math.min(1000, Math.max(0, progress))
    if (!this.isAnimated) this.shown = this.progress
  }
  // A tenth of what is left, and at least three thousandths: slow at the end, and there in the end.
  tick() {
    const left = Math.abs(this.progress - this.shown)
    this.shown += Math.sign(this.progress - this.shown) * Math.min(left, Math.max(3, Math.floor(left / 10)))
  }
}

{
const words = document.currentScript.dataset.words.split('|')
const [progress, animated, settled, down, up, percent] = words
const element = (name, kind, attributes = {}) => {
  const made = document.createElement(name)
  if (kind) made.className = kind
  for (const key in attributes) made.setAttribute(key, attributes[key])
  return made
}
const draw = (name, attributes = {}) => {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name)
  for (const key in attributes) made.setAttribute(key, attributes[key])
  return made
}
// A slice from twelve o'clock where y points down, by its angles; `turn` is 1 or -1.
const slice = (share, turn) => {
  if (share <= 0) return ''
  if (share >= 1) return 'M0-50A50 50 0 1 1 0 50A50 50 0 1 1 0-50Z'
  const angle = turn * (share * 2 * Math.PI - Math.PI / 2)
  const end = [50 * Math.cos(angle), 50 * Math.sin(angle)].map((length) => length.toFixed(3)).join(' ')
  return `M0 0V${-50 * turn}A50 50 0 ${share > 0.5 ? 1 : 0} ${turn > 0 ? 1 : 0} ${end}Z`
}

const start = (figure, number) => {
  const pie = new PieModel()
  pie.isAnimated = !matchMedia('(prefers-reduced-motion: reduce)').matches
  const live = element('div', 'exhibit-live')
  const row = element('div', 'pies')
  const discs = [[down, false], [up, true]].map(([name, isUp]) => {
    const box = element('div', 'pie')
    const picture = draw('svg', { viewBox: '-52 -52 104 104', role: 'progressbar', 'aria-label': progress + ', ' + name, 'aria-valuemin': 0, 'aria-valuemax': 100 })
    const path = draw('path', { class: 'pie-slice' })
    // The system itself: all that is drawn here has its y turned over.
    const system = draw('g', isUp ? { transform: 'scale(1 -1)' } : {})
    system.append(path)
    picture.append(draw('circle', { r: 50, class: 'pie-rest' }), system)
    const label = element('p', 'pie-name')
    label.textContent = name
    box.append(picture, label)
    row.append(box)
    return { picture, path, isUp }
  })
  const bar = element('div', 'bar', { dir: 'ltr' })
  const track = element('div', 'bar-track')
  const seek = element('input', 'bar-seek', { type: 'range', min: 0, max: 100, step: 1, value: 0, 'aria-label': progress })
  const value = element('output', 'bar-times')
  track.append(element('div', 'bar-ranges', { 'aria-hidden': 'true' }), seek)
  bar.append(track, value)
  const tools = element('div', 'exhibit-tools')
  const choice = (text, isOn, change) => {
    const label = element('label', 'exhibit-switch')
    const input = element('input', '', { type: 'checkbox', role: 'switch' })
    input.checked = isOn
    input.addEventListener('change', () => {
      change(input.checked)
      show()
    })
    label.append(input, text)
    tools.append(label)
  }
  choice(animated, pie.isAnimated, (isOn) => {
    pie.isAnimated = isOn
    pie.set(pie.progress)
  })
  choice(settled, true, (isOn) => { pie.isSettled = isOn })
  live.append(row, bar, tools)

  let frame, last
  const show = () => {
    const share = pie.shown / 1000
    for (const { picture, path, isUp } of discs) {
      path.setAttribute('d', slice(share, isUp && pie.isSettled ? -1 : 1))
      picture.setAttribute('aria-valuenow', Math.round(pie.progress / 10))
    }
    seek.style.setProperty('--seen', pie.progress / 1000)
    const text = percent.replace('#', Math.round(pie.progress / 10))
    seek.setAttribute('aria-valuetext', text)
    value.textContent = Math.round(pie.progress / 10) + ' %'
    if (pie.shown !== pie.progress) frame ??= requestAnimationFrame(run)
  }
  const run = (now) => {
    frame = undefined
    const steps = Math.min(20, Math.floor((now - (last ?? now - 10)) / 10))
    for (let step = 0; step < steps; step++) pie.tick()
    last = pie.shown === pie.progress ? undefined : (last ?? now - 10) + steps * 10
    if (last !== undefined && now - last > 200) last = now
    show()
  }
  seek.addEventListener('input', () => {
    pie.set(seek.value * 10)
    show()
  })
  figure.querySelector('.exhibit-still').replaceWith(live)
  figure.dataset.works = ''
  seek.value = 65
  pie.set(650)
  pie.shown = 650
  show()
}
document.querySelectorAll('.exhibit[data-exhibit="pie"]').forEach(start)
}
