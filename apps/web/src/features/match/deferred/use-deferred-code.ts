import { use, useEffect, useState } from 'react'
import { patientLoad } from '../../../components/loading/patient-load.ts'
import { siteAnswers } from '../../../components/loading/site-answers.ts'
import { hasTouched, partsAsleep, prepareRedo, redoTouches } from './kept-touches.ts'
import { useIsDrawn } from './use-is-drawn.ts'
import { isOpening } from './use-opened-entry.ts'

/** Code that loads when it is needed: at once, or at the first touch of the page. */
export interface DeferredCode<T> {
  readonly now: () => Promise<T>
  readonly touched: () => Promise<T>
}

export function deferredCode<T>(load: () => Promise<T>): DeferredCode<T> {
  let now: Promise<T> | undefined
  let touched: Promise<T> | undefined
  // After a failure, the next request loads the code again.
  const forget = (reason: unknown) => {
    now = undefined
    throw reason
  }
  const loadOnce = () => (now ??= patientLoad(load).catch(forget))
  return {
    now: loadOnce,
    touched: () =>
      (touched ??= firstTouch()
        .then(() => Promise.all([loadOnce(), prepareRedo()]))
        .then(([code]) => code, startAnew)),
  }
}

const aMinute = 60_000

/** A page that was open during an update asks for code that no longer exists. Reloading it gives the new code. */
async function startAnew(reason: unknown): Promise<never> {
  if (performance.now() > aMinute && navigator.onLine && (await siteAnswers())) location.reload()
  throw reason
}

/**
 * The code of a part of the page. If that part may wait, the server's drawing stays until the reader touches it:
 * without a Suspense boundary above it, React keeps the existing drawing. A page drawn by the browser, as after a
 * link within the site, needs the code at once.
 */
export function useDeferredCode<T>(code: DeferredCode<T>, mayWait: boolean): T {
  const isDrawn = useIsDrawn()
  const [waits] = useState(() => mayWait && !isDrawn)
  const [coming] = useState(() => (waits ? code.touched() : code.now()))
  useEffect(() => {
    // Touches that are kept now may be for a part that still waits.
    if (waits) redoTouches('page')
    else if (partsAsleep.size === 0) redoTouches('parts')
  }, [waits])
  return use(coming)
}

/** Resolves when the reader first touches the page. On the server, it resolves at once. */
async function firstTouch(): Promise<void> {
  if (typeof document === 'undefined' || hasTouched()) return
  await new Promise<void>((resolve) => {
    // A list that the page itself keeps at its newest line scrolls without a reader.
    onTouch(resolve, ({ type, target }) => type !== 'scroll' || (target === document && !isOpening()))
  })
}

/** Each of these events shows that a person, or an assistive technology, is using the page. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'click']

/** Acts once, at the first touch that counts. Returns a function that stops waiting. */
function onTouch(act: () => void, counts: (sign: Event) => boolean = () => true): () => void {
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
