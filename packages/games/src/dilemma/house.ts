import type { InBoth } from '@wis/engine'
import type { PlayerSpec } from '../define/index.ts'
import type { DilemmaState } from './table.ts'

type Asked = Parameters<PlayerSpec<DilemmaState>['plays']>[0]

/** A name, a character, its words before each round where there is talk, and when it defects. */
const player = (
  name: InBoth<string>,
  character: InBoth<string>,
  line: InBoth<string>,
  defects: (asked: Asked) => boolean,
): PlayerSpec<DilemmaState> => ({
  name,
  character,
  plays: (asked) =>
    asked.turn.kind === 'talk'
      ? { line: line[asked.state.language] }
      : { choice: defects(asked) ? 'defect' : 'cooperate' },
})

/** The choices of the other seats, round by round. */
const othersIn = ({ state, seat }: Asked) =>
  state.rounds.map(({ choices }) => choices.filter((_, other) => other !== seat))

const wasBetrayed = (asked: Asked) => othersIn(asked).some((choices) => choices.includes('defect'))
const wasJustBetrayed = (asked: Asked) => othersIn(asked).at(-1)?.includes('defect') ?? false

function mostDefected(asked: Asked): boolean {
  const last = othersIn(asked).at(-1) ?? []
  return last.length > 0 && 2 * last.filter((choice) => choice === 'defect').length >= last.length
}

/** The share of betrayals that the forgiving one lets pass. */
const forgiven = 0.25

const isLastRound = ({ state }: Asked) => state.round === state.ruleset.rounds

/** Weakest first, by the mean of what each gains at tables that are else filled with one of the house players. */
export const house: Readonly<Record<string, PlayerSpec<DilemmaState>>> = {
  random: player(
    { en: 'Coin', zh: '硬币' },
    { en: 'Tosses a coin in every round.', zh: '每一轮都抛硬币决定。' },
    { en: 'Let us see how it falls.', zh: '看看硬币落在哪一面。' },
    ({ rng }) => rng.next() < 0.5,
  ),
  always: player(
    { en: 'Dove', zh: '白鸽' },
    { en: 'Always cooperates, whatever the others do.', zh: '不管别人怎么做，永远合作。' },
    { en: 'I will cooperate. Please do the same.', zh: '我会合作，也请大家合作。' },
    () => false,
  ),
  never: player(
    { en: 'Hawk', zh: '苍鹰' },
    { en: 'Defects in every round.', zh: '每一轮都背叛。' },
    { en: 'Let us all cooperate.', zh: '我们都合作吧。' },
    () => true,
  ),
  forgiving: player(
    { en: 'Mercy', zh: '宽恕' },
    {
      en: 'Defects after a round in which anybody else defected, but lets one time in four pass.',
      zh: '上一轮有人背叛就还以背叛，但四次里会放过一次。',
    },
    { en: 'Nobody is perfect. Let us try again.', zh: '人无完人，我们再试一次。' },
    (asked) => wasJustBetrayed(asked) && asked.rng.next() >= forgiven,
  ),
  'tit-for-majority': player(
    { en: 'Mirror', zh: '镜子' },
    {
      en: 'Cooperates first, then defects after every round in which at least half of the others defected.',
      zh: '先合作；只要上一轮至少一半的对手背叛，这一轮就背叛。',
    },
    { en: 'I do as most of you do.', zh: '你们多数人怎么做，我就怎么做。' },
    mostDefected,
  ),
  grim: player(
    { en: 'Grudge', zh: '记仇' },
    {
      en: 'Cooperates until somebody else defects, and never again after that.',
      zh: '一直合作，直到有人背叛，此后再不合作。',
    },
    {
      en: 'I cooperate until I am betrayed. I never forget.',
      zh: '没人背叛，我就合作；一旦背叛，绝不原谅。',
    },
    wasBetrayed,
  ),
  'last-minute': player(
    { en: 'Deserter', zh: '逃兵' },
    {
      en: 'Cooperates until somebody else defects, and defects in the last round, when nobody can answer.',
      zh: '没人背叛就合作，但最后一轮谁也无法还手，它必定背叛。',
    },
    { en: 'Together to the end!', zh: '我们一起走到最后！' },
    (asked) => isLastRound(asked) || wasBetrayed(asked),
  ),
}
