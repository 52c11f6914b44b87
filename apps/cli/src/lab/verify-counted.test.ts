import type { PlayedMatch } from '@wis/lab'
import { expect, it } from 'vitest'
import { exportOf } from './testing/exported.ts'
import { exportVerifier } from './testing/verified-export.ts'

const { verified } = exportVerifier()

it('numbers that a specification asks for by name are counted again', { timeout: 60_000 }, async () => {
  const made = () =>
    exportOf({
      game: 'who-is-spy',
      subjects: ['fox'],
      conditions: ['attack'],
      measures: ['foul-rate-after-hearing'],
      design: { materials: 1, repeats: 1, only: { role: ['civilian'] } },
    })
  expect(await verified(made())).toMatchObject({ code: 0, err: '' })
  const changed = made()
  const [row] = changed.rows as PlayedMatch[]
  expect(row?.counted).toBeDefined()
  changed.rows[0] = { ...row, counted: { ...row?.counted, 'fouls-after-hearing': 9 } }
  expect((await verified(changed)).err).toContain('row 1 has other counted numbers than its match')
})

it(
  'missing and refused answers are counted again, where a row has their number',
  { timeout: 60_000 },
  async () => {
    const made = () =>
      exportOf({ game: 'tic-tac-toe', subjects: ['perfect'], design: { materials: 1, repeats: 1 } })
    const changed = made()
    const [row] = changed.rows as PlayedMatch[]
    expect(row?.slips).toBe(0)
    changed.rows[0] = { ...row, slips: 1 }
    expect((await verified(changed)).err).toContain(
      'row 1 has another number of missing and refused answers than its match',
    )
  },
)
