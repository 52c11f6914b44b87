import { inTransaction, newId } from '@wis/db'
import type { Database } from '@wis/db'
import { saveHouseAgents } from '@wis/db/agents'
import {
  dealAgain,
  endExperiment,
  experimentRows,
  findPlayers,
  keepDealt,
  keepPlayed,
  labSeason,
} from '@wis/db/experiments'
import type { ExperimentPlayers } from '@wis/db/experiments'
import { abandonMatch, appendRuling, claimMatch, createMatch } from '@wis/db/matches'
import { ids } from '@wis/engine'
import type { Entry, MatchId } from '@wis/engine'
import { houseOfKit } from '@wis/games'
import type { GameKit } from '@wis/games'
import { itemsOf, playPlanned, readSpec, ReportMaker, scheduleOf } from '@wis/lab'
import type { ExperimentSpec, PlannedMatch, PlayedMatch, Schedule } from '@wis/lab'
import { plannedCommitmentOf } from '@wis/proof'
import { madeExperiment } from '@wis/testkit'
import { planSha256Of } from '../server/lab/plan-suite.ts'
import { storedRatings, storeDueReport, storeProbes, storeRatings } from './stored-asked.ts'

interface Wanted {
  readonly ownerId: string
  readonly spec: object
  readonly access?: 'private' | 'link' | 'public'
  /** How many of its matches are over. All of them if it is left out. */
  readonly over?: number
  /** Whether another match is under way. */
  readonly goesOn?: boolean
  /** The numbers of matches that were void before they were played. */
  readonly voided?: readonly number[]
}

export interface StoredExperiment {
  readonly id: string
  readonly share: string
  /** By their number, from 1. */
  readonly matches: readonly MatchId[]
}

/**
 * Stores an experiment of house players and sample judges as a runner would, with its matches, rows, probes, ratings
 * and report.
 */
export async function storeExperiment(
  db: Database,
  { ownerId, spec: given, access = 'private', over = Infinity, goesOn = false, voided = [] }: Wanted,
): Promise<StoredExperiment> {
  const read = readSpec({ name: 'A test', seed: 'test', ...given })
  if (!read.ok) throw new Error(JSON.stringify(read.faults))
  const { spec } = read
  const schedule = scheduleOf(spec)
  const players = await playersOf(db, schedule.kit, spec)
  const { deals, matches: planned } = schedule
  const id = await madeExperiment(db, {
    ownerId,
    name: spec.name,
    game: spec.game,
    spec,
    text: JSON.stringify(given),
    players,
    access,
    deals,
    matches: planned,
    judges: spec.judges,
    starts: true,
  })
  const played: PlayedHere[] = []
  for (let number = 1; number <= Math.min(over, planned); number++) {
    const match = { experimentId: id, schedule, spec, players, match: schedule.matchAt(number) }
    if (voided.includes(number)) await storeVoid(db, match)
    played.push(await storePlayed(db, match))
  }
  const matches = played.map(({ stored }) => stored)
  if (goesOn) {
    const match = schedule.matchAt(matches.length + 1)
    const { log } = playPlanned(schedule, match, (name) => houseCalled(schedule.kit, name))
    const begun = {
      kit: schedule.kit,
      experimentId: id,
      match,
      players,
      log: dated(log.slice(0, 5)),
      isOn: true,
    }
    matches.push(await storePlanned(db, begun))
  } else if (spec.judges.length > 0) {
    const itemsFor = (rubric: string) =>
      played.flatMap(({ match: { number, seat, language }, log }) =>
        itemsOf(schedule.kit, rubric, { number, seat, language, log }),
      )
    await storeRatings(db, { id, round: 1, judges: spec.judges, seed: spec.seed, itemsFor })
  } else await inTransaction(db, (client) => endExperiment(client, id))
  if (played.length > 0) await storeReport(db, id, spec)
  const { share } = await db.prisma.experiment.findUniqueOrThrow({ where: { id } })
  return { id, share, matches }
}

/** Hashes the plan of a stored experiment, as the site does when one is made. */
export async function fixPlan(db: Database, id: string): Promise<string> {
  const { spec, players } = await db.prisma.experiment.findUniqueOrThrow({ where: { id } })
  const planSha256 = planSha256Of({ spec: spec as object, players: players as unknown as ExperimentPlayers })
  await db.prisma.experiment.update({ where: { id }, data: { planSha256 } })
  return planSha256
}

interface ToPlay {
  readonly experimentId: string
  readonly schedule: Schedule
  readonly spec: ExperimentSpec
  readonly players: ExperimentPlayers
  readonly match: PlannedMatch
}

interface PlayedHere {
  readonly match: PlannedMatch
  readonly stored: MatchId
  readonly log: readonly Entry[]
}

/** A match that a provider failed after some entries. */
async function storeVoid(db: Database, { experimentId, schedule, players, match }: ToPlay): Promise<void> {
  const { kit } = schedule
  const { log } = playPlanned(schedule, match, (name) => houseCalled(kit, name))
  const begun = { kit, experimentId, match, players, log: dated(log.slice(0, 5)), isOn: true }
  const matchId = await storePlanned(db, begun)
  const reason = 'provider-fault'
  await abandonMatch(db, matchId, { reason, at: new Date() })
  const kept = { experimentId, number: match.number, matchId, tokens: 0, spend: 0, bytes: 0 }
  await dealAgain(db, kept, { fault: reason, isAttempt: true })
}

