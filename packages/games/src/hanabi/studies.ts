import { disguised } from '../contract/disguise/disguised.ts'
import type { Studies } from '../contract/studies.ts'
import { files } from './content/generated/disguise.ts'
import type { HanabiEvent, HanabiRuleset } from './events.ts'
import type { HanabiState } from './state.ts'

/** What an experiment may vary in hanabi. */
export const hanabiStudies: Studies<HanabiRuleset, null, HanabiState, HanabiEvent> = {
  factors: [],
  layout: ({ aliases }) => aliases.map(() => ({})),
  conditions: [disguised(files)],
}
