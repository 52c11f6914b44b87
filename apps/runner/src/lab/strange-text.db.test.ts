import { readTask } from '@wis/lab'
import { freshDatabase, madeExperiment } from '@wis/testkit'
import { expect, it } from 'vitest'
import { ratingsOf, startedExperiment } from '../testing/experiment.ts'
import { experimentOf, inState, plansOf, probesOf } from '../testing/lab-rows.ts'
import { runHere } from '../testing/runner-process.ts'
import { openSeason } from '../testing/season.ts'
import { startStrangeProgram } from '../testing/strange-program.ts'

const judges = [{ agent: 'strange', rubric: 'description-match' }]

it(
  'what a program says as a subject, to a probe and as a judge is stored without what cannot be stored',
  { tags: ['nightly'], timeout: 180_000 },
  async () => {
    const db = await freshDatabase()
    await openSeason(db)
    const { players, env } = await startStrangeProgram(db)
    const id = await startedExperiment(
      db,
      {
        game: 'who-is-spy',
        subjects: ['strange'],
        opponents: ['fox', 'granny'],
        design: { materials: 2, repeats: 1 },
        probes: ['belief'],
        judges,
      },
      players,
    )
    await runHere(db.url, env)
    await inState(db, id, 'ended')
    const rows = await plansOf(db, id)
    expect(rows.map(({ state, attempts }) => `${state} ${attempts}`)).toEqual(rows.map(() => 'played 1'))
    expect(rows.map(({ row }) => row)).toMatchObject(rows.map(() => ({ end: 'decided', forfeits: 0 })))
    const probes = await probesOf(db, id)
    expect(probes.map(({ outcome }) => outcome)).toEqual(probes.map(() => 'answered'))
    const ratings = await ratingsOf(db, id)
    expect(ratings.map(({ rating }) => rating)).toEqual(ratings.map(() => 4))
    const items = await db.prisma.judgedItem.findMany({ where: { experimentId: id } })
    const calls = await db.prisma.agentCall.findMany({ where: { kind: 'speech', seat: { gte: 0 } } })
    const kept = { items, probes, ratings, calls: calls.map(({ reply }) => reply) }
    for (const [what, rowsKept] of Object.entries(kept)) {
      expect(rowsKept.length, what).toBeGreaterThan(0)
      expect(JSON.stringify(rowsKept), what).toContain('\ufffd')
    }
  },
)

it(
  'what a program says as the subject of a task is described, asked about and rated like any other text',
  { tags: ['nightly'], timeout: 180_000 },
  async () => {
    const db = await freshDatabase()
    const { players, env } = await startStrangeProgram(db)
    const read = readTask({
      name: 'Words',
      task: 'deep',
      language: ['en'],
      subjects: ['strange'],
      words: 4,
      seed: 'strange',
      judges,
    })
    if (!read.ok) throw new Error(JSON.stringify(read.faults))
    const { spec } = read
    const id = await madeExperiment(db, {
      ownerId: 'experimenter',
      name: spec.name,
      game: spec.task,
      spec,
      text: '',
      players,
      access: 'private',
      deals: 4,
      matches: 8,
      judges: spec.judges,
      starts: true,
    })
    await runHere(db.url, env)
    await inState(db, id, 'ended')
    const described = await plansOf(db, id)
    expect(described).toHaveLength(8)
    for (const { row } of described)
      expect((row as { readonly description: string | null }).description).toMatch(/it is \ufffd/)
    expect(await experimentOf(db, id)).toMatchObject({ played: 8, failed: 0 })
    const ratings = await ratingsOf(db, id)
    expect(ratings).toHaveLength(16)
    expect(ratings.map(({ rating }) => rating)).toEqual(ratings.map(() => 4))
  },
)
