import { describe, expect, it } from 'vitest'
import type { Forfeit, Game, MatchVoided, Seat, Turn } from './game.ts'
import type { Entry } from './match.ts'
import { playMatch } from './play-match.ts'
import type { Hurry, Table } from './play-match.ts'

type Move = { readonly kind: 'bid' | 'pass' | 'close' }
type Event = { readonly type: 'opened' | 'bid-made' | 'passed' | 'closed'; readonly seat: Seat }

interface State {
  readonly round: number
  /** The seats that still have to speak in this round. */
  readonly waiting: readonly Seat[]
}

const seats = [0, 1, 2]

/** Everybody is asked at once. A pass changes nothing for the others, a bid asks them anew, and a close ends it. */
const auction: Game<undefined, State, Move, Event> = {
  id: 'auction',
  blank: { round: 0, waiting: [] },
  open: () => [{ type: 'opened', seat: 0 }],
  evolve: ({ round, waiting }, event) => {
    if (event.type === 'match-voided' || event.type === 'closed') return { round, waiting: [] }
    const others = (all: readonly Seat[]) => all.filter((seat) => seat !== event.seat)
    if (event.type === 'passed') return { round, waiting: others(waiting) }
    return { round: round + 1, waiting: event.type === 'opened' ? seats : others(seats) }
  },
  turns: ({ round, waiting }) =>
    waiting.map((seat) => ({ seat, kind: 'word', round, step: round, limitMs: 1 })),
  readMove: () => ({ kind: 'pass' }),
  decide: ({ waiting }, seat, { kind }) => {
    if (!waiting.includes(seat)) return { ok: false, reason: 'not-your-turn' }
    const type = kind === 'bid' ? 'bid-made' : kind === 'close' ? 'closed' : 'passed'
    return { ok: true, events: [{ type, seat }] }
  },
  audience: () => 'everyone',
  outcome: () => undefined,
}

interface Question {
  readonly turn: Turn
  readonly signal: AbortSignal
  answer(kind: Move['kind']): void
}

const never = new AbortController().signal

/**
 * A table at which the test decides each seat's answer and its time. It keeps every question and every call that
 * counted.
 */
function openTable(
  { lost = never, drain = never }: Partial<Hurry> = {},
  stored: readonly Entry<Event>[] = [],
  inOrder = false,
) {
  const questions: Question[] = []
  const counted: string[] = []
  const facts: string[] = []
  const table: Table<undefined, State, Move, Event, string> = {
    game: auction,
    config: undefined,
    seats,
    seed: 'seed',
    now: () => '',
    ask: (turn, _, signal) =>
      new Promise((resolve) => {
        const call = `${turn.seat} in ${turn.round}`
        const answer = (kind: Move['kind']) =>
          resolve({ move: () => ({ kind }) satisfies Move | Forfeit, call })
        questions.push({ turn, signal, answer })
      }),
    unfair: (call) => void counted.push(call),
    inOrder,
  }
  const nameOf = (event: Entry<Event | MatchVoided>['event']) =>
    'seat' in event ? `${event.type} ${event.seat}` : event.type
  const over = (async () => {
    for await (const { entries } of playMatch(table, stored, { lost, drain }))
      facts.push(...entries.map(({ event }) => nameOf(event)))
  })()
  const asked = () => questions.map(({ turn }) => `${turn.seat} in ${turn.round}`)
  const settled = () => new Promise(setImmediate)
  const answer = async (seat: Seat, round: number, kind: Move['kind']) => {
    await settled()
    questions.find(({ turn }) => turn.seat === seat && turn.round === round)?.answer(kind)
    await settled()
  }
  return { answer, asked, questions, counted, facts, over, settled }
}

const letGo = (questions: readonly Question[]) =>
  questions.filter(({ signal }) => signal.aborted).map(({ turn }) => `${turn.seat} in ${turn.round}`)

