import type { AgentReply } from '@wis/agents'
import { dueRatings, judgementRequest, ratingField } from '@wis/lab'
import { expect, it } from 'vitest'
import { askPlayer } from './ask-player.ts'
import { Ledger } from './ledger.ts'
import type { ConnectedPlayer } from './players.ts'

const down: AgentReply = { ok: false, failure: 'unreachable', verdict: 'provider', detail: 'it is down' }
const refused: AgentReply = { ok: false, failure: 'refused', verdict: 'agent', detail: 'no' }
const yes: AgentReply = { ok: true, text: '{"rating": 1}' }

const item = { id: '1/4', number: 1, language: 'en', parts: { word: 'tea', clue: 'hot' } } as const
const [due] = dueRatings({
  judges: [{ agent: 'judge', rubric: 'clue-fit', times: 1 }],
  seed: 's',
  itemsFor: () => [item],
})

/** A judge that answers so, one reply after another. The pauses in between are counted. */
function world(replies: readonly AgentReply[]) {
  const left = [...replies]
  const player: ConnectedPlayer = {
    name: 'judge',
    isModel: true,
    price: undefined,
    longestAnswer: undefined,
    connect: () => ({ reply: () => Promise.resolve(left.shift() ?? down) }),
  }
  const pauses: number[] = []
  const clock = {
    now: () => new Date(0),
    pause: (ms: number) => {
      // The time of a question does not run out.
      if (ms >= 60_000) return new Promise<void>(() => undefined)
      pauses.push(ms)
      return Promise.resolve()
    },
  }
  const ledger = new Ledger([], {}, { write: () => Promise.resolve(), now: () => 0 })
  const { signal } = new AbortController()
  const guests = new Map([['judge', player]])
  return { pauses, asked: { guests, ledger, clock, signal, silent: new Set<string>() } }
}

function ask({ asked }: ReturnType<typeof world>) {
  const { rubric, language, due: one } = due ?? expect.fail('nothing is due')
  const request = judgementRequest({ rubric, due: one, language, deadline: '' })
  return askPlayer(asked, 'judge', { request, fields: [ratingField(rubric)], tries: 3 })
}

it('a fault of the provider is asked again after a pause, and counts for nobody', async () => {
  const one = world([down, down, yes])
  expect(await ask(one)).toMatchObject({ values: { rating: 1 }, raw: ['{"rating": 1}'] })
  expect(one.pauses).toEqual([1_000, 2_000])
})

it('a provider that stays down ends the asking, and leaves no rating behind', async () => {
  await expect(ask(world([down, down, down]))).rejects.toThrow('judge gave no answer 3 times: it is down')
})

it('a player that answers nothing misses one question, and not two in a row', async () => {
  const one = world([refused, refused, refused, yes, refused, refused, refused, refused, refused, refused])
  expect(await ask(one)).toMatchObject({ values: null, raw: [] })
  expect(await ask(one)).toMatchObject({ values: { rating: 1 } })
  expect(await ask(one)).toMatchObject({ values: null })
  await expect(ask(one)).rejects.toThrow('judge gave no answer 3 times: no')
})

it('an answer that nobody can read is missing, and stops nothing', async () => {
  const one = world(Array<AgentReply>(6).fill({ ok: true, text: 'well' }))
  expect(await ask(one)).toMatchObject({ values: null, raw: ['well', 'well', 'well'] })
  expect(await ask(one)).toMatchObject({ values: null })
})
