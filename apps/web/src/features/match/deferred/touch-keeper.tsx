import { headers } from 'next/headers'
import { nonceHeader } from '../../../server/page-cache/page-nonce.ts'

/**
 * Keeps touches until `redoTouches` does them again. Links work without code, and so do fields, forms with an address and
 * every part that is marked as hydrated. A press that would scroll the page, or choose another speed or level, is the
 * player's.
 */
const script = `{
  const touches = []
  const keeping = new AbortController()
  const isOpen = (field) => { try { return field.matches(':open') } catch { return false } }
  const scrolls = ({ key, target, shiftKey, ctrlKey, metaKey, altKey }) =>
    !ctrlKey && !metaKey && !altKey && !isOpen(target) &&
    !target.closest('textarea, [contenteditable], input:not([type=radio], [type=checkbox])') &&
    (key === ' ' ? !target.closest('button, summary, a, input, select') :
      !shiftKey && ['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(key))
  const keep = (touch) => {
    if (touch.target.closest?.('[data-hydrated]')) return
    touches.push(touch)
    if (touch.type === 'submit' ? !touch.target.hasAttribute('action') : touch.type === 'keydown' && scrolls(touch))
      touch.preventDefault()
  }
  for (const sign of ['click', 'input', 'keydown', 'submit'])
    document.addEventListener(sign, keep, { capture: true, signal: keeping.signal })
  globalThis.keptTouches = { touches, end: () => keeping.abort() }
}`.replaceAll(/\n\s*/g, '\n')

/** Stands before what needs its code, so that nothing a reader does is lost while it is on its way. */
export async function TouchKeeper() {
  const nonce = (await headers()).get(nonceHeader) ?? undefined
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />
}
