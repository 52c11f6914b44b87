import { useEffect, useState, useSyncExternalStore } from 'react'

let isShown = false
let isSettling = false

/** Whether the page is scrolling to where it opens, which is no sign of a hand. */
export function isOpening(): boolean {
  return isSettling
}

/**
 * Brings the entry that the address names into sight, in every view. A page that came from the server does so while it
 * sleeps: nothing of its player is there yet to do it, and what the server drew says where to go.
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

/** What waits for its code is rendered more than once, and nobody is taken back to where they opened the page. */
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
