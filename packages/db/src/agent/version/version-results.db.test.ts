import { freshDatabase } from '@wis/testkit'
import { expect, it } from 'vitest'
import { agentMatches, versionResults } from '../../doors/agents.ts'
import { namedAgents, playedOut } from '../../testing/played-out.ts'
import { openSeason } from '../../testing/settled.ts'

it('adds up the counted matches of each version', async () => {
  const db = await freshDatabase()
  const seasonId = await openSeason(db)
  const agents = await namedAgents(db, ['ant', 'bee', 'cat', 'dog', 'elk', 'fox'])
  const [agentId] = agents
  if (!agentId) expect.fail('no agent')
  for (const seed of ['one', 'two', 'three']) await playedOut(db, { seasonId, agents, seed })
  await db.prisma.agentVersion.create({
    data: { id: 'next', agentId, number: 2, settings: {}, note: 'Calmer.' },
  })
  const newest = (await agentMatches(db, agentId, {})).items[0]?.match.id ?? ''
  await db.prisma.seat.updateMany({ where: { matchId: newest, agentId }, data: { versionId: 'next' } })

  const seats = await db.prisma.seat.findMany({ where: { agentId }, orderBy: { matchId: 'asc' } })
  const points = seats.map((seat) => Number(seat.points))
  const [first = 0, second = 0, third = 0] = points
  expect(await versionResults(db, agentId)).toMatchObject([
    { game: 'who-is-spy', number: 2, note: 'Calmer.', n: 1, mean: third, variance: 0 },
    { game: 'who-is-spy', number: 1, n: 2, mean: (first + second) / 2, variance: (first - second) ** 2 / 2 },
  ])
  await db.prisma.match.update({ where: { id: newest }, data: { withheld: true } })
  expect(await versionResults(db, agentId)).toMatchObject([{ number: 1, n: 2 }])
})
