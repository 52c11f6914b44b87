import { defineGame } from '../define/index.ts'
import type { PlayerSpec } from '../define/index.ts'
import { unseal } from '../define/table.ts'
import { beats, hands, isOver, table, winsOf } from './view.ts'
import type { DuelTable, Hand } from './view.ts'

const player =
  (en: string, zh: string, plays: PlayerSpec<DuelTable>['plays']) => (name: string, zhName: string) => ({
    name: { en: name, zh: zhName },
    character: { en, zh },
    plays,
  })

export const newGameKit = defineGame({
  ...table,
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
  round: { en: 'Both choose once in each round.', zh: '每轮双方各出一次。' },
  next: (now) => {
    if (isOver(now)) return [{ type: 'match-ended', points: [0, 1].map((at) => winsOf(now, at)) }]
    return [{ type: 'hands-shown', hands: now.chosen.map((hand) => (hand === null ? 'rock' : unseal(hand))) }]
  },
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
