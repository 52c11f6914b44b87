import { newId } from '@wis/db'
import type { Database } from '@wis/db'
import { listHouseAgents } from '@wis/db/agents'
import {
  abandonMatch,
  claimMatch,
  currentTickets,
  latestSeries,
  leaveQueue,
  openTicket,
  readMatch,
  readSeries,
  readTicket,
} from '@wis/db/matches'
import { ids, rngAt } from '@wis/engine'
import type { AgentId } from '@wis/engine'
import { materialAt, seatLevels } from '@wis/games'
import { seatingOf } from '@wis/proof'
import { matchmakingRule } from '@wis/protocol'
import { freshDatabase } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { kitOf, openLadderOf, openSeason } from '../testing/season.ts'
import {
  guest,
  hasWaited,
  online,
  ready,
  seat,
  seatedAt,
  tablesOf,
  ticket,
} from '../testing/waiting-agents.ts'

const latestTicket = async (db: Database, agentId: AgentId) => (await currentTickets(db, agentId))[0]

describe('practice', () => {
  it('is played against the chosen house agents, and others drawn at random', async () => {
    const db = await freshDatabase()
    const seasonId = await openSeason(db)
    const house = (await listHouseAgents(db)).map(({ slug }) => slug)
    const asked = { seasonId, mode: 'practice', language: 'en' } as const
    const five = house.slice(-5)
    await openTicket(db, { ...asked, agentId: await online(db, guest('learner')), opponents: five })
    const [match] = await seat(db)
    const seated = (await seatedAt(db, match)).map(({ slug }) => slug)
    expect(seated.sort()).toEqual(['learner', ...five].sort())
    const one = house.slice(0, 1)
    await openTicket(db, { ...asked, agentId: await online(db, guest('other')), opponents: one })
    const later = (await seat(db)).find((id) => id !== match)
    expect((await seatedAt(db, later)).map(({ slug }) => slug)).toEqual(expect.arrayContaining(one))
  })

  it('is refused against an agent that cannot be chosen', async () => {
    const db = await freshDatabase()
    const seasonId = await openSeason(db)
    const house = (await listHouseAgents(db)).map(({ slug }) => slug)
    const agentId = await online(db, guest('learner'))
    await online(db, guest('somebody'))
    const asked = { agentId, seasonId, mode: 'practice', language: 'en' } as const
    const refusal = async (opponents: readonly string[], mode: 'ranked' | 'practice' = 'practice') =>
      openTicket(db, { ...asked, mode, opponents })
    expect(await refusal(['somebody'])).toEqual({ ok: false, reason: 'no-such-opponent' })
    expect(await refusal(house.slice(0, 6))).toEqual({ ok: false, reason: 'too-many-opponents' })
    expect(await refusal(house.slice(0, 1), 'ranked')).toEqual({ ok: false, reason: 'opponents-in-ranked' })
    await db.prisma.agent.updateMany({ where: { slug: house[0] ?? '' }, data: { online: false } })
    expect(await refusal(house.slice(0, 1))).toEqual({ ok: false, reason: 'no-such-opponent' })
  })

  it('is played the chosen number of times, one match after another, and adds up the results', async () => {
    const db = await freshDatabase()
    const seasonId = await openSeason(db)
    const agentId = await online(db, guest('learner'))
    const asked = { agentId, seasonId, mode: 'practice', language: 'en' } as const
    await openTicket(db, { ...asked, matches: 3, opponents: ['echo'] })
    const seated: (string | undefined)[] = []
    for (const left of [2, 1, 0]) {
      const [matchId] = await seat(db)
      seated.push(matchId)
      expect((await seatedAt(db, matchId)).map(({ slug }) => slug)).toContain('echo')
      // Nobody waits for the built-in agents to look as if they thought.
      expect((await claimMatch(db, ids.match(matchId ?? '')))?.inSeries).toBe(true)
      const next = await latestTicket(db, agentId)
      expect(next).toMatchObject(
        left > 0 ? { state: 'waiting', more: left - 1 } : { state: 'seated', matchId, more: 0 },
      )
      await abandonMatch(db, ids.match(matchId ?? ''), { reason: 'ran-too-long', at: new Date() })
    }
    const { seriesId } = (await latestTicket(db, agentId)) ?? {}
    const series = await readSeries(db, agentId, seriesId ?? '')
    expect(series.map(({ id, status, faults }) => [id, status, faults])).toEqual(
      seated.map((id) => [id, 'void', 0]),
    )
    expect(await latestSeries(db, agentId)).toMatchObject({ matches: series, ticket: { seriesId, more: 0 } })
    expect(await seat(db)).toEqual([])
    await openTicket(db, { ...asked, opponents: ['echo'] })
    const [single = ''] = await seat(db)
    expect((await claimMatch(db, ids.match(single)))?.inSeries).toBe(false)
  })

  it('ends early if its owner leaves the queue, and does not count on the board', async () => {
    const db = await freshDatabase()
    const seasonId = await openSeason(db)
    const agentId = await online(db, guest('learner'))
    const asked = { agentId, seasonId, language: 'en', matches: 3 } as const
    expect(await openTicket(db, { ...asked, mode: 'ranked' })).toEqual({
      ok: false,
      reason: 'series-in-ranked',
    })
    await openTicket(db, { ...asked, mode: 'practice' })
    const [matchId] = await seat(db)
    expect(await leaveQueue(db, ids.ticket((await latestTicket(db, agentId))?.id ?? ''))).toBe(true)
    await abandonMatch(db, ids.match(matchId ?? ''), { reason: 'ran-too-long', at: new Date() })
    expect(await seat(db)).toEqual([])
  })

  it.each([
    ['who-is-spy', { role: 'spy', seat: '3' }],
    ['avalon', { role: 'merlin', seat: '2' }],
    ['tic-tac-toe', { seat: '2' }],
  ])('%s: deals what the owner asks for, with the proof of any match', async (game, deal) => {
    const db = await freshDatabase()
    const seasonId = game === 'who-is-spy' ? await openSeason(db) : await openLadderOf(db, game)
    const agentId = await online(db, guest('learner'))
    await db.prisma.agent.update({ where: { id: agentId }, data: { games: [game] } })
    const asked = { agentId, seasonId, mode: 'practice', language: 'en', deal } as const
    await openTicket(db, { ...asked, matches: 2 })
    for (const _ of [1, 2]) {
      const [id] = await seat(db)
      const match = await db.prisma.match.findUniqueOrThrow({
        where: { id: id ?? '' },
        include: { seats: true },
      })
      const kit = kitOf(game)
      const { seed, pair, language } = match
      const ruleset = kit.setup.ruleset.parse(match.ruleset)
      const material = pair.length > 0 ? pair : kit.setup.draw(ruleset, 'en', rngAt(seed, materialAt))
      const own = match.seats.find((row) => row.agentId === agentId)?.seat ?? -1
      const levels = seatLevels(kit, { ruleset, language: language === 'zh' ? 'zh' : 'en', material, seed })
      expect(levels[own]).toMatchObject(deal)
      const seating = match.seats.toSorted((a, b) => a.seat - b.seat).map((row) => row.agentId)
      expect(seatingOf(match.seatingSeed ?? seed, seating, (one) => one)).toEqual(seating)
      await abandonMatch(db, ids.match(match.id), { reason: 'ran-too-long', at: new Date() })
    }
  })

  it('is played by the rules that its owner asks for, if as many play by them', async () => {
    const db = await freshDatabase()
    const seasonId = await openSeason(db)
    const agentId = await online(db, guest('learner'))
    const asked = { agentId, seasonId, mode: 'practice', language: 'en' } as const
    const open = (ruleset: string) => openTicket(db, { ...asked, deal: { role: 'spy', ruleset } })
    expect(await open('undercover-3')).toEqual({ ok: false, reason: 'no-such-deal' })
    expect(await open('wis-live')).toMatchObject({ ok: true })
    const [id = ''] = await seat(db)
    const match = await db.prisma.match.findUniqueOrThrow({ where: { id }, include: { seats: true } })
    const rules = kitOf('who-is-spy').setup.presets.find((preset) => preset.id === 'wis-live')
    expect(match).toMatchObject({ ruleset: rules, seats: { length: 6 } })
    expect(await readMatch(db, ids.match(id))).toMatchObject({ rulesetId: 'wis-live' })
    expect((await claimMatch(db, ids.match(id)))?.ruleset).toEqual(rules)
  })

  it('deals the word that its owner asks for, and the same again for the same seed', async () => {
    const db = await freshDatabase()
    const seasonId = await openSeason(db)
    const agentId = await online(db, guest('learner'))
    const asked = { agentId, seasonId, mode: 'practice', language: 'en' } as const
    const kit = kitOf('who-is-spy')
    const known = async (deal: Record<string, string>) => {
      expect(await openTicket(db, { ...asked, opponents: ['echo'], deal })).toMatchObject({ ok: true })
      const [id = ''] = await seat(db)
      const [match, own] = await Promise.all([
        db.prisma.match.findUniqueOrThrow({ where: { id } }),
        db.prisma.seat.findFirstOrThrow({ where: { matchId: id, agentId } }),
      ])
      const { seed, pair, seatingSeed } = match
      const ruleset = kit.setup.ruleset.parse(match.ruleset)
      const material = kit.setup.draw(ruleset, 'en', rngAt(seed, materialAt))
      const opening = kit.rules.open(
        { ruleset, language: 'en', material },
        [0, 1, 2, 3, 4, 5],
        rngAt(seed, 0),
      )
      const { text } = kit.wire.observe(opening.reduce(kit.rules.evolve, kit.rules.blank), own.seat)
      await abandonMatch(db, ids.match(id), { reason: 'ran-too-long', at: new Date() })
      return { pair, seed, seatingSeed, seat: own.seat, text: text.toLowerCase() }
    }
    const some = await known({ role: 'spy', seed: 'the lost one' })
    expect(some.pair).toEqual([])
    const [, word = ''] = /"([^"]+)"/.exec(some.text) ?? []
    expect(word).not.toBe('')
    expect(await known({ role: 'spy', seed: 'the lost one' })).toEqual(some)
    expect((await known({ role: 'spy', seed: 'another' })).seed).not.toBe(some.seed)
    const found = await known({ word })
    expect(found.text).toContain(word)
    expect(found.seed).not.toBe(some.seed)
  })

  it('refuses a deal that the game does not have, and any in ranked play', async () => {
    const db = await freshDatabase()
    const seasonId = await openSeason(db)
    const asked = { agentId: await online(db, guest('learner')), seasonId, language: 'en' } as const
    const refusal = (mode: 'ranked' | 'practice', deal: Record<string, string>) =>
      openTicket(db, { ...asked, mode, deal })
    expect(await refusal('practice', { role: 'merlin' })).toEqual({ ok: false, reason: 'no-such-deal' })
    expect(await refusal('practice', { seat: '7' })).toEqual({ ok: false, reason: 'no-such-deal' })
    expect(await refusal('practice', { word: 'xylograph' })).toEqual({ ok: false, reason: 'no-such-deal' })
    expect(await refusal('ranked', { role: 'spy' })).toEqual({ ok: false, reason: 'deal-in-ranked' })
  })

  it('also ends early if a new version comes while its table is made ready', async () => {
    const db = await freshDatabase()
    const seasonId = await openSeason(db)
    const agentId = await online(db, guest('learner'))
    await openTicket(db, { agentId, seasonId, mode: 'practice', language: 'en', matches: 3 })
    const [table] = await tablesOf(db)
    if (!table) throw new Error('nobody was called to a table')
    await db.prisma.agentVersion.create({ data: { id: newId(), agentId, number: 2, settings: {} } })
    await ready(db, table)
    expect(await latestTicket(db, agentId)).toMatchObject({ state: 'seated', more: 2 })
  })

  it('begins at once, among house agents, and moves no agent on the board', async () => {
    const db = await freshDatabase()
    const seasonId = await openSeason(db)
    await ticket(db, seasonId, await online(db, guest('learner')), 'practice')
    const [match] = await seat(db)
    expect((await seatedAt(db, match)).filter(({ kind }) => kind === 'house')).toHaveLength(5)
    expect(await readMatch(db, ids.match(match ?? ''))).toMatchObject({ mode: 'practice' })
  })
})

