import { useEffect, useState, useSyncExternalStore } from 'react'

let isShown = false
let isSettling = false

/** Whether the page is scrolling to its opening place by itself, which does not count as a touch. */
export function isOpening(): boolean {
  return isSettling
}

/**
 * Scrolls to the entry in the address, in every view. On a page from the server, this happens before the code of the
 * player has loaded, and the drawing itself marks the entry.
 */
export function useOpenedEntry(isNamed: boolean): void {
  const isDrawn = useSyncExternalStore(neverChanges, inBrowser, onServer)
  const [wasDrawn] = useState(() => {
    if (isNamed && !isDrawn && typeof document !== 'undefined') showOnce()
    return isDrawn
  })
  useEffect(() => {
    if (isNamed && wasDrawn) show()
  }, [isNamed, wasDrawn])
}

/** A part that waits for its code renders more than once, but the page must scroll to its opening place only once. */
function showOnce(): void {
  if (isShown) return
  isShown = true
  isSettling = true
  show()
  requestAnimationFrame(() => {
    requestAnimationFrame(() => {
      isSettling = false
    })
  })
}

function show(): void {
  const here = document.querySelector('[data-here]')
  const box = here?.getBoundingClientRect()
  if (!box || (box.top >= 0 && box.bottom <= window.innerHeight)) return
  here?.scrollIntoView({ block: 'center' })
}

const neverChanges = () => () => undefined
const inBrowser = () => true
const onServer = () => false
