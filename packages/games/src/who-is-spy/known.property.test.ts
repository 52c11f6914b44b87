import { MatchInPlay } from '@wis/engine'
import { randomMatch } from '@wis/testkit'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { brief } from './briefing/briefing.ts'
import { whoIsSpy } from './game.ts'
import { rulesets } from './rulesets.ts'

const anyMatch = fc.record({ seed: fc.string(), ruleset: fc.constantFrom(...Object.values(rulesets)) })

it('the knowledge of a seat equals its view of the whole log at every turn of any match', () => {
  fc.assert(
    fc.property(anyMatch, ({ seed, ruleset }) => {
      const { log, rulings, moves } = randomMatch({ seed, ruleset })
      const seats = Array.from({ length: ruleset.players }, (_, seat) => seat)
      const match = new MatchInPlay({ game: whoIsSpy, seats, seed }, log.slice(0, rulings[0]))
      for (const { turn, move } of moves) {
        for (const { seat } of match.turns())
          expect(match.historyOf(seat)).toEqual(brief(match.log, seat)?.history)
        match.rule(turn, move, (seq) => log[seq]?.at ?? '')
      }
      expect(match.log).toEqual(log)
    }),
    { numRuns: 30 },
  )
})
