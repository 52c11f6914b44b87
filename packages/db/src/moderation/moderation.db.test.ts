import { ids, saying, spokenIn } from '@wis/engine'
import { kitCalled } from '@wis/games'
import { freshDatabase, readLog } from '@wis/testkit'
import { beforeEach, describe, expect, it } from 'vitest'
import { deleteUser } from '../doors/accounts.ts'
import { readAgent, updateAgent } from '../doors/agents.ts'
import { leaderboard } from '../doors/boards.ts'
import { isHiddenSpeech, readEntries, readPlayed } from '../doors/matches.ts'
import { moveSeason } from '../doors/seasons.ts'
import {
  adminCounts,
  closeReport,
  fileReport,
  hiddenName,
  hideAgent,
  hideSpeech,
  listAudit,
  listReports,
  showAgent,
  showSpeech,
  whyHidden,
} from '../index.ts'
import type { Database } from '../index.ts'
import { namedAgents, openSeasonOf, playedOut, settledHouseMatch } from '../testing/played-out.ts'
import { registered, webhook } from '../testing/registered.ts'
import { openSeason } from '../testing/settled.ts'

const actor = { id: 'someone', name: 'Mo Derator' }
let db: Database

beforeEach(async () => {
  db = await freshDatabase()
})

async function playedMatch() {
  const seasonId = await openSeason(db)
  const agents = await namedAgents(db, ['ant', 'bee', 'cat', 'dog', 'elk', 'fox'])
  const matchId = await playedOut(db, { seasonId, agents, seed: 'one' })
  const log = await readLog(db, matchId, 'director')
  const speech = log.find(({ event }) => event.type === 'speech-given')
  if (!speech) throw new Error('nobody spoke')
  return { matchId, log, seq: speech.seq }
}

describe('a hidden agent', () => {
  it('shows a neutral name and none of its texts, and gets them back', async () => {
    const { agentId } = await registered(db)
    const before = await readAgent(db, agentId)
    expect(await hideAgent(db, actor, agentId, 'An insult.')).toBe(true)
    expect(await readAgent(db, agentId)).toMatchObject({ ...hiddenName, description: '' })
    expect(await hideAgent(db, actor, agentId, 'Again.')).toBe(false)
    expect(await whyHidden(db, agentId)).toBe('An insult.')
    expect(await showAgent(db, actor, agentId)).toBe(true)
    expect(await whyHidden(db, agentId)).toBeNull()
    expect(await readAgent(db, agentId)).toEqual(before)
  })

  it('is not renamed by its owner meanwhile', async () => {
    const { agentId } = await registered(db)
    await hideAgent(db, actor, agentId, 'An insult.')
    expect(await updateAgent(db, agentId, { name: 'The same insult' })).toBe(true)
    expect(await readAgent(db, agentId)).toMatchObject(hiddenName)
  })
})

it('a stored board shows no name hidden later, and no deleted owner', async () => {
  await playedMatch()
  const { id } = await db.prisma.season.findFirstOrThrow()
  for (const state of ['closing', 'closed'] as const) await moveSeason(db, actor, ids.season(id), state)
  const [ant, bee] = ['ant', 'bee']
  const { id: agentId } = await db.prisma.agent.findUniqueOrThrow({ where: { slug: ant } })
  await hideAgent(db, actor, agentId, 'An insult.')
  const { ownerId } = await db.prisma.agent.findUniqueOrThrow({ where: { slug: bee } })
  await deleteUser(db, ownerId ?? '')
  const board = await leaderboard(db, { seasonSlug: 'open', language: 'en' })
  const agentOf = (slug: string) => board?.items.find(({ agent }) => agent.slug === slug)?.agent
  expect(agentOf(ant)).toMatchObject({ ...hiddenName, owner: 'ant' })
  expect(agentOf(bee)).toMatchObject({ name: 'bee', owner: null })
})

