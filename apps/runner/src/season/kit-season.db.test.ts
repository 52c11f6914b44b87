import { agentRecord } from '@wis/db/agents'
import { compareStandings, leaderboard } from '@wis/db/boards'
import { readEntries, readPlayed } from '@wis/db/matches'
import { knockoutStages, moveSeason, readSeason } from '@wis/db/seasons'
import { ids } from '@wis/engine'
import { otherKits } from '@wis/games'
import { exportMatch, signingKeyFrom, verifyExport, verifySeason } from '@wis/proof'
import { freshDatabase, sampled } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { exportedLines } from '../testing/lab-rows.ts'
import { playerOf, seated } from '../testing/play-tables.ts'
import { fixturesOf, kitSeason } from '../testing/scheduled-season.ts'
import { tendSeasons } from './tend-seasons.ts'

const pairs = { game: 'tic-tac-toe', ruleset: 'llmarena' } as const

const competitive = otherKits.filter(({ results }) => !results.shared)

describe('a round robin of any game', { timeout: 240_000 }, () => {
  it.each(sampled(competitive, 7).map((kit) => [kit.id, kit] as const))(
    'of %s is played to its end by its house, and its file verifies',
    async (game, { house, setup }) => {
      const db = await freshDatabase()
      const [{ id: ruleset, players: seats }] = setup.presets
      const players = Array.from({ length: seats }, (_, at) => house[at % house.length]?.slug ?? '')
      const season = await kitSeason(db, { game, ruleset, format: 'round-robin', players, deals: 1 })
      await season.play()
      const fixtures = await fixturesOf(db, season.seasonId)
      expect(new Set(fixtures.map(({ state }) => state))).toEqual(new Set(['done']))
      for (const to of ['closing', 'closed'] as const) await moveSeason(db, season.actor, season.seasonId, to)
      expect(await compareStandings(db)).toEqual([])
      expect(await verifySeason(await exportedLines(db, season.slug))).toMatchObject({
        ok: true,
        isFinal: true,
        matches: fixtures.length,
        standings: seats,
      })
    },
  )
})

describe('a round robin of a game for two', { timeout: 120_000 }, () => {
  it(
    'lets each of four agents meet every other in both seats, and ends with a board',
    { tags: ['nightly'] },
    async () => {
      const db = await freshDatabase()
      const players = ['random', 'wins-and-blocks', 'perfect', 'random']
      const season = await kitSeason(db, { ...pairs, format: 'round-robin', players, deals: 3 })
      await season.play()
      const fixtures = await fixturesOf(db, season.seasonId)
      expect(new Set(fixtures.map(({ state }) => state))).toEqual(new Set(['done']))
      const seatings = await Promise.all(
        fixtures.map(async ({ matchId }) =>
          (await readPlayed(db, ids.match(matchId ?? '')))?.seats.map(({ agent }) => agent).join(),
        ),
      )
      const { entrants } = season
      const meetings = entrants.flatMap((one) =>
        entrants.filter((other) => other !== one).map((other) => [one, other].join()),
      )
      expect(seatings.toSorted()).toEqual(meetings.toSorted())
      for (const to of ['closing', 'closed'] as const) await moveSeason(db, season.actor, season.seasonId, to)
      const closed = await readSeason(db, season.slug)
      expect(closed).toMatchObject({
        game: 'tic-tac-toe',
        matches: { underWay: 0, finished: 12 },
        wordCommitment: null,
      })
      const lines = closed?.board?.boards[0]?.lines ?? []
      expect(lines.map(({ tally }) => tally.matches)).toEqual([6, 6, 6, 6])
      expect(lines.reduce((sum, { total }) => sum + total, 0)).toBe(0)
      expect(await compareStandings(db)).toEqual([])
      const exported = await exportedLines(db, season.slug)
      expect(await verifySeason(exported)).toMatchObject({
        ok: true,
        isFinal: true,
        matches: 12,
        standings: 4,
      })
      const at = exported.findIndex((line) => line.includes('"mark-set"'))
      const forged = exported.with(at, (exported[at] ?? '').replace(/"seat":\d/, '"seat":5'))
      expect(await verifySeason(forged)).toMatchObject({ ok: false, line: at + 1 })
    },
  )

  it.each(sampled(['skill', 'mean-points', 'win-rate'] as const))(
    'goes by %s if its terms say so, on its board, in its file and at its end',
    async (order) => {
      const db = await freshDatabase()
      const cup = {
        game: 'connect-four',
        ruleset: 'llmarena',
        format: 'round-robin',
        deals: 3,
        order,
      } as const
      const players = ['alpha-beta', 'random', 'one-ply', 'random']
      const season = await kitSeason(db, { ...cup, players })
      await season.play()
      const board = await leaderboard(db, { seasonSlug: season.slug, language: 'en' })
      expect(board?.order).toBe(order)
      const rankOf = (id: string) => board?.items.find(({ agent }) => agent.id === id)?.rank
      for (const id of season.entrants)
        expect((await agentRecord(db, ids.agent(id))).map(({ rank }) => rank)).toEqual([rankOf(id)])
      const asItStands = await exportedLines(db, season.slug)
      for (const to of ['closing', 'closed'] as const) await moveSeason(db, season.actor, season.seasonId, to)
      for (const lines of [asItStands, await exportedLines(db, season.slug)]) {
        expect(await verifySeason(lines)).toMatchObject({ ok: true, matches: 12, standings: 4 })
        const ranks = lines.flatMap((line) => {
          const { standing } = JSON.parse(line) as { standing?: { agent: string; rank: number } }
          return standing ? [[standing.agent, standing.rank]] : []
        })
        expect(ranks.map(([agent]) => [agent, rankOf(String(agent))])).toEqual(ranks)
      }
    },
  )

  it('can be watched, because no match tells anything about the next', { tags: ['nightly'] }, async () => {
    const db = await freshDatabase()
    const season = await kitSeason(db, {
      ...pairs,
      format: 'round-robin',
      players: ['random', 'random'],
      deals: 1,
    })
    const [first] = await seated(db, (queue) => tendSeasons(db, queue), season.agentFor)
    if (!first) throw new Error('no match was dealt')
    await playerOf(db, season.agentFor)(first)
    expect((await readEntries(db, first, 'spectator')).length).toBeGreaterThan(3)
    await season.play()
    const played = await readPlayed(db, first)
    const key = signingKeyFrom(new Uint8Array(32).fill(1))
    expect(verifyExport((played && exportMatch(played, { version: '1', key })) ?? [])).toMatchObject({
      ok: true,
    })
  })
})

