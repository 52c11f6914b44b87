import type { Database } from '@wis/db'
import { listUnfinished, readTicket } from '@wis/db/matches'
import type { AgentId, SeasonId } from '@wis/engine'
import { matchmakingRule } from '@wis/protocol'
import { freshDatabase } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { openLadderOf, openSeason } from '../testing/season.ts'
import { allRounder, guest, hasWaited, online, seat, ticket } from '../testing/waiting-agents.ts'

interface Queue {
  readonly db: Database
  readonly seasonId: SeasonId
  readonly agents: readonly AgentId[]
}

async function duel(): Promise<Queue> {
  const db = await freshDatabase()
  const seasonId = await openLadderOf(db, 'tic-tac-toe')
  const games = ['tic-tac-toe']
  const agents = [await allRounder(db, 'ann', { games }), await allRounder(db, 'bob', { games })]
  return { db, seasonId, agents }
}

/** All agents ask for a match at once and are seated. Then their matches are over. */
async function round({ db, seasonId, agents }: Queue): Promise<void> {
  for (const agentId of agents) await ticket(db, seasonId, agentId)
  await hasWaited(db, matchmakingRule.fillAloneAfterMs)
  for (let look = 0; look < agents.length; look++) await seat(db)
  await db.pool.query(`update matches set status = 'finished', ended_at = now() where status <> 'finished'`)
}

/** For each match of the agent, oldest first, the owners of the others and the weight for it. */
async function tablesAt({ db, agents: [agentId] }: Queue) {
  const { rows } = await db.pool.query<{ others: string[]; weight: number }>(
    `select s.weight, array(
       select u.name from seats o join agents a on a.id = o.agent_id join users u on u.id = a.owner_id
       where o.match_id = s.match_id and o.agent_id <> s.agent_id order by 1
     ) as others
     from seats s where s.agent_id = $1 order by s.match_id`,
    [agentId],
  )
  return rows
}

const nextDay = ({ db }: Queue) => db.pool.query('update owner_meetings set day = day - 1')

describe('two owners with one agent each in the queue of a game of two', () => {
  it('meet at most once in five matches, and play house agents otherwise', async () => {
    const queue = await duel()
    for (let count = 0; count < 11; count++) {
      await round(queue)
      await nextDay(queue)
    }
    const met = (await tablesAt(queue)).map(({ others }) => others.join())
    expect(met).toEqual(['bob', '', '', '', '', 'bob', '', '', '', '', 'bob'])
  })

  it('meet at most twice in a day', async () => {
    const queue = await duel()
    for (let count = 0; count < 16; count++) await round(queue)
    const met = (await tablesAt(queue)).filter(({ others }) => others.length > 0)
    expect(met).toHaveLength(2)
  })

  it('have less for each of their matches, once they are more than a twelfth of the last twelve', async () => {
    const queue = await duel()
    for (let count = 0; count < 21; count++) {
      await round(queue)
      await nextDay(queue)
    }
    const rows = await tablesAt(queue)
    const weightsOf = (others: string) =>
      rows.filter((row) => row.others.join() === others).map(({ weight }) => weight)
    expect(weightsOf('bob')).toEqual([60, 2, 1, 1, 1])
    expect(new Set(weightsOf(''))).toEqual(new Set([60]))
  })

  it('have met in a match that was void, too, so that nobody meets more often by giving matches up', async () => {
    const queue = await duel()
    for (let count = 0; count < 6; count++) {
      await round(queue)
      await queue.db.pool.query(`update matches set status = 'void'`)
    }
    const rows = await tablesAt(queue)
    expect(rows.map(({ others }) => others.join())).toEqual(['bob', '', '', '', '', 'bob'])
    expect(rows.at(-1)?.weight).toBe(2)
    // That was the second one of this day.
    for (let count = 0; count < 5; count++) await round(queue)
    expect((await tablesAt(queue)).filter(({ others }) => others.length > 0)).toHaveLength(2)
  })

  it('are told that they have met too often', async () => {
    const queue = await duel()
    await round(queue)
    const { db, seasonId, agents } = queue
    const tickets = []
    for (const agentId of agents) tickets.push(await ticket(db, seasonId, agentId))
    expect(await seat(db)).toEqual([])
    for (const id of tickets)
      expect(await readTicket(db, id)).toMatchObject({ state: 'waiting', reason: 'met-too-often' })
  })
})

describe('agents of six owners that always ask together', () => {
  it('do not all meet in every match', async () => {
    const db = await freshDatabase()
    const seasonId = await openSeason(db)
    const names = ['ann', 'bob', 'cid', 'dot', 'eve', 'fay']
    const agents: AgentId[] = []
    for (const name of names) agents.push(await online(db, guest(name)))
    const queue = { db, seasonId, agents }
    for (let count = 0; count < 6; count++) {
      await round(queue)
      await nextDay(queue)
    }
    const met = (await tablesAt(queue)).map(({ others }) => others.length)
    expect(met).toEqual([5, 5, 0, 5, 5, 0])
    expect(await listUnfinished(db)).toEqual([])
  })
})
