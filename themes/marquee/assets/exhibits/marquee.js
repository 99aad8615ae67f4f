// Things in a field, and a box that is drawn around them: what it touches is selected. The rules are those of the plays that
// begin with `component marquee`; the field is 160 units for each column and 150 for each row.
class MarqueeField {
  constructor(columns, rows) {
    Object.assign(this, { columns, rows, width: columns * 160 + 40, height: rows * 150 + 40 })
    Object.assign(this, { selected: new Set(), before: new Set(), box: undefined, corner: undefined, isAdding: false })
  }

  get count() { return this.columns * this.rows }
  frame(thing) {
    const [x, y] = [50 + (thing % this.columns) * 160, 45 + Math.floor(thing / this.columns) * 150]
    return { minX: x, minY: y, maxX: x + 100, maxY: y + 100 }
  }
  // A shared edge is a touch.
  touched(box) {
    return [...Array(this.count).keys()].filter((thing) => {
      const frame = this.frame(thing)
      return frame.minX <= box.maxX && box.minX <= frame.maxX && frame.minY <= box.maxY && box.minY <= frame.maxY
    })
  }
  choose(thing, isAdding = this.isAdding) {
    if (!isAdding) this.selected = new Set([thing])
    else if (!this.selected.delete(thing)) this.selected.add(thing)
  }
  begin(point, isAdding = this.isAdding) {
    this.corner = point
    this.before = new Set(isAdding ? this.selected : [])
    this.move(point)
  }
  move(point) {
    if (this.corner) this.draw({
      minX: Math.min(this.corner.x, point.x), maxX: Math.max(this.corner.x, point.x),
      minY: Math.min(this.corner.y, point.y), maxY: Math.max(this.corner.y, point.y),
    })
  }
  draw(box) {
    this.box = box
    this.selected = new Set([...this.before, ...this.touched(box)])
  }
  end() { this.box = this.corner = undefined }
  clear() {
    this.end()
    this.selected = new Set()
  }
}