describe('turns that are asked at once', () => {
  it('stay open for seats that have not answered, if an answer changes nothing for them', async () => {
    const { answer, asked, questions, facts, over } = openTable()
    await answer(1, 1, 'pass')
    await answer(0, 1, 'pass')
    expect([asked(), letGo(questions)]).toEqual([['0 in 1', '1 in 1', '2 in 1'], []])
    await answer(2, 1, 'pass')
    await over
    expect(facts).toEqual(['opened 0', 'passed 1', 'passed 0', 'passed 2'])
  })

  it('all end when one answer ends the match', async () => {
    const { answer, questions, facts, over } = openTable()
    await answer(1, 1, 'close')
    await over
    expect(facts).toEqual(['opened 0', 'closed 1'])
    expect(letGo(questions)).toEqual(['0 in 1', '2 in 1'])
  })

  it('are withdrawn and asked anew if an answer changes them', async () => {
    const { answer, asked, questions, facts, over } = openTable()
    await answer(1, 1, 'bid')
    expect(asked().slice(3)).toEqual(['0 in 2', '2 in 2'])
    expect(letGo(questions)).toEqual(['0 in 1', '2 in 1'])
    await answer(0, 1, 'close')
    await answer(2, 2, 'close')
    await over
    expect(facts).toEqual(['opened 0', 'bid-made 1', 'closed 2'])
  })

  it('count only as long as they last, even if the answer has come and waits for a ruling', async () => {
    const { questions, counted, facts, over, settled } = openTable()
    await settled()
    for (const { answer } of questions.toReversed()) answer('close')
    await over
    expect([facts, counted]).toEqual([['opened 0', 'closed 2'], ['2 in 1']])
  })

  it('are ruled on in the order in which they are answered', async () => {
    const { questions, facts, over, settled } = openTable()
    await settled()
    for (const { answer } of questions.toReversed()) answer('pass')
    await over
    expect(facts).toEqual(['opened 0', 'passed 2', 'passed 1', 'passed 0'])
  })
})

it('answers may be ruled on in the order of the game instead', async () => {
  const { questions, facts, over, settled } = openTable({}, [], true)
  await settled()
  for (const { answer } of questions.toReversed()) {
    answer('pass')
    await settled()
  }
  await over
  expect(facts).toEqual(['opened 0', 'passed 0', 'passed 1', 'passed 2'])
})

describe('a match that is taken up again', () => {
  it('asks the seats that are due by its log, and no others', async () => {
    const stored = (['opened 0', 'bid-made 1', 'passed 2'] as const).map((fact, seq) => {
      const [type, seat] = fact.split(' ') as [Event['type'], string]
      return { seq, at: '', event: { type, seat: Number(seat) } }
    })
    const { answer, asked, facts, over } = openTable({}, stored)
    await answer(0, 2, 'pass')
    await over
    expect([asked(), facts]).toEqual([['0 in 2'], ['passed 0']])
  })
})

describe('a process that ends', () => {
  it('when the match is lost, releases every asked seat and adds nothing', async () => {
    const off = new AbortController()
    const { answer, questions, facts, over, settled } = openTable({ lost: off.signal })
    await settled()
    off.abort()
    await over
    await answer(0, 1, 'close')
    expect([facts, letGo(questions).length]).toEqual([['opened 0'], 3])
  })

  it('when drained, finishes the turns under way and begins none', async () => {
    const off = new AbortController()
    const { answer, asked, facts, over, settled } = openTable({ drain: off.signal })
    await answer(1, 1, 'pass')
    off.abort()
    await settled()
    await answer(0, 1, 'bid')
    await over
    expect([asked().length, facts]).toEqual([3, ['opened 0', 'passed 1', 'bid-made 0']])
  })
})

it('a question that throws breaks the match', async () => {
  const table = {
    game: auction,
    config: undefined,
    seats,
    seed: 'seed',
    now: () => '',
    ask: () => Promise.reject(new Error('a bug')),
  }
  const rulings = playMatch(table, [], { lost: never, drain: never })
  await rulings.next()
  await expect(rulings.next()).rejects.toThrow('a bug')
})
