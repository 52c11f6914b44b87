import type { BeyondLabLimit } from '@wis/db/experiments'
import type { SpecFault } from '@wis/lab'
import { AppError } from '../app-error.ts'
import type { Issue } from '../app-error.ts'
import { faultOfExcess } from './lab-standing.ts'

/** The answer to a member who would go beyond a limit of the operator's: which, what is used, and what to do. */
export function beyondLimit({ excess }: BeyondLabLimit): AppError {
  const fault = faultOfExcess(excess)
  return new AppError(
    'conflict',
    `This is beyond a limit of the site: ${fault.message}.`,
    toldFaults([fault]),
  )
}

/** Faults as the API tells them: the field, and a sentence in English. */
export const toldFaults = (faults: readonly SpecFault[]): Issue[] =>
  faults.map(({ path, message }) => ({ path, message }))
