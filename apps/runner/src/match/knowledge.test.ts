import { brief, rulesets, whoIsSpy } from '@wis/games'
import { randomMatch } from '@wis/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openKnowledge } from './knowledge.ts'

const anyMatch = fc.record({ seed: fc.string(), ruleset: fc.constantFrom(...Object.values(rulesets)) })

describe('what a seat knows', () => {
  it('is at every turn of any match exactly what the whole log would tell it', () => {
    fc.assert(
      fc.property(anyMatch, (wanted) => {
        const { log } = randomMatch(wanted)
        const knowledge = openKnowledge(wanted.ruleset.players)
        for (const [at, entry] of log.entries()) {
          for (const { seat } of whoIsSpy.turns(knowledge.state))
            expect(knowledge.historyOf(seat)).toEqual(brief(log.slice(0, at), seat)?.history)
          knowledge.add([entry])
        }
      }),
      { numRuns: 30 },
    )
  })

  it('does not grow in hands that it was given to before', () => {
    const { log } = randomMatch({ seed: 'a' })
    const knowledge = openKnowledge(6)
    knowledge.add(log.slice(0, 9))
    const before = knowledge.historyOf(0)
    knowledge.add(log.slice(9))
    expect(before.every(({ seq }) => seq < 9)).toBe(true)
  })
})
