import type { Database } from '@wis/db'
import { findPlayers } from '@wis/db/experiments'
import type { ExperimentPlayers } from '@wis/db/experiments'
import { ids } from '@wis/engine'
import { readSpec, scheduleOf, selfPlay } from '@wis/lab'
import type { ExperimentSpec } from '@wis/lab'
import { madeExperiment } from '@wis/testkit'

/** Stores an experiment of agents that are there, and starts it. Returns its id. */
export async function startedExperiment(
  db: Database,
  wanted: object,
  others: ExperimentPlayers = {},
  ownerId = 'experimenter',
): Promise<string> {
  const read = readSpec({ name: 'A test', seed: 'test', ...wanted })
  if (!read.ok) throw new Error(JSON.stringify(read.faults))
  const { spec } = read
  const { deals, matches } = scheduleOf(spec)
  const players = { ...(await playersOf(db, spec)), ...others }
  const { name: title, game } = spec
  await db.prisma.user.upsert({ where: { id: ownerId }, create: { id: ownerId, name: 'Ada' }, update: {} })
  return madeExperiment(db, {
    ownerId,
    name: title,
    game,
    spec,
    text: JSON.stringify(wanted),
    players,
    access: 'private',
    deals,
    matches,
    judges: spec.judges,
    starts: true,
  })
}

export async function playersOf(db: Database, spec: ExperimentSpec) {
  const { kit } = scheduleOf(spec)
  const opponents = spec.opponents.length > 0 ? spec.opponents : kit.house.map(({ slug }) => slug)
  const names = [...new Set([...spec.subjects, ...opponents])].filter((name) => name !== selfPlay)
  const found = await findPlayers(db, { game: spec.game, names })
  return Object.fromEntries(
    found.map(({ wanted, agentId, versionId, slug, version, kind }) => {
      if (versionId === null || version === null) throw new Error(`${wanted} has no such version`)
      return [wanted, { agentId, versionId, slug, version, kind }]
    }),
  )
}

/** The agent that `saveProbedAgent` makes, as an experiment names it. */
const modelPlayer: ExperimentPlayers = {
  model: {
    agentId: ids.agent('model'),
    versionId: ids.version('model'),
    slug: 'model',
    version: 1,
    kind: 'openai',
  },
}

/** An experiment among house players whose clues the model rates. */
export const startedJudged = (db: Database, more: object = {}): Promise<string> =>
  startedExperiment(
    db,
    {
      game: 'who-is-spy',
      subjects: ['fox', 'granny'],
      design: { materials: 2, repeats: 1 },
      measures: ['win-rate'],
      judges: [{ agent: 'model', rubric: 'description-match' }],
      ...more,
    },
    modelPlayer,
  )

/** The ratings of an experiment, in the order in which they were asked for. */
export const ratingsOf = (db: Database, id: string) =>
  db.prisma.judgement.findMany({ where: { experimentId: id }, orderBy: [{ time: 'asc' }, { place: 'asc' }] })
