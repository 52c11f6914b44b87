import type { InBoth, Rng, Seat } from '@wis/engine'
import type { HouseAnswer, HousePlayer } from '../../contract/game-kit.ts'
import type { Meant } from '../reading/read-answer.ts'
import { legalAnswers } from '../rules.ts'
import type { BargainState } from '../state.ts'
import { kinds, thingsText } from '../things.ts'
import { fairAnswer } from './fair.ts'
import { greedyAnswer } from './greedy.ts'

interface Character extends Omit<HousePlayer<BargainState>, 'answer'> {
  /** Its words with an offer. The things come at the place of the mark. */
  readonly line: InBoth<string>
  readonly consent: InBoth<string>
}

type Chooser = (state: BargainState, seat: Seat, rng: Rng) => Meant

const player = ({ line, consent, ...about }: Character, choose: Chooser): HousePlayer<BargainState> => ({
  ...about,
  answer: ({ state, turn, rng }) => {
    const meant = choose(state, turn.seat, rng)
    return answerOf(meant, state, meant.kind === 'offer' ? line : consent)
  },
})

function answerOf(meant: Meant, { language }: BargainState, line: InBoth<string>): HouseAnswer {
  if (meant.kind === 'reject') return { fields: { move: 'reject' } }
  if (meant.kind === 'accept') return { fields: { move: 'accept', say: line[language] } }
  const taken = kinds.map((kind, index) => [kind, meant.take[index] ?? 0])
  const say = line[language].replace('…', thingsText(meant.take, language))
  return { fields: { move: 'offer', ...Object.fromEntries(taken), say } }
}

/** Weakest first, by their points over all tables of the house. */
export const bargainHouse = [
  player(
    {
      slug: 'random',
      name: { en: 'Dice', zh: '骰子' },
      character: { en: 'Offers anything, and accepts by chance.', zh: '随口出价，随缘成交。' },
      strength: 1,
      line: { en: 'Why not: … for me?', zh: '不如我要…？' },
      consent: { en: 'Why not.', zh: '也行。' },
    },
    (state, _, rng) => rng.pick(legalAnswers(state)),
  ),
  player(
    {
      slug: 'greedy',
      name: { en: 'Magpie', zh: '喜鹊' },
      character: {
        en: 'Asks for nearly everything, and would rather have nothing than less. Gets more than Scales where the two meet, and less over all tables.',
        zh: '几乎什么都要，宁可一无所得也不肯少拿。与天平同桌时得分更高，各桌合计则不如天平。',
      },
      strength: 2,
      line: { en: 'I need …. You can have the rest.', zh: '我需要…，剩下的归你。' },
      consent: { en: 'That will do.', zh: '可以。' },
    },
    greedyAnswer,
  ),
  player(
    {
      slug: 'fair',
      name: { en: 'Scales', zh: '天平' },
      character: {
        en: 'Guesses from your offers what you value, and looks for a division that is good for both. Takes what is left rather than nothing.',
        zh: '从对方的出价猜对方看重什么，寻找对双方都好的分法。宁可少拿，也不愿一无所得。',
      },
      strength: 3,
      line: { en: 'I think this suits us both: … for me.', zh: '这样对我们都好：我要…。' },
      consent: { en: 'A good deal for both of us.', zh: '这对我们都划算。' },
    },
    fairAnswer,
  ),
] as const
