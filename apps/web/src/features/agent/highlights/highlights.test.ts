import { whoIsSpyKit } from '@wis/games/who-is-spy'
import { table } from '@wis/testkit'
import type { SpyTestMatch } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { houseMatch, kitCalled } from '../../../testing/stored-kit-matches.ts'
import { bestLine, ownMoments } from './highlights.tsx'
import type { PlayedMatch } from './highlights.tsx'

/** The spy is never named, and wins. */
const covered = () => table({ spy: 2 }).round({ 0: 1, 3: 1, 4: 1, 5: 1 }).round().round()
/** Everybody names the spy. */
const caught = () => table({ spy: 2 }).round({ 0: 2, 1: 2, 3: 2, 4: 2, 5: 2 })
const quiet = () => table({ spy: 2 }).round().round().round()

const played = (id: string, match: SpyTestMatch, seat: number): PlayedMatch => ({
  match: { id, game: 'who-is-spy', seats: [] },
  view: whoIsSpyKit,
  seat,
  log: match.log,
})
const found = (...matches: readonly PlayedMatch[]) =>
  ownMoments(matches, (_, seat) => `Player ${seat + 1}`).map(
    ({ match, title }) => `${match.id}: ${title?.en ?? ''}`,
  )

describe('the moments of an agent', () => {
  it('are those about itself, and the votes with which it turned a match', () => {
    expect(found(played('spy', covered(), 2))).toEqual(['spy: The perfect cover'])
    expect(found(played('victim', covered(), 1))).toEqual(['victim: The bandwagon'])
    expect(found(played('bystander', covered(), 0))).toEqual([])
    const voters = [0, 1, 3, 4, 5].filter((seat) => found(played('m', caught(), seat)).length > 0)
    expect(voters).toHaveLength(1)
  })

  it('include only one of each match, the rarest that is left', () => {
    const matches = [
      played('a', covered(), 1),
      played('b', quiet(), 4),
      played('c', covered(), 2),
      played('d', covered(), 1),
    ]
    expect(found(...matches)).toEqual(['c: The perfect cover', 'a: The bandwagon', 'd: The slip'])
  })

  it('include every kind before a second one of any, and then the newest', () => {
    const matches = ['5', '4', '3', '2'].map((id) => played(id, covered(), 2))
    expect(found(...matches, played('1', covered(), 1)).toSorted()).toEqual([
      '1: The bandwagon',
      '3: The perfect cover',
      '4: The perfect cover',
      '5: The perfect cover',
    ])
  })

  it('have the words that were said there', () => {
    const match = table({ spy: 2 }).round({ 0: 1, 3: 1, 4: 1 })
    const [slip] = ownMoments([played('m', match, 1)], (_, seat) => `Player ${seat + 1}`)
    expect(slip).toMatchObject({
      seat: 1,
      title: { en: 'The slip' },
      text: { zh: '这番话之后，Player 2得到 3 票。' },
    })
    expect(match.log[slip?.seq ?? -1]?.event).toMatchObject({
      type: 'speech-given',
      seat: 1,
      text: slip?.quote,
    })
  })
})

describe('the best line of an agent', () => {
  it('is the one that the smallest share of the others suspected; among equal ones, the one before more votes', () => {
    const match = table({ spy: 2 }).round({ 0: 1, 2: 3, 3: 1, 4: 3, 5: 4 }).round()
    const suspected = bestLine([played('a', match, 1)])
    expect(suspected).toMatchObject({ among: { en: 'Round 1' }, against: 2, votes: 5 })
    expect(match.log[suspected?.seq ?? -1]?.event).toMatchObject({ type: 'speech-given', seat: 1 })
    expect(bestLine([played('a', match, 1), played('b', match, 0)])?.match.id).toBe('b')
  })

  it('does not exist if nobody voted or nothing was said', () => {
    expect(bestLine([])).toBeUndefined()
    expect(bestLine([played('a', table({ spy: 2 }), 1)])).toBeUndefined()
  })

  it('is a clue in Chameleon, and nothing where nobody speaks', () => {
    const of = (game: string, seat: number) => {
      const view = kitCalled(game)
      return { match: { id: game, game, seats: [] }, view, seat, log: houseMatch(view) }
    }
    const clues = of('chameleon', 0).log.flatMap(({ event }) =>
      event.type === 'clue-given' && 'text' in event ? [event.text] : [],
    )
    const best = bestLine([0, 1, 2].map((seat) => of('chameleon', seat)))
    expect(clues).toContain(best?.text)
    expect(bestLine([of('connect-four', 0)])).toBeUndefined()
  })
})
