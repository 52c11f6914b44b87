import { systemClock } from '@wis/agents'
import type { AgentReply } from '@wis/agents'
import { readSpec, scheduleOf } from '@wis/lab'
import { expect, it } from 'vitest'
import { Ledger } from './ledger.ts'
import type { ConnectedPlayer } from './players.ts'
import { runMatch } from './run-match.ts'

const down: AgentReply = { ok: false, failure: 'unreachable', verdict: 'provider', detail: 'it is down' }

/** A model that loses every match at once, after so many answers in which its provider failed. */
function world(failures: number, kept: string[] = []) {
  const read = readSpec({
    name: 'x',
    game: 'tic-tac-toe',
    subjects: ['model'],
    opponents: ['random'],
    seed: 'faults',
    design: { materials: 1, repeats: 1 },
  })
  const spec = read.ok ? read.spec : expect.fail(JSON.stringify(read.faults))
  let asked = 0
  const player: ConnectedPlayer = {
    name: 'model',
    isModel: true,
    price: undefined,
    longestAnswer: undefined,
    connect: () => ({
      reply: () => Promise.resolve(asked++ < failures ? down : { ok: true, text: 'no move at all' }),
    }),
  }
  const tell = (line: string) => Promise.resolve(kept.push(line))
  const ledger = new Ledger([], {}, { write: () => Promise.resolve(), tell, now: () => 0 })
  const { signal } = new AbortController()
  const guests = new Map([['model', player]])
  return { schedule: scheduleOf(spec), probes: [], guests, ledger, clock: systemClock, signal }
}

it('a fault of the provider deals the match again, and counts for nobody', async () => {
  const outcome = await runMatch(world(2), 1)
  const kept = outcome.kind === 'kept' ? outcome.kept : expect.fail(outcome.kind)
  expect(kept.used?.attempts).toBe(3)
  expect(JSON.stringify(kept.answers)).not.toContain('it is down')
})

it('the calls of a match that was void say which dealing they belong to', async () => {
  const kept: string[] = []
  await runMatch(world(2, kept), 1)
  const calls = kept.map((line) => JSON.parse(line) as { match: number; attempt: number; failure?: string })
  const failed = calls.filter(({ failure }) => failure !== undefined)
  expect(failed).toMatchObject([
    { match: 1, attempt: 1, failure: 'unreachable' },
    { match: 1, attempt: 2, failure: 'unreachable' },
  ])
  expect(new Set(calls.slice(2).map(({ attempt }) => attempt))).toEqual(new Set([3]))
})

it('a match that fails three times ends the run, with the reason', async () => {
  expect(await runMatch(world(3), 1)).toEqual({ kind: 'failed', detail: 'it is down' })
})
