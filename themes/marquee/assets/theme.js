// The page is whole without this file. It adds one thing: a copy button on code.
(() => {
  if (!navigator.clipboard) return
  for (const pre of document.querySelectorAll('.prose pre')) {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'copy'
    button.textContent = 'Copy'
    button.addEventListener('click', async () => {
      const code = pre.querySelector('code') || pre
      try {
        await navigator.clipboard.writeText(code.textContent.replace(/\n$/, ''))
        button.textContent = 'Copied'
      } catch {
        button.textContent = 'Press ⌘C'
        getSelection().selectAllChildren(code)
      }
      setTimeout(() => { button.textContent = 'Copy' }, 1600)
    })
    let figure = pre.closest('figure')
    if (!figure) {
      figure = document.createElement('div')
      pre.replaceWith(figure)
      figure.append(pre)
    }
    figure.classList.add('copyable')
    figure.append(button)
  }
})()
