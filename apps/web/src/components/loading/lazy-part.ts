import type { ComponentType } from 'react'
import { lazyPartOr } from './lazy-part-or.ts'
import { patientLoad } from './patient-load.ts'

const Nothing = () => null

/** A part whose code loads on demand, and that its page can do without. It appears once its code has loaded. */
export const lazyPart = <Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
) => lazyPartOr(() => patientLoad(load), Nothing)
