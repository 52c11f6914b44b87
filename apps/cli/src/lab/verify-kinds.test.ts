import fs from 'node:fs'
import path from 'node:path'
import {
  deepItems,
  deepPreset,
  exportFiles,
  judgeLocally,
  numberOfItem,
  playTask,
  readTask,
  renamedRow,
  renamedSpec,
  renamingOf,
  samplePlayers,
  TaskReportMaker,
} from '@wis/lab'
import type { TaskMethod, TaskSpec } from '@wis/lab'
import { describe, expect, it } from 'vitest'
import { exportOf, writeExport } from './testing/exported.ts'
import type { MadeExport } from './testing/exported.ts'
import { exportVerifier } from './testing/verified-export.ts'

const { wis, verified, toldOfChanged } = exportVerifier()

describe('an export with conditions of its author', { timeout: 60_000 }, () => {
  const own = {
    careful: { seats: 'subject', prompt: 'Name no colour.', strategy: 'reasoning' },
    short: { seats: 'others', rules: { rounds: 1 } },
    unseen: { hides: ['speech-given'] },
  }
  const made = exportOf({
    game: 'who-is-spy',
    subjects: ['fox'],
    design: { materials: 1, repeats: 1, only: { role: ['spy'] } },
    conditions: ['baseline', 'careful', 'short', 'unseen'],
    own,
    probes: ['belief'],
  })

  it('verifies by their rules, and its probes showed nothing that they hide', async () => {
    expect(await verified(made)).toMatchObject({ code: 0, err: '' })
  })

  it('follows no other rules than those of its conditions', async () => {
    const other = structuredClone(made)
    other.about.spec = {
      ...other.about.spec,
      own: { ...own, short: { seats: 'others', rules: { rounds: 2 } } },
    }
    const { code, err } = await verified(other)
    expect(code).toBe(1)
    expect(err).toMatch(/match \d+ does not follow from its deal by the rules: entry \d+/)
    const seen = structuredClone(made)
    seen.about.spec = { ...seen.about.spec, own: { ...own, unseen: { hides: ['votes-revealed'] } } }
    expect((await verified(seen)).err).toMatch(
      /probes.jsonl, line \d+: it asks or shows its seat something else/,
    )
  })
})

describe('an export with an agent that is named no more', { timeout: 60_000 }, () => {
  const names = renamingOf(new Map([['fox', 'withdrawn-1']]))
  const made = exportOf({
    game: 'who-is-spy',
    ruleset: 'spygame-4',
    subjects: ['fox'],
    opponents: ['granny'],
    design: { materials: 1, repeats: 1 },
    probes: ['belief'],
    judges: [{ agent: 'sample-kind', rubric: 'clue-fit', times: 1 }],
  })
  const { spec, players } = made.about
  const withdrawn: MadeExport = {
    ...made,
    about: {
      ...made.about,
      withdrawn: 1,
      spec: { ...renamedSpec(spec, names) },
      players: Object.fromEntries(
        Object.entries(players).map(([name, player]) => [names.name(name), player]),
      ),
    },
    rows: made.rows.map((row) => renamedRow(row, names)),
    report: null,
  }

  it('verifies without its report', async () => {
    const { code, out, err } = await verified(withdrawn)
    expect([code, err]).toEqual([0, ''])
    expect(out).toContain('the names of 1 agents had to be withdrawn')
    expect(out).not.toContain('the report follows')
  })

  it('may have neither a report with a withdrawn name nor none without one', async () => {
    expect((await verified({ ...withdrawn, report: made.report })).err).toContain(
      'the report does not follow',
    )
    expect((await verified({ ...made, report: null })).err).toContain('the report does not follow')
  })
})

interface Rated {
  readonly judges?: TaskSpec['judges']
  readonly method?: TaskMethod
}

/** A task of sample players, as a platform exports it. What they describe may have an end that they did not write. */
function exportOfTask(end = '', { judges: asked, method }: Rated = {}): MadeExport {
  const read = readTask({ ...deepPreset().spec, words: 2, language: ['en'], ...(asked && { judges: asked }) })
  if (!read.ok) throw new Error(JSON.stringify(read.faults))
  const { spec } = read
  const { judges, seed } = spec
  const playerCalled = (name: string) => samplePlayers[name] ?? (() => '')
  const ending = (text: string) => text.replace(/("description":\s*")[^"]*/, (_, head) => `${head}${end}`)
  const describer = (name: string) => {
    const player = playerCalled(name)
    return (...asked: Parameters<typeof player>) => ending(player(...asked))
  }
  const { rows } = playTask(spec, end === '' ? playerCalled : describer)
  const judgements = judgeLocally({ judges, seed, playerCalled, itemsFor: () => deepItems(rows) })
    .map((row) => ({ ...row, raw: [...row.raw], number: numberOfItem(row.item), round: 1 }))
    .toSorted((one, other) => one.number - other.number)
  const maker = new TaskReportMaker(spec, spec.judges, method)
  for (const row of rows)
    maker.add(
      row,
      judgements.filter(({ number }) => number === row.number),
    )
  const { about } = exportOf({
    game: 'tic-tac-toe',
    subjects: ['perfect'],
    design: { materials: 1, repeats: 1 },
  })
  return {
    about: {
      ...about,
      name: spec.name,
      game: spec.task,
      seed,
      spec,
      played: rows.length,
      plan: { deals: 2, matches: rows.length },
      judgings: [{ round: 1, judges, state: 'over' }],
    },
    rows: rows.map((row) => ({ ...row })),
    judgements,
    report: maker.report(),
  }
}

