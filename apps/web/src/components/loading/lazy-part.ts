import { lazy } from 'react'
import type { ComponentType } from 'react'
import { patientLoad } from './patient-load.ts'

const Nothing = () => null

/**
 * A part whose code comes when it is needed, and that its page can do without: it appears once its code has come, or
 * something simpler takes its place where that is away just then.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  instead?: ComponentType<Props>,
) {
  return lazy<ComponentType<Props>>(() =>
    (instead ? load() : patientLoad(load)).catch(() => ({ default: instead ?? Nothing })),
  )
}
