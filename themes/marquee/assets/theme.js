// The page is whole without this file. It turns light and dark, takes a slash to the search, closes menus, lets the keyboard scroll what is too wide, and adds a copy button to code.
// A window that grows narrow, or a phone that is turned, makes more of them too wide.
const reach = new ResizeObserver((changed) => {
  for (const { target } of changed) {
    if (target.scrollWidth > target.clientWidth) target.tabIndex = 0
    else target.removeAttribute('tabindex')
  }
})
for (const wide of document.querySelectorAll(':is(.prose pre, .prose table):not([tabindex])')) reach.observe(wide)
addEventListener('keydown', (event) => {
  if (event.key !== '/' || event.altKey || event.ctrlKey || event.metaKey || event.isComposing) return
  if (event.target.closest?.('input, textarea, select, [contenteditable]')) return
  const field = document.querySelector('form.search input')
  const page = document.querySelector('link[rel=search]')
  if (!field && !page) return
  event.preventDefault()
  if (field) field.focus()
  else location.href = page.href
})
const menus = document.querySelectorAll('.top details')
if (menus.length) {
  addEventListener('click', (event) => {
    for (const menu of menus) if (!menu.contains(event.target)) menu.open = false
  })
  addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    for (const menu of menus) {
      if (menu.open && menu.contains(document.activeElement)) menu.querySelector('summary').focus()
      menu.open = false
    }
  })
}
const words = document.currentScript.dataset
if (navigator.clipboard) {
  for (const pre of document.querySelectorAll('.prose pre')) {
    const code = pre.querySelector('code') || pre
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'copy'
    button.textContent = words.copy
    button.addEventListener('click', async () => {
      try {
        await navigator.clipboard.writeText(code.textContent.replace(/\n$/, ''))
        button.textContent = words.copied
      } catch {
        getSelection().selectAllChildren(code)
        button.textContent = words.selected
      }
      setTimeout(() => { button.textContent = words.copy }, 1600)
    })
    let frame = pre.closest('figure')
    if (!frame) {
      frame = document.createElement('div')
      pre.replaceWith(frame)
      frame.append(pre)
    }
    frame.classList.add('copyable')
    frame.append(button)
  }
}
const turn = document.querySelector('button.scheme')
if (turn) {
  const root = document.documentElement
  const system = matchMedia('(prefers-color-scheme: dark)')
  const sources = [...document.querySelectorAll('source[media*="prefers-color-scheme"]')].map((source) => [source, source.media])
  const paint = () => {
    const chosen = root.dataset.scheme
    for (const [source, media] of sources) {
      source.media = chosen
        ? media.replaceAll('(prefers-color-scheme: dark)', chosen === 'dark' ? '(min-width: 0)' : '(max-width: 0)')
        : media
    }
    turn.setAttribute('aria-pressed', String((chosen || (system.matches ? 'dark' : 'light')) === 'dark'))
  }
  turn.dataset.works = ''
  turn.addEventListener('click', () => {
    const isDark = (root.dataset.scheme || (system.matches ? 'dark' : 'light')) === 'dark'
    root.dataset.scheme = isDark ? 'light' : 'dark'
    try { localStorage.setItem('scheme', root.dataset.scheme) } catch {}
    paint()
  })
  paint()
}
