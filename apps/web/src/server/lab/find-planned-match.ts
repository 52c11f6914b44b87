import type { Database } from '@wis/db'
import { dealtAs } from '@wis/db/experiments'
import type { MatchPlan } from '@wis/db/experiments'
import { readMatch } from '@wis/db/matches'
import { isOfPeople } from '@wis/lab'
import type { MatchHeader } from '@wis/protocol'
import { z } from 'zod'
import { AppError } from '../app-error.ts'
import { requireExperiment } from './experiment-page-of.ts'
import { withNamesAt } from './names-shown.ts'
import type { NamedExperiment } from './names-shown.ts'

export interface PlannedMatchFound {
  readonly experiment: NamedExperiment
  readonly number: number
  readonly plan: MatchPlan
  readonly header: MatchHeader
}

/** As whom readers of an experiment read its matches: as a spectator who sees withheld ones too. */
export const labReader = 'organizer'

const specified = z.looseObject({ subjects: z.array(z.string()) })

/** The subjects of a specification as it is stored. */
export const subjectsIn = (spec: unknown) => specified.safeParse(spec).data ?? { subjects: [] }

/** Whether nobody may look on, because somebody at the table could read along. */
export const isSecret = ({ status }: Pick<MatchHeader, 'status'>, { spec }: Pick<NamedExperiment, 'spec'>) =>
  status !== 'finished' && isOfPeople(subjectsIn(spec))

/** A match of an experiment that the asker may read. To anybody else it is not there. */
export async function requirePlannedMatch(
  call: Omit<Parameters<typeof requireExperiment>[0], 'params'> & {
    readonly db: Database
    readonly params: { readonly id: string; readonly number: string }
  },
): Promise<PlannedMatchFound> {
  const experiment = await requireExperiment(call)
  const number = /^[1-9]\d{0,6}$/.test(call.params.number) ? Number(call.params.number) : 0
  const dealt = await dealtAs(call.db, experiment.id, number)
  const header = dealt && (await readMatch(call.db, dealt.matchId, { seesWithheld: true }))
  if (!header || isSecret(header, experiment))
    throw new AppError('not-found', 'The experiment has no match of this number.')
  const { plan } = dealt
  const shown = { ...plan, subject: experiment.names.name(plan.subject) }
  return { experiment, number, plan: shown, header: withNamesAt(header, experiment) }
}
