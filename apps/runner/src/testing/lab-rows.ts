import type { Database } from '@wis/db'
import { cutMatchIds, cutSeason, readCutMatches } from '@wis/db/seasons'
import { languages } from '@wis/games'
import { playPlanned, scheduleOf } from '@wis/lab'
import type { ExperimentSpec, PlayedMatch } from '@wis/lab'
import { exportSeason, signingKeyFrom } from '@wis/proof'
import type { SeasonMatch } from '@wis/proof'
import { seasonTerms } from '@wis/protocol'
import { fifteenthsPerPoint } from '@wis/ratings'
import { expect } from 'vitest'
import { until } from './until.ts'

/** The export of a season without decisions, as the platform writes it. */
export async function exportedLines(db: Database, slug: string): Promise<string[]> {
  const cut = await cutSeason(db, slug)
  if (!cut) throw new Error(`no season called ${slug}`)
  const { season, takenAt, entrants, standings, units, lastTables } = cut
  const found = await readCutMatches(db, await cutMatchIds(db, cut.scope), { seesWithheld: true })
  const matches = found.map(({ seats, wordPlace: _, ...match }): SeasonMatch => {
    const table = cut.tables.get(match.matchId)
    const owned = seats.map(({ agent, version }) => ({ agent, version, owner: null }))
    const sitsIn = seats.flatMap((seat) => (seat.sitsIn ? [seat.agent] : []))
    const vouched = cut.vouchedIn.get(match.matchId)
    return { ...match, seats: owned, sitsIn, ...(table && { table }), ...(vouched && { vouched }) }
  })
  const { slug: name, game, ruleset, format, state } = season
  const lines: string[] = []
  const exported = {
    season: {
      slug: name,
      name,
      description: '',
      game,
      ruleset,
      format,
      state,
      ...(units !== fifteenthsPerPoint && { units }),
      terms: seasonTerms.parse(season.terms),
      languages: languages.filter((language) => season.languages.includes(language)),
      entryEndsAt: null,
      startsAt: season.startsAt.toISOString(),
      endsAt: null,
    },
    asOf: takenAt.toISOString(),
    isFinal: state === 'closed',
    entrants,
    decisions: [],
    matches: each(matches),
    standings: standings.map(({ agentId, language, rank, ...sum }) => {
      const vouched = cut.vouchedAgent({ language, agentId })
      return {
        rank,
        agent: agentId,
        disqualified: rank === null,
        ...sum,
        ...(vouched !== undefined && { vouched }),
        language: languages.find((known) => known === language) ?? 'en',
      }
    }),
    lastTables: lastTables.map(({ places, ...table }) => ({
      ...table,
      places: places.map(({ agentId, ...record }) => ({ agent: agentId, ...record })),
    })),
  }
  const key = signingKeyFrom(new Uint8Array(32).fill(1))
  for await (const line of exportSeason(exported, { version: '1', key })) lines.push(line)
  return lines
}

async function* each(matches: readonly SeasonMatch[]) {
  yield* matches
}

/** Ends all connections that hold a lock of this space, as a failing network would. */
export async function cutLines({ pool }: Database, lockSpace: number): Promise<void> {
  await pool.query(
    `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and classid = $1
       and database = (select oid from pg_database where datname = current_database())`,
    [lockSpace],
  )
}

/** The rows of an experiment among house players, by number, without a platform. */
export function rowsPlayed(spec: ExperimentSpec): readonly PlayedMatch[] {
  const schedule = scheduleOf(spec)
  const { house } = schedule.kit
  const playerCalled = (name: string) => house.find(({ slug }) => slug === name) ?? expect.fail(name)
  return Array.from(
    { length: schedule.matches },
    (_, at) => playPlanned(schedule, schedule.matchAt(at + 1), playerCalled).played,
  )
}

/** Stores rows as a runner does that has played these matches. */
export async function storeRows(db: Database, id: string, rows: readonly PlayedMatch[]): Promise<void> {
  await db.pool.query(
    `insert into experiment_matches (experiment_id, number, state, plan, "row")
     select $1, (r->>'number')::int, 'played', '{}', r from jsonb_array_elements($2::jsonb) r`,
    [id, JSON.stringify(rows)],
  )
  await db.pool.query('update experiments set played = played + $2, next = matches + 1 where id = $1', [
    id,
    rows.length,
  ])
}

export const experimentOf = (db: Database, id: string) =>
  db.prisma.experiment.findUniqueOrThrow({ where: { id } })

/** The matches of an experiment that were dealt, in the order of its plan. */
export const plansOf = (db: Database, id: string) =>
  db.prisma.experimentMatch.findMany({ where: { experimentId: id }, orderBy: { number: 'asc' } })

export const probesOf = (db: Database, id: string) =>
  db.prisma.experimentProbe.findMany({
    where: { experimentId: id },
    orderBy: [{ number: 'asc' }, { place: 'asc' }],
  })

export const inState = (db: Database, id: string, state: string, withinMs = 90_000) =>
  until(`${state} (${id})`, async () => (await experimentOf(db, id)).state === state, withinMs)

/** No match of it is under way any more. */
export const isQuiet = (db: Database, id: string) =>
  until(
    'the last match',
    async () => (await plansOf(db, id)).every(({ state }) => state !== 'playing'),
    60_000,
  )

/** Any time, as a pause has it. */
export const anInstant: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
