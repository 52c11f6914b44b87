import { createHouseAgent } from '@wis/agents'
import type { Agent } from '@wis/agents'
import { agentCalls } from '@wis/db/agents'
import { publishedThoughts, readEntries } from '@wis/db/matches'
import { ids } from '@wis/engine'
import { kits } from '@wis/games'
import { freshDatabase } from '@wis/testkit'
import { expect, it } from 'vitest'
import { exportedLines } from '../testing/lab-rows.ts'
import { playOut } from '../testing/play-tables.ts'
import { fixturesOf, kitSeason } from '../testing/scheduled-season.ts'

const reasoning = 'Nobody at the table hears this.'

/** Two games stand for all in a quick run. */
const first = (game: string) => game === 'chameleon' || game === 'tic-tac-toe'

for (const kit of kits)
  it(
    `what agents of ${kit.id} think is kept beside the log, and told after the end to those who may read it`,
    { timeout: 120_000, ...(!first(kit.id) && { tags: ['nightly'] }) },
    async () => {
      const game = kit.id
      const db = await freshDatabase()
      const [{ id: ruleset, players: seats }] = kit.setup.presets
      const players = Array.from({ length: seats }, () => kit.house[1]?.slug ?? '')
      const season = await kitSeason(db, { game, ruleset, format: 'round-robin', players, deals: 1 })
      // The agents are as those of other owners, whose thoughts are private unless they publish them.
      await db.pool.query(`update agents set kind = 'webhook', published = false`)
      const seenLive: unknown[] = []
      const thinking = (agent: Agent): Agent => ({
        reply: async (...asked) => {
          const [{ alias }] = asked
          const [running] = await fixturesOf(db, season.seasonId)
          const matchId = ids.match(running?.matchId ?? '')
          seenLive.push(...(await publishedThoughts(db, matchId, season.actor.id, { seesWithheld: true })))
          const reply = await agent.reply(...asked)
          return reply.ok ? { ...reply, reasoning, beliefs: { [alias]: 0.25 } } : reply
        },
      })
      // Of who-is-spy, the house agents that every platform has sit there.
      const sitting = (slug: string) =>
        slug.startsWith(game) ? season.agentFor(slug) : createHouseAgent(slug)
      await playOut(db, (slug) => thinking(sitting(slug)))
      const [fixture] = await fixturesOf(db, season.seasonId)
      const matchId = ids.match(fixture?.matchId ?? '')
      const told = (reader?: string) => publishedThoughts(db, matchId, reader, { seesWithheld: true })

      const log = await readEntries(db, matchId, 'director')
      const calls = await db.prisma.agentCall.count({ where: { matchId } })
      expect(calls).toBeGreaterThanOrEqual(seats)
      expect(seenLive).toEqual([])
      expect(await told()).toEqual([])
      await db.pool.query('update agents set published = true')
      const thoughts = await told()
      expect(thoughts).toHaveLength(calls)
      for (const { seq, seat, reasoning: kept, beliefs } of thoughts) {
        expect([kept, Object.values(beliefs ?? {})]).toEqual([reasoning, [0.25]])
        expect(log[seq]?.event).not.toHaveProperty('seat', (seat + 1) % seats)
      }
      expect(JSON.stringify(log)).not.toContain(reasoning)
      expect((await exportedLines(db, season.slug)).join('\n')).not.toContain(reasoning)
      const [agentId = ids.agent('')] = season.entrants
      const { items } = await agentCalls(db, agentId, { matchId })
      for (const call of items) expect(call).toMatchObject({ reasoning, beliefs: expect.any(Object) })
    },
  )
