import { readFileSync } from 'node:fs'
import { compareStandings, rebuildStandings } from '@wis/db/boards'
import { readEntries } from '@wis/db/matches'
import { decide, moveSeason } from '@wis/db/seasons'
import { verifySeason } from '@wis/proof'
import { apiRoutes } from '@wis/protocol'
import { beforeEach, describe, expect, it } from 'vitest'
import { apiRig } from '../../testing/api-rig.ts'
import type { ApiRig } from '../../testing/api-rig.ts'
import { storeKitSeason } from '../../testing/stored-kit-season.ts'

/** Four seats and a pot times 1.7: a point of the pot is 17/40 of a point for each, which no fifteenth is. */
const odd = { players: 4, multiplierTenths: 17 }

let api: ApiRig
let season: Awaited<ReturnType<typeof storeKitSeason>>
/** By the logs, in six-hundredths. */
let earned: ReadonlyMap<string, number>

beforeEach(async () => {
  api = await apiRig()
  season = await storeKitSeason(api.db, 'public-goods', ['a', 'bb', 'ccc', 'dddd', 'eeeee'], odd)
  earned = await earnedByLogs()
})

async function earnedByLogs(): Promise<ReadonlyMap<string, number>> {
  const sums = new Map<string, number>()
  for (const matchId of season.matches) {
    const last = (await readEntries(api.db, matchId, 'spectator')).at(-1)?.event
    const points = last && 'points' in last ? (last.points as readonly number[]) : []
    const seats = await api.db.prisma.seat.findMany({ where: { matchId }, orderBy: { seat: 'asc' } })
    for (const { agentId, seat } of seats)
      sums.set(agentId, (sums.get(agentId) ?? 0) + (points[seat] ?? Number.NaN))
  }
  return sums
}

const boardPage = async () => {
  const answer = await api.call('GET /leaderboard', { query: 'season=spring' })
  return apiRoutes['GET /leaderboard'].answer.parse(await answer.json())
}

const exportLines = async () =>
  (await (await api.call('GET /seasons/{slug}/export.jsonl', { params: { slug: 'spring' } })).text())
    .trimEnd()
    .split('\n')

