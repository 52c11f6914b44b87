import { expect, it } from 'vitest'
import { readSpec } from './read-spec.ts'

it('a probe that the game does not have is refused, with those that it has', () => {
  const spec = { name: 'x', game: 'who-is-spy', subjects: ['fox'], seed: 'x' }
  expect(readSpec({ ...spec, probes: ['belief', 'mood'] })).toMatchObject({
    faults: [
      {
        path: 'probes.1',
        message: 'the game has belief, first-order, second-order, words-of-others, predicted-deductions',
      },
    ],
  })
  expect(readSpec({ ...spec, probes: ['belief'] })).toMatchObject({ ok: true })
})
