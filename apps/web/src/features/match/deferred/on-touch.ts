/** Each of these events shows that a person, or an assistive technology, is using the page. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'click']

/** Acts once, at the first touch that counts. Returns a function that stops waiting. */
export function onTouch(act: () => void, counts: (sign: Event) => boolean = () => true): () => void {
  const heard = new AbortController()
  const onSign = (sign: Event) => {
    if (!counts(sign)) return
    heard.abort()
    act()
  }
  for (const sign of signs) {
    document.addEventListener(sign, onSign, { capture: true, passive: true, signal: heard.signal })
  }
  return () => {
    heard.abort()
  }
}
