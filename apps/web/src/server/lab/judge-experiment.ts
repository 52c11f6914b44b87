import type { Database } from '@wis/db'
import { judgeAgain } from '@wis/db/experiments'
import type { AskedJudge, BeyondLabLimit, ShownExperiment } from '@wis/db/experiments'
import { readAny, specFault } from '@wis/lab'
import type { SpecFault } from '@wis/lab'
import { labLimits } from '../env/env.ts'
import { findAsked, judgesIn } from './find-asked.ts'

interface Again {
  readonly experiment: ShownExperiment
  readonly userId: string
  /** Those of the specification if none are given. */
  readonly judges?: readonly AskedJudge[]
}

type Begun =
  | { readonly kind: 'begun' }
  | { readonly kind: 'faults'; readonly faults: readonly SpecFault[] }
  | { readonly kind: 'beyond-limit'; readonly refusal: BeyondLabLimit }
  /** The experiment is not over. */
  | { readonly kind: 'refused' }

/** Begins another round of ratings. */
export async function judgeExperiment(db: Database, { experiment, userId, judges }: Again): Promise<Begun> {
  const given = typeof experiment.spec === 'object' && experiment.spec !== null ? experiment.spec : {}
  // Read as if these judges stood in the specification, so that the same rules hold for them.
  const read = readAny({ ...given, ...(judges && { judges }) })
  if (!read.ok) return { kind: 'faults', faults: read.faults }
  const wanted = read.spec.judges
  if (wanted.length === 0) return { kind: 'faults', faults: [specFault('judges', 'no-judges')] }
  const { faults, players } = await findAsked(db, { wanted: judgesIn(wanted), userId, languages: [] })
  if (faults.length > 0) return { kind: 'faults', faults }
  const begun = await judgeAgain(db, experiment.id, { judges: wanted, players }, labLimits())
  if (begun.ok) return { kind: 'begun' }
  return begun.reason === 'beyond-lab-limit' ? { kind: 'beyond-limit', refusal: begun } : { kind: 'refused' }
}
