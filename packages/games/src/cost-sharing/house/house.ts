import type { InBoth, Rng, Seat } from '@wis/engine'
import type { HouseAnswer, HousePlayer } from '../../contract/game-kit.ts'
import type { Meant } from '../reading/read-answer.ts'
import { legalAnswers } from '../rules.ts'
import type { CostState } from '../state.ts'
import { commonStand, fairShares, propose, support, supportsWithin, withLess } from './stance.ts'

interface Character extends Omit<HousePlayer<CostState>, 'answer'> {
  /** Its words with a proposal, and with support for another. */
  readonly line: InBoth<string>
  readonly consent: InBoth<string>
}

type Chooser = (state: CostState, seat: Seat, rng: Rng) => Meant

const player = ({ line, consent, ...about }: Character, choose: Chooser): HousePlayer<CostState> => ({
  ...about,
  answer: ({ state, turn, rng }) => {
    const meant = choose(state, turn.seat, rng)
    return answerOf(meant, state, meant.kind === 'propose' ? line : consent)
  },
})

function answerOf(meant: Meant, { aliases, language }: CostState, line: InBoth<string>): HouseAnswer {
  const say = line[language]
  return meant.kind === 'propose'
    ? { fields: { move: 'propose', shares: meant.shares, say } }
    : { fields: { move: 'support', support: aliases[meant.supported] ?? '', say } }
}

/** What the stubborn one wants to pay less than by usage. */
const wantedLess = 15

function stubbornly(state: CostState, seat: Seat): Meant {
  const wanted = withLess(fairShares(state), seat, wantedLess)
  const [best] = supportsWithin(state, seat, wanted[seat] ?? 0)
  return best ? support(best.seat) : propose(wanted)
}

/** How much more than by usage the yielding one offers to pay, and pays without a word. */
const offered = 5
const yielded = 20

function yieldingly(state: CostState, seat: Seat): Meant {
  const fair = fairShares(state)
  const common = commonStand(state, seat)
  if (common) return support(common.seat)
  const [best] = supportsWithin(state, seat, (fair[seat] ?? 0) + yielded)
  return best ? support(best.seat) : propose(withLess(fair, seat, -offered))
}

/** How much more than by usage the fair one accepts in each round, so that there is an agreement in the end. */
const patience = [0, 0, 5, 15, 20] as const
/** From this round on it goes to meet whoever asks most of it. */
const meeting = 4

function fairly(state: CostState, seat: Seat): Meant {
  const fair = fairShares(state)
  const late = patience[Math.min(state.round, patience.length) - 1] ?? 0
  const most = (fair[seat] ?? 0) + late
  const common = commonStand(state, seat)
  if (common && common.cost <= most) return support(common.seat)
  const supports = supportsWithin(state, seat, most)
  const other = supports.at(state.round >= meeting ? -1 : 0)
  return other ? support(other.seat) : propose(fair)
}

/** Weakest first. */
export const costSharingHouse = [
  player(
    {
      slug: 'random',
      name: { en: 'Roulette', zh: '轮盘' },
      character: {
        en: 'Does anything that is allowed, and hardly ever agrees.',
        zh: '只要合规什么都做，几乎谈不拢。',
      },
      strength: 1,
      line: { en: 'How about this?', zh: '这样如何？' },
      consent: { en: 'That one, then.', zh: '那就这个吧。' },
    },
    (state, _, rng) => rng.pick(legalAnswers(state)),
  ),
  player(
    {
      slug: 'stubborn',
      name: { en: 'Mule', zh: '犟骡' },
      character: {
        en: 'Wants to pay much less than its use, and never gives way. Gets more than Willow and Ledger where it meets them, and less over all tables.',
        zh: '想付的远少于自己的使用量，寸步不让。与柳枝、账本同桌时得分更高，各桌合计则不如它们。',
      },
      strength: 2,
      line: { en: 'This is as far as I go.', zh: '我最多承担这些。' },
      consent: { en: 'That suits me.', zh: '这个我满意。' },
    },
    stubbornly,
  ),
  player(
    {
      slug: 'yielding',
      name: { en: 'Willow', zh: '柳枝' },
      character: {
        en: 'Offers more than its use and supports almost any proposal, to have an agreement soon.',
        zh: '为了早点谈成，愿意多付一些，几乎什么方案都肯支持。',
      },
      strength: 3,
      line: { en: 'I can pay a little more than my part.', zh: '我可以多付一点。' },
      consent: { en: 'I can live with that.', zh: '这个我可以接受。' },
    },
    yieldingly,
  ),
  player(
    {
      slug: 'fair',
      name: { en: 'Ledger', zh: '账本' },
      character: {
        en: 'Proposes shares by usage, and gives way a little more in each round.',
        zh: '按使用量提出份额，每一轮再让一小步。',
      },
      strength: 4,
      line: { en: 'This is what each of us uses.', zh: '这是按各家使用量算出来的。' },
      consent: { en: 'Near enough to what we use.', zh: '与使用量相差不多，可以。' },
    },
    fairly,
  ),
] as const
