import { patientLoad } from '../../../components/loading/patient-load.ts'
import type { Asleep } from './redo-touches.ts'

declare global {
  /** What the reader has done since the page began to arrive, kept by the script that a page of a match begins with. */
  var keptTouches: { readonly touches: Event[]; readonly end: () => void } | undefined
}

// What touches mean is needed only once there is one.
const loadRedo = () => patientLoad(() => import('./redo-touches.ts'))

let redo: ((touches: readonly Event[], asleep: Asleep) => void) | undefined

/** The parts of an awake page whose drawing is still the server's. */
export const partsAsleep = new Set<object>()

export const hasTouched = (): boolean => Boolean(globalThis.keptTouches?.touches.length)

/** Loads the code that does touches again, beside the code that they wait for. */
export async function prepareRedo(): Promise<void> {
  try {
    redo = (await loadRedo()).redo
  } catch {
    // The page is awake all the same, and the touches are lost.
  }
}

/**
 * Replays the kept touches now that what slept has its code, and keeps no more. It happens at once: React puts a field
 * back that stays as the reader has set it.
 */
export function redoTouches(asleep: Asleep): void {
  const kept = globalThis.keptTouches
  kept?.end()
  const touches = kept?.touches.splice(0) ?? []
  if (touches.length === 0) return
  if (redo) redo(touches, asleep)
  else void prepareRedo().then(() => redo?.(touches, asleep))
}
