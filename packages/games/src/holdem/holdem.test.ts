import { expect, it } from 'vitest'
import { describeGame } from '../contract/testing/describe-game.ts'
import { holdem } from './kit.ts'
import { withTurnedUp } from './testing/at-the-table.ts'

describeGame(withTurnedUp, { mostEntries: 600, comparisons: 160 })

it.each(['en', 'zh'] as const)(
  'a heading in %s stands above a line of the rules of the first ruleset',
  (language) => {
    const [ruleset] = holdem.setup.presets
    const { rules, headings } = holdem.texts[language]
    const lines = rules(ruleset).split('\n').length
    const places = Object.keys(headings ?? {}).map(Number)
    expect(places.length).toBeGreaterThan(2)
    expect(Math.max(...places)).toBeLessThan(lines)
  },
)
