import type { Language, Viewer } from '@wis/engine'
import { expect, it } from 'vitest'
import { seenIn } from '../contract/testing/seen-in.ts'
import { bargain } from './kit.ts'
import { atTheTable, instance } from './testing.ts'
import type { BargainTestMatch } from './testing.ts'
import { allInstances } from './things.ts'
import type { Instance } from './things.ts'

const seenBy = (viewer: Viewer, { match }: BargainTestMatch, language: Language) =>
  seenIn(bargain, match.log, viewer, language)

/** Deals in which seat 1 values the same things otherwise. */
const twins: readonly Instance[] = allInstances()
  .filter(({ counts, values }) => counts.join() === '3,2,1' && values[0].join() === '2,1,2')
  .filter(({ values }) => values[1].join() !== instance.values[1].join())

const played = (dealt: Instance, language: Language) => {
  const table = atTheTable({ dealt, language })
  table.play(
    '{"hats":3,"balls":1,"say":"Hats!"}',
    '?',
    '0/2/1',
    '1/1/1',
    'I take 2 balls and 1 apple.',
    'accept',
  )
  return table
}

it.each(['en', 'zh'] as const)(
  'nothing tells the values of the other seat before the end (%s)',
  (language) => {
    expect(twins.length).toBeGreaterThan(10)
    const one = played(instance, language)
    const revealed = one.match.log.findIndex(({ event }) => event.type === 'match-ended')
    for (const dealt of twins) {
      const twin = played(dealt, language)
      for (const viewer of [0, 'spectator'] as const) {
        const [seen, other] = [seenBy(viewer, one, language), seenBy(viewer, twin, language)]
        expect(other.slice(0, revealed)).toEqual(seen.slice(0, revealed))
        expect(other[revealed]).not.toBe(seen[revealed])
      }
      expect(seenBy(1, twin, language).slice(0, revealed)).not.toEqual(
        seenBy(1, one, language).slice(0, revealed),
      )
    }
  },
)

it('a seat knows its own values at once, and both after the end', () => {
  const { match, textFor } = played(instance, 'en')
  expect(textFor(0)).toContain('Worth to you: a hat 2, a ball 1, an apple 2.')
  expect(match.stateOf(0).values).toEqual(instance.values)
})
