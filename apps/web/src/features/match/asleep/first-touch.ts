import { keepTouches } from './kept-touches.ts'
import { isOpening } from './use-opened-entry.ts'

/** By any of them a hand, or an assistive technology in its place, shows that it is there. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'click']

/** Resolves once somebody touches the page. What is done until its code has come is kept; on the server, at once. */
export function firstTouch(): Promise<void> {
  if (typeof document === 'undefined') return Promise.resolve()
  keepTouches()
  return new Promise((resolve) => {
    const heard = new AbortController()
    const onSign = ({ type }: Event) => {
      if (type === 'scroll' && isOpening()) return
      heard.abort()
      resolve()
    }
    for (const sign of signs) {
      document.addEventListener(sign, onSign, { capture: true, passive: true, signal: heard.signal })
    }
  })
}
