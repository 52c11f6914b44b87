import type { AgentId } from '@wis/engine'
import { freshDatabase } from '@wis/testkit'
import { expect, it } from 'vitest'
import { registered, webhook } from '../testing/registered.ts'
import { decide, openSeason } from '../testing/settled.ts'
import { headToHead } from './head-to-head.ts'

it('counts who scored more, as much and less at the same table, in both directions, if results are public', async () => {
  const db = await freshDatabase()
  const seasonId = await openSeason(db)
  const agents: AgentId[] = []
  for (const name of ['A', 'B', 'C', 'D', 'E', 'F'])
    agents.push((await registered(db, webhook, name)).agentId)
  const [first = '', second = '', third = ''] = agents
  const at = { seasonId, agents }
  for (const points of [30, 30, 15, 0]) await decide(db, at, { points: [points, 15, 30, 15, 15, 15] })
  const kept = []
  for (let match = 0; match < 4; match++) kept.push(await decide(db, at, { points: [0, 15, 30, 15, 15, 15] }))
  const [withheld = '', open = '', practice = '', sittingIn = ''] = kept
  await db.prisma.match.update({ where: { id: withheld }, data: { withheld: true } })
  await db.prisma.match.update({ where: { id: open }, data: { withheld: true, dealOpen: true } })
  await db.prisma.match.update({ where: { id: practice }, data: { mode: 'practice' } })
  await db.prisma.seat.updateMany({
    where: { matchId: sittingIn, agentId: second },
    data: { sitsIn: true },
  })
  const asked = { seasonId, language: 'en', agentIds: [first, second] } as const
  const seen = { row: first, column: second, matches: 4, ahead: 2, equal: 1, behind: 1 }
  const other = { row: second, column: first, matches: 4, ahead: 1, equal: 1, behind: 2 }
  const order = (cells: readonly { readonly row: string }[]) =>
    cells.toSorted((one, next) => (one.row < next.row ? -1 : 1))
  expect(await headToHead(db, asked)).toEqual(order([seen, other]))
  // An organizer sees what is withheld, but no deal that is still played.
  expect(await headToHead(db, { ...asked, seesWithheld: true })).toContainEqual({
    ...seen,
    matches: 5,
    behind: 2,
  })
  const alone = await headToHead(db, { ...asked, agentIds: [first, third] })
  expect(alone).toContainEqual({ row: first, column: third, matches: 5, ahead: 0, equal: 2, behind: 3 })
  expect(await headToHead(db, { ...asked, language: 'zh' })).toEqual([])
})
