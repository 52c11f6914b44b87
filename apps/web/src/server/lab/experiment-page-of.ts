import type { Database } from '@wis/db'
import { experimentNow, judgingsOf, placeInLine, readExperiment } from '@wis/db/experiments'
import type { ShownExperiment } from '@wis/db/experiments'
import { people, renamedRow } from '@wis/lab'
import type { ExperimentPage, ExperimentRow } from '@wis/protocol'
import { AppError } from '../app-error.ts'
import { labLimits } from '../env/env.ts'
import type { Viewer } from '../permissions.ts'
import { may } from '../permissions.ts'
import type { NamedExperiment } from './names-shown.ts'
import { withNamesShown } from './names-shown.ts'
import { versionsTold } from './report-asked.ts'

export function experimentRowOf(experiment: NamedExperiment, viewer: Viewer): ExperimentRow {
  const { id, name, game, owner, state, pause, access, deals, matches, played, failed, voided } = experiment
  const { tokens, spend, createdAt, startedAt, endedAt, suiteId, suitePart } = experiment
  return {
    id,
    name,
    game,
    owner,
    isOwn: isOwn(viewer, experiment),
    state,
    pause,
    access,
    deals,
    matches,
    played,
    failed,
    voided,
    tokens,
    dollars: spend / 1_000_000,
    createdAt,
    startedAt,
    endedAt,
    ...(suiteId !== null && { suite: { id: suiteId, part: suitePart ?? '' } }),
  }
}

/** Since when people rate it, where that withholds its ratings. */
export const withheldSince = ({
  ratingsWithheld,
  ratingOpenSince,
}: ShownExperiment): Pick<ExperimentPage, 'ratingsWithheldSince'> =>
  ratingsWithheld && ratingOpenSince !== null ? { ratingsWithheldSince: ratingOpenSince } : {}

/** An experiment as its reader may see it. The secret of its link is its owner's. */
export async function experimentPageOf(
  db: Database,
  experiment: NamedExperiment,
  viewer: Viewer,
): Promise<ExperimentPage> {
  const { spec, text, players, share, names, planSha256, createdAt, ratingsWithheld } = experiment
  const row = experimentRowOf(experiment, viewer)
  const [{ playing, faults }, judgings, line, told] = await Promise.all([
    experimentNow(db, experiment.id),
    judgingsOf(db, experiment.id),
    experiment.state === 'queued' ? placeInLine(db, experiment.id) : undefined,
    versionsTold(db, 'experiment', experiment),
  ])
  const { running: mostRunning } = labLimits()
  return {
    ...row,
    spec: typeof spec === 'object' && spec !== null ? { ...spec } : {},
    text,
    ...(planSha256 !== null && { plan: { sha256: planSha256, at: createdAt } }),
    players: Object.fromEntries(
      Object.entries(players).map(([name, { slug, version, kind }]) => [
        name,
        { agent: slug, version, kind },
      ]),
    ),
    share: row.isOwn ? share : null,
    hours: ranMs(experiment) / 3_600_000,
    line: line ? { ...line, most: mostRunning === Infinity ? null : mostRunning } : null,
    isHeld: experiment.isHeld,
    expectedEnd: expectedEnd(experiment),
    // People at the table could read along.
    playing: playing.flatMap((one) => (one.subject === people ? [] : [renamedRow(one, names)])),
    faults: faults.map(({ reasons, ...fault }) => ({ ...fault, reasons: reasons.map(names.text) })),
    judgings: judgings.map(({ judges, ...one }) => ({
      ...one,
      judges: judges.map((judge) => renamedRow(judge, names)),
    })),
    ratingsWithheld,
    ...withheldSince(experiment),
    report: told.report,
    versions: [...told.versions],
  }
}

export const noExperiment = 'There is no experiment with this id.'

export interface ById {
  readonly db: Database
  readonly params: { readonly id: string }
}

export const experimentOf = ({ db, params }: ById) => readExperiment(db, params.id)
export const ofExperiment = { find: experimentOf, missing: noExperiment }

type Owned = Pick<ShownExperiment, 'ownerId'>

export const looksAfter = (viewer: Viewer, study: Owned) => may(viewer, 'experiment.change', study).allowed

export interface StudyCall extends ById {
  readonly viewer: Viewer
  readonly query: { readonly share?: string | undefined }
}

/** Whether the asker may read an experiment or a suite. */
export const maySee = (
  { viewer, query }: StudyCall,
  study: Owned & Pick<ShownExperiment, 'access' | 'share'>,
): boolean =>
  study.access === 'public' ||
  (study.access === 'link' && query.share === study.share) ||
  looksAfter(viewer, study) ||
  isOwn(viewer, study)

/** An experiment that the asker may read, with the names that may be shown. To anybody else it is not there. */
export async function requireExperiment(call: StudyCall): Promise<NamedExperiment> {
  const experiment = await experimentOf(call)
  if (!experiment || !maySee(call, experiment)) throw new AppError('not-found', noExperiment)
  return namesIn(call.db, experiment)
}

export async function namesIn(db: Database, experiment: ShownExperiment): Promise<NamedExperiment> {
  const [named] = await withNamesShown(db, [experiment])
  if (!named) throw new Error('no experiment came back')
  return named
}

/** A token that may only read still reads what is its owner's. */
export const isOwn = (viewer: Viewer, { ownerId }: Owned) =>
  viewer.kind === 'member' && ownerId === viewer.userId

export const ranMs = ({ ranMs: before, runsSince }: ShownExperiment) =>
  before + (runsSince === null ? 0 : Math.max(0, Date.now() - Date.parse(runsSince)))

function expectedEnd(experiment: ShownExperiment): string | null {
  const { state, played, matches, isHeld } = experiment
  if (state !== 'running' || played === 0 || isHeld) return null
  return new Date(Date.now() + (ranMs(experiment) / played) * (matches - played)).toISOString()
}
