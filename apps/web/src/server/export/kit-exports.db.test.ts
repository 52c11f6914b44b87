import { readEntries } from '@wis/db/matches'
import { otherKits } from '@wis/games'
import { verifyAll, verifySeason } from '@wis/proof'
import { parquetReadObjects } from 'hyparquet'
import { describe, expect, it } from 'vitest'
import { apiRig } from '../../testing/api-rig.ts'
import type { ApiRig } from '../../testing/api-rig.ts'
import { storeKitSeason } from '../../testing/stored-kit-season.ts'

async function rigWith(game = 'tic-tac-toe') {
  const api = await apiRig()
  return { api, season: await storeKitSeason(api.db, game, ['a', 'bb', 'ccc']) }
}

const linesOf = async (answer: Response) => (await answer.text()).trimEnd().split('\n')

async function tableRows(api: ApiRig, name: string) {
  const params = { slug: 'spring', table: `${name}.parquet` }
  const answer = await api.call('GET /seasons/{slug}/{table}', { params })
  return parquetReadObjects({ file: await answer.arrayBuffer() })
}

describe('the export of a season of another game', () => {
  it('proves its matches and its board, and names a line that was tampered with', async () => {
    const { api } = await rigWith()
    const lines = await linesOf(
      await api.call('GET /seasons/{slug}/export.jsonl', { params: { slug: 'spring' } }),
    )
    const told = { ok: true, slug: 'spring', matches: 3, ranked: 3, standings: 2 }
    expect(await verifySeason(lines)).toMatchObject(told)
    const at = lines.findIndex((line) => line.includes('"standing"'))
    const forged = lines.with(at, (lines[at] ?? '').replace(/"total":-?\d+/, '"total":990'))
    expect(await verifySeason(forged)).toMatchObject({ ok: false, what: 'standing', line: at + 1 })
  })

  it('has tables of matches, of seats with places, points and facts, and of entries', async () => {
    const { api, season } = await rigWith()
    const [matches, seats, entries] = [
      await tableRows(api, 'matches'),
      await tableRows(api, 'seats'),
      await tableRows(api, 'entries'),
    ]
    expect(matches.map((row) => row['match_id'])).toEqual(season.matches)
    expect(matches[0]).toMatchObject({ game: 'tic-tac-toe', ruleset: 'arena', status: 'finished', seats: 2 })
    const rows = await api.db.prisma.seat.findMany({ orderBy: [{ matchId: 'asc' }, { seat: 'asc' }] })
    expect(
      seats.map(({ match_id, seat, place, points_fifteenths }) => [match_id, seat, place, points_fifteenths]),
    ).toEqual(rows.map(({ matchId, seat, place, points }) => [matchId, seat, place, points]))
    expect(seats[0]).toHaveProperty('fact_answers')
    const [first] = season.matches
    const log = first ? await readEntries(api.db, first, 'spectator') : []
    const stored = entries.filter(({ match_id }) => match_id === first)
    expect(stored.map(({ event }) => JSON.parse(String(event)) as unknown)).toEqual(
      log.map(({ event }) => event),
    )
  })

  it.each(otherKits.map((kit) => [kit.id, kit] as const))(
    'of %s verifies, and has a row for each seat with the facts of the game',
    async (game, { results }) => {
      const { api, season } = await rigWith(game)
      const params = { slug: 'spring' }
      const lines = await linesOf(await api.call('GET /seasons/{slug}/export.jsonl', { params }))
      expect(await verifySeason(lines)).toMatchObject({ ok: true, matches: season.matches.length })
      const seats = await tableRows(api, 'seats')
      expect(seats).toHaveLength(await api.db.prisma.seat.count())
      for (const fact of Object.keys(results.facts)) expect(seats[0]).toHaveProperty([`fact_${fact}`])
    },
    60_000,
  )

  it('has no tables of speeches, and a data set that speaks of its own game', async () => {
    const { api } = await rigWith('hanabi')
    const speeches = { slug: 'spring', table: 'speeches.csv' }
    const refused = await api.call('GET /seasons/{slug}/{table}', { params: speeches })
    expect([refused.status, await refused.json()]).toEqual([
      404,
      {
        error: {
          code: 'not-found',
          message: 'A season of hanabi has no table of speeches. It has: matches, seats, entries.',
        },
      },
    ])
    const answer = await api.call('GET /seasons/{slug}/dataset.zip', { params: { slug: 'spring' } })
    const text = Buffer.from(await answer.arrayBuffer()).toString('latin1')
    expect(text).toContain('entries.parquet')
    expect(text).not.toContain('speeches.parquet')
  })
})

it('a list of exports has the matches of any game that is asked for', async () => {
  const { api } = await rigWith()
  const answer = await api.call('GET /matches/export.jsonl', { query: { game: 'tic-tac-toe' } })
  const verdicts = []
  for await (const verdict of verifyAll(await linesOf(answer))) verdicts.push(verdict)
  expect(verdicts).toHaveLength(3)
  expect(verdicts.every(({ ok }) => ok)).toBe(true)
})
