import {
  dealAgain,
  endedPlan,
  endedProbes,
  failedIn,
  keepPlayed,
  keepProbeScores,
  plannedPlace,
  stoppedPlans,
  storedBytesOf,
  usedByProbes,
} from '@wis/db/experiments'
import type { EndedPlan, ExperimentPause, FailedAgent, PlannedPlace } from '@wis/db/experiments'
import { gameCalled, readEntries } from '@wis/db/matches'
import { dealToAnother } from '@wis/db/people'
import { replay } from '@wis/engine'
import type { MatchId } from '@wis/engine'
import { kitCalled } from '@wis/games'
import type { FieldValues } from '@wis/games'
import {
  aimsFor,
  countedFor,
  namingSpec,
  playedMatch,
  probeOutcomes,
  scoredProbes,
  scoreOf,
  withScores,
} from '@wis/lab'
import type { PlayedMatch, ProbeRow } from '@wis/lab'
import { z } from 'zod'
import type { MatchHurry } from '../match/farewell.ts'
import { giveUp } from '../match/give-up.ts'
import type { MatchWorld } from '../match/match-world.ts'
import { runMatch } from '../match/run-match.ts'
import { askProbes } from './ask-probe.ts'
import { pauseForAway } from './away.ts'
import { endOf, isRuled, isStopped } from './probing.ts'

/** How often a match is dealt before its experiment is paused. */
export const mostAttempts = 3

/**
 * Plays a match of an experiment to its end, asks what is due beside it and keeps its result, each from wherever an
 * earlier runner left it. It keeps its place until then, so that no more matches are asked about than are played at once.
 */
export async function playPlanned(
  world: MatchWorld,
  matchId: MatchId,
  { lost, drain }: MatchHurry,
): Promise<void> {
  for (const { by } of await stoppedPlans(world.db, matchId)) await giveUp(world, matchId, `experiment-${by}`)
  await runMatch(world, matchId, { lost, drain })
  if (await askProbes(world, matchId, { lost, drain })) await keepResult(world, matchId)
}

/** Keeps the result of a match that is over. Does nothing for any other, or if it was kept before. */
export async function keepResult(
  world: Pick<MatchWorld, 'db' | 'log' | 'connect'>,
  matchId: MatchId,
): Promise<void> {
  const { db, log } = world
  const [place, ended] = await Promise.all([plannedPlace(db, matchId), endedPlan(db, matchId)])
  if (!place || !ended) return
  const { experimentId, number, attempts } = place
  const [probes, bytes] = await Promise.all([
    usedByProbes(db, experimentId, number),
    storedBytesOf(db, matchId),
  ])
  const [tokens, spend] = [ended.tokens + probes.tokens, ended.spend + probes.spend]
  const match = { experimentId, number, matchId, tokens, spend, bytes }
  const end = endOf(place, ended)
  if (end === 'void' && !(isRuled(ended) && attempts >= mostAttempts)) {
    if (isStopped(ended)) return dealAgain(db, match, { fault: null, isAttempt: false })
    const fault = ended.reason ?? 'unknown'
    log.warn('planned-match-void', { experimentId, number, matchId, fault })
    const failed = await failedIn(db, matchId)
    const away = await pauseForAway(world, failed)
    if (away) return dealAgain(db, match, { fault, isAttempt: false, pause: { ...away, match: number } })
    const pause = attempts >= mostAttempts ? pauseFor(failed, { number, fault }) : undefined
    return dealAgain(db, match, { fault, isAttempt: true, ...(pause && { pause }) })
  }
  // A person who gave no answer at all has not played: the match is another one's.
  if (end === 'subject-failed' && place.plan.person !== undefined)
    return dealToAnother(db, { experimentId, matchId })
  const row = await playedRow(db, { matchId, place, ended: { ...ended, tokens, spend }, end })
  await keepPlayed(db, match, { row, failed: end === 'subject-failed' })
}

interface VoidMatch {
  readonly number: number
  readonly fault: string
}

/** The pause after a match that was void too often, with the agents that a provider or the platform failed in it. */
function pauseFor(agents: readonly FailedAgent[], { number, fault }: VoidMatch): ExperimentPause {
  const failed = agents.map(({ slug }) => slug)
  const [agent] = failed
  const detail = agent === undefined ? fault : `${fault} (${failed.join(', ')})`
  return { reason: 'match-void', match: number, detail, ...(agent !== undefined && { agent }) }
}

interface Ended {
  readonly matchId: MatchId
  readonly place: PlannedPlace
  readonly ended: EndedPlan
  readonly end: PlayedMatch['end']
}

/** The row of a match on a platform, with which match it was and what it took. */
async function playedRow(
  db: MatchWorld['db'],
  { matchId, place: { experimentId, number, plan, named }, ended, end }: Ended,
): Promise<PlayedMatch> {
  const kit = kitCalled(ended.game)
  if (!kit) throw new RangeError(`there is no game called ${ended.game}`)
  const log = await readEntries(db, matchId, 'director')
  const asked = namingSpec.safeParse(named).data ?? { measures: [] }
  const { forfeits = 0, turns = 0 } = ended.seats[plan.seat] ?? {}
  const played = playedMatch({
    schedule: { kit, countedOf: countedFor(kit, asked), aimsOf: aimsFor(kit, asked) },
    planned: { ...plan, number },
    log,
    state: replay(gameCalled(db, ended.game).rules, log),
    end,
    forfeits,
    turns,
  })
  const { tokens, spend, ms } = ended
  const row = { ...played, match: matchId, tokens, usd: spend / 1_000_000, ms }
  const probes = await probeRows(db, experimentId, number)
  if (probes.length === 0) return row
  const scores = scoredProbes({ kit, log, subject: row.seat, rows: probes })
  const placed = scores.map((one) => ({ place: probes[one.at]?.place ?? 0, score: scoreOf(one) }))
  await keepProbeScores(db, { experimentId, number }, placed)
  return withScores(row, { rows: probes, scores })
}

const fieldValues = z.record(z.string(), z.unknown())

/** What was asked beside a match, as it is stored. */
async function probeRows(db: MatchWorld['db'], experimentId: string, match: number) {
  const ended = await endedProbes(db, experimentId, match)
  return ended.map(({ answer, outcome, ...told }): ProbeRow & { readonly place: number } => ({
    ...told,
    match,
    outcome: probeOutcomes.find((known) => known === outcome) ?? 'failed',
    // It was stored as it was read.
    values: fieldValues.safeParse(answer).success ? (answer as FieldValues) : null,
  }))
}
