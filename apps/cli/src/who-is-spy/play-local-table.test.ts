import type { Agent } from '@wis/agents'
import { rulesets } from '@wis/games'
import { describe, expect, it } from 'vitest'
import { playLocalTable } from './play-local-table.ts'
import type { Ruled } from './play-local-table.ts'

const config = { ruleset: rulesets['wis-2024'], language: 'en', pair: ['tea', 'coffee'] } as const
const clock = { now: () => new Date(), pause: () => new Promise<void>(() => undefined) }
const listener = 5

/** Six agents that speak. The last one also listens. Their actions are recorded in order. */
async function playOut(hear: Agent['hear']) {
  const done: string[] = []
  const agents = Array.from({ length: 6 }, (_, seat): Agent => ({
    reply: async ({ turn }) => {
      done.push(`${turn.kind} ${seat}`)
      return { ok: true, text: `remark ${turn.round} of ${seat}` }
    },
    ...(seat === listener && {
      hear: async (news, signal) => {
        for (const { event } of news.entries) done.push(`hears ${event.type} ${event.seat ?? ''}`.trim())
        return (await hear?.(news, signal)) ?? []
      },
    }),
  }))
  const rulings: Ruled[] = []
  const table = { matchId: 'm', seed: 's', config, agents, clock, signal: new AbortController().signal }
  for await (const ruled of playLocalTable(table)) rulings.push(ruled)
  return { done, rulings }
}

describe('an agent with a memory', () => {
  it('hears each speech before the next player speaks, and the result at the end', async () => {
    const { done } = await playOut(async () => [])
    const speeches = done.filter((line) => /^speech|^hears speech/.test(line)).slice(0, 12)
    for (const [place, line] of speeches.entries()) {
      const seat = speeches[place - (place % 2)]?.split(' ')[1]
      expect(line).toBe(place % 2 === 0 ? `speech ${seat}` : `hears speech-given ${seat}`)
    }
    expect(done.at(-1)).toBe('hears match-ended')
  })

  it('that does not take a notice gets the next one, and its owner is told', async () => {
    const missed = { told: '{}', detail: 'answered 422', attempts: [] }
    const { done, rulings } = await playOut(async ({ entries }) =>
      entries.map(({ seq }) => ({ seq, ...missed })),
    )
    const heard = done.filter((line) => line.startsWith('hears')).length
    expect(rulings.flatMap(({ unheard = [] }) => unheard)).toHaveLength(heard)
    expect(rulings.at(-1)?.unheard?.at(-1)).toMatchObject({ seat: listener, detail: 'answered 422' })
  })
})
