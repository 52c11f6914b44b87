import { systemClock } from '@wis/agents'
import type { Agent, AgentNews } from '@wis/agents'
import { abandonMatch, readEntries } from '@wis/db/matches'
import { ids } from '@wis/engine'
import { freshDatabase } from '@wis/testkit'
import { expect, it } from 'vitest'
import { createConnect } from '../connect/connect.ts'
import { startedExperiment } from '../testing/experiment.ts'
import { startLocalAgents } from '../testing/local-agents.ts'
import type { LocalAgents } from '../testing/local-agents.ts'
import { playerOf, playerThrough } from '../testing/play-tables.ts'
import { dealtAll } from '../testing/scheduled-season.ts'
import { openSeason } from '../testing/season.ts'

const conditions = ['baseline', 'disguised'] as const

it(
  'models of the subject are asked and answer in other names, and the match is the same',
  { timeout: 60_000 },
  async () => {
    const db = await freshDatabase()
    await openSeason(db)
    const id = await startedExperiment(db, {
      game: 'tic-tac-toe',
      ruleset: 'llmarena',
      subjects: ['perfect'],
      opponents: ['wins-and-blocks'],
      conditions,
      design: { materials: 1, repeats: 1 },
    })
    // Whoever is asked takes the first value that is offered.
    const models: LocalAgents = await startLocalAgents({ speech: () => firstOffered(models) })
    const settings = {
      kind: 'openai',
      baseUrl: `${models.url}/v1`,
      model: 'm',
      strategy: { preset: 'plain' },
    }
    await db.prisma.agent.updateMany({ data: { kind: 'openai' } })
    await db.prisma.agentVersion.updateMany({ data: { settings } })
    const place = { allowedHosts: [models.place], hubUrl: models.url }
    const play = playerThrough(
      db,
      createConnect({ clock: systemClock, db, vault: undefined, housePaceMs: 0, ...place }),
    )
    await dealtAll(db)
    const planned = await db.prisma.experimentMatch.findMany({
      where: { experimentId: id },
      orderBy: { number: 'asc' },
    })
    const logs: unknown[] = []
    for (const { matchId, plan } of planned) {
      const before = models.calls.length
      await play(ids.match(matchId ?? ''))
      const { condition, seat } = plan as { condition: string; seat: number }
      const prompts = models.calls.slice(before).map(({ body }) => body)
      const own = prompts.filter((prompt) => prompt.includes(`You are Player ${seat + 1}`))
      const others = prompts.filter((prompt) => prompt.includes(`You are Player ${2 - seat}`))
      expect([own.length, others.length].every((count) => count > 2)).toBe(true)
      const isPlain = (prompt: string) => prompt.includes('Tic-tac-toe') && !prompt.includes('Slope garden')
      expect(own.map(isPlain)).toEqual(own.map(() => condition === 'baseline'))
      expect(others.map(isPlain)).toEqual(others.map(() => true))
      const entries = await readEntries(db, ids.match(matchId ?? ''), 'director')
      logs.push(entries.map(({ event }) => event))
      expect(JSON.stringify(logs.at(-1))).not.toContain('move-refused')
      const replies = await db.prisma.agentCall.findMany({ where: { matchId: matchId ?? '', seat } })
      const isShown = replies.map(({ reply }) => /dawn|noon|dusk/.test(reply ?? ''))
      expect(isShown).toEqual(replies.map(() => condition === 'disguised'))
      // What its owner finds among the calls is what the model was sent.
      const logged = replies.map(({ exchange }) => isPlain(JSON.stringify(exchange)))
      expect(logged).toEqual(replies.map(() => condition === 'baseline'))
    }
    expect(logs[1]).toEqual(logs[0])
  },
)

function firstOffered({ calls }: LocalAgents): string {
  const { messages } = JSON.parse(calls.at(-1)?.body ?? '') as { messages: readonly { content: string }[] }
  const told = messages.map(({ content }) => content).join('\n')
  return /- "move"[^\n]*?: "([^"]+)"/u.exec(told)?.[1] ?? 'nothing is offered'
}

it('a program of the subject that hears the end late, from another runner, hears it in other names too', async () => {
  const db = await freshDatabase()
  await openSeason(db)
  const id = await startedExperiment(db, {
    game: 'tic-tac-toe',
    ruleset: 'llmarena',
    subjects: ['perfect'],
    opponents: ['wins-and-blocks'],
    conditions: ['disguised'],
    design: { materials: 1, repeats: 1 },
  })
  await db.prisma.agent.updateMany({ data: { kind: 'webhook' } })
  await dealtAll(db)
  const heard: AgentNews[] = []
  const hearsAll: Agent = {
    reply: () => Promise.reject(new Error('nobody asks')),
    hear: (news) => Promise.resolve((heard.push(news), [])),
  }
  const play = playerOf(db, () => hearsAll)
  const planned = await db.prisma.experimentMatch.findMany({ where: { experimentId: id } })
  for (const [place, { matchId, number, plan }] of planned.entries()) {
    const { seat } = plan as { seat: number }
    const match = ids.match(matchId ?? '')
    await db.pool.query(`update seats set memory = 'someone/agent' where match_id = $1`, [match])
    await abandonMatch(db, match, { reason: 'ran-too-long', at: new Date() })
    // Of the second, the deal is dealt again meanwhile.
    if (place === 1) {
      await db.prisma.experimentMatch.updateMany({ where: { number }, data: { matchId: null } })
      await db.prisma.experimentVoid.create({
        data: { matchId: match, experimentId: id, number, fault: null },
      })
    }
    const before = heard.length
    await play(match)
    const told = heard.slice(before).map((news) => [news.seat, news.game])
    expect(told.sort()).toEqual([0, 1].map((one) => [one, one === seat ? 'slope-garden' : 'tic-tac-toe']))
  }
})
