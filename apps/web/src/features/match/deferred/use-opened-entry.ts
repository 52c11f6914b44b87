import { useEffect } from 'react'

let isSettling = false

/** Whether the page is scrolling to its opening place by itself, which does not count as a touch. */
export const isOpening = () => isSettling

/** Scrolls to the entry in the address, in every view. The server's drawing marks it too. */
export function useOpenedEntry(isNamed: boolean): void {
  useEffect(() => {
    if (!isNamed) return
    isSettling = true
    show()
    requestAnimationFrame(() => {
      requestAnimationFrame(() => {
        isSettling = false
      })
    })
  }, [isNamed])
}

function show(): void {
  const here = document.querySelector('[data-here]')
  const box = here?.getBoundingClientRect()
  if (!box || (box.top >= 0 && box.bottom <= window.innerHeight)) return
  here?.scrollIntoView({ block: 'center' })
}
