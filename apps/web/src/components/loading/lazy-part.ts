import type { ComponentType } from 'react'
import { lazy } from 'react'
import { patientLoad } from './patient-load.ts'

const Nothing = () => null

/** A part whose code loads on demand, and that its page can do without. It appears once its code has loaded. */
export const lazyPart = <Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
) => lazyPartOr(() => patientLoad(load), Nothing)

/** A part whose code loads on demand. If it does not come at once, a simpler part takes its place. */
export const lazyPartOr = <Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  instead: ComponentType<Props>,
) => lazy(() => load().catch(() => ({ default: instead })))