async function storePlayed(db: Database, to: ToPlay): Promise<PlayedHere> {
  const { experimentId, schedule, spec, players, match } = to
  const { kit } = schedule
  const playerCalled = (name: string) => houseCalled(kit, name)
  const { log: undated, played } = playPlanned(schedule, match, playerCalled)
  const log = dated(undated)
  const stored = await storePlanned(db, { kit, experimentId, match, players, log })
  const about = { experimentId, schedule, probes: spec.probes, planned: match, matchId: stored }
  const probed = await storeProbes(db, { ...about, players, log, played, playerCalled })
  const row = { ...probed, match: stored, tokens: 0, usd: 0, ms: 1000 }
  const kept = { experimentId, number: match.number, matchId: stored, tokens: 0, spend: 0, bytes: 0 }
  await keepPlayed(db, kept, { row, failed: false })
  return { match, stored, log }
}

/** The report is made of the rows as the database gives them back, as a runner makes it. */
async function storeReport(db: Database, id: string, spec: ExperimentSpec): Promise<void> {
  const ratings = await storedRatings(db, id)
  const rows = await experimentRows(db, id, { after: 0, limit: 1_000_000 })
  const maker = new ReportMaker(spec)
  for (const stored of rows) {
    // It was stored just now.
    const row = stored as PlayedMatch
    maker.add(row, ratings.get(row.number))
  }
  await storeDueReport(db, id, { report: maker.report(), matches: rows.length })
}

/** A log in which every entry has a time of its own. */
const dated = (log: readonly Entry[]) =>
  log.map((entry) => ({ ...entry, at: new Date(Date.UTC(2026, 0, 1) + entry.seq).toISOString() }))

const houseCalled = ({ house }: GameKit, name: string) => house.find(({ slug }) => slug === name) ?? house[0]

export const saveHouseOf = (db: Database, kit: GameKit) =>
  saveHouseAgents(
    db,
    houseOfKit(kit).map(({ slug }) => ({
      slug,
      game: kit.id,
      name: slug,
      nameZh: slug,
      description: '',
      descriptionZh: '',
    })),
  )

async function playersOf(db: Database, kit: GameKit, spec: ExperimentSpec): Promise<ExperimentPlayers> {
  await saveHouseOf(db, kit)
  const opponents = spec.opponents.length > 0 ? spec.opponents : kit.house.map(({ slug }) => slug)
  const found = await findPlayers(db, { game: kit.id, names: [...new Set([...spec.subjects, ...opponents])] })
  return Object.fromEntries(
    found.map(({ wanted, agentId, versionId, slug, version, kind }) => {
      if (versionId === null || version === null) throw new Error(`${wanted} has no version`)
      return [wanted, { agentId, versionId, slug, version, kind }]
    }),
  )
}

interface ToStore {
  readonly kit: GameKit
  readonly experimentId: string
  readonly match: PlannedMatch
  readonly players: ExperimentPlayers
  readonly log: readonly Entry[]
  readonly isOn?: boolean
}

async function storePlanned(db: Database, wanted: ToStore): Promise<MatchId> {
  const { kit, experimentId, match, players, log, isOn = false } = wanted
  const id = ids.match(newId())
  const { seed, language, ruleset, content: material, deal, subject, condition, seat, factors } = match
  const seats = match.players.map((name, at) => {
    const player = players[name]
    if (!player) throw new Error(`nobody is called ${name}`)
    return { agentId: player.agentId, versionId: player.versionId, alias: aliasesOf(kit, log)[at] ?? '' }
  })
  const seating = seats.map(({ agentId }) => agentId)
  const commitment = plannedCommitmentOf({ game: kit.id, seed, material, seating }, 'salt')
  await inTransaction(db, async (client) => {
    await createMatch(client, {
      id,
      game: kit.id,
      seasonId: labSeason,
      mode: 'experiment',
      language,
      ruleset,
      seed,
      salt: 'salt',
      pair: [],
      material,
      commitment,
      withheld: true,
      seats,
    })
    const plan = { deal, subject, condition, seat, factors: { ...factors }, changed: [] }
    await keepDealt(client, {
      experimentId,
      number: match.number,
      matchId: id,
      plan,
      tokens: 0,
      spend: 0,
    })
  })
  const claimed = await claimMatch(db, id)
  await appendRuling(db, { matchId: id, attempt: claimed?.attempt ?? -1 }, [...log])
  if (!isOn)
    await db.pool.query(`update matches set status = 'finished', ended_at = now() where id = $1`, [id])
  return id
}

function aliasesOf(kit: GameKit, log: readonly Entry[]): readonly string[] {
  const [opened] = log
  if (!opened || opened.event.type === 'hidden') throw new Error('the match was not opened')
  return kit.scene(kit.rules.evolve(kit.rules.blank, opened.event), null).seats.map(({ name }) => name)
}
