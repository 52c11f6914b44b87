import { MatchInPlay } from '@wis/engine'
import { kitCalled } from '@wis/games'
import { rulesets, whoIsSpyKit } from '@wis/games/who-is-spy'
import type { SpyState } from '@wis/games/who-is-spy'
import { table } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { answerSchemaOf } from '../wire/answer-schema.ts'
import { olderRequestOf } from '../wire/requests-of-match.ts'
import { asGameRequest } from './agent-wire.ts'

type Table = ReturnType<typeof table>

function asked(match: Table, seat: number) {
  const known = new MatchInPlay({ game: whoIsSpyKit.rules, seats: [seat], seed: '' }, match.log)
  const turn = known.turns().find((due) => due.seat === seat) ?? expect.fail(`seat ${seat} is not asked`)
  const kit = kitCalled('who-is-spy') ?? expect.fail('the game is gone')
  const deadline = '2030-01-01T00:00:00Z'
  const request = olderRequestOf({ kit, matchId: 'm', turn, known, deadline }) ?? expect.fail('no request')
  return { request, made: asGameRequest(request) }
}

const seenBy = (match: Table, seat: number): SpyState => match.stateFor(seat)

describe.each(['en', 'zh'] as const)('a question of the older form in %s', (language) => {
  const ruleset = rulesets['spygame-4']

  it.each(['speech', 'vote'] as const)('says the same about a %s in the form of all games', (kind) => {
    const match = table({ language, ruleset, spy: 2 }).round({ 0: 1, 1: 0, 2: 0, 3: 1 })
    if (kind === 'vote') match.speeches()
    const [seat = 0] = match.due(kind)
    const { request, made } = asked(match, seat)
    const state = seenBy(match, seat)
    const turn = { seat, kind, round: request.turn.round, step: 1, limitMs: 1 }
    expect(made.observation.text).toBe(whoIsSpyKit.wire.observe(state, seat).text)
    expect(made.fields).toEqual(answerSchemaOf(whoIsSpyKit.wire.fields(state, turn), language))
    expect(made).toMatchObject({
      game: 'who-is-spy',
      seat,
      alias: request.alias,
      aliases: request.aliases,
      language,
      rules: request.rules,
      turn: { kind, round: request.turn.round, deadline: request.turn.deadline, tries: 0 },
    })
    expect(made.history.map(({ event }) => event)).toEqual(request.history.map(({ event }) => event))
  })

  it('tells nothing that the seat was not told', () => {
    const match = table({ language, ruleset, spy: 2 }).round({ 0: 1, 1: 0, 2: 0, 3: 1 })
    const [seat = 0] = match.due('speech')
    const { made } = asked(match, seat)
    const other = Object.values(match.state.dealt).find((word) => word !== match.state.dealt[seat]) ?? ''
    expect(JSON.stringify(made)).not.toContain(JSON.stringify(other))
    expect(JSON.stringify(made)).not.toContain('spy-chosen')
  })
})
