import type { NameRefused } from '@wis/db'
import { visibleString } from '../../components/text/visible-text.ts'
import type { AgentFormState, Kept } from './form-state.ts'

/** The state of a form whose name is reserved, or looks like that of another agent. */
export const nameFailed = (refusal: NameRefused, kept: Kept): AgentFormState => ({
  kept,
  errors: {
    name:
      refusal.reason === 'name-taken'
        ? { code: 'nameTaken', name: visibleString(refusal.resembles) }
        : { code: 'nameReserved' },
  },
})
