import type { PlayedMatch } from '@wis/lab'
import { expect, it } from 'vitest'
import { exportOf } from './testing/exported.ts'
import { exportVerifier } from './testing/verified-export.ts'

const { verified } = exportVerifier()

const made = () =>
  exportOf({
    game: 'avalon',
    ruleset: 'interintent',
    subjects: ['schemer'],
    aims: true,
    measures: ['team-selection-good'],
    design: { materials: 1, repeats: 5, free: ['turn'] },
    judges: [
      { agent: 'sample-reader', rubric: 'intentions-guessed-after' },
      { agent: 'sample-counter', rubric: 'speech-follows', trust: 0.6 },
    ],
  })

const ratedExport = () => {
  const { judgements = [], ...rest } = made()
  return { ...rest, judgements }
}

it(
  'what judges chose from a list, and the aims of subjects, follow from the matches',
  { timeout: 60_000 },
  async () => {
    expect(await verified(made())).toMatchObject({ code: 0, err: '' })
    const other = ratedExport()
    const at = other.judgements.findIndex(({ picks }) => picks)
    const row = other.judgements[at] ?? expect.fail('nobody chose')
    other.judgements[at] = { ...row, picks: ['defend-team', 'support-team'] }
    expect((await verified(other)).err).toContain('its rating is another one than its answer gives')
    const invented = ratedExport()
    invented.judgements[at] = { ...row, picks: ['be-nice', 'support-team'] }
    expect((await verified(invented)).err).toContain(
      'its choice is none of the list of intentions-guessed-after',
    )
    const aimed = made()
    const [first] = aimed.rows as PlayedMatch[]
    expect(first?.aims?.length).toBeGreaterThan(0)
    aimed.rows[0] = { ...first, aims: [] }
    expect((await verified(aimed)).err).toContain('row 1 has other aims than its match')
  },
)
