import { createWhoisspyAgent, guardedFetch, systemClock } from '@wis/agents'
import { readMatch } from '@wis/db/matches'
import { ids, toldTo } from '@wis/engine'
import { whoIsSpy } from '@wis/games/who-is-spy'
import { readLog } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { lateAgent } from '../connect/late-agent.ts'
import { spaceAgent } from '../connect/space-agent.ts'
import { calm, dealtTable } from '../testing/dealt-table.ts'
import type { DealtTable } from '../testing/dealt-table.ts'
import { startLocalAgents } from '../testing/local-agents.ts'
import type { Call, LocalAgents } from '../testing/local-agents.ts'
import { runMatch } from './run-match.ts'

const isNotice = ({ path }: Call) => path === '/agent/perceive'
const isTurn = ({ path }: Call) => path === '/agent/interact'

/** A match with an agent in a Space in its first seat. `isThere` decides for each call whether the Space answers. */
async function tableWithSpace(isThere: (call: Call) => boolean) {
  const agents = await startLocalAgents({ isThere })
  const table = await dealtTable()
  const { slug } = (
    await table.db.prisma.seat.findFirstOrThrow({
      where: { matchId: table.matchId, seat: 0 },
      include: { agent: true },
    })
  ).agent
  await table.db.prisma.seat.updateMany({
    where: { matchId: table.matchId, seat: 0 },
    data: { memory: 'owner/space' },
  })
  const fetch = guardedFetch({ allow: [agents.place] })
  const reach = { fetch, hubFetch: fetch, hubUrl: agents.url, clock: systemClock, known: new Map() }
  const world: DealtTable['world'] = {
    ...table.world,
    connect: (seat) =>
      seat.slug === slug
        ? lateAgent(
            (signal) => spaceAgent(reach, { space: 'owner/space', token: undefined, hearing: seat }, signal),
            { hears: true },
          )
        : table.world.connect(seat),
  }
  return { ...table, agents, world }
}

/** The notices that an agent hears in a whole match without trouble. */
async function noticesOf({ db, matchId }: DealtTable): Promise<readonly string[]> {
  const calm = await startLocalAgents()
  const log = await readLog(db, matchId, 'director')
  const seats = await db.prisma.seat.findMany({ where: { matchId }, orderBy: { seat: 'asc' } })
  const aliases = seats.map(({ alias }) => alias)
  const agent = createWhoisspyAgent({ fetch: guardedFetch({ allow: [calm.place] }), baseUrl: calm.url })
  const entries = toldTo(whoIsSpy, 0, log)
  const table = {
    matchId: ids.match(matchId),
    seat: 0,
    alias: aliases[0] ?? '',
    aliases,
    language: 'en' as const,
  }
  await agent.hear({ ...table, entries }, new AbortController().signal)
  return calm.calls.filter(isNotice).map(({ body }) => body)
}

/** Plays the match with one runner after the other. Each of them dies as soon as it is told to. */
async function playedByMortals(
  { db, world, matchId }: DealtTable,
  mortal: { die: () => void },
): Promise<number> {
  for (let deaths = 0; ; deaths++) {
    const life = new AbortController()
    mortal.die = () => life.abort()
    await runMatch(world, matchId, { ...calm, lost: life.signal })
    const status = (await readMatch(db, matchId))?.status
    if (!life.signal.aborted && status === 'finished') return deaths
  }
}

const bodies = ({ calls }: LocalAgents, which: (call: Call) => boolean) =>
  calls.filter(which).map(({ body }) => body)

describe('an agent with a memory whose runners die while notices wait for it', () => {
  it(
    'hears each notice that it took once, all in order, and before it is asked anything',
    { tags: ['nightly'] },
    async () => {
      const mortal = { die: () => {} }
      const taken: string[] = []
      let tries = 0
      const table = await tableWithSpace((call) => {
        if (!isNotice(call) && !isTurn(call)) return true
        const isThere = !isNotice(call) || ++tries % 2 !== 0
        if (isThere) taken.push(isTurn(call) ? 'asked' : call.body)
        else mortal.die()
        return isThere
      })
      const deaths = await playedByMortals(table, mortal)
      const notices = await noticesOf(table)
      expect(deaths).toBeGreaterThan(notices.length / 2)
      expect(taken.filter((body) => body !== 'asked')).toEqual(notices)
      // Its first turn comes when it knows that the round has begun.
      expect(taken.indexOf('asked')).toBeGreaterThan(notices.findIndex((body) => body.includes('begins')))
    },
  )

  it('hears a notice again if its runner died before it knew that the agent took it', async () => {
    const mortal = { die: () => {} }
    const cut: string[] = []
    let tries = 0
    const table = await tableWithSpace((call) => {
      if (isNotice(call) && ++tries % 4 === 0) {
        mortal.die()
        cut.push(call.body)
      }
      return true
    })
    await playedByMortals(table, mortal)
    const heard = bodies(table.agents, isNotice)
    const notices = await noticesOf(table)
    expect([...new Set(heard)]).toEqual(notices)
    expect(heard.length - notices.length).toBeLessThanOrEqual(cut.length)
    expect(cut.length).toBeGreaterThan(2)
  })

  it('that is away until another runner has the match is told by that runner what waited', async () => {
    const mortal = { die: () => {} }
    const state = { isThere: false }
    const table = await tableWithSpace((call) => {
      if (isNotice(call) && !state.isThere) mortal.die()
      return state.isThere || !(isNotice(call) || isTurn(call))
    })
    const life = new AbortController()
    mortal.die = () => life.abort()
    await runMatch(table.world, table.matchId, { ...calm, lost: life.signal })
    const before = table.agents.calls.length
    state.isThere = true
    await runMatch(table.world, table.matchId, calm)
    const heard = table.agents.calls.slice(before).filter(isNotice)
    expect(heard.map(({ body }) => body)).toEqual(await noticesOf(table))
  })
})
