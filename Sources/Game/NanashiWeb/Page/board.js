// The board that a page plays on. A theme that finds a picture of a position calls `PlayableBoard.start` at its first
// touch; the engine stands packed at the end of this file. Squares are numbered as in WebGame.swift.
var PlayableBoard = (() => {
  const NONE = 255
  const THINKING = { hint: 30000, bar: 12000 }
  const GUIDE = { fen: 'o5x/2o4/3o3/7/2x4/7/x5o x 0 1', squares: [16, 30] }
  // The styles `day` and `dusk` of the pictures: ground, cells, faces and edges of x and o, accent, how strong a tint is.
  const STYLES = [
    ['#f4efe6', '#eae2d3', '#e4d9c6', '#d94a32', '#b0341f', '#23395b', '#142339', '#f0a92b', 0.34],
    ['#17162b', '#2b2850', '#262347', '#ff7e62', '#cf5238', '#8ee3d0', '#57b39e', '#ffc857', 0.24],
  ]
  const name = (square) => 'abcdefg'[square % 7] + (1 + Math.floor(square / 7))
  const number = (text) => 'abcdefg'.indexOf(text[0]) + 7 * (text[1] - 1)
  const isFar = (a, b) => Math.max(Math.abs((a % 7) - (b % 7)), Math.abs(Math.floor(a / 7) - Math.floor(b / 7))) > 1
  const make = (tag, kind, values = {}, ...children) => {
    const element = document.createElement(tag)
    if (kind) element.className = kind
    for (const key in values) {
      if (key in element) element[key] = values[key]
      else element.setAttribute(key, values[key])
    }
    element.append(...children)
    return element
  }
  let module
  const engine = async () => {
    module ||= (async () => {
      const bytes = Uint8Array.from(atob(PlayableBoard.packed), (letter) => letter.charCodeAt(0))
      const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))
      return WebAssembly.compile(await new Response(stream).arrayBuffer())
    })()
    return (await WebAssembly.instantiate(await module)).exports
  }
  const memory = (game, length) => new Uint8Array(game.memory.buffer, game.nanashi_memory(), length)
  const state = (game) => memory(game, game.nanashi_state()).slice()
  const open = (game, fen) => {
    const bytes = new TextEncoder().encode(fen)
    if (bytes.length > 256) return false
    memory(game, 256).set(bytes)
    return !game.nanashi_begin(bytes.length)
  }
  const squares = (text) => text === '0000' ? [NONE, NONE] : text.length === 2 ? [NONE, number(text)] : [number(text), number(text.slice(2))]

  // The robot that thinks long does so in a thread of its own, which this script is as well: there it plays the game again
  // and answers with the robot's move. From a file, or where a policy forbids it, there is no such thread.
  if (!self.document) {
    self.onmessage = async ({ data: { turn, fen, moves, level, seed } }) => {
      try {
        const game = await engine()
        open(game, fen)
        for (const move of moves) game.nanashi_play(...squares(move))
        game.nanashi_robot(level, seed)
        postMessage({ turn, move: [...state(game).slice(111, 113)] })
      } catch { postMessage({ turn }) }
    }
  }
  const source = self.document && location.protocol !== 'file:' && document.currentScript.src
  const LONG = 7

  const start = async (figure, { id, words, given, point }) => {
    const game = await engine()
    const key = 'board:' + location.pathname + '#' + id
    const stage = figure.querySelector('.board-stage')
    const bar = figure.querySelector('.board-bar')
    const isFlipped = 'flip' in figure.dataset
    const word = (index, text) => words[index].replace('%', text)
    const side = (code) => words[22 + code]
    let first = figure.dataset.position
    let [moves, last, level, human, hasBar, hint, step, turns, busy, facts] = [[], [], 3, 1, false, [], NONE, 0, 0, null]

    // Where the picture has its cells.
    const svgs = [...stage.querySelectorAll('svg')]
    const view = svgs[0].viewBox.baseVal
    const rects = [...svgs[0].querySelectorAll('rect')].slice(1)
    const edge = (side) => rects.map((rect) => rect[side].baseVal.value)
    const left = Math.min(...edge('x')), top = Math.min(...edge('y'))
    const width = Math.max(...edge('x')) + Math.min(...edge('width').filter((side) => side > view.width / 12)) - left
    const cell = (width - 6 * 0.012 * width) / 7, pace = cell + 0.012 * width
    const corner = (square) => {
      const [file, rank] = [square % 7, Math.floor(square / 7)]
      return [left + pace * (isFlipped ? 6 - file : file), top + pace * (isFlipped ? rank : 6 - rank)]
    }

    const picture = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
    picture.setAttribute('viewBox', `0 0 ${view.width} ${view.height}`)
    picture.setAttribute('aria-hidden', 'true')
    const worth = make('div', 'board-worth', { role: 'img', hidden: true }, make('div'))
    const grid = make('div', 'board-grid', { role: 'grid', 'aria-label': words[34] })
    const share = (value, whole) => (value / whole) * 100 + '%'
    Object.assign(grid.style, {
      left: share(left, view.width), top: share(top, view.height),
      width: share(width, view.width), height: share(width, view.height),
    })
    Object.assign(worth.style, { top: grid.style.top, height: grid.style.height, width: share(left * 0.45, view.width) })
    const cells = []
    for (let row = 0; row < 7; row++) {
      const line = make('div', '', { role: 'row' })
      for (let column = 0; column < 7; column++) {
        const square = isFlipped ? row * 7 + 6 - column : (6 - row) * 7 + column
        cells[square] = make('button', '', { type: 'button', role: 'gridcell', tabIndex: -1 })
        cells[square].onclick = () => (dragged ? (dragged = false) : tap(square))
        line.append(cells[square])
      }
      grid.append(line)
    }
    const live = make('div', 'board-live', {}, picture, worth, grid)
    const status = make('p', 'board-status', { role: 'status' })
    const button = (index, text, act) => make('button', '', { type: 'button', 'aria-label': words[index], title: words[index], onclick: act }, text)
    const item = (index, act) => make('button', '', { type: 'button', onclick: () => (close(), act()) }, words[index])
    const undoButton = button(8, '↶', () => undo()), hintButton = button(9, '?', () => help())
    const menuButton = button(10, '⋯', () => (menu.hidden ? unfold() : close()))
    menuButton.setAttribute('aria-expanded', 'false')
    const doneButton = make('button', 'board-done', { type: 'button', hidden: true, onclick: () => leaveGuide() }, words[33])
    const opponent = make('select', '', { onchange: () => (level = +opponent.value, act()) },
      ...[1, 2, 3, 4, 5, 6, 7].map((value) => make('option', '', { value }, word(12, value > 6 ? '6+' : value))), make('option', '', { value: 0 }, words[13]))
    const shows = make('input', '', { type: 'checkbox', onchange: () => (hasBar = shows.checked, paint(), keep()) })
    const menu = make('div', 'board-menu', { hidden: true, role: 'group', 'aria-label': words[10] },
      make('label', '', {}, words[11], opponent), make('label', 'board-check', {}, shows, words[15]),
      item(14, () => (human = 3 - human, act())), item(16, () => (begin(first, []), act())), item(17, () => enterGuide()),
      item(18, () => copy(location.href.replace(/#.*/, '') + '#' + id + '=' + written(0))), item(19, () => copy(play())),
      item(20, () => copy(pgn())), item(21, () => forget()))
    const unfold = () => {
      menu.hidden = false
      menuButton.setAttribute('aria-expanded', 'true')
      opponent.focus()
    }
    const close = () => {
      if (menu.contains(document.activeElement)) menuButton.focus()
      menu.hidden = true
      menuButton.setAttribute('aria-expanded', 'false')
    }

    // The game, as text and from it.
    const look = () => (facts = state(game))
    const enter = (text) => (text !== '0000' || facts[102]) && game.nanashi_play(...squares(text))
    const begin = (fen, list) => {
      if (!open(game, fen)) return false
      look()
      if (step === NONE) human = facts[98]
      moves = []
      last = []
      hint = []
      for (const text of list) {
        if (!/^([a-g][1-7]){1,2}$|^0000$/.test(text) || !enter(text)) return false
        look()
        moves.push(text)
        last = [facts[111], facts[112]]
      }
      return true
    }
    const written = (who = level) => [first.replaceAll(' ', '_'), moves.join('.'), who, human, hasBar ? 1 : 0].join('~')
    const read = (text) => {
      try { text = decodeURIComponent(text) } catch { return false }
      const [fen, list, who, mine, bar] = text.split('~')
      const start = fen.replaceAll('_', ' ')
      if (!begin(start, list ? list.split('.') : [])) return false
      first = start
      level = Math.min(7, Math.max(0, who | 0))
      human = mine === '2' ? 2 : 1
      hasBar = bar === '1'
      return true
    }
    const keep = () => {
      if (step !== NONE) return
      try {
        localStorage.setItem(key, written())
        history.replaceState(history.state, '', '#' + id + '=' + written())
      } catch {}
    }
    const forget = () => {
      first = figure.dataset.position
      level = 3
      hasBar = false
      begin(first, [])
      act()
      try {
        localStorage.removeItem(key)
        history.replaceState(history.state, '', location.pathname + location.search)
      } catch {}
    }
    const play = () => {
      const start = first.split(' ')[1] === 'x' ? 0 : 1
      return ['game nanashi', 'position ' + first, '', ...moves.map((move, index) =>
        move === '0000' ? 'pass' : ((index + start) % 2 ? 'reply ' : 'move ') + move), ''].join('\n')
    }
    const pgn = () => {
      const result = !facts[100] ? '*' : ['1/2-1/2', '1-0', '0-1'][facts[101]]
      let [, turn, , count] = first.split(' ')
      const lines = ['']
      const put = (text) => {
        const last = lines.length - 1
        if (lines[last].length + text.length > 79) lines.push(text)
        else lines[last] += (lines[last] && ' ') + text
      }
      moves.forEach((move, index) => {
        if (turn === 'x') put(count + '.')
        else if (!index) put(count + '...')
        put(move)
        if (turn === 'o') count++
        turn = turn === 'x' ? 'o' : 'x'
      })
      put(result)
      return `[Result "${result}"]\n[FEN "${first}"]\n\n${lines.join('\n')}\n`
    }
    const copy = async (text) => {
      try {
        await navigator.clipboard.writeText(text)
      } catch {
        const area = live.appendChild(make('textarea', '', { value: text }))
        area.select()
        document.execCommand('copy')
        area.remove()
      }
      say(words[22])
    }

    // What is seen and heard.
    const say = (text) => (status.textContent = text)
    const isRobots = () => level > 0 && facts[98] !== human && step === NONE
    const told = () => {
      const count = facts[105] + '–' + facts[106]
      if (facts[100]) return (facts[101] ? word(27, side(facts[101])) : words[28]) + ' ' + count
      return (level && step === NONE && facts[98] === human ? words[6] : word(25, side(facts[98]))) + ' ' + count
    }
    const style = () => STYLES[svgs[1] && getComputedStyle(svgs[1].parentNode).display !== 'none' ? 1 : 0]
    const circle = (x, y, radius, colour, stroke) =>
      `<circle cx="${x}" cy="${y}" r="${radius}" ` + (stroke ? `fill="none" stroke="${colour}" stroke-width="${stroke}"/>` : `fill="${colour}"/>`)
    const piece = (square, code) => {
      const [face, edge] = style().slice(code * 2 + 1), radius = cell * 0.37, low = radius * 0.055
      const [x, y] = corner(square).map((value) => value + cell / 2)
      const [size, stroke] = code === 1 ? [radius, 0] : [radius * 0.77, radius * 0.46]
      return `<g data-square="${square}">` + circle(x, y + low, size, edge, stroke) + circle(x, y - low, size, face, stroke) + '</g>'
    }
    const box = (square, inset, more) => {
      const [x, y] = corner(square), length = cell - 2 * inset
      return `<rect x="${x + inset}" y="${y + inset}" width="${length}" height="${length}" rx="${cell * 0.2 - inset}" ${more}/>`
    }
    const frame = (square) => box(square, cell * 0.0275, `fill="none" stroke="${style()[7]}" stroke-width="${cell * 0.055}"`)
    const paint = () => {
      const tones = style()
      let text = `<rect width="${view.width}" height="${view.height}" fill="${tones[0]}"/>`
      let marks = ''
      for (let square = 0; square < 49; square++) {
        const code = facts[square], target = facts[49 + square]
        if (code === 3) continue
        text += box(square, 0, `fill="${tones[1 + ((square % 7) + Math.floor(square / 7)) % 2]}"`)
        const tint = square === last[1] ? 1 : square === last[0] ? 0.55 : 0
        if (tint) text += box(square, 0, `fill="${tones[7]}" fill-opacity="${tones[8] * tint}"`)
        const [x, y] = corner(square).map((value) => value + cell / 2), face = tones[1 + 2 * facts[98]]
        if (target) marks += target === 1 ? circle(x, y, cell * 0.13, face) : circle(x, y, cell * 0.105, face, cell * 0.045)
        if (square === facts[99] || hint.includes(square) || square === GUIDE.squares[step]) marks += frame(square)
        if (code) marks += piece(square, code)
      }
      picture.innerHTML = text + marks
      cells.forEach((element, square) => {
        const code = facts[square]
        const isOwn = code === facts[98] && !facts[100] && !isRobots()
        const target = facts[49 + square]
        element.className = isOwn ? 'is-own' : target ? 'is-target' : ''
        element.setAttribute('aria-label', name(square) + ', ' + words[[4, 2, 3, 5][code]] + (target ? ', ' + words[34 + target] : ''))
        element.setAttribute('aria-selected', square === facts[99])
        element.setAttribute('aria-disabled', code === 3)
      })
      undoButton.disabled = !moves.length || busy > 0
      hintButton.disabled = facts[100] > 0 || busy > 0
      for (const element of [undoButton, hintButton, menuButton]) element.hidden = step !== NONE
      doneButton.hidden = step === NONE
      opponent.value = level
      shows.checked = hasBar
      worth.hidden = !hasBar || step !== NONE
      if (!worth.hidden) weigh()
    }
    const weigh = () => {
      const sign = facts[98] === 1 ? 1 : -1
      const points = facts[100] ? (facts[101] === 1 ? 1 : facts[101] ? -1 : 0) * 20000 : sign * (game.nanashi_think(THINKING.bar) >> 16)
      const part = 50 + 50 * Math.tanh(points / 2700)
      const [, , , x, , o] = style()
      worth.style.background = o
      Object.assign(worth.firstChild.style, { height: part + '%', background: x })
      const sum = Math.abs(points) >= 18000 ? '' : ' +' + (Math.abs(points) / 100).toFixed(1)
      worth.setAttribute('aria-label', words[15] + ': ' + (points ? side(points > 0 ? 1 : 2) + sum : '0'))
    }
    const animate = () => {
      if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
      const at = (square) => picture.querySelector(`g[data-square="${square}"]`)
      const [from, to] = [facts[111], facts[112]], landed = to !== NONE && at(to)
      if (!landed || from === NONE) return
      const [[x, y], [u, v]] = [corner(from), corner(to)]
      const way = `translate(${x - u}px, ${y - v}px)`
      landed.animate([{ transform: way }, { transform: 'none' }], { duration: 300, easing: 'cubic-bezier(.3,.7,.3,1)' })
      picture.append(landed)
      for (let index = 0; index < facts[113]; index++) {
        const square = facts[114 + index], now = at(square)
        const wait = 220 + index * 50
        now.insertAdjacentHTML('beforebegin', piece(square, 3 - facts[square]))
        const before = now.previousSibling
        const turn = { delay: wait, duration: 110, fill: 'both', easing: 'ease-in' }
        before.animate([{ transform: 'none' }, { transform: 'scaleX(.05)' }], turn).onfinish = () => before.remove()
        now.animate([{ transform: 'scaleX(0)' }, { transform: 'scaleX(0)' }], { duration: wait + 110 })
        now.animate([{ transform: 'scaleX(.05)' }, { transform: 'none' }], { ...turn, delay: wait + 110, fill: 'none', easing: 'ease-out' })
      }
    }

    // What is done.
    const record = () => {
      const who = facts[98]
      look()
      const [from, to] = (last = [facts[111], facts[112]])
      const text = to === NONE ? '0000' : from !== NONE && isFar(from, to) ? name(from) + name(to) : name(to)
      moves.push(text)
      hint = []
      const teller = step === NONE && level ? words[who === human ? 0 : 1] : side(who)
      return to === NONE ? word(29, side(who)) : teller + ': ' + text + (facts[113] ? ', ' + word(26, facts[113]) : '') + '.'
    }
    let thread
    const ask = (question) => new Promise((done) => {
      if (!source || thread === null) return done()
      thread ||= new Worker(source)
      thread.onmessage = ({ data }) => data.turn === question.turn && done(data.move)
      thread.onerror = () => done((thread = null))
      thread.postMessage(question)
    })
    const act = (said = '') => {
      paint()
      keep()
      if (!facts[100] && (isRobots() || facts[102]) && step === NONE) {
        say(said + ' ' + (isRobots() ? words[7] : ''))
        const turn = (busy = ++turns)
        paint()
        // After a paint, so that the own move is seen before the robot thinks.
        return setTimeout(async () => {
          if (turn !== busy) return
          const seed = Math.random() * 2 ** 31
          const move = isRobots() && level >= LONG && (await ask({ turn, fen: first, moves, level, seed }).catch(() => {}))
          // Whoever began anew meanwhile wants no answer.
          if (turn !== busy) return
          if (move) game.nanashi_play(...move)
          else if (isRobots()) game.nanashi_robot(level, seed)
          else game.nanashi_pass()
          busy = 0
          const more = record()
          act((said + ' ' + more).trim())
          animate()
        }, 650)
      }
      busy = 0
      paint()
      say((said + ' ' + told()).trim())
    }
    const tap = (square) => {
      if (busy || isRobots()) return
      if (step !== NONE) {
        if (square !== GUIDE.squares[step]) return
        step++
      }
      const [count, isTarget] = [moves.length, facts[49 + square]]
      focus(square)
      game.nanashi_tap(square)
      hint = []
      if (isTarget) {
        const said = record()
        if (step === NONE) act(said)
      } else look()
      if (step !== NONE) say(words[30 + step])
      paint()
      if (moves.length > count) animate()
    }
    const undo = () => {
      if (busy || !moves.length) return
      do {
        game.nanashi_undo()
        moves.pop()
        last = []
        look()
      } while (moves.length && (isRobots() || facts[102]))
      hint = []
      act()
    }
    const help = () => {
      if (busy || facts[100]) return
      const move = game.nanashi_think(THINKING.hint)
      hint = [move & 255, (move >> 8) & 255]
      paint()
      say(word(37, hint.filter((square) => square !== NONE).map(name).join('–')))
    }
    let kept
    const enterGuide = () => {
      kept = written()
      step = 0
      busy = 0
      begin(GUIDE.fen, [])
      paint()
      say(words[30])
      focus(GUIDE.squares[0], true)
    }
    const leaveGuide = () => {
      step = NONE
      read(kept)
      act()
      menuButton.focus()
    }
    const focus = (square, moves) => {
      for (const element of cells) element.tabIndex = -1
      cells[square].tabIndex = 0
      if (moves) cells[square].focus({ preventScroll: true })
    }
    grid.onkeydown = (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return
      const square = cells.indexOf(document.activeElement)
      const turn = isFlipped ? -1 : 1
      const [x, y] = { ArrowLeft: [-turn, 0], ArrowRight: [turn, 0], ArrowUp: [0, turn], ArrowDown: [0, -turn] }[event.key] || [0, 0]
      const [file, rank] = [(square % 7) + x, Math.floor(square / 7) + y]
      if (x || y) {
        if (file >= 0 && file < 7 && rank >= 0 && rank < 7) focus(rank * 7 + file, true)
      } else if (event.key === 'Escape' && facts[99] !== NONE && step === NONE) tap(facts[99])
      else if (event.key === 'u' && step === NONE) undo()
      else if (event.key === 'h' && step === NONE) help()
      else return
      event.preventDefault()
    }
    figure.addEventListener('keydown', (event) => event.key === 'Escape' && !menu.hidden && close())
    document.addEventListener('pointerdown', (event) => !menu.hidden && !bar.contains(event.target) && close())
    let drag, dragged = false
    const under = (event) => cells.indexOf(document.elementFromPoint(event.clientX, event.clientY))
    grid.onpointerdown = (event) => {
      dragged = false
      const square = under(event)
      if (event.button || busy || step !== NONE || square < 0 || cells[square].className !== 'is-own') return
      drag = { square, x: event.clientX, y: event.clientY, id: event.pointerId }
    }
    addEventListener('pointermove', (event) => {
      if (event.pointerId !== drag?.id) return
      const [x, y] = [event.clientX - drag.x, event.clientY - drag.y]
      if (!dragged && Math.hypot(x, y) < 8) return
      if (!dragged && facts[99] !== drag.square) tap(drag.square)
      dragged = true
      const scale = view.width / live.clientWidth
      const moved = picture.querySelector(`g[data-square="${drag.square}"]`)
      moved?.setAttribute('transform', `translate(${x * scale} ${y * scale})`)
      if (moved) picture.append(moved)
    })
    addEventListener('pointerup', (event) => {
      if (event.pointerId !== drag?.id) return
      drag = undefined
      const square = under(event)
      if (!dragged) return
      paint()
      if (facts[49 + square]) tap(square)
      setTimeout(() => (dragged = false))
    })
    addEventListener('pointercancel', () => (drag = undefined, dragged = false, paint()))
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => paint())
    new MutationObserver(() => paint()).observe(document.documentElement, { attributeFilter: ['data-scheme'] })

    addEventListener('hashchange', () => {
      const [name, text] = location.hash.slice(1).split('=')
      if (name !== id || text === written() || step !== NONE) return
      busy = 0
      const isGame = read(text)
      if (!isGame) begin(first, [])
      act(isGame ? '' : words[38])
    })

    // The picture gives its place to the board.
    let said = ''
    let stored
    try { stored = localStorage.getItem(key) } catch {}
    if (given && !read(given)) said = words[38]
    if (said || !given) (!stored || said || !read(stored)) && begin(first = figure.dataset.position, [])
    bar.before(live)
    figure.classList.add('is-live')
    bar.replaceChildren(status, doneButton, undoButton, hintButton, menuButton, menu)
    focus(isFlipped ? 42 : 6)
    if (given && !said) act()
    else {
      paint()
      say((said + ' ' + told()).trim())
      if (isRobots()) act()
    }
    const touched = point ? cells.indexOf(document.elementFromPoint(point[0], point[1])) : -1
    if (touched >= 0) {
      focus(touched, true)
      if (cells[touched].className === 'is-own') tap(touched)
    } else if (!given) cells[isFlipped ? 42 : 6].focus({ preventScroll: true })
  }
  return { start, packed: '' }
})()
