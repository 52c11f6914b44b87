import { hasTouched } from './kept-touches.ts'
import { onTouch } from './on-touch.ts'
import { isOpening } from './use-opened-entry.ts'

/** Resolves when the reader first touches the page. On the server, it resolves at once. */
export async function firstTouch(): Promise<void> {
  if (typeof document === 'undefined' || hasTouched()) return
  await new Promise<void>((resolve) => {
    // A list that the page itself keeps at its newest line scrolls without a reader.
    onTouch(resolve, ({ type, target }) => type !== 'scroll' || (target === document && !isOpening()))
  })
}
