import type { Studies } from '../contract/studies.ts'
import { chameleonCredits } from './credits.ts'
import type { ChameleonEvent, ChameleonMaterial, ChameleonRuleset } from './events.ts'
import { chameleonGuessed } from './guessed.ts'
import { chameleonJudged } from './judged.ts'
import { chameleonProbes } from './probes.ts'
import type { ChameleonState } from './state.ts'

/** Clues are given in the order of the seats, so the factor of all games covers the place among the speakers. */
export const chameleonStudies: Studies<ChameleonRuleset, ChameleonMaterial, ChameleonState, ChameleonEvent> =
  {
    factors: [{ id: 'role', name: { en: 'Role', zh: '身份' }, levels: () => ['chameleon', 'other'] }],
    layout: ({ aliases, chameleon }) =>
      [...aliases.keys()].map((seat) => ({ role: seat === chameleon ? 'chameleon' : 'other' })),
    conditions: [],
    counted: [chameleonCredits],
    probes: chameleonProbes,
    guessed: chameleonGuessed,
    judged: chameleonJudged,
  }