describe('an export of the task DEEP', { timeout: 60_000 }, () => {
  const honest = exportOfTask()
  const toldOf = (tamper: (made: MadeExport) => void) => toldOfChanged(honest, tamper)
  const change = (at: number, changed: object) =>
    toldOf(({ rows }) => void Object.assign(rows[at] ?? expect.fail('no row'), changed))

  it('verifies without matches', async () => {
    const { code, out, err } = await verified(honest)
    expect([code, err]).toEqual([0, ''])
    expect(out).toContain('8 of 8 descriptions, each of the word of the plan, none left out')
  })

  it('verifies by the method of its report: as each rating weighed the same, and as each judge does', async () => {
    const rubric = 'description-match'
    const judges = [
      { agent: 'sample-counter', rubric, times: 3 },
      { agent: 'sample-kind', rubric, times: 1 },
    ]
    const before = exportOfTask('', { judges, method: 'ratings' })
    const now = exportOfTask('', { judges })
    expect(before.report).not.toHaveProperty('method')
    expect(now.report).toMatchObject({ method: 'whole' })
    for (const made of [before, now]) expect(await verified(made)).toMatchObject({ code: 0, err: '' })
    const { method: _, contrasts, raters, ...swapped } = now.report as Record<string, unknown>
    expect([contrasts, raters].every((rows) => Array.isArray(rows) && rows.length > 0)).toBe(true)
    expect((await verified({ ...before, report: swapped })).err).toContain('the report does not follow')
  })

  it.each([
    ['line breaks', 'two\\nlines, and \\"quotes\\"', 'two\nlines, and "quotes"'],
    ['separators of Unicode', 'two\u2028lines\\u2029!', 'two\u2028lines\u2029!'],
    ['what a spreadsheet would run', '=HYPERLINK(1)', '=HYPERLINK(1)'],
    ['HTML, NUL and a lone surrogate', '<script>\\u0000\\ud800', '<script>\ufffd\ufffd'],
  ])('verifies with %s in a description', async (_, said, kept) => {
    const made = exportOfTask(said)
    expect(made.rows).toContainEqual(expect.objectContaining({ description: kept }))
    expect(await verified(made)).toMatchObject({ code: 0, err: '' })
  })

  it(
    'verifies as it was written before, when a text could begin like a formula',
    { tags: ['nightly'] },
    async () => {
      const made = exportOfTask('=HYPERLINK(1)')
      const now = writeExport(made)
      const table = fs.readFileSync(path.join(now, exportFiles.table), 'utf8')
      expect(table).toContain(",'=HYPERLINK(1),")
      const before = writeExport(made, (text) => text.replaceAll("'=", '='))
      expect(fs.readFileSync(path.join(before, exportFiles.table), 'utf8')).not.toContain("'=")
      expect(await wis('verify', before)).toMatchObject({ code: 0, err: '' })
    },
  )

  it(
    'tells descriptions that do not follow from their word and their answers',
    { tags: ['nightly'] },
    async () => {
      const line = 'rows.jsonl, line 3:'
      for (const changed of [
        { description: 'another' },
        { target: 'another' },
        { isCut: true },
        { subject: 'me' },
      ])
        expect(await change(2, changed)).toContain(`${line} it does not follow from its word and its answers`)
      expect(await change(2, { asked: [] })).toContain(`${line} question 1 was not asked`)
      const [asked] = (honest.rows[0] as { asked: object[] }).asked
      expect(await change(2, { asked: [asked] })).toContain(`${line} question 1 is about something else`)
      expect(await change(2, { number: 4 })).toContain(`${line} description 3 is missing`)
      expect(await toldOf(({ rows }) => void rows.pop())).toContain(
        '8 descriptions were made, and 7 are here',
      )
    },
  )

  it('tells ratings that were changed or are missing, and a report of other numbers', async () => {
    const rated = await toldOf(({ judgements = [] }) => {
      const [first = expect.fail('no rating')] = judgements
      first.rating = first.rating === 1 ? 2 : 1
    })
    expect(rated).toContain('judgements.jsonl, line 1: its rating is another one than its answer gives')
    const gone = await toldOf(({ judgements }) => void judgements?.splice(1, 1))
    expect(gone).toMatch(/judgements.jsonl, after line \d+: rating \d of item .* is missing/)
    expect(await toldOf((made) => void (made.report = {}))).toContain(
      'the report does not follow from the rows',
    )
  })
})
