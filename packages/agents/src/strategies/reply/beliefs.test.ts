import { believedIn, kits } from '@wis/games'
import type { GameKit } from '@wis/games'
import { plainStrategy, requestsOfMatch } from '@wis/protocol'
import type { GameRequest } from '@wis/protocol'
import { describe, expect, it } from 'vitest'
import { readGameAnswer } from '../../adapters/webhook/game-answer.ts'
import { moveFrom } from './read-game-reply.ts'

/** A question of each kind, with the answer of a house player. */
const asked = (kit: GameKit) => {
  const all = requestsOfMatch(kit, { ruleset: kit.setup.presets[0], language: 'en' })
  return [...new Map(all.map((one) => [one.request.turn.kind, one])).entries()]
}
const hiding = kits.filter((kit) => believedIn(kit) !== undefined)
const byProgram = (request: GameRequest, given: object) => {
  const read = readGameAnswer(given, request)
  return read.ok ? read.value : expect.fail(read.detail)
}
const byModel = (request: GameRequest, given: object) =>
  moveFrom(plainStrategy, { text: JSON.stringify(given) }, request)

it('players hide in three games, of which agents may say what they believe', () => {
  expect(hiding.map((kit) => [kit.id, believedIn(kit)?.en]).toSorted()).toEqual([
    ['avalon', 'is evil'],
    ['chameleon', 'is the chameleon'],
    ['who-is-spy', 'is the spy'],
  ])
})

const questions = kits.flatMap((kit) => asked(kit).map(([kind, one]) => [kit.id, kind, kit, one] as const))

describe.each(questions)('an answer in %s to %s', (_, __, kit, { request, answer }) => {
  const [own = '', other = '', unknown = 'Player 99'] = [...request.aliases.slice(0, 2)]
  const beliefs = { [own]: 0, [other]: 0.75, [unknown]: 1 }
  const kept = believedIn(kit) ? { beliefs: { [own]: 0, [other]: 0.75 } } : {}

  it.each([
    ['program', byProgram],
    ['model', byModel],
  ])('of a %s keeps its reasons in every game, and its beliefs where seats hide', (___, read) => {
    const { text } = read(request, answer)
    const told = read(request, { reasoning: 'It seems so.', beliefs, ...answer })
    expect(told).toEqual({ text, reasoning: 'It seems so.', ...kept })
  })

  it('of a model may have beliefs in per cent, in a list, and before the answer', () => {
    const inPercent = [
      { player: own, chance: '0%' },
      { player: other, chance: '75%' },
    ]
    expect(byModel(request, { beliefs: inPercent, ...answer })).toEqual({
      ...byModel(request, answer),
      ...kept,
    })
  })

  it('is not hurt by beliefs that are none', () => {
    for (const odd of [null, 'Player 1', [0.5], { [other]: {} }, { nobody: 1 }, 7])
      for (const read of [byProgram, byModel])
        expect(read(request, { ...answer, beliefs: odd })).toEqual(read(request, answer))
  })
})
