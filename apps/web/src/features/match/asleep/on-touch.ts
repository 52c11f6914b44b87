/** By any of them a hand, or an assistive technology in its place, shows that it is there. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'click']

/** Acts once, when somebody first touches the page in a way that counts; answers with how to stop waiting for that. */
export function onTouch(act: () => void, counts: (type: string) => boolean = () => true): () => void {
  const heard = new AbortController()
  const onSign = ({ type }: Event) => {
    if (!counts(type)) return
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
