import { use, useEffect, useState, useSyncExternalStore } from 'react'
import { patientLoad } from '../../../components/loading/patient-load.ts'
import { firstTouch } from './first-touch.ts'
import { redoTouches } from './kept-touches.ts'

/** Code that comes when it is first needed: at once, or as soon as somebody touches the page. */
export interface SleepingCode<T> {
  readonly now: () => Promise<T>
  readonly touched: () => Promise<T>
}

export function sleepingCode<T>(load: () => Promise<T>): SleepingCode<T> {
  let now: Promise<T> | undefined
  let touched: Promise<T> | undefined
  // What did not come may come when it is asked for again.
  const forget = (reason: unknown) => {
    now = undefined
    throw reason
  }
  const loadOnce = () => (now ??= patientLoad(load).catch(forget))
  return {
    now: loadOnce,
    touched: () => (touched ??= firstTouch().then(loadOnce).catch(startAnew)),
  }
}

const aMinute = 60_000

/** A page that stood open while the site was built anew asks for code that is no more. The new page has all of it. */
function startAnew(reason: unknown): never {
  if (performance.now() > aMinute && navigator.onLine) location.reload()
  throw reason
}

/**
 * The code of a part of the page. Where that part may sleep, the page that came from the server stays as it was drawn
 * until somebody touches it: with no boundary above it, React waits and leaves what stands. A page that is drawn by
 * the browser, as after a link within the site, needs the code at once.
 */
export function useSleepingCode<T>(code: SleepingCode<T>, maySleep: boolean): T {
  const isDrawn = useSyncExternalStore(neverChanges, inBrowser, onServer)
  const [coming] = useState(() => (maySleep && !isDrawn ? code.touched() : code.now()))
  useEffect(redoTouches, [])
  return use(coming)
}

const neverChanges = () => () => undefined
const inBrowser = () => true
const onServer = () => false
