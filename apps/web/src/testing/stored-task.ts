import type { Database } from '@wis/db'
import { keepDescribed } from '@wis/db/experiments'
import { ids } from '@wis/engine'
import { deepItems, deepPreset, playTask, readTask, samplePlayers, TaskReportMaker } from '@wis/lab'
import type { TaskSpec } from '@wis/lab'
import { madeExperiment } from '@wis/testkit'
import { storedRatings, storeDueReport, storeRatings } from './stored-asked.ts'

export interface StoredTask {
  readonly id: string
  readonly spec: TaskSpec
}

/** Stores a small task of sample players as a runner would, with its descriptions, ratings and report. */
export async function storeTask(db: Database, ownerId: string): Promise<StoredTask> {
  const read = readTask({ ...deepPreset().spec, words: 2, language: ['en'] })
  if (!read.ok) throw new Error(JSON.stringify(read.faults))
  const { spec } = read
  const playerCalled = (name: string) => samplePlayers[name] ?? (() => '')
  const { rows } = playTask(spec, playerCalled)
  const player = (slug: string) => {
    const [agentId, versionId] = [ids.agent(slug), ids.version(slug)]
    return [slug, { agentId, versionId, slug, version: 1, kind: 'sample' }] as const
  }
  const players = Object.fromEntries([...spec.subjects, ...spec.judges.map(({ agent }) => agent)].map(player))
  const id = await madeExperiment(db, {
    ownerId,
    name: spec.name,
    game: spec.task,
    spec,
    text: '',
    players,
    access: 'private' as const,
    deals: 2,
    matches: rows.length,
    judges: spec.judges,
    starts: true,
  })
  for (const row of rows) {
    const { number, subject, mode, language, domain } = row
    const factors = { language, domain }
    const plan = { deal: number, subject, condition: mode, seat: 0, changed: [], factors }
    const use = { agentId: null, tokens: 0, spend: 0 }
    await keepDescribed(db, { experimentId: id, number, plan, row, failed: false }, use)
  }
  await storeRatings(db, {
    id,
    round: 1,
    judges: spec.judges,
    seed: spec.seed,
    itemsFor: () => deepItems(rows),
  })
  const ratings = await storedRatings(db, id)
  const maker = new TaskReportMaker(spec)
  for (const row of rows) maker.add(row, ratings.get(row.number))
  await storeDueReport(db, id, { report: maker.report(), matches: rows.length })
  return { id, spec }
}
