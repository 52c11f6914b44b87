import { brief, rulesets, whoIsSpy } from '@wis/games'
import { randomMatch } from '@wis/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MatchInPlay } from './match-in-play.ts'

const startedAt = new Date(0)
const anyMatch = fc.record({
  seed: fc.string(),
  ruleset: fc.constantFrom(...Object.values(rulesets)),
  language: fc.constantFrom('en' as const, 'zh' as const),
})

describe('at every turn of any match', () => {
  it('a seat is told exactly what the whole log would tell it', () => {
    fc.assert(
      fc.property(anyMatch, (wanted) => {
        const match = new MatchInPlay('m', startedAt, wanted.ruleset.players)
        for (const { event } of randomMatch(wanted).log) {
          for (const turn of whoIsSpy.turns(match.state)) {
            const { protocol: _, matchId: __, game: ___, seat, ...told } = match.requestFor(turn)
            const { deadline: ____, ...asked } = told.turn
            expect({ ...told, turn: asked }).toEqual(brief(match.log, seat))
          }
          match.record([event])
        }
      }),
      { numRuns: 30 },
    )
  })
})

describe('a match in play', () => {
  it('dates every entry a second after the one before', () => {
    const match = new MatchInPlay('m', new Date('2026-01-31T12:00:59.000Z'), 6)
    match.record([{ type: 'match-voided', reason: 'test' }])
    match.record([{ type: 'match-voided', reason: 'test' }])
    expect(match.log.map(({ at }) => at)).toEqual(['2026-01-31T12:00:59.000Z', '2026-01-31T12:01:00.000Z'])
  })

  it('has no seat that nobody sits on', () => {
    const match = new MatchInPlay('m', startedAt, 3)
    expect(() => match.requestFor({ seat: 3, kind: 'speech', round: 1, limitMs: 1 })).toThrow(RangeError)
  })
})
