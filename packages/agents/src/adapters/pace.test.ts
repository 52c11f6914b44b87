import { expect, it } from 'vitest'
import { readFirst, rested } from './pace.ts'

const said = (text: string) => ({ event: { type: 'speech-given', seat: 1, text } })
const { signal } = new AbortController()

/** How long it sleeps at a table at which this was said, with so much time left. */
async function slept(texts: readonly string[], leftMs = 600_000): Promise<number> {
  let slept = 0
  const sleep = async (ms: number) => void (slept = ms)
  const deadline = new Date(Date.now() + leftMs).toISOString()
  await rested({ sleep, longestMs: 6000 }, { turn: { deadline }, history: texts.map(said) }, 0.5, signal)
  return slept
}

it('a house player gives spectators the time to read what was said last', async () => {
  expect(await slept([])).toBe(3000)
  expect(await slept(['a long speech that was read before', 'It is round.'])).toBe(3600)
  expect(await slept(['它是圆的，可以吃。'])).toBe(4500)
  expect(await slept(['x'.repeat(500)])).toBe(9000)
})

it('a house player lets a quick reader read however late it is, but not again after a silent move', async () => {
  const late = async (history: readonly { readonly event: object }[]) => {
    let slept = 0
    const pace = {
      sleep: async (ms: number) => void (slept = ms),
      longestMs: 6000,
      watched: { playedMs: 3_600_000, readMs: 6000, mostMs: 60_000 },
    }
    const deadline = new Date(Date.now() + 600_000).toISOString()
    await rested(pace, { turn: { deadline }, history: history as ReturnType<typeof said>[] }, 0.5, signal)
    return slept
  }
  const long = said('x'.repeat(500))
  expect(await late([said('x'.repeat(165))])).toBe(6000)
  expect(await late([long])).toBe(9000)
  expect(await late([long, { event: { type: 'round-opened', round: 2 } }])).toBe(9000)
  expect(await late([long, { event: { type: 'card-played', seat: 0 } }])).toBe(1800)
  // Whoever spoke goes on with a move of its own before anybody has read.
  const vote = { event: { type: 'vote-cast', seat: 1 } }
  expect(await late([long, vote])).toBe(9000)
  expect(await late([long, vote, { event: { type: 'votes-revealed' } }])).toBe(1800)
  expect(await late([long, { event: { type: 'card-played', seat: 0 } }, said('x'.repeat(165))])).toBe(6000)
})

it('a house player keeps time in hand', async () => {
  expect(await slept(['x'.repeat(500)], 5000)).toBeLessThanOrEqual(3000)
})

it('a house player reads before its clock runs what does not fit into it', async () => {
  const read = async (limitMs: number) => {
    let slept = 0
    const pace = { sleep: async (ms: number) => void (slept = ms), longestMs: 18_000 }
    const request = { turn: { deadline: '' }, history: [said('x'.repeat(60))] }
    await readFirst(pace, request, { effort: 0.5, limitMs }, signal)
    return slept
  }
  expect(await read(10_000)).toBe(12_000)
  expect(await read(60_000)).toBe(0)
})
