import { patientLoad } from '../../../components/loading/patient-load.ts'
import { movesByItself } from '../player/taken-key.ts'
import type { Asleep, KeptTouch } from './redo-touches.ts'

// Every page of a match keeps touches from the first. What they mean is needed only once there is one.
const loadRedo = () => patientLoad(() => import('./redo-touches.ts'))

let redo: ((touches: readonly KeptTouch[]) => void) | undefined
let kept: readonly KeptTouch[] = []
let keeping: AbortController | undefined
let asleep: Asleep = 'parts'

/** Keeps touches of what still waits for its code. Links need not be kept, because they work without code. */
export function keepTouches(sleeping: Asleep): void {
  if (sleeping === 'page') asleep = 'page'
  if (keeping) return
  keeping = new AbortController()
  const listening = { capture: true, signal: keeping.signal }
  for (const sign of ['click', 'input', 'keydown']) document.addEventListener(sign, keep, listening)
}

function keep(event: Event): void {
  kept = [...kept, { event, asleep }]
  if (event instanceof KeyboardEvent && movesByItself(event)) event.preventDefault()
}

/** Loads the code that does touches again, beside the code that they wait for. */
export async function prepareRedo(): Promise<void> {
  try {
    redo = (await loadRedo()).redo
  } catch {
    // The page is awake all the same, and the touches are lost.
  }
}

/**
 * Replays the kept touches now that the page has its code, and keeps no more. It happens at once: React puts a field
 * back that stays as the reader has set it.
 */
export function redoTouches(): void {
  keeping?.abort()
  keeping = undefined
  asleep = 'parts'
  const touches = kept
  kept = []
  if (touches.length === 0) return
  if (redo) redo(touches)
  else void prepareRedo().then(() => redo?.(touches))
}
