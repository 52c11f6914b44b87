import { z } from 'zod'
import type { OlderExports } from '../contract/older-exports.ts'
import { drawDeal, rulesetFaults } from './deal.ts'
import { whoIsSpy } from './game.ts'
import { spyResults } from './kit/results.ts'
import type { SpyMove } from './rules.ts'
import { spyMoveOf } from './rules.ts'
import { spyEvent, spyRuleset } from './schema.ts'
import type { Ruleset, SpyEvent } from './schema.ts'
import type { SpyState } from './state.ts'
import { nameOfSeat } from './table-names.ts'

export const olderExports: OlderExports<Ruleset, SpyState, SpyMove, SpyEvent> = {
  game: whoIsSpy.id,
  rules: whoIsSpy,
  moveOf: spyMoveOf,
  results: spyResults,
  ruleset: spyRuleset.extend({ speechLimit: spyRuleset.shape.speechLimit.strict() }).strict(),
  event: z.discriminatedUnion('type', [
    spyEvent,
    z.strictObject({ type: z.literal('match-voided'), reason: z.string() }),
  ]),
  faultsOf: rulesetFaults,
  nameOf: ({ names }, language, seat) => nameOfSeat(names, language, seat),
  totalsOf: ({ initialTotal, entryCost }) => ({ initialTotal, entryCost }),
  differences: {
    'match-opened': 'deal',
    'spy-chosen': 'deal',
    'word-dealt': 'deal',
    'round-opened': 'order',
    'speech-given': 'speech',
    'speech-missed': 'speech',
    'fouls-called': 'fouls',
    'vote-opened': 'candidates',
    'vote-cast': 'vote',
    'votes-revealed': 'ballots',
    'seat-eliminated': 'elimination',
  },
  ownVoids: ['nobody-alive'],
  drawDeal,
  dealOf: (opening) => {
    const opened = opening.find((event) => event.type === 'match-opened')
    const chosen = opening.find((event) => event.type === 'spy-chosen')
    if (!opened || !chosen) throw new Error('a match is opened without a deal')
    return { spySeat: chosen.seat, starter: opened.starter, words: chosen.words }
  },
  wordsTold: (event) => (event?.type === 'spy-chosen' ? event.words : undefined),
}
