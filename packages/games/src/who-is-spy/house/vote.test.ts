import { expect, it } from 'vitest'
import { briefingWith, spoken } from '../briefing/briefing.ts'
import { findPersona } from './personas.ts'
import { think } from './think.ts'

const candidates = [1, 2, 3, 4, 5, 6].map((number) => `Player ${number}`)
const turn = { kind: 'vote', round: 2, limit: 400 } as const
const pointedAt = (target: number) => ({
  type: 'votes-revealed',
  round: 1,
  ballots: [2, 3, 4].filter((seat) => seat !== target).map((seat) => ({ seat, target })),
})
const talk = spoken('It is nice.', 'I like it.', 'You know it.', 'Quite common.', 'Not bad at all.')

/** How often a persona votes for an alias in many matches that differ only in chance. */
function votes(slug: string, alias: string, events = talk, round = 2): number {
  const persona = findPersona(slug)
  if (!persona) throw new Error(slug)
  const matches = Array.from({ length: 200 }, (_, match) => `${match}`)
  const requests = matches.map((matchId) =>
    briefingWith(events, { matchId, turn: { ...turn, round }, candidates }),
  )
  return requests.filter((request) => think(persona, request, 'seed').text === alias).length
}

it('a follower of the crowd votes as the last votes went, a contrarian against them', () => {
  const events = [...talk, pointedAt(5)]
  expect(votes('echo', 'Player 6', events)).toBeGreaterThan(2 * votes('echo', 'Player 6'))
  expect(votes('contrarian', 'Player 6', events)).toBeLessThan(0.6 * votes('contrarian', 'Player 6'))
})

it('an agent that bears grudges votes for the players that voted for it', () => {
  const grudge = { type: 'votes-revealed', round: 1, ballots: [{ seat: 3, target: 0 }] }
  expect(votes('blurt', 'Player 4', [...talk, grudge])).toBeGreaterThan(1.4 * votes('blurt', 'Player 4'))
  expect(votes('inspector', 'Player 4', [...talk, grudge])).toBeLessThan(1.4 * votes('inspector', 'Player 4'))
})

it('the patient abstain if no player stands out, the resolute never do', () => {
  expect(votes('granny', 'abstain')).toBeGreaterThan(60)
  expect(votes('dozer', 'abstain')).toBeGreaterThan(20)
  for (const slug of ['inspector', 'fox', 'gambler', 'blurt']) expect(votes(slug, 'abstain')).toBe(0)
})

it('if all sound alike, the votes do not depend on seats', () => {
  for (const alias of candidates.slice(1)) {
    expect(votes('fox', alias, [])).toBeGreaterThan(20)
    expect(votes('fox', alias, [])).toBeLessThan(65)
  }
})
