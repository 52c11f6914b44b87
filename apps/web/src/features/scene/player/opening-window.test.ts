import { stepsOf } from '@wis/games'
import { expect, it } from 'vitest'
import { houseMatch, kitCalled } from '../../../testing/stored-kit-matches.ts'
import { openingWindow } from '../scene-opening.ts'

const kit = kitCalled('holdem')
const steps = stepsOf(kit, houseMatch(kit), 'director')
const window = (status: 'running' | 'finished', at?: number) =>
  openingWindow({ status, outcome: null, moments: [], hasSecrets: true, steps }, at).steps.flatMap(
    ({ scene }, place) => (scene ? [place] : []),
  )

it('a page has every line of its match, and a few scenes around the place where it opens', () => {
  const { steps: sent, place } = openingWindow(
    { status: 'finished', outcome: null, moments: [], hasSecrets: true, steps },
    undefined,
  )
  expect(sent.map(({ say }) => say)).toEqual(steps.map(({ say }) => say))
  expect(place).toBeGreaterThan(2)
  expect(window('finished')).toEqual(Array.from({ length: 13 }, (_, after) => place - 2 + after))
})

it('the place is the last one of a running match, and the end if the address asks for it', () => {
  const last = steps.length - 1
  expect(window('running')).toEqual([last - 2, last - 1, last])
  expect(window('finished', 999_999)).toEqual([last - 2, last - 1, last])
})

it('who catches up has the deal, and the newest scene', () => {
  const known = { status: 'running', outcome: null, moments: [], hasSecrets: true, steps } as const
  const { place, steps: sent } = openingWindow(known, undefined, true)
  expect(place).toBe(0)
  expect([0, 10, 11].map((at) => sent[at]?.scene !== null)).toEqual([true, true, false])
  expect(sent.at(-1)?.scene).not.toBeNull()
})