describe('an agent that waits for a ranked match', () => {
  it('practises meanwhile, and is not refused', async () => {
    const db = await freshDatabase()
    const seasonId = await openSeason(db)
    const agentId = await online(db, guest('eager'))
    const ranked = await ticket(db, seasonId, agentId)
    const practice = await ticket(db, seasonId, agentId, 'practice')
    expect(await seat(db)).toHaveLength(1)
    expect(await readTicket(db, practice)).toMatchObject({ state: 'seated' })
    expect(await seat(db)).toHaveLength(1)
    expect(await readTicket(db, ranked)).toMatchObject({
      state: 'waiting',
      reason: 'at-its-limit-of-matches',
    })
    const shown = await currentTickets(db, agentId)
    expect(shown.map(({ mode, state }) => [mode, state])).toEqual([
      ['practice', 'seated'],
      ['ranked', 'waiting'],
    ])
  })

  it('plays both at once if it may', async () => {
    const db = await freshDatabase()
    const seasonId = await openSeason(db)
    const agentId = await online(db, guest('able'))
    await db.prisma.agent.update({ where: { id: agentId }, data: { concurrency: 2 } })
    await ticket(db, seasonId, agentId)
    await ticket(db, seasonId, agentId, 'practice')
    await hasWaited(db, matchmakingRule.fillAfterMs)
    expect(await seat(db)).toHaveLength(2)
  })

  it('gets its ranked match before the rest of a practice series', async () => {
    const db = await freshDatabase()
    const seasonId = await openSeason(db)
    const agentId = await online(db, guest('busy'))
    await openTicket(db, { agentId, seasonId, mode: 'practice', language: 'en', matches: 3 })
    const [first] = await seat(db)
    const ranked = await ticket(db, seasonId, agentId)
    await hasWaited(db, matchmakingRule.fillAfterMs)
    await abandonMatch(db, ids.match(first ?? ''), { reason: 'ran-too-long', at: new Date() })
    expect(await seat(db)).toHaveLength(1)
    expect(await readTicket(db, ranked)).toMatchObject({ state: 'seated' })
  })
})
