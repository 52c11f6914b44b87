import { patientLoad } from '../../../components/loading/patient-load.ts'
import { siteAnswers } from '../../../components/loading/site-answers.ts'
import type { Asleep } from './redo-touches.ts'
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

/** Resolves when the reader first touches the page. On the server, it resolves at once. */
async function firstTouch(): Promise<void> {
  if (typeof document === 'undefined' || hasTouched()) return
  await new Promise<void>((resolve) => {
    // A list that the page itself keeps at its newest line scrolls without a reader.
    onTouch(resolve, ({ type, target }) => type !== 'scroll' || (target === document && !isOpening()))
  })
}

/** Each of these events shows that a person, or an assistive technology, is using the page. */
const signs = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
  'click',
  'input',
]

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

declare global {
  /** What the reader has done since the page began to arrive, kept by the script that a page of a match begins with. */
  var keptTouches: { readonly touches: Event[]; readonly end: () => void } | undefined
}

// What touches mean is needed only once there is one.
const loadRedo = () => patientLoad(() => import('./redo-touches.ts'))

let redo: ((touches: readonly Event[], asleep: Asleep) => void) | undefined

/** The parts of an awake page whose drawing is still the server's. */
export const partsAsleep = new Set<object>()

/** What was heard at once is not done again. */
export function forgetTouch(heard: Event): void {
  const touches = globalThis.keptTouches?.touches
  const place = touches?.indexOf(heard) ?? -1
  if (place >= 0) touches?.splice(place, 1)
}

/** Whether something that the reader did is still to be done. */
export const hasTouched = (): boolean => Boolean(globalThis.keptTouches?.touches.length)

/** Loads the code that does touches again, beside the code that they wait for. */
async function prepareRedo(): Promise<void> {
  try {
    redo = (await loadRedo()).redo
  } catch {
    // The page is awake all the same, and the touches are lost.
  }
}

/** From now on, no more are kept. */
export function takeTouches(): readonly Event[] {
  const kept = globalThis.keptTouches
  kept?.end()
  return kept?.touches.splice(0) ?? []
}

/**
 * Replays the kept touches now that what slept has its code, and keeps no more. It happens at once: React puts a field
 * back that stays as the reader has set it.
 */
export function redoTouches(asleep: Asleep): void {
  const touches = takeTouches()
  if (touches.length === 0) return
  if (redo) redo(touches, asleep)
  else void prepareRedo().then(() => redo?.(touches, asleep))
}
