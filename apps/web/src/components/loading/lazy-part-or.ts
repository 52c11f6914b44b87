import { lazy } from 'react'
import type { ComponentType } from 'react'

/** A part whose code loads on demand. If it does not come at once, a simpler part takes its place. */
export const lazyPartOr = <Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  instead: ComponentType<Props>,
) => lazy(() => load().catch(() => ({ default: instead })))
