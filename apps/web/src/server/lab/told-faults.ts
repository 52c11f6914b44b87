import type { SpecFault } from '@wis/lab'
import type { Issue } from '../app-error.ts'

/** Faults as the API tells them: the field, and a sentence in English. */
export const toldFaults = (faults: readonly SpecFault[]): Issue[] =>
  faults.map(({ path, message }) => ({ path, message }))
