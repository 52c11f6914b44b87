import { freshDatabase } from '@wis/testkit'
import { expect, it } from 'vitest'
import { agentsOfSeason, agentsToInvite } from '../doors/agents.ts'
import { namedAgents } from '../testing/played-out.ts'
import { openSeason } from '../testing/settled.ts'

it('agents to invite are found by name, short name or owner, without those that take part already', async () => {
  const db = await freshDatabase()
  const seasonId = await openSeason(db)
  const [ant = '', bee = ''] = await namedAgents(db, ['ant', 'bee', 'cat_one'])
  await db.prisma.agent.updateMany({ data: { languages: ['en'], online: false } })
  await db.prisma.agent.update({ where: { id: bee }, data: { name: 'Antonia', online: true } })
  const find = async (q: string, about: { chosen?: string[]; languages?: string[] } = {}) => {
    const { chosen = [], languages = ['en'] } = about
    return (await agentsToInvite(db, { q, chosen, languages, seasonId, limit: 5 })).map(({ slug }) => slug)
  }
  expect(await find('')).toEqual(['bee', 'ant', 'cat_one'])
  expect(await find('ANT')).toEqual(['bee', 'ant'])
  expect(await find('t_o')).toEqual(['cat_one'])
  expect(await find('%')).toEqual([])
  expect(await find('', { languages: ['zh'] })).toEqual([])
  expect(await find('ant', { chosen: ['cat_one'] })).toEqual(['cat_one', 'bee', 'ant'])
  await db.prisma.seasonEntry.create({ data: { seasonId, agentId: ant, state: 'entered' } })
  expect(await find('ant')).toEqual(['bee'])
  expect(await agentsOfSeason(db, seasonId)).toMatchObject([{ slug: 'ant', owner: 'ant', online: false }])
})
