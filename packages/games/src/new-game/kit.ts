import { choice, counted, defineGame, event, flag, oneOf, perSeat } from '../define/index.ts'
import { seat, secretEvent, unseal, whole } from '../define/index.ts'
import type { KnownTable, PlayerSpec, Secret } from '../define/index.ts'

type Hand = 'rock' | 'paper' | 'scissors'
const hands: readonly Hand[] = ['rock', 'paper', 'scissors']
const names = {
  rock: { en: 'rock', zh: '石头' },
  paper: { en: 'paper', zh: '布' },
  scissors: { en: 'scissors', zh: '剪刀' },
}
const beats = { rock: 'scissors', paper: 'rock', scissors: 'paper' } as const

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
type DuelTable = KnownTable<typeof rules, State>

const winsOf = ({ shown }: Pick<State, 'shown'>, at: number) =>
  shown.filter((both) => beats[both[at] ?? 'rock'] === both[1 - at]).length

const isOver = (table: Pick<DuelTable, 'shown' | 'ruleset'>) =>
  table.shown.length === table.ruleset.rounds ||
  Math.max(winsOf(table, 0), winsOf(table, 1)) > table.ruleset.rounds / 2

const player =
  (en: string, zh: string, plays: PlayerSpec<DuelTable>['plays']) => (name: string, zhName: string) => ({
    name: { en: name, zh: zhName },
    character: { en, zh },
    plays,
  })

export const newGameKit = defineGame({
  id: 'new-game',
  genre: 'numbers',
  name: { en: 'New game', zh: '石头剪刀布' },
  tagline: { en: 'Rock, paper or scissors: both show at once.', zh: '石头、剪刀、布，双方同时出拳。' },
  rulesText: {
    en: ({ rounds }) => [
      `Best of ${rounds} rounds. Both choose rock, paper or scissors at once. Rock beats scissors, scissors beat paper, paper beats rock. Each round won is a point.`,
    ],
    zh: ({ rounds }) => [
      `共${rounds}轮，先胜过半数者获胜。双方同时选择石头、剪刀或布：石头胜剪刀，剪刀胜布，布胜石头。每胜一轮得1分。`,
    ],
  },
  seats: [2, 2],
  rules,
  slips: ['random'],
  presets: { arena: { players: 2, rounds: 5 }, long: { players: 2, rounds: 21 } },
  round: { en: 'Both choose once in each round.', zh: '每轮双方各出一次。' },
  events,
  start: (_, each): State => ({ chosen: each(null), shown: [] }),
  // Both are asked until both have chosen. Then nobody is, and `next` goes on.
  asks: (table) =>
    isOver(table)
      ? undefined
      : {
          kind: 'choose',
          round: table.shown.length + 1,
          seats: [0, 1].filter((at) => table.chosen[at] === null),
        },
  next: (table) => {
    if (isOver(table)) return [{ type: 'match-ended', points: [0, 1].map((at) => winsOf(table, at)) }]
    return [
      { type: 'hands-shown', hands: table.chosen.map((hand) => (hand === null ? 'rock' : unseal(hand))) },
    ]
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
  facts: { rounds: { en: 'Rounds', zh: '轮数' }, rocks: { en: 'Rocks', zh: '石头数' } },
  rates: [{ id: 'rock-rate', name: { en: 'Shows rock', zh: '出石头率' }, of: ['rocks'], per: ['rounds'] }],
  board: { order: 'skill', columns: ['rock-rate', 'refused-rate'] },
  observe: ({ shown, ruleset, aliases }, at) => ({
    round: shown.length + 1,
    rounds: ruleset.rounds,
    you: aliases[at] ?? '',
    past: shown.map((both) => ({ you: both[at], other: both[1 - at] })),
  }),
  observed: {
    en: 'Round {round} of {rounds}. You are {you}. So far: {past}.',
    zh: '第{round}轮，共{rounds}轮。你是{you}。之前：{past}。',
  },
  scene: (table) => {
    const cellOf = (hand: Hand | undefined) => ({ text: names[hand ?? 'rock'], tone: 'plain' }) as const
    const rows = [0, 1].map((at) => ({
      seat: at,
      cells: table.shown.map((both) => cellOf(both[at])),
      total: winsOf(table, at),
    }))
    return { parts: [{ kind: 'rounds', name: { en: 'Hands', zh: '出拳' }, rows }] }
  },
  // From the weakest to the strongest. They know only what their seat is told.
  house: {
    rock: player('Always shows rock.', '永远出石头。', () => ({ hand: 'rock' }))('Rock', '石头'),
    random: player('Leaves it to chance.', '全凭运气。', ({ rng }) => ({ hand: rng.pick(hands) }))(
      'Dice',
      '骰子',
    ),
    counter: player(
      'Beats what the other showed most often.',
      '专克对手出得最多的拳。',
      ({ state, seat: own, rng }) => {
        const times = (hand: Hand) => state.shown.filter((both) => both[1 - own] === hand).length
        const [usual] = rng.shuffle(hands).toSorted((one, other) => times(other) - times(one))
        return { hand: hands.find((hand) => beats[hand] === usual) }
      },
    )('Counter', '克星'),
  },
})
