import type { Database } from '@wis/db'
import type { ExperimentPlayers } from '@wis/db/experiments'
import { ids } from '@wis/engine'
import { startedExperiment } from './experiment.ts'

/** The agent that `saveProbedAgent` makes, as an experiment names it. */
export const modelPlayer: ExperimentPlayers = {
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
