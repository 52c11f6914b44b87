import { lazy } from 'react'
import type { ComponentType } from 'react'
import { patientLoad } from './patient-load.ts'

const Nothing = () => null

/**
 * A part whose code loads on demand, and that its page can do without. It appears once its code has loaded. If the
 * network is down, a simpler part takes its place, if there is one.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  instead?: ComponentType<Props>,
) {
  return lazy<ComponentType<Props>>(() =>
    (instead ? load() : patientLoad(load)).catch(() => ({ default: instead ?? Nothing })),
  )
}