describe('the points of a game that counts finer than in fifteenths', () => {
  it('are no fifteenths in these matches', () => {
    expect([...earned.values()].every((points) => points % 40 === 0)).toBe(false)
  })

  it('are exact in standings and ledger, which logs confirm', async () => {
    const stored = await api.db.prisma.standing.findMany()
    expect(new Map(stored.map(({ agentId, points }) => [agentId, points]))).toEqual(earned)
    expect(stored.every(({ total, points }) => total === points)).toBe(true)
    expect(await compareStandings(api.db)).toEqual([])
  })

  it('are exact on the board, in its answer and in the table of it', async () => {
    const { items } = await boardPage()
    expect(new Map(items.map(({ agent, exact }) => [agent.id, exact]))).toEqual(
      new Map([...earned].map(([agentId, points]) => [agentId, { total: points, points, units: 600 }])),
    )
    expect(items.map(({ agent, total }) => [agent.id, total])).toEqual(
      items.map(({ agent }) => [agent.id, Math.round((earned.get(agent.id) ?? 0) / 40)]),
    )
    for (const { agent, inGame } of items)
      expect(inGame?.meanPoints.value).toBeCloseTo((earned.get(agent.id) ?? 0) / 600 / 5, 12)
    const csv = await (await api.call('GET /leaderboard', { query: 'season=spring&format=csv' })).text()
    const [head = '', ...lines] = csv.trimEnd().split('\r\n')
    const at = head.split(',').indexOf('total_exact')
    expect(lines.map((line) => Number(line.split(',')[at]))).toEqual(
      items.map(({ agent }) => earned.get(agent.id)),
    )
    expect(head.split(',')).toContain('units_per_point')
  })

  it('are exact in the header of a match and in the list of matches of an agent', async () => {
    const [first = ''] = season.matches
    const answer = await api.call('GET /matches/{id}', { params: { id: first } })
    const { seats } = apiRoutes['GET /matches/{id}'].answer.parse(await answer.json())
    const stored = await api.db.prisma.seat.findMany({ where: { matchId: first }, orderBy: { seat: 'asc' } })
    expect(seats.map(({ exact }) => exact)).toEqual(stored.map(({ points }) => ({ points, units: 600 })))
    expect(seats.map(({ points }) => points)).toEqual(
      stored.map(({ points }) => Math.round((points ?? Number.NaN) / 40)),
    )
  })

  it('are exact in an export, which is checked by its matches', async () => {
    const lines = await exportLines()
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ season: { units: 600 } })
    expect(await verifySeason(lines)).toMatchObject({ ok: true, standings: 4 })
    const written = lines.flatMap((line) => {
      const { standing } = JSON.parse(line) as { standing?: { agent: string; total: number } }
      return standing ? [[standing.agent, standing.total] as const] : []
    })
    expect(new Map(written)).toEqual(earned)
  })

  it('stay exact on a board that is closed, and in its export', async () => {
    const shown = async () =>
      (await boardPage()).items.map(({ agent, rank, exact }) => [agent.id, rank, exact])
    const before = await shown()
    const actor = { id: 'u', name: 'U' }
    for (const state of ['closing', 'closed'] as const)
      expect(await moveSeason(api.db, actor, season.seasonId, state)).toEqual({ ok: true })
    const [closed] = await api.db.prisma.season.findMany({ where: { slug: 'spring' } })
    expect(closed?.board).toMatchObject({ final: true, units: 600 })
    expect(await shown()).toEqual(before)
    expect(await verifySeason(await exportLines())).toMatchObject({ ok: true, standings: 4 })
  })

  it('an export of an earlier version, whose matches are rounded to fifteenths, is still right', async () => {
    const old = (await exportLines()).map((line) => line.replace(',"units":600', ''))
    const rounded = new Map<string, number>()
    for (const { agentId, points } of await api.db.prisma.seat.findMany())
      rounded.set(agentId, (rounded.get(agentId) ?? 0) + Math.round((points ?? Number.NaN) / 40))
    const standings = old.filter((line) => line.startsWith('{"standing"'))
    const as15 = standings.map((line) =>
      line
        .replace(
          /"agent":"([^"]+)","total":-?\d+/,
          (_, agent: string) => `"agent":"${agent}","total":${rounded.get(agent)}`,
        )
        .replace(
          /"points":-?\d+/,
          () => `"points":${rounded.get(/"agent":"([^"]+)"/.exec(line)?.[1] ?? '')}`,
        ),
    )
    const told = await verifySeason([
      ...old.filter((line) => !standings.includes(line)).slice(0, -1),
      ...as15,
      old.at(-1) ?? '',
    ])
    // Every standing is right. The digest is that of the file before.
    expect(told).toMatchObject({ ok: false, what: 'digest' })
  })

  it('a correction of a fifteenth moves the total by forty units, and its undoing takes them back', async () => {
    const [agentId = ''] = season.agents
    const actor = { id: 'u', name: 'U' }
    const total = async () => (await api.db.prisma.standing.findFirst({ where: { agentId } }))?.total
    const wish = { kind: 'correct', agentId, language: 'en', points: 1, reason: 'r' } as const
    expect(await decide(api.db, actor, 'spring', wish)).toMatchObject({ ok: true, number: 1 })
    expect(await total()).toBe((earned.get(agentId) ?? 0) + 40)
    expect(await compareStandings(api.db)).toEqual([])
    expect(await verifySeason(await exportLines())).toMatchObject({ ok: true })
    await decide(api.db, actor, 'spring', { kind: 'undo', undoes: 1, reason: 'r' })
    expect(await total()).toBe(earned.get(agentId))
  })

  it('rounded points of earlier versions are made exact by the migration', async () => {
    await api.db.pool.query(daysToo)
    const stored = await everything()
    await api.db.pool.query(asBefore)
    expect(await everything()).not.toEqual(stored)
    const path = 'prisma/migrations/20261123070000_points_of_each_game/migration.sql'
    const migration = readFileSync(new URL(`../../../../../${path}`, import.meta.url), 'utf8')
    await api.db.pool.query(`begin; ${migration} commit;`)
    expect(await everything()).toEqual(stored)
    expect(await compareStandings(api.db)).toEqual([])
    await rebuildStandings(api.db)
    expect(await everything()).toEqual(stored)
  })
})

async function everything() {
  const [standings, seats, ledger, days] = await Promise.all([
    api.db.pool.query('select agent_id, total, points, points_squared from standings order by 1'),
    api.db.pool.query('select match_id, seat, points from seats order by 1, 2'),
    api.db.pool.query('select match_id, seat, points from ledger order by 1, 2'),
    api.db.pool.query('select agent_id, total from rating_days order by 1'),
  ])
  return [standings.rows, seats.rows, ledger.rows, days.rows]
}

/** Every match rounded to fifteenths, and sums of those. */
const asBefore = `
  update seats set points = round(points / 40.0);
  update ledger set points = round(points / 40.0);
  update standings t set (points, total, points_squared) = (
    select sum(points), sum(points), sum(points::float8 ^ 2) from ledger l where l.agent_id = t.agent_id);
  update rating_days d set total = (select total from standings t where t.agent_id = d.agent_id);`

const daysToo = `
  insert into rating_days (season_id, language, agent_id, day, total, matches, version)
  select season_id, language, agent_id, (now() at time zone 'UTC')::date, total, matches, 1 from standings
  on conflict do nothing`
