import type { Database } from '@wis/db'
import {
  allJudgements,
  beginAsking,
  dueReports,
  endJudging,
  keepItems,
  keepJudgement,
  keepProbe,
  keepProbeScores,
  keepReport,
} from '@wis/db/experiments'
import type { ExperimentPlayers } from '@wis/db/experiments'
import type { Entry, MatchId } from '@wis/engine'
import {
  judgeLocally,
  localProbes,
  numberOfItem,
  ratingsByNumber,
  samplePlayers,
  scoredProbes,
  scoreOf,
  withScores,
} from '@wis/lab'
import type { ExperimentSpec, ItemOfMatch, LocalProbed, PlannedMatch, PlayedMatch, Schedule } from '@wis/lab'

interface Probed {
  readonly experimentId: string
  readonly schedule: Schedule
  readonly probes: readonly string[]
  readonly planned: PlannedMatch
  readonly matchId: MatchId
  readonly players: ExperimentPlayers
  readonly log: readonly Entry[]
  readonly played: PlayedMatch
  playerCalled(name: string): LocalProbed
}

/** Stores what is asked beside a match, as a runner would. Returns the row of the match with what it was worth. */
export async function storeProbes(db: Database, asked: Probed): Promise<PlayedMatch> {
  const { experimentId, schedule, probes, planned, matchId, players, log, played, playerCalled } = asked
  const { kit } = schedule
  const rows = localProbes({ schedule, planned, log, probes }, playerCalled)
  const { number } = planned
  for (const [at, { values, agent, outcome, raw, ...row }] of rows.entries()) {
    const player = players[agent]
    if (!player) throw new Error(`nobody is called ${agent}`)
    const place = { experimentId, number, place: at + 1, matchId, agentId: player.agentId, ...row }
    const startedAt = new Date().toISOString()
    await keepProbe(db, place, { outcome, raw, answer: values, startedAt, latencyMs: 1, attempts: 1 })
  }
  const scores = scoredProbes({ kit, log, subject: planned.seat, rows })
  const placed = scores.map((scored) => ({ place: scored.at + 1, score: scoreOf(scored) }))
  await keepProbeScores(db, { experimentId, number }, placed)
  return withScores(played, { rows, scores })
}

interface Rated {
  readonly id: string
  readonly round: number
  readonly judges: ExperimentSpec['judges']
  readonly seed: string
  itemsFor(rubric: string): readonly ItemOfMatch[]
}

/** Stores a round of ratings by judges that need no model, and ends it. */
export async function storeRatings(db: Database, { id, round, ...rating }: Rated): Promise<void> {
  for (const { rubric } of rating.judges) await keepItems(db, { id, rubric }, [...rating.itemsFor(rubric)])
  await beginAsking(db, id, round)
  const playerCalled = (name: string) => samplePlayers[name] ?? (() => '')
  for (const { judge: rater, ...row } of judgeLocally({ ...rating, playerCalled }))
    await keepJudgement(
      db,
      { experimentId: id, round, rater, number: numberOfItem(row.item), ...row },
      { agentId: null, tokens: 0, spend: 0 },
    )
  await endJudging(db, id, round)
}

/** All ratings of an experiment, by the number of what was rated. */
export const storedRatings = async (db: Database, id: string) =>
  ratingsByNumber(await allJudgements(db, id, { after: 0, last: 1_000_000 }))

interface Made {
  readonly report: unknown
  readonly matches: number
}

export async function storeDueReport(db: Database, id: string, made: Made): Promise<void> {
  const due = (await dueReports(db)).find((one) => one.id === id)
  if (!due) throw new Error('the report is not behind')
  await keepReport(db, { ...made, due })
}
