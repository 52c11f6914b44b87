import { keepTouches } from './kept-touches.ts'
import { onTouch } from './on-touch.ts'
import type { Asleep } from './redo-touches.ts'
import { isOpening } from './use-opened-entry.ts'

/**
 * Resolves when the reader first touches the page. Touches of what sleeps are kept until the code has loaded. On the
 * server, it resolves at once.
 */
export function firstTouch(asleep: Asleep): Promise<void> {
  if (typeof document === 'undefined') return Promise.resolve()
  keepTouches(asleep)
  return new Promise((resolve) => {
    // A list that the page itself keeps at its newest line scrolls without a reader.
    onTouch(resolve, ({ type, target }) => type !== 'scroll' || (target === document && !isOpening()))
  })
}
