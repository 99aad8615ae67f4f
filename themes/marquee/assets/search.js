// Search in the reader's browser: the index is fetched when it is first wanted, and nothing is sent anywhere.
const form = document.querySelector('form.search')
const input = form.querySelector('input')
const found = document.getElementById('found')
const list = document.getElementById('results')
const most = 30

// Accents, case and the width of letters make no difference.
const fold = (text) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

let pages
let loading
const load = () => {
  loading ??= fetch(form.dataset.index)
    .then((answer) => {
      if (!answer.ok) throw new Error(answer.status)
      return answer.json()
    })
    .then((index) => {
      pages = index.pages.map(([title, url, about, headings, words]) => ({
        title, url, about, fields: [title, headings, about, words].map((text) => ' ' + fold(text).replace(/[^\p{L}\p{N}]+/gu, ' '))
      }))
    })
    .catch(() => {
      loading = undefined
      found.textContent = form.dataset.failed
    })
  return loading
}

// The start of a word counts more than its middle, the title more than the text; every word has to be there.
const weights = [[24, 12], [8, 4], [5, 2], [2, 1]]
const score = (page, terms) => {
  let sum = 0
  for (const term of terms) {
    let best = 0
    page.fields.forEach((field, index) => {
      const at = field.includes(' ' + term) ? 0 : field.includes(term) ? 1 : -1
      if (at === 0 || (at === 1 && (term.length > 2 || term > '\u02ff'))) best = Math.max(best, weights[index][at])
    })
    if (!best) return 0
    sum += best
  }
  return sum
}

// A text with the terms marked; letters stay letters, never markup.
const marked = (element, text, terms) => {
  const words = terms.map((term) => term.replace(/[^\p{L}\p{N}]/gu, '\\$&'))
  const pattern = new RegExp('(' + words.join('|') + ')', 'giu')
  text.split(pattern).forEach((part, index) => {
    if (!part) return
    const piece = index % 2 ? document.createElement('mark') : document.createTextNode(part)
    if (index % 2) piece.textContent = part
    element.append(piece)
  })
  return element
}

const show = () => {
  const query = input.value.trim()
  const terms = fold(query).split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  history.replaceState(null, '', query ? '?q=' + encodeURIComponent(query) : location.pathname)
  list.replaceChildren()
  if (!terms.length || !pages) {
    if (!terms.length) found.textContent = ''
    return
  }
  const hits = pages.map((page, order) => ({ page, order, value: score(page, terms) })).filter((hit) => hit.value)
  hits.sort((one, other) => other.value - one.value || one.order - other.order)
  for (const { page } of hits.slice(0, most)) {
    const item = document.createElement('li')
    const link = marked(document.createElement('a'), page.title, terms)
    link.href = page.url
    const heading = document.createElement('h2')
    heading.dir = 'auto'
    heading.append(link)
    item.append(heading)
    if (page.about) item.append(marked(document.createElement('p'), page.about, terms))
    list.append(item)
  }
  const { one, many, none } = form.dataset
  found.textContent = hits.length === 1 ? one : hits.length ? many.replace('#', hits.length) : none
}

let waiting
const soon = () => {
  clearTimeout(waiting)
  waiting = setTimeout(() => load().then(show), 90)
}
const links = () => [...list.querySelectorAll('a')]

input.addEventListener('focus', load)
input.addEventListener('input', soon)
form.addEventListener('submit', async (event) => {
  event.preventDefault()
  clearTimeout(waiting)
  await load()
  show()
  links()[0]?.focus()
})
document.addEventListener('keydown', (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey || event.isComposing) return
  const all = links()
  const at = all.indexOf(document.activeElement)
  const isHere = at >= 0 || document.activeElement === input
  if (event.key === 'ArrowDown' && isHere && all.length) {
    all[Math.min(at + 1, all.length - 1)].focus()
  } else if (event.key === 'ArrowUp' && at >= 0) {
    at ? all[at - 1].focus() : input.focus()
  } else if (event.key === 'Escape' && at >= 0) {
    input.focus()
  } else {
    return
  }
  event.preventDefault()
})

input.value = new URLSearchParams(location.search).get('q') ?? ''
if (input.value) load().then(show)
else if (matchMedia('(hover: hover)').matches) input.focus()
