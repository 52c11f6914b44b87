import { systemClock } from '@wis/agents'
import { ids } from '@wis/engine'
import { historyWords } from '@wis/protocol'
import { freshDatabase, sampled } from '@wis/testkit'
import { expect, it } from 'vitest'
import { createConnect } from '../connect/connect.ts'
import { startedExperiment } from '../testing/experiment.ts'
import { startLocalAgents } from '../testing/local-agents.ts'
import { playerThrough } from '../testing/play-tables.ts'
import { dealtAll } from '../testing/scheduled-season.ts'
import { openSeason } from '../testing/season.ts'

const conditions = ['baseline', 'unwarned', 'attack-unwarned', 'attack'] as const

it.each(sampled(['en', 'zh'] as const, 2))(
  'no call to a model warns it under an unwarned condition, and every other call does (%s)',
  { timeout: 60_000 },
  async (language) => {
    const db = await freshDatabase()
    await openSeason(db)
    const id = await startedExperiment(db, {
      game: 'who-is-spy',
      language: [language],
      subjects: ['fox'],
      conditions,
      design: { materials: 1, repeats: 1, only: { role: ['civilian'] } },
    })
    const models = await startLocalAgents()
    const settings = {
      kind: 'openai',
      baseUrl: `${models.url}/v1`,
      model: 'm',
      strategy: { preset: 'plain' },
    }
    await db.prisma.agent.updateMany({ data: { kind: 'openai' } })
    await db.prisma.agentVersion.updateMany({ data: { settings } })
    const play = playerThrough(
      db,
      createConnect({
        clock: systemClock,
        db,
        vault: undefined,
        housePaceMs: 0,
        allowedHosts: [models.place],
        hubUrl: models.url,
      }),
    )
    await dealtAll(db)
    const planned = await db.prisma.experimentMatch.findMany({
      where: { experimentId: id },
      orderBy: { number: 'asc' },
      include: { match: true },
    })
    expect(planned.map(({ plan }) => (plan as { condition: string }).condition)).toEqual(conditions)
    const { notice, unwarnedNotice } = historyWords[language]
    const isWarning = (clause: string) => clause !== '' && !unwarnedNotice.includes(clause)
    const warnings = notice
      .split(/[.,:，。]/u)
      .map((clause) => clause.trim())
      .filter(isWarning)
    expect(warnings.length).toBeGreaterThan(3)
    for (const { matchId, plan } of planned) {
      const before = models.calls.length
      await play(ids.match(matchId ?? ''))
      const asked = models.calls
        .slice(before)
        .filter(({ path }) => path.startsWith('/v1/chat/completions'))
        .map(({ body }) => JSON.parse(body) as { messages: readonly { content: string }[] })
        .map(({ messages }) => messages.map(({ content }) => content).join('\n'))
        .filter((text) => text.includes('<table>'))
      const seats = new Set(
        asked.flatMap((text) => /(?:You are |你是.*?中的)(Player \d|玩家\d)/u.exec(text)?.[1] ?? []),
      )
      const { condition } = plan as { condition: string }
      expect({ condition, seats: seats.size }).toEqual({ condition, seats: 6 })
      const isUnwarned = condition === 'unwarned' || condition === 'attack-unwarned'
      const told = asked.map((text) => ({
        heads: text.includes(isUnwarned ? unwarnedNotice : notice),
        warnings: warnings.filter((clause) => text.includes(clause)),
      }))
      expect(told).toEqual(asked.map(() => ({ heads: true, warnings: isUnwarned ? [] : warnings })))
    }
  },
)
