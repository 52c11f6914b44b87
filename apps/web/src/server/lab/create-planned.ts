import type { Database } from '@wis/db'
import { createExperiment, createSuite } from '@wis/db/experiments'
import type { ExperimentCreated, NewExperiment, NewSuite } from '@wis/db/experiments'
import { specText, textWithoutAnnotators } from '@wis/lab'
import { suiteHashOf } from '@wis/proof'
import { labLimits } from '../env/env.ts'
import type { Planned } from './forecast-matches.ts'
import { planSha256Of } from './plan-suite.ts'
import type { PlannedSuite } from './plan-suite.ts'

interface Author {
  readonly userId: string
  readonly access: NewSuite['access']
  readonly starts: boolean
}

/** Stores what was planned: an experiment, a task or a suite, with the text in which its author gave it. */
export function createPlanned(
  db: Database,
  given: string | object,
  { planned, ...author }: Author & { readonly planned: Planned | PlannedSuite },
): Promise<ExperimentCreated> {
  const text = typeof given === 'string' ? given : specText(given)
  return 'parts' in planned
    ? createSuite(db, newSuite(planned, text, author), labLimits())
    : createExperiment(db, newExperiment(planned, textWithoutAnnotators(text), author), labLimits())
}

const newExperiment = (
  { spec, game, plan: { deals, matches }, players, annotators }: Planned,
  text: string,
  { userId: ownerId, access, starts }: Author,
): NewExperiment => ({
  ownerId,
  name: spec.name,
  game,
  spec,
  text,
  players,
  access,
  starts,
  judges: spec.judges,
  annotators,
  deals,
  matches,
  planSha256: planSha256Of({ spec, players }),
})

function newSuite({ spec, parts }: PlannedSuite, text: string, author: Author): NewSuite {
  const { userId: ownerId, access, starts } = author
  const made = parts.map(
    ({ part, planned }) => [part, newExperiment(planned, specText(planned.spec), author)] as const,
  )
  const hashes = made.map(([part, { planSha256 = '' }]) => [part, planSha256])
  return {
    ownerId,
    name: spec.name,
    spec,
    text,
    access,
    starts,
    parts: made,
    players: Object.assign({}, ...made.map(([, { players }]) => players)) as NewSuite['players'],
    planSha256: suiteHashOf(spec, Object.fromEntries(hashes) as Record<string, string>),
  }
}