{
const words = document.currentScript.dataset.words.split('|')
const [add, clear, count, none, thing, things, hint] = words
const narrow = matchMedia('(max-width: 34rem)')
const element = (name, kind, attributes = {}) => {
  const made = document.createElement(name)
  made.className = kind
  for (const key in attributes) made.setAttribute(key, attributes[key])
  return made
}
const share = (value, of) => (value / of) * 100 + '%'

const start = (figure, number) => {
  const live = element('div', 'exhibit-live')
  const stage = element('div', 'field')
  const list = element('div', 'field-things', { role: 'listbox', 'aria-multiselectable': 'true', 'aria-label': things })
  const box = element('div', 'field-box', { 'aria-hidden': 'true' })
  const keys = element('p', 'field-keys', { id: 'keys' + number })
  keys.textContent = hint
  list.setAttribute('aria-describedby', keys.id)
  stage.append(list, box)
  const tools = element('div', 'exhibit-tools')
  const told = element('p', 'exhibit-status', { role: 'status' })
  const adding = element('button', 'btn quiet', { type: 'button', 'aria-pressed': 'false' })
  const clearing = element('button', 'btn quiet', { type: 'button' })
  adding.textContent = add
  clearing.textContent = clear
  tools.append(told, adding, clearing)
  live.append(stage, tools, keys)
  let field, options, focus, anchor

  const show = () => {
    options.forEach((option, index) => option.setAttribute('aria-selected', String(field.selected.has(index))))
    box.hidden = !field.box
    if (field.box) {
      box.style.left = share(field.box.minX, field.width)
      box.style.top = share(field.box.minY, field.height)
      box.style.width = share(field.box.maxX - field.box.minX, field.width)
      box.style.height = share(field.box.maxY - field.box.minY, field.height)
    }
    // What changes with every point of a box is said when the box is done.
    if (field.box && field.corner) return
    const sentence = field.selected.size ? count.replace('#', field.selected.size) : none
    if (told.textContent !== sentence) told.textContent = sentence
  }
  const build = () => {
    field = new MarqueeField(...(narrow.matches ? [4, 6] : [6, 4]))
    field.isAdding = adding.getAttribute('aria-pressed') === 'true'
    stage.style.aspectRatio = field.width + ' / ' + field.height
    focus = 0
    anchor = undefined
    options = Array.from({ length: field.count }, (_, index) => {
      const { minX, minY } = field.frame(index)
      const option = element('div', 'field-thing sign-' + ((index + Math.floor(index / field.columns)) % 4), {
        role: 'option', tabindex: index ? -1 : 0, 'aria-label': thing.replace('#', index + 1),
      })
      option.style.left = share(minX - 30, field.width)
      option.style.top = share(minY - 25, field.height)
      option.style.width = share(160, field.width)
      option.style.height = share(150, field.height)
      return option
    })
    list.replaceChildren(...options)
    show()
  }

  const point = (event) => {
    const rect = stage.getBoundingClientRect()
    const within = (value, most) => Math.max(0, Math.min(most, Math.round(value)))
    return {
      x: within(((event.clientX - rect.left) / rect.width) * field.width, field.width),
      y: within(((event.clientY - rect.top) / rect.height) * field.height, field.height),
    }
  }
  const go = (index) => {
    options[focus].tabIndex = -1
    focus = index
    options[focus].tabIndex = 0
    options[focus].focus({ preventScroll: true })
  }
  let pressed
  stage.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return
    pressed = { x: event.clientX, y: event.clientY, option: options.indexOf(event.target), more: event.shiftKey || event.ctrlKey || event.metaKey }
    stage.setPointerCapture(event.pointerId)
    event.preventDefault()
  })
  stage.addEventListener('pointermove', (event) => {
    if (!pressed) return
    if (!field.corner) {
      if (Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) < 5) return
      field.begin(point({ clientX: pressed.x, clientY: pressed.y }), field.isAdding || pressed.more)
    }
    field.move(point(event))
    show()
  })
  stage.addEventListener('pointerup', () => {
    if (pressed && !field.corner) {
      if (pressed.option >= 0) {
        field.choose(pressed.option, field.isAdding || pressed.more)
        go(pressed.option)
      } else if (!field.isAdding && !pressed.more) field.clear()
    }
    pressed = undefined
    field.end()
    show()
  })
  stage.addEventListener('pointercancel', () => {
    pressed = undefined
    field.end()
    show()
  })

  // With Shift the box goes from the thing where it was pressed to the one that the arrows have reached.
  const reach = (event, to) => {
    if (event.shiftKey) {
      if (anchor === undefined) {
        anchor = focus
        field.before = new Set(field.isAdding ? field.selected : [])
      }
      go(to)
      const [one, other] = [field.frame(anchor), field.frame(focus)]
      field.draw({
        minX: Math.min(one.minX, other.minX), minY: Math.min(one.minY, other.minY),
        maxX: Math.max(one.maxX, other.maxX), maxY: Math.max(one.maxY, other.maxY),
      })
      show()
    } else {
      anchor = undefined
      go(to)
    }
  }
  list.addEventListener('keydown', (event) => {
    const column = focus % field.columns
    if (event.altKey) return
    const isRight = getComputedStyle(stage).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const isLeft = isRight === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight'
    if (event.key === isRight) column < field.columns - 1 && reach(event, focus + 1)
    else if (event.key === isLeft) column > 0 && reach(event, focus - 1)
    else if (event.key === 'ArrowDown') focus + field.columns < field.count && reach(event, focus + field.columns)
    else if (event.key === 'ArrowUp') focus >= field.columns && reach(event, focus - field.columns)
    else if (event.key === 'Home') reach(event, 0)
    else if (event.key === 'End') reach(event, field.count - 1)
    else if (event.key === ' ') {
      anchor = undefined
      field.choose(focus, true)
      show()
    } else if (event.key === 'a' && (event.ctrlKey || event.metaKey)) {
      field.selected = new Set(Array(field.count).keys())
      show()
    } else if (event.key === 'Escape') {
      field.clear()
      show()
    } else return
    event.preventDefault()
  })
  const lift = () => {
    if (!field.box) return
    field.end()
    show()
  }
  list.addEventListener('keyup', (event) => { if (event.key === 'Shift') lift() })
  list.addEventListener('focusout', (event) => {
    if (list.contains(event.relatedTarget)) return
    anchor = undefined
    lift()
  })
  adding.addEventListener('click', () => {
    field.isAdding = !field.isAdding
    adding.setAttribute('aria-pressed', String(field.isAdding))
  })
  clearing.addEventListener('click', () => {
    field.clear()
    show()
  })
  narrow.addEventListener('change', build)
  build()
  figure.querySelector('.exhibit-still').replaceWith(live)
  figure.dataset.works = ''
}
document.querySelectorAll('.exhibit[data-exhibit="marquee"]').forEach(start)
}
