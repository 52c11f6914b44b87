import type { Database } from '@wis/db'
import { openTicket } from '@wis/db/matches'
import type { AgentId } from '@wis/engine'
import { freshDatabase } from '@wis/testkit'
import { expect, it } from 'vitest'
import { outboundAgent, station } from '../testing/outbound-agents.ts'
import { startRunner } from '../testing/runner-process.ts'
import { hasSdk, startSdkAgent } from '../testing/sdk-agent.ts'
import type { SdkLanguage } from '../testing/sdk-agent.ts'
import { openSeason } from '../testing/season.ts'
import { until } from '../testing/until.ts'

const quick = { WIS_HOUSE_PACE_MS: '0' }

/** The exchanges of an agent's only match, after its end. */
const callsOf = (db: Database, agentId: AgentId) =>
  until(
    'the end of its match',
    async () => {
      const [seat] = await db.prisma.seat.findMany({ where: { agentId }, include: { match: true } })
      if (seat?.match.status !== 'finished') return undefined
      return db.prisma.agentCall.findMany({ where: { matchId: seat.matchId, seat: seat.seat } })
    },
    90_000,
  )

it.skipIf(!hasSdk('Python') || !hasSdk('TypeScript'))(
  'agents of both SDKs, each connected to a runner of its own, play whole matches without a fault',
  { tags: ['nightly'], timeout: 240_000 },
  async () => {
    const db = await freshDatabase()
    const seasonId = await openSeason(db)
    const runners = await Promise.all([startRunner(db.url, quick), startRunner(db.url, quick)])
    const languages: readonly SdkLanguage[] = ['Python', 'TypeScript']
    for (const [place, language] of languages.entries()) {
      const { agentId, slug, token } = await outboundAgent(db, language)
      await startSdkAgent(language, { url: `http://127.0.0.1:${runners[place]?.port}`, slug, token })
      await openTicket(db, { agentId, seasonId, mode: 'practice', language: 'en' })
      const calls = await callsOf(db, agentId)
      expect(calls.length).toBeGreaterThan(0)
      expect(calls.filter(({ failure }) => failure !== null)).toEqual([])
      expect(calls.every(({ reply }) => reply !== '' && reply !== null)).toBe(true)
    }
  },
)

const linked = (db: Database) =>
  until('the agent to be there', async () => {
    const link = await db.prisma.agentLink.findFirst({ where: { lostAt: null } })
    return link?.linkId
  })

it.each((['Python', 'TypeScript'] as const).filter(hasSdk))(
  'the %s SDK dials in again when its runner is back, and stops when its token is refused',
  { tags: ['nightly'], timeout: 120_000 },
  async (language) => {
    const db = await freshDatabase()
    const first = await station(db)
    const { slug, token } = await outboundAgent(db)
    const { ended } = await startSdkAgent(language, { url: first.url, slug, token })
    const before = await linked(db)
    await first.stop()
    await station(db, Number(new URL(first.url).port))
    expect(await linked(db)).not.toBe(before)
    await db.prisma.apiToken.deleteMany()
    await ended
  },
)
