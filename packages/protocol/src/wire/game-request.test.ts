import type { Language } from '@wis/engine'
import { kits } from '@wis/games'
import type { AnyRuleset, GameKit } from '@wis/games'
import { gameRequests } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { requestWith } from '../legacy/example-request.ts'
import { isGameRequest } from './disguised-request.ts'
import { gameRequest, longestHistory } from './game-request.ts'
import { turnAsk } from './outbound.ts'

const requestsOf = (kit: GameKit, ruleset: AnyRuleset, language: Language) =>
  gameRequests(kit, { ruleset, language })

describe.each(kits.map((kit) => [kit.id, kit] as const))('a request of %s', (_, kit) => {
  const [preset] = kit.setup.presets
  it.each(['en', 'zh'] as const)('in %s is what its schema says, and fits into a message', (language) => {
    const requests = requestsOf(kit, preset, language)
    expect(requests.length).toBeGreaterThan(2)
    for (const request of requests) {
      expect(gameRequest.parse(JSON.parse(JSON.stringify(request)))).toEqual(request)
      expect(request.history.length).toBeLessThanOrEqual(longestHistory)
      expect(Buffer.byteLength(JSON.stringify(request))).toBeLessThan(48 * 1024)
    }
  })
})

const kitCalled = (id: string) => kits.find((kit) => kit.id === id) ?? expect.fail(`there is no ${id}`)
const ticTacToe = kitCalled('tic-tac-toe')

it('a request says who asks whom for what, and by when', () => {
  const [first] = requestsOf(ticTacToe, ticTacToe.setup.presets[0], 'en')
  expect(first).toMatchObject({
    protocol: 'wis/1',
    game: 'tic-tac-toe',
    ruleset: { id: 'arena', games: 2 },
    seat: 0,
    alias: 'Player 1',
    aliases: ['Player 1', 'Player 2'],
    language: 'en',
    turn: { kind: 'move', round: 1, step: 1, tries: 0, deadline: '2030-01-01T00:00:30.000Z' },
    observation: { data: { you: 'X' } },
    fields: { required: ['move'], properties: { move: { type: 'string', description: 'Move' } } },
    legal: ['1,1', '1,2', '1,3', '2,1', '2,2', '2,3', '3,1', '3,2', '3,3'],
  })
  expect(first?.rules).toContain('Three of your own marks')
})

it('an event is told in words too, in the language of the match', () => {
  const texts = requestsOf(ticTacToe, ticTacToe.setup.presets[0], 'zh')
    .at(1)
    ?.history.map(({ text }) => text)
  expect(texts).toEqual([undefined, '第1局开始，玩家1执X先行。', expect.stringMatching(/^玩家1下在\d,\d。$/)])
})

it('legal values are left out if the ruleset does not list them', () => {
  const [preset] = ticTacToe.setup.presets
  const requests = requestsOf(ticTacToe, ticTacToe.setup.ruleset.parse({ ...preset, hints: false }), 'en')
  expect(requests.filter((request) => 'legal' in request)).toEqual([])
})

it('the cards of another seat are in no request', () => {
  const requests = requestsOf(kitCalled('holdem'), kitCalled('holdem').setup.presets[0], 'en')
  for (const { seat, history } of requests)
    for (const { event } of history) if (event.type === 'hole-dealt') expect(event['seat']).toBe(seat)
})

it('is told from a request of who-is-spy, and both go whole to an agent that dials in', () => {
  const [request] = requestsOf(ticTacToe, ticTacToe.setup.presets[0], 'en')
  const spyRequest = requestWith([], { matchId: 'm', seat: 1 })
  expect([request, spyRequest].map((one) => one && isGameRequest(one))).toEqual([true, false])
  for (const asked of [
    { id: 't', request },
    { id: 't', request: spyRequest },
  ])
    expect(turnAsk.parse(asked)).toEqual(asked)
})
