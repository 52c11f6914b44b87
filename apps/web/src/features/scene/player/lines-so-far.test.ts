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

it('a move that holds the words of its seat’s last speech is told whole', () => {
  const kit = kitCalled('who-is-spy')
  const steps = stepsOf(kit, houseMatch(kit), 'director').map((step) => ({ ...step, at: '' }))
  const index = steps.findLastIndex(({ scene, seat }) => scene !== null && seat !== undefined)
  const step = steps[index] ?? expect.fail('nobody did anything')
  const say = { en: 'Player 1 voted for Player 3.', zh: '玩家1投给玩家3。' }
  const speeches = {
    kind: 'speeches' as const,
    name: say,
    speeches: [{ seat: step.seat ?? 0, text: 'Player 3.', round: 1 }],
  }
  const scene = { ...step.scene, parts: [speeches], decided: undefined }
  const told = [...steps.slice(0, index - 1), { ...step, scene }, { ...step, scene, say }] as typeof steps
  expect(linesSoFar({ steps: told, furthest: index, index })[index]?.say).toEqual(say)
})