describe('a hidden speech', () => {
  it('shows every spectator the reason, and stays in the log and in every export', async () => {
    const { matchId, log, seq } = await playedMatch()
    expect(await hideSpeech(db, actor, { matchId, seq }, 'A phone number.')).toBe(true)
    const shown = await readLog(db, matchId, 'spectator')
    expect(shown[seq]?.event).toMatchObject({ text: '[hidden by a moderator: A phone number.]' })
    expect(
      shown.map(({ event }) => isHiddenSpeech(spokenIn(event)?.text ?? '')).filter(Boolean),
    ).toHaveLength(1)
    expect(shown.filter((entry) => entry.seq !== seq)).toEqual(log.filter((entry) => entry.seq !== seq))
    expect((await readPlayed(db, matchId))?.log).toEqual(log)
  })

  it('is shown again if that was a mistake', async () => {
    const { matchId, log, seq } = await playedMatch()
    await hideSpeech(db, actor, { matchId, seq }, 'A phone number.')
    expect(await showSpeech(db, actor, { matchId, seq })).toBe(true)
    expect(await readLog(db, matchId, 'spectator')).toEqual(log)
  })

  it('is reported and hidden in every game in which seats speak', async () => {
    const kit = kitCalled('chameleon') ?? expect.fail('no chameleon')
    const agents = await Promise.all([0, 1, 2].map((seat) => registered(db, webhook, `Fox ${seat}`)))
    const seasonId = await openSeasonOf(db, kit)
    const { id } = await settledHouseMatch(db, kit, { seasonId, agents, seed: 'spoken' })
    const log = await readEntries(db, id, 'spectator')
    const said = log.find(({ event }) => event.type === 'clue-given') ?? expect.fail('no words')
    const report = { subject: 'speech', matchId: id, seq: said.seq, text: 'An insult.' } as const
    expect(await fileReport(db, report, null)).toBe(true)
    expect((await listReports(db, { state: 'open', seasonId: 'another' })).items).toEqual([])
    expect((await listReports(db, { state: 'open' })).items).toMatchObject([
      {
        speech: spokenIn(said.event)?.text,
        agent: { id: agents[spokenIn(said.event)?.seat ?? -1]?.agentId },
      },
    ])
    expect(await hideSpeech(db, actor, { matchId: id, seq: said.seq }, 'An insult.')).toBe(true)
    const shown = await readEntries(db, id, 'spectator')
    expect(shown.filter((entry, at) => JSON.stringify(entry) !== JSON.stringify(log[at]))).toHaveLength(1)
    expect(shown.flatMap(({ event }) => spokenIn(event)?.text ?? [])).toContain(
      '[hidden by a moderator: An insult.]',
    )
    const remark = { type: 'call-made', seat: 1, count: 2, remark: 'An insult.' }
    expect(spokenIn(saying(remark, 'Nothing.'))).toEqual({ seat: 1, text: 'Nothing.' })
    expect(spokenIn({ type: 'word-dealt' })).toBeUndefined()
  })

  it('can only be a speech', async () => {
    const { matchId } = await playedMatch()
    expect(await hideSpeech(db, actor, { matchId, seq: 0 }, 'It opens the match.')).toBe(false)
  })
})

describe('a report', () => {
  it('waits with its subject until a moderator settles it, once', async () => {
    const { matchId, log, seq } = await playedMatch()
    expect(await fileReport(db, { subject: 'speech', matchId, seq, text: 'Rude.' }, null)).toBe(true)
    const [report] = (await listReports(db, { state: 'open' })).items
    const { event } = log[seq] ?? {}
    expect(report).toMatchObject({ matchId, seq, text: 'Rude.', reporter: null, speechHidden: false })
    expect(report?.speech).toBe(event?.type === 'speech-given' ? event.text : undefined)
    expect(await closeReport(db, actor, report?.id ?? '', 'upheld')).toBe(true)
    expect(await closeReport(db, actor, report?.id ?? '', 'dismissed')).toBe(false)
    expect((await listReports(db, { state: 'upheld' })).items).toHaveLength(1)
    expect((await adminCounts(db)).openReports).toBe(0)
  })

  it('is about a match as a whole, with its cause, and the organizer of its season finds it', async () => {
    const { matchId } = await playedMatch()
    const { seasonId } = await db.prisma.match.findUniqueOrThrow({ where: { id: matchId } })
    const report = { subject: 'match', matchId, cause: 'wrong-result', text: 'The spy won.' } as const
    expect(await fileReport(db, report, null)).toBe(true)
    expect((await listReports(db, { state: 'open', seasonId })).items).toMatchObject([
      { ...report, seq: null, agent: null, speech: null, speechHidden: false },
    ])
    await db.prisma.match.update({ where: { id: matchId }, data: { withheld: true } })
    expect(await fileReport(db, report, null)).toBe(false)
  })

  it('must be about an existing agent or speech', async () => {
    expect(await fileReport(db, { subject: 'agent', agentId: 'nobody', text: 'Rude.' }, null)).toBe(false)
    const speech = { subject: 'speech', matchId: 'none', seq: 3, text: 'Rude.' } as const
    expect(await fileReport(db, speech, null)).toBe(false)
  })
})

it('every action of a moderator is in the audit log, and can be searched for', async () => {
  const { agentId } = await registered(db)
  await hideAgent(db, actor, agentId, 'An insult.')
  await showAgent(db, actor, agentId)
  const actions = async (filter: Parameters<typeof listAudit>[1]) =>
    (await listAudit(db, filter)).items.map(({ action }) => action)
  expect(await actions({})).toEqual(['agent-shown', 'agent-hidden'])
  expect(await actions({ action: 'agent-h' })).toEqual(['agent-hidden'])
  expect(await actions({ q: 'mo der', limit: 1 })).toEqual(['agent-shown'])
  expect(await actions({ q: '%' })).toEqual([])
})

it('of a hidden match only whoever sits there may report a speech', async () => {
  const { matchId, seq } = await playedMatch()
  await db.prisma.match.update({ where: { id: matchId }, data: { withheld: true } })
  const report = { subject: 'speech', matchId, seq, text: 'Rude.' } as const
  expect(await fileReport(db, report, null)).toBe(false)
  expect(await fileReport(db, report, null, { isAtTable: true })).toBe(true)
})
