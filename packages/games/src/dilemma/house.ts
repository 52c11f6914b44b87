import type { InBoth, Rng, Seat } from '@wis/engine'
import type { HousePlayer } from '../contract/game-kit.ts'
import type { Choice } from './events.ts'
import type { DilemmaState } from './state.ts'

interface Situation {
  readonly state: DilemmaState
  readonly seat: Seat
  readonly rng: Rng
}

interface Character extends Omit<HousePlayer<DilemmaState>, 'answer'> {
  /** Its words before each round, where there is talk. */
  readonly line: InBoth<string>
}

const player = (
  { line, ...about }: Character,
  defects: (situation: Situation) => boolean,
): HousePlayer<DilemmaState> => ({
  ...about,
  answer: ({ state, turn, rng }) => {
    if (turn.kind === 'talk') return { fields: { line: line[state.language] } }
    const choice: Choice = defects({ state, seat: turn.seat, rng }) ? 'defect' : 'cooperate'
    return { fields: { choice } }
  },
})

/** The choices of the other seats, round by round. */
const othersIn = ({ state, seat }: Situation) =>
  state.rounds.map(({ choices }) => choices.filter((_, other) => other !== seat))

const wasBetrayed = (situation: Situation) =>
  othersIn(situation).some((choices) => choices.includes('defect'))

function mostDefected(situation: Situation): boolean {
  const [last = []] = othersIn(situation).slice(-1)
  const defectors = last.filter((choice) => choice === 'defect').length
  return last.length > 0 && 2 * defectors >= last.length
}

/** The share of betrayals that the forgiving one lets pass. */
const forgiven = 0.25

function wasJustBetrayed(situation: Situation): boolean {
  const [last = []] = othersIn(situation).slice(-1)
  return last.includes('defect')
}

const isLastRound = ({ state }: Situation) => state.round === state.ruleset.rounds

/** Weakest first, by the mean of what each gains at tables that are else filled with one of the house players. */
export const dilemmaHouse = [
  player(
    {
      slug: 'random',
      name: { en: 'Coin', zh: '硬币' },
      character: { en: 'Tosses a coin in every round.', zh: '每一轮都抛硬币决定。' },
      strength: 1,
      line: { en: 'Let us see how it falls.', zh: '看看硬币落在哪一面。' },
    },
    ({ rng }) => rng.next() < 0.5,
  ),
  player(
    {
      slug: 'always',
      name: { en: 'Dove', zh: '白鸽' },
      character: { en: 'Always cooperates, whatever the others do.', zh: '不管别人怎么做，永远合作。' },
      strength: 2,
      line: { en: 'I will cooperate. Please do the same.', zh: '我会合作，也请大家合作。' },
    },
    () => false,
  ),
  player(
    {
      slug: 'never',
      name: { en: 'Hawk', zh: '苍鹰' },
      character: { en: 'Defects in every round.', zh: '每一轮都背叛。' },
      strength: 3,
      line: { en: 'Let us all cooperate.', zh: '我们都合作吧。' },
    },
    () => true,
  ),
  player(
    {
      slug: 'forgiving',
      name: { en: 'Mercy', zh: '宽恕' },
      character: {
        en: 'Defects after a round in which anybody else defected, but lets one time in four pass.',
        zh: '上一轮有人背叛就还以背叛，但四次里会放过一次。',
      },
      strength: 4,
      line: { en: 'Nobody is perfect. Let us try again.', zh: '人无完人，我们再试一次。' },
    },
    (situation) => wasJustBetrayed(situation) && situation.rng.next() >= forgiven,
  ),
  player(
    {
      slug: 'tit-for-majority',
      name: { en: 'Mirror', zh: '镜子' },
      character: {
        en: 'Cooperates first, then defects after every round in which at least half of the others defected.',
        zh: '先合作；只要上一轮至少一半的对手背叛，这一轮就背叛。',
      },
      strength: 5,
      line: { en: 'I do as most of you do.', zh: '你们多数人怎么做，我就怎么做。' },
    },
    mostDefected,
  ),
  player(
    {
      slug: 'grim',
      name: { en: 'Grudge', zh: '记仇' },
      character: {
        en: 'Cooperates until somebody else defects, and never again after that.',
        zh: '一直合作，直到有人背叛，此后再不合作。',
      },
      strength: 6,
      line: {
        en: 'I cooperate until I am betrayed. I never forget.',
        zh: '没人背叛，我就合作；一旦背叛，绝不原谅。',
      },
    },
    wasBetrayed,
  ),
  player(
    {
      slug: 'last-minute',
      name: { en: 'Deserter', zh: '逃兵' },
      character: {
        en: 'Cooperates until somebody else defects, and defects in the last round, when nobody can answer.',
        zh: '没人背叛就合作，但最后一轮谁也无法还手，它必定背叛。',
      },
      strength: 7,
      line: { en: 'Together to the end!', zh: '我们一起走到最后！' },
    },
    (situation) => isLastRound(situation) || wasBetrayed(situation),
  ),
] as const
