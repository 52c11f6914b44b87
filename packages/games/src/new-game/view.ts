import { choice, counted, defineTable, event, flag, oneOf, perSeat } from '../define/table.ts'
import { seat, secretEvent, viewOf, whole } from '../define/table.ts'
import type { KnownTable, Secret } from '../define/table.ts'

export type Hand = 'rock' | 'paper' | 'scissors'
export const hands: readonly Hand[] = ['rock', 'paper', 'scissors']
const names = {
  rock: { en: 'rock', zh: '石头' },
  paper: { en: 'paper', zh: '布' },
  scissors: { en: 'scissors', zh: '剪刀' },
}
export const beats = { rock: 'scissors', paper: 'rock', scissors: 'paper' } as const

/** The fields of the rules. Whoever organizes matches may set any; `presets` below are names for values. */
const rules = { rounds: whole(1, 99, { en: 'Rounds at most', zh: '最多轮数' }) }

/** All that can happen. The log of a match is its events and nothing else, so they hold all that chance decided. */
const events = {
  // Only its seat is told what it chose. To everybody else, and to the types, it is secret.
  'hand-chosen': secretEvent({ seat, hand: oneOf(names), drawn: flag() }),
  'hands-shown': event({ hands: perSeat(oneOf(names)) }, { en: '{hands}.', zh: '{hands}。' }),
}

/** What is kept of a match. A seat that is not told a secret has null in its place. */
interface State {
  readonly chosen: readonly (Secret<Hand> | null)[]
  readonly shown: readonly (readonly Hand[])[]
}
export type DuelTable = KnownTable<typeof rules, State>

export const winsOf = ({ shown }: Pick<State, 'shown'>, at: number) =>
  shown.filter((both) => beats[both[at] ?? 'rock'] === both[1 - at]).length

export const isOver = (now: Pick<DuelTable, 'shown' | 'ruleset'>) =>
  now.shown.length === now.ruleset.rounds || Math.max(winsOf(now, 0), winsOf(now, 1)) > now.ruleset.rounds / 2

/** The part of the game that a browser loads to show a match: what can happen, what is kept of it and what is seen. */
export const table = defineTable({
  id: 'new-game',
  seats: [2, 2],
  rules,
  slips: ['random'],
  presets: { arena: { players: 2, rounds: 5 }, long: { players: 2, rounds: 21 } },
  events,
  start: (_, each): State => ({ chosen: each(null), shown: [] }),
  // Both are asked until both have chosen. Then nobody is, and `next` goes on.
  asks: (now) =>
    isOver(now)
      ? undefined
      : {
          kind: 'choose',
          round: now.shown.length + 1,
          seats: [0, 1].filter((at) => now.chosen[at] === null),
        },
  moves: {
    choose: {
      fields: {
        hand: choice(
          { en: 'Hand', zh: '出拳' },
          hands.map((value) => ({ value, label: names[value] })),
        ),
      },
      event: 'hand-chosen',
    },
  },
  on: {
    'hand-chosen': ({ chosen }, { seat: by, hand }) => ({ chosen: chosen.with(by, hand) }),
    'hands-shown': ({ shown, tally }, { hands: both }) => ({
      chosen: [null, null],
      shown: [...shown, both],
      tally: both.reduce(
        (sum, hand, at) => counted(sum, at, 'rocks', hand === 'rock' ? 1 : 0),
        counted(counted(tally, 0, 'rounds'), 1, 'rounds'),
      ),
    }),
  },
  end: { reason: 'rounds-played' },
  scene: ({ shown }) => {
    const cellOf = (hand: Hand | undefined) => ({ text: names[hand ?? 'rock'], tone: 'plain' }) as const
    const rows = [0, 1].map((at) => ({
      seat: at,
      cells: shown.map((both) => cellOf(both[at])),
      total: winsOf({ shown }, at),
    }))
    return { parts: [{ kind: 'rounds', name: { en: 'Hands', zh: '出拳' }, rows }] }
  },
})

export const view = viewOf(table)
