import { csvRow } from '@wis/dataset'
import type { Cell } from '@wis/dataset'
import type { LeaderboardRow } from '@wis/protocol'

export type CsvColumns = Readonly<Record<string, (row: LeaderboardRow) => Cell>>

const columns: CsvColumns = {
  rank: ({ rank }) => rank,
  agent: ({ agent }) => agent.name,
  slug: ({ agent }) => agent.slug,
  kind: ({ agent }) => agent.kind,
  owner: ({ agent }) => agent.owner,
  total_fifteenths: ({ total }) => total,
  matches: ({ matches }) => matches,
  average_fifteenths: ({ averageScore }) => averageScore,
  spy_average_fifteenths: ({ spyAverageScore }) => spyAverageScore,
  civilian_average_fifteenths: ({ civilianAverageScore }) => civilianAverageScore,
  wins: ({ winRate }) => winRate.count,
  spy_wins: ({ spyWinRate }) => spyWinRate.count,
  spy_matches: ({ spyWinRate }) => spyWinRate.of,
  civilian_wins: ({ civilianWinRate }) => civilianWinRate.count,
  civilian_matches: ({ civilianWinRate }) => civilianWinRate.of,
  correct_votes: ({ voteAccuracy }) => voteAccuracy.count,
  votes_asked: ({ voteAccuracy }) => voteAccuracy.of,
  fouls: ({ foulRate }) => foulRate.count,
  speeches_asked: ({ foulRate }) => foulRate.of,
  votes_against: ({ suspicion }) => suspicion.count,
  votes_possible: ({ suspicion }) => suspicion.of,
  survival_rounds: ({ survival }) => survival.value,
  rating: ({ rating }) => rating,
  rating_low: ({ ratingLow }) => ratingLow,
  rating_high: ({ ratingHigh }) => ratingHigh,
  rank_best: ({ rankRange }) => rankRange?.best ?? null,
  rank_worst: ({ rankRange }) => rankRange?.worst ?? null,
  provisional: ({ provisional }) => String(provisional),
  matches_missing: ({ matchesMissing }) => matchesMissing,
  deception: ({ deception }) => deception?.rating ?? null,
  deception_low: ({ deception }) => deception?.low ?? null,
  deception_high: ({ deception }) => deception?.high ?? null,
  detection: ({ detection }) => detection?.rating ?? null,
  detection_low: ({ detection }) => detection?.low ?? null,
  detection_high: ({ detection }) => detection?.high ?? null,
  faults: ({ faultRate }) => faultRate.count,
  turns: ({ faultRate }) => faultRate.of,
  p95_latency_ms: ({ p95LatencyMs }) => p95LatencyMs,
  version: ({ agent }) => agent.making?.version ?? null,
  model: ({ agent }) => agent.making?.model ?? null,
  space: ({ agent }) => agent.making?.space ?? null,
  strategy: ({ agent }) => agent.making?.strategy?.id ?? null,
  own_prompts: ({ agent }) => (agent.making ? String(agent.making.strategy?.custom ?? false) : null),
  tier: ({ tier }) => tier,
  made_model: ({ agent }) => agent.making?.makeUp.model?.value ?? null,
  made_model_from: ({ agent }) => agent.making?.makeUp.model?.from ?? null,
  harness: ({ agent }) => agent.making?.makeUp.harness?.value ?? null,
  harness_from: ({ agent }) => agent.making?.makeUp.harness?.from ?? null,
  size_billions: ({ agent }) => agent.making?.makeUp.billions?.value ?? null,
  size_from: ({ agent }) => agent.making?.makeUp.billions?.from ?? null,
  open_weights: ({ agent }) => textOf(agent.making?.makeUp.openWeights?.value),
  open_weights_from: ({ agent }) => agent.making?.makeUp.openWeights?.from ?? null,
}

const textOf = (value: boolean | undefined) => (value === undefined ? null : String(value))

/** A board as a table. It holds counts, because every rate follows from them. */
export const boardCsv = (rows: readonly LeaderboardRow[]): string => csvOf(columns, rows)

export function csvOf(wanted: CsvColumns, rows: readonly LeaderboardRow[]): string {
  const cells = Object.values(wanted)
  return [Object.keys(wanted), ...rows.map((row) => cells.map((cell) => cell(row)))].map(csvRow).join('')
}

/** The columns of the boards of all games with these names. */
export const columnsCalled = (...names: readonly string[]): CsvColumns =>
  Object.fromEntries(Object.entries(columns).filter(([name]) => names.includes(name)))
