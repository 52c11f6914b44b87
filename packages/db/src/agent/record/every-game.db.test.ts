import { spokenIn } from '@wis/engine'
import type { AgentId } from '@wis/engine'
import { otherKits } from '@wis/games'
import type { GameKit } from '@wis/games'
import { freshDatabase } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import {
  agentEncounters,
  agentMatches,
  agentOpponents,
  agentWords,
  recentOutcomes,
} from '../../doors/agents.ts'
import type { Database } from '../../index.ts'
import { readEntries } from '../../match/log/read-log.ts'
import { newId } from '../../new-id.ts'
import { openSeasonOf, settledHouseMatch } from '../../testing/played-out.ts'
import { registered, webhook } from '../../testing/registered.ts'
import { readSeries } from '../../ticket/read-ticket.ts'

/** A match of this game between players of its house, settled as a runner settles it. */
async function settledMatch(db: Database, kit: GameKit) {
  const [ruleset] = kit.setup.presets
  const agents = await Promise.all(
    Array.from({ length: Number('players' in ruleset ? ruleset.players : 2) }, (_, seat) =>
      registered(db, webhook, `Player ${seat}`),
    ),
  )
  return settledHouseMatch(db, kit, { seasonId: await openSeasonOf(db, kit), agents, seed: 'record' })
}

async function askedFor(db: Database, agentId: AgentId, matchId: string): Promise<string> {
  const { seasonId } = await db.prisma.match.findUniqueOrThrow({ where: { id: matchId } })
  const { id: versionId } = await db.prisma.agentVersion.findFirstOrThrow({ where: { agentId } })
  const id = newId()
  const series = { seriesId: id, mode: 'practice', language: 'en', state: 'seated' }
  await db.prisma.ticket.create({ data: { id, agentId, versionId, seasonId, matchId, ...series } })
  return id
}

describe.each(otherKits.map((kit) => [kit.id, kit] as const))('after a match of %s', (_, kit) => {
  it('an agent has its match with role and result, and a whole profile', async () => {
    const db = await freshDatabase()
    const { id, seats, results } = await settledMatch(db, kit)
    const hasSides = new Set(results.map(({ team }) => team)).size > 1
    const hasLosers = results.some(({ place }) => place > 1)
    for (const [seat, { agentId }] of seats.entries()) {
      const { items } = await agentMatches(db, agentId)
      const { place = 0, role } = results[seat] ?? {}
      const result = !hasSides ? null : place > 1 ? 'lost' : hasLosers ? 'won' : 'drawn'
      expect(items).toMatchObject([{ match: { id }, seat, role, result }])
      for (const asked of ['won', 'drawn', 'lost'] as const) {
        const found = await agentMatches(db, agentId, { result: asked })
        expect(found.items).toHaveLength(asked === result ? 1 : 0)
      }
      const series = await readSeries(db, agentId, await askedFor(db, agentId, id))
      expect(series).toMatchObject([{ id, game: kit.id, status: 'finished', role, result }])
      const [item] = items
      const told = await recentOutcomes(db, agentId)
      expect(told).toMatchObject([{ match: { id }, seat, role, result, faults: 0, part: null }])
      expect(Math.round(told[0]?.points ?? NaN)).toBe(item?.points)
      expect(await agentEncounters(db, agentId)).toEqual([])
      const met = await agentOpponents(db, agentId, kit.id)
      expect(met.map(({ agent }) => agent.id).toSorted()).toEqual(
        seats
          .map((other) => other.agentId)
          .filter((id) => id !== agentId)
          .toSorted(),
      )
      for (const { agent, ...counted } of met) {
        const other = seats.findIndex((seat) => seat.agentId === agent.id)
        const more = Math.sign((results[seat]?.points ?? 0) - (results[other]?.points ?? 0))
        const [ahead, level, behind] = [1, 0, -1].map((sign) => Number(sign === more))
        expect(counted).toMatchObject({ matches: 1, ahead, level, behind })
        expect(Math.sign(counted.difference)).toBe(more)
      }
      expect(await agentOpponents(db, agentId, 'who-is-spy')).toEqual([])
      expect(await agentWords(db, agentId)).toEqual({ best: [], worst: [] })
    }
  })
  it('all that was said is there for the search', async () => {
    const db = await freshDatabase()
    const { id } = await settledMatch(db, kit)
    const said = (await readEntries(db, id, 'spectator')).flatMap(({ seq, event }) => {
      const spoken = spokenIn(event)
      return spoken ? [{ seq, ...spoken }] : []
    })
    const kept = await db.prisma.matchSpeeches.findUnique({ where: { matchId: id } })
    expect(kept?.seqs ?? []).toEqual(said.map(({ seq }) => seq))
    expect(kept?.seats ?? []).toEqual(said.map(({ seat }) => seat))
    expect(kept?.words ?? []).toEqual(said.map(({ text }) => text))
  })
})
