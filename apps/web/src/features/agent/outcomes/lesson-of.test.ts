import { expect, it } from 'vitest'
import { houseMatch, kitCalled } from '../../../testing/stored-kit-matches.ts'
import { decisiveMoment, lessonOf } from './outcome-list.tsx'
import type { LessonName } from './outcome-list.tsx'

type Known = Parameters<typeof lessonOf>[0]

type Flat = Pick<Known, 'role' | 'faults'> & { readonly won: boolean } & NonNullable<Known['part']>

const lost: Flat = {
  role: 'civilian',
  won: false,
  departure: null,
  faults: 0,
  ballots: { asked: 2, forSpy: 1, abstained: 0 },
}
const foul = { cause: 'foul', round: 1, foul: 'own-word' } as const
const vote = { cause: 'vote', round: 2, votes: 3, voters: 5 } as const

it.each<[LessonName | undefined, Partial<Flat>]>([
  [undefined, {}],
  [undefined, { won: true, departure: vote }],
  ['own-word', { won: true, departure: foul }],
  ['faults', { departure: { ...foul, foul: 'silence' }, faults: 1 }],
  ['spyFound', { role: 'spy', departure: vote }],
  ['civilianOut', { departure: vote }],
  ['spyMissed', { ballots: { asked: 3, forSpy: 0, abstained: 0 } }],
  ['abstained', { departure: vote, ballots: { asked: 3, forSpy: 1, abstained: 1 } }],
  ['spyFound', { role: 'spy', departure: vote, ballots: { asked: 3, forSpy: 0, abstained: 2 } }],
])('the lesson is “%s” before every weaker one', (lesson, changes) => {
  const { role, faults, won, ...part } = { ...lost, ...changes }
  expect(lessonOf({ role, faults, result: won ? 'won' : 'lost', part })).toBe(lesson)
})

it('a game without advice of its own gives advice for faults alone', () => {
  const asked = { role: null, result: 'lost', part: null } as const
  expect(lessonOf({ ...asked, faults: 0 })).toBeUndefined()
  expect(lessonOf({ ...asked, faults: 2 })).toBe('faults')
})

it('the deciding moment is the last one of the agent, in any game that has moments', () => {
  const view = kitCalled('liars-dice')
  const log = houseMatch(view)
  const moments = view.moments?.(log, (seat) => `Player ${seat + 1}`) ?? []
  expect(moments.length).toBeGreaterThan(0)
  for (const seat of [0, 1, 2]) {
    const found = decisiveMoment(
      { match: { id: 'm', game: view.id, seats: [] }, view, seat, log },
      { seats: [] },
      'en',
    )
    const own = moments.filter((moment) => moment.seat === seat || moment.by === seat)
    expect(found?.seq).toBe((own.length > 0 ? own : moments).at(-1)?.seq)
  }
})