describe('a knockout of a game for two', { timeout: 120_000 }, () => {
  it(
    'of five gives one agent a bye in a stage with an odd number, and ends with a winner',
    { tags: ['nightly'] },
    async () => {
      const db = await freshDatabase()
      const players = ['alpha-beta', 'random', 'one-ply', 'random', 'one-ply']
      const cup = {
        game: 'connect-four',
        ruleset: 'llmarena',
        format: 'knockout',
        players,
        deals: 1,
      } as const
      const season = await kitSeason(db, cup)
      await season.play()
      const fixtures = await fixturesOf(db, season.seasonId)
      const byes = fixtures.filter(({ state }) => state === 'bye')
      expect(byes.map(({ stage, agentIds, matchId }) => [stage, agentIds.length, matchId])).toEqual([
        [1, 1, null],
        [2, 1, null],
      ])
      expect(new Set(byes.flatMap(({ agentIds }) => agentIds)).size).toBe(2)
      expect(fixtures.every(({ sittingIn }) => sittingIn.length === 0)).toBe(true)
      const stages = await knockoutStages(
        db,
        { id: season.seasonId, slug: season.slug },
        { matchesPerGroup: 2 },
      )
      expect(stages.map(({ groups }) => groups.map(({ places }) => places.length))).toEqual([
        [2, 2, 1],
        [2, 1],
        [2],
      ])
      const won = stages.at(-1)?.groups[0]?.won
      expect(season.entrants).toContain(won?.winner)
      expect((await readSeason(db, season.slug))?.fixtures).toMatchObject({
        waiting: 0,
        seated: 0,
        dropped: 0,
      })
      for (const to of ['closing', 'closed'] as const) await moveSeason(db, season.actor, season.seasonId, to)
      const exported = await exportedLines(db, season.slug)
      expect(await verifySeason(exported)).toMatchObject({
        ok: true,
        matches: fixtures.length - byes.length,
        standings: 5,
        winners: [{ language: 'en', winner: won?.winner }],
      })
      const at = exported.findIndex((line) => line.includes('"lastTable"'))
      const forged = exported.with(at, (exported[at] ?? '').replace(/"wins":\d/, '"wins":9'))
      expect(await verifySeason(forged)).toMatchObject({ ok: false, what: 'last-table', line: at + 1 })
    },
  )

  it('plays a level pair three more times with swapped seats, and then draws a lot', async () => {
    const db = await freshDatabase()
    const players = ['perfect', 'perfect']
    const season = await kitSeason(db, { ...pairs, format: 'knockout', players, deals: 1 })
    const wonBy = async () => {
      const about = { id: season.seasonId, slug: season.slug }
      return (await knockoutStages(db, about, { matchesPerGroup: 2 }))[0]?.groups[0]?.won?.by
    }
    for (let match = 0; match < 2; match++)
      for (const id of await seated(db, (queue) => tendSeasons(db, queue), season.agentFor))
        await playerOf(db, season.agentFor)(id)
    expect(await wonBy()).toBeUndefined()
    await season.play()
    const fixtures = await fixturesOf(db, season.seasonId)
    expect(fixtures.map(({ stage, number }) => [stage, number])).toEqual(
      Array.from({ length: 8 }, (_, place) => [1, place + 1]),
    )
    expect(await wonBy()).toBe('lot')
  })
})
