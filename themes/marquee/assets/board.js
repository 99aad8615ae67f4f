// A picture of a position that can be played on: the game is fetched when it is touched first, or when the address holds one.
// All scripts of a page share their names, hence the braces.
{
const { play, words: list } = document.currentScript.dataset
const words = list.split('|')
const games = new Map()
const fetched = (address) => {
  if (!games.has(address)) {
    games.set(address, new Promise((done, failed) => {
      const script = document.createElement('script')
      script.src = address
      script.onload = done
      script.onerror = failed
      document.head.append(script)
    }))
  }
  return games.get(address)
}
document.querySelectorAll('.board[data-engine]').forEach((figure, index) => {
  const id = figure.id || 'board' + (index + 1)
  const stage = figure.querySelector('.board-stage')
  const [bar, button] = [document.createElement('div'), document.createElement('button')]
  bar.className = 'board-bar'
  button.className = 'board-play'
  button.type = 'button'
  button.textContent = play
  bar.append(button)
  stage.append(bar)
  let isAwake = false
  const wake = async (options) => {
    if (isAwake) return
    isAwake = true
    figure.setAttribute('aria-busy', 'true')
    try {
      await fetched(figure.dataset.engine)
      await PlayableBoard.start(figure, { id, words, ...options })
    } catch (problem) {
      isAwake = false
      games.clear()
      button.textContent = words[39]
      console.warn(problem)
    }
    figure.removeAttribute('aria-busy')
  }
  figure.dataset.works = ''
  stage.addEventListener('click', (event) => wake(event.target === button ? {} : { point: [event.clientX, event.clientY] }))
  const given = () => {
    if (!location.hash.startsWith('#' + id + '=')) return
    wake({ given: location.hash.slice(id.length + 2) })
    figure.scrollIntoView({ block: 'nearest' })
  }
  given()
  addEventListener('hashchange', given)
})
}
