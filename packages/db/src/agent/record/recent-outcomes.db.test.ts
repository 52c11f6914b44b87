import { freshDatabase } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { recentOutcomes } from '../../doors/agents.ts'
import { settledSeason } from '../../testing/settled.ts'

describe('the results of an agent’s last matches', () => {
  it('agrees with their logs, newest first', async () => {
    const db = await freshDatabase()
    const { agents, matches } = await settledSeason(db, 8)
    for (const agentId of agents) {
      const played = matches.filter(({ agents: seated }) => seated.includes(agentId)).toReversed()
      const outcomes = await recentOutcomes(db, agentId, 5)
      expect(outcomes.map(({ match }) => match.id)).toEqual(played.slice(0, 5).map(({ id }) => id))
      for (const [place, { seat, role, result, part }] of outcomes.entries()) {
        const { state, agents: seated } = played[place] ?? { agents: [] }
        expect(seated[seat]).toBe(agentId)
        expect(role === 'spy').toBe(state?.spy === seat)
        expect(state?.ending).toMatchObject({
          winner: (result === 'won') === (role === 'spy') ? 'spy' : 'civilians',
        })
        expect(part?.departure === null).toBe(state?.living.includes(seat))
        expect(part?.ballots.forSpy).toBeLessThanOrEqual(part?.ballots.asked ?? -1)
      }
    }
  })

  it('carries its total from one match to the next, from the start to the board’s value', async () => {
    const db = await freshDatabase()
    const { agents } = await settledSeason(db, 8)
    for (const agentId of agents) {
      const told = (await recentOutcomes(db, agentId, 20)).toReversed()
      const standing = await db.prisma.standing.findFirst({ where: { agentId } })
      expect(told.map(({ total }) => total?.after)).toEqual([
        ...told.slice(1).map(({ total }) => total?.before),
        ...(standing ? [standing.total] : []),
      ])
      expect(told[0]?.total?.before ?? 1500).toBe(1500)
      for (const { total, points } of told) expect(total && total.after - total.before).toBe(points - 15)
    }
  })

  it('says nothing of a match that is withheld', async () => {
    const db = await freshDatabase()
    const { agents, matches } = await settledSeason(db, 2, 6)
    const [first, second] = matches
    await db.prisma.match.updateMany({ where: { id: first?.id ?? '' }, data: { withheld: true } })
    const [agent] = agents
    const told = agent ? await recentOutcomes(db, agent) : []
    expect(told.map(({ match }) => match.id)).toEqual([second?.id])
  })
})
