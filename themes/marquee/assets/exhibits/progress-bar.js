// A player without a film: what it plays is only seconds, and how fast they are loaded the reader decides. Its rules are those
// of the plays that begin with `component progress-bar`; all lengths are whole milliseconds, and a step is ten of the clock.
class Playback {
  static step = 10
  // A stall ends with so much loaded at the least.
  static least = 2000
  // So long it takes from asking for a place until something of it comes; a finger on its way waits for nothing.
  static latency = 200

  constructor({ length = 40000, tank = 10000, line = 0 } = {}) {
    Object.assign(this, { length, tank, line, position: 0, loaded: [], wantsToPlay: false, isStalled: false, asked: 0 })
  }

  // The end of the loaded stretch that the thumb stands on; where it stands on nothing, the thumb itself.
  get bufferedEnd() {
    const island = this.loaded.find(([from, to]) => from <= this.position && this.position <= to)
    return island ? island[1] : this.position
  }
  get ahead() { return this.bufferedEnd - this.position }
  get isFull() { return this.ahead >= this.tank || this.bufferedEnd === this.length }
  // How much has to lie ahead so that it will not run dry, if the line goes on as it does.
  get enough() {
    const rest = this.length - this.position
    return Math.min(rest, Math.max(Playback.least, rest - Math.floor((rest * this.line) / 100)))
  }
  get supply() {
    if (this.isFull) return 'full'
    if (this.ahead === 0) return 'empty'
    return this.ahead >= this.enough ? 'enough' : 'low'
  }

  play() {
    if (this.position === this.length) this.position = 0
    this.wantsToPlay = true
    this.isStalled = this.supply === 'empty'
  }
  pause() { this.wantsToPlay = this.isStalled = false }
  seek(position) {
    this.position = Math.min(this.length, Math.max(0, Math.round(position)))
    if (this.ahead === 0) this.asked = 0
    this.isStalled = this.wantsToPlay && this.supply === 'empty'
  }
  load(from, to) {
    if (to <= from) return
    const apart = this.loaded.filter(([start, end]) => end < from || start > to)
    const joined = this.loaded.filter(([start, end]) => end >= from && start <= to)
    const whole = [Math.min(from, ...joined.map(([start]) => start)), Math.max(to, ...joined.map(([, end]) => end))]
    this.loaded = [...apart, whole].sort((one, other) => one[0] - other[0])
  }
  tick() {
    const end = this.bufferedEnd
    this.asked = Math.min(this.asked + Playback.step, Playback.latency)
    if (!this.isFull && this.asked === Playback.latency) this.load(end, Math.min(this.length, this.position + this.tank, end + (Playback.step * this.line) / 100))
    if (!this.wantsToPlay) return
    if (this.isStalled && ['enough', 'full'].includes(this.supply)) this.isStalled = false
    if (!this.isStalled) this.position += Math.min(Playback.step, this.ahead)
    if (this.position === this.length) this.pause()
    else if (this.ahead === 0) this.isStalled = true
  }
  // What tests compare with the play's own player.
  get notation() {
    const state = this.isStalled ? 'stalled' : this.wantsToPlay ? 'playing' : 'paused'
    const ranges = this.loaded.map((range) => range.join('-')).join(' ') || '-'
    return `${this.position}/${this.length} ${state} ${this.supply} line ${this.line} ${ranges}`
  }
}

{
const words = document.currentScript.dataset.words.split('|')
const [theLine, cut, slow, good, again, ahead, empty, low, enough, full, stalled, playing, paused, ended] = words
const supplies = { empty, low, enough, full }
const lines = [[cut, 0], [slow, 70], [good, 300]]

const start = (figure, number) => {
  let player = new Playback({ line: 300 })
  let last
  let frame
  const stage = make('div', 'exhibit-live')
  const { bar, draw, state, stall } = equipBar(stage, {
    length: () => player.length / 1000,
    position: () => player.position / 1000,
    ranges: () => player.loaded.map(([from, to]) => [from / 1000, to / 1000]),
    isPlaying: () => player.wantsToPlay,
    seek: (seconds) => {
      player.seek(seconds * 1000)
      show()
    },
    toggle: () => {
      player.wantsToPlay ? player.pause() : player.play()
      show()
    },
  })
  const tools = make('div', 'exhibit-tools')
  const group = make('fieldset', 'exhibit-choice')
  const legend = document.createElement('legend')
  legend.textContent = theLine
  group.append(legend)
  for (const [name, line] of lines) {
    const label = document.createElement('label')
    const input = make('input', '', { type: 'radio', name: 'line' + number, value: line })
    input.checked = line === player.line
    input.addEventListener('change', () => {
      player.line = line
      show()
    })
    label.append(input, name)
    group.append(label)
  }
  const reset = make('button', 'btn quiet', { type: 'button' })
  reset.textContent = again
  reset.addEventListener('click', () => {
    player = new Playback({ line: player.line })
    show()
  })
  tools.append(group, reset)
  const told = make('p', 'exhibit-status', { role: 'status' })
  const tank = make('p', 'exhibit-measure')
  stage.append(bar, told, tank, tools)

  let wasPlaying = false
  const show = () => {
    if (player.wantsToPlay !== wasPlaying) {
      wasPlaying = player.wantsToPlay
      state()
    }
    stall(player.isStalled)
    const sentence = player.isStalled ? stalled : player.wantsToPlay ? playing : player.position === player.length ? ended : paused
    if (told.textContent !== sentence) told.textContent = sentence
    const measure = ahead.replace('#', (player.ahead / 1000).toFixed(1)) + ' · ' + supplies[player.supply]
      + (player.isStalled ? ' · ' + words[14].replace('#', (Math.min(player.enough, player.tank) / 1000).toFixed(1)) : '')
    if (tank.textContent !== measure) tank.textContent = measure
    draw()
    frame ??= requestAnimationFrame(run)
  }
  // The clock runs in whole steps, as often as the browser draws; what a hidden page missed does not count. Where
  // nothing can change any more, it stands.
  const run = (now) => {
    const passed = Math.min(200, now - (last ?? now))
    const steps = Math.floor(passed / Playback.step)
    if (last === undefined || passed === 200) last = now
    else last += steps * Playback.step
    const before = player.notation
    for (let step = 0; step < steps; step++) player.tick()
    frame = player.wantsToPlay || (player.line > 0 && !player.isFull) ? requestAnimationFrame(run) : undefined
    if (frame === undefined) last = undefined
    if (steps && player.notation !== before) show()
  }
  figure.querySelector('.exhibit-still').replaceWith(stage)
  figure.dataset.works = ''
  state()
  show()
}
document.querySelectorAll('.exhibit[data-exhibit="progress-bar"]').forEach(start)
}
