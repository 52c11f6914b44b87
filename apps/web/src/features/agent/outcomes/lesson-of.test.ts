import { expect, it } from 'vitest'
import { lessonOf } from './outcome-list.tsx'
import type { LessonName } from './outcome-list.tsx'

type Known = Parameters<typeof lessonOf>[0]

const lost: Known = {
  role: 'civilian',
  won: false,
  departure: null,
  faults: 0,
  ballots: { asked: 2, forSpy: 1, abstained: 0 },
}
const foul = { cause: 'foul', round: 1, foul: 'own-word' } as const
const vote = { cause: 'vote', round: 2, votes: 3, voters: 5 } as const

it.each<[LessonName | undefined, Partial<Known>]>([
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
  expect(lessonOf({ ...lost, ...changes })).toBe(lesson)
})
