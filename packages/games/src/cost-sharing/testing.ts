import { aliasesOf } from '../contract/aliases.ts'
import { tableOf } from '../contract/testing/played-by-hand.ts'
import type { TestMatchOptions } from '../contract/testing/played-by-hand.ts'
import { airlinePool, costSharing } from './kit.ts'
import type { Airline } from './shares.ts'
import type { CostState } from './view.ts'

export function airlineCalled(id: string): Airline {
  const airline = airlinePool.find((one) => one.id === id)
  if (!airline) throw new RangeError(`no airline ${id}`)
  return airline
}

/** The presets by their ids. */
export const presetCalled = (id: string) =>
  costSharing.setup.presets.find((preset) => preset.id === id) ?? costSharing.setup.presets[0]

/** A small, a medium and a large airline. */
export const three = [
  airlineCalled('island-hopper'),
  airlineCalled('river-city'),
  airlineCalled('ocean-crown'),
]

/** A match that a test plays answer by answer. */
export function atTheTable(options: TestMatchOptions<Partial<CostState['ruleset']>> = {}) {
  const table = tableOf(costSharing, three, options)
  const { language = 'en' } = options
  return {
    ...table,
    answer: table.answerNext,
    says: (event: Parameters<typeof costSharing.wire.say>[0]) =>
      costSharing.wire.say(event, { language, nameOf: (seat) => aliasesOf(language, [0, 1, 2])[seat] ?? '' }),
  }
}

export type CostTestMatch = ReturnType<typeof atTheTable>
