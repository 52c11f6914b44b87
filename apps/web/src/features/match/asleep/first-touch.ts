import { keepTouches } from './kept-touches.ts'
import { onTouch } from './on-touch.ts'
import { isOpening } from './use-opened-entry.ts'

/** Resolves once somebody touches the page. What is done until its code has come is kept; on the server, at once. */
export function firstTouch(): Promise<void> {
  if (typeof document === 'undefined') return Promise.resolve()
  keepTouches()
  return new Promise((resolve) => {
    onTouch(resolve, (type) => type !== 'scroll' || !isOpening())
  })
}
