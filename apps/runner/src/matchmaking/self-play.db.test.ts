import { createKitHouseAgent } from '@wis/agents'
import type { Database } from '@wis/db'
import { agentMatches } from '@wis/db/agents'
import { compareStandings, leaderboard } from '@wis/db/boards'
import { openTicket, readMatch, readPlayed, readSeries } from '@wis/db/matches'
import { readSeason, seasonFor } from '@wis/db/seasons'
import { kits } from '@wis/games'
import { exportMatch, signingKeyFrom, verifyExport, verifySeason } from '@wis/proof'
import { freshDatabase } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { exportedLines } from '../testing/lab-rows.ts'
import { dealtFor, playAll, seated } from '../testing/play-tables.ts'
import { bothLadders, kitOf, openLadderOf } from '../testing/season.ts'
import { allRounder, hasWaited, seatedAt } from '../testing/waiting-agents.ts'
import { dealKit } from './deal-kit.ts'
import { matchmake } from './matchmaker.ts'

const game = 'hanabi'
const careful = () => createKitHouseAgent(kitOf(game), 'careful', { seed: 'self' })
const slugsAt = async (db: Database, match: Awaited<ReturnType<typeof dealtFor>>[number] | undefined) =>
  (await seatedAt(db, match)).map(({ slug }) => slug)

async function selfPlaying() {
  const db = await freshDatabase()
  const ladders = await bothLadders(db, game)
  const agentId = await allRounder(db, 'fox', { games: [game] })
  return { db, ...ladders, agentId }
}

describe('in a ladder of self-play', () => {
  it('an agent that asks for a match holds all seats of it at once, ranked or in practice', async () => {
    const { db, selfPlay: seasonId, agentId } = await selfPlaying()
    for (const mode of ['ranked', 'practice'] as const) {
      const [match] = await dealtFor(db, { seasonId, agentId, mode })
      expect(await slugsAt(db, match)).toEqual(['fox', 'fox'])
      expect(match && (await readMatch(db, match))).toMatchObject({ mode })
    }
  })

  it('two agents that wait have a table each', async () => {
    const { db, selfPlay: seasonId, agentId } = await selfPlaying()
    const other = await allRounder(db, 'owl', { games: [game] })
    await openTicket(db, { agentId: other, seasonId, mode: 'ranked', language: 'en' })
    const matches = await dealtFor(db, { seasonId, agentId })
    const tables = await Promise.all(matches.map((match) => slugsAt(db, match)))
    expect(tables.toSorted()).toEqual([
      ['fox', 'fox'],
      ['owl', 'owl'],
    ])
  })

  it('a match is one match of the agent: of its limit, of its day, of its board', async () => {
    const { db, selfPlay: seasonId, agentId } = await selfPlaying()
    await db.prisma.agent.update({ where: { id: agentId }, data: { concurrency: 2 } })
    expect(await dealtFor(db, { seasonId, agentId })).toHaveLength(1)
    expect(await dealtFor(db, { seasonId, agentId })).toHaveLength(1)
    expect(await dealtFor(db, { seasonId, agentId })).toHaveLength(0)
    const day = await db.prisma.budgetDay.findFirstOrThrow({ where: { agentId } })
    expect(day.matches).toBe(2)
    const played = await playAll(db, careful)
    const points = (await Promise.all(played.map((id) => readMatch(db, id)))).map(
      (match) => match?.seats[0]?.points ?? 0,
    )
    const board = await leaderboard(db, { game, seats: 'self-play', language: 'en' })
    expect(board).toMatchObject({ seats: 'self-play', items: [{ agent: { slug: 'fox' } }] })
    expect(board?.items[0]?.tally).toMatchObject({
      matches: 2,
      points: points.reduce((sum, one) => sum + one, 0),
    })
    expect(await db.prisma.ledgerRow.count()).toBe(2)
    expect(await db.prisma.skillMatch.count()).toBe(0)
    expect(await compareStandings(db)).toEqual([])
    expect(await readSeason(db, `self-play-${game}`)).toMatchObject({ matches: { finished: 2 } })
  })

  it('is listed once among the matches of the agent, which is named with its seats there', async () => {
    const { db, selfPlay: seasonId, agentId } = await selfPlaying()
    await dealtFor(db, { seasonId, agentId })
    await playAll(db, careful)
    const { items } = await agentMatches(db, agentId)
    expect(items.map(({ seat }) => seat)).toEqual([0])
    expect(items[0]?.match.seats.map(({ agent }) => [agent.slug, agent.inSeat])).toEqual([
      ['fox', 0],
      ['fox', 1],
    ])
  })

  it('an agent reserves as much of its budget as it has seats', async () => {
    const { db, selfPlay: seasonId, agentId } = await selfPlaying()
    await db.prisma.agent.update({ where: { id: agentId }, data: { kind: 'openai' } })
    await dealtFor(db, { seasonId, agentId })
    const [reserved] = await db.prisma.budgetReservation.findMany({ where: { agentId } })
    expect(reserved?.tokens).toBe(24_000)
  })

  it('nobody can ask for an opponent, and a series of practice has each match once', async () => {
    const { db, selfPlay: seasonId, agentId } = await selfPlaying()
    const wish = { agentId, seasonId, mode: 'practice', language: 'en' } as const
    const opponents = ['hanabi-random']
    expect(await openTicket(db, { ...wish, opponents })).toEqual({ ok: false, reason: 'too-many-opponents' })
    const first = await openTicket(db, { ...wish, matches: 2 })
    await playAllDealt(db)
    const series = await readSeries(db, agentId, first.ok ? first.ticketId : '')
    expect(series).toHaveLength(2)
  })

  it('matches and the season verify', async () => {
    const { db, selfPlay: seasonId, agentId } = await selfPlaying()
    await dealtFor(db, { seasonId, agentId })
    const [matchId] = await playAll(db, careful)
    const played = matchId && (await readPlayed(db, matchId))
    const key = signingKeyFrom(new Uint8Array(32).fill(1))
    const lines = (played && exportMatch(played, { version: '1', key })) ?? []
    expect(verifyExport(lines)).toMatchObject({ ok: true })
    const season = await exportedLines(db, `self-play-${game}`)
    expect(await verifySeason(season)).toMatchObject({ ok: true, matches: 1, standings: 1 })
  })
})

