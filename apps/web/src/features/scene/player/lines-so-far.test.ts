import { stepsOf } from '@wis/games'
import { expect, it } from 'vitest'
import { houseMatch, kitCalled } from '../../../testing/stored-kit-matches.ts'
import { linesSoFar } from './lines-so-far.ts'

it.each(['bargain', 'cost-sharing', 'avalon', 'who-is-spy'])(
  'a line of %s is whole beside the table, with its words or without them',
  (game) => {
    const kit = kitCalled(game)
    const steps = stepsOf(kit, houseMatch(kit), 'director').map((step) => ({ ...step, at: '' }))
    const current = steps.flatMap((_, index) => {
      const line = linesSoFar({ steps, furthest: index, index })[index]?.say?.en
      return line === undefined ? [] : [line]
    })
    expect(current.length).toBeGreaterThan(5)
    for (const line of current) expect(line).not.toMatch(/“…”|Says: ?$/u)
    // An earlier line has its words again.
    const last = { steps, furthest: steps.length - 1, index: steps.length - 1 }
    const earlier = linesSoFar(last).slice(0, -1)
    expect(earlier.map(({ say }) => say)).toEqual(steps.slice(0, earlier.length).map(({ say }) => say))
  },
)