async function playAllDealt(db: Database) {
  while ((await seated(db, (queue) => matchmake(db, queue), careful)).length > 0) await playAll(db, careful)
}

describe('beside it', () => {
  it('strangers have a board and matches of their own', async () => {
    const { db, strangers, selfPlay, agentId } = await selfPlaying()
    expect(await seasonFor(db, { game, language: 'en' })).toBe(strangers)
    expect(await seasonFor(db, { game, language: 'en', seats: 'self-play' })).toBe(selfPlay)
    expect(await seasonFor(db, { game: 'holdem', language: 'en', seats: 'self-play' })).toBeUndefined()
    await dealtFor(db, { seasonId: selfPlay, agentId })
    await playAll(db, careful)
    expect(await leaderboard(db, { game, language: 'en' })).toMatchObject({ seats: 'strangers', items: [] })
    const twin = await allRounder(db, 'vixen', { games: [game], owner: 'fox' })
    await openTicket(db, { agentId: twin, seasonId: strangers, mode: 'ranked', language: 'en' })
    expect(await dealtFor(db, { seasonId: strangers, agentId })).toEqual([])
  })

  it.each(['bargain', 'bid', 'holdem', game])(
    'no ladder of strangers in %s deals two agents of one owner to a table, and practice has house agents beside one',
    async (id) => {
      const db = await freshDatabase()
      const seasonId = await openLadderOf(db, id)
      await db.prisma.agent.updateMany({ where: { kind: 'house' }, data: { online: false } })
      const first = await allRounder(db, 'fox', { games: [id] })
      const second = await allRounder(db, 'vixen', { games: [id], owner: 'fox' })
      const wish = { seasonId, mode: 'ranked', language: 'en' } as const
      await openTicket(db, { ...wish, agentId: second })
      expect(await dealtFor(db, { seasonId, agentId: first })).toEqual([])
      await hasWaited(db, 3_600_000)
      expect(await seated(db, (queue) => matchmake(db, queue), careful)).toEqual([])
      await db.prisma.agent.updateMany({ where: { kind: 'house' }, data: { online: true } })
      const [practice] = await dealtFor(db, { seasonId, agentId: second, mode: 'practice' })
      const kinds = (await seatedAt(db, practice)).map(({ kind }) => kind)
      expect(kinds.filter((kind) => kind !== 'house')).toHaveLength(1)
    },
  )

  it('no other game lets an agent have two seats', () => {
    const others = kits.filter(({ setup }) => !setup.selfPlay)
    expect(others.length).toBe(kits.length - 1)
    for (const kit of others) {
      const [ruleset] = kit.setup.presets
      const kind = { game: kit.id, ruleset, mode: 'ranked', language: 'en', players: ruleset.players }
      const fox = { agentId: 'fox', versionId: 'v' }
      const players = Array.from({ length: ruleset.players }, () => fox)
      expect(() => dealKit({ kit, kind, players } as never)).toThrow('no agent has two seats')
    }
  })
})
