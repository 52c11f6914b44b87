import { aloneIn, cell, defineTable, event, flag, leadersOf, list, momentsFrom } from '../define/table.ts'
import { number, perSeat, phrase, roundOpened, roundsPart, scores, scoresOf, seat } from '../define/table.ts'
import { secretEvent, sumOf, viewOf, whole } from '../define/table.ts'
import type { InBoth, KnownTable, ScenePart, Seat } from '../define/table.ts'
import { says } from './content/generated/view.ts'
import { paybackOf, pointsText, settings, sharesPerPoint } from './payback.ts'

const rules = {
  rounds: whole(1, 20, says.rules.rounds),
  endowment: whole(1, 1_000, says.rules.endowment),
  multiplierTenths: whole(10, 100, says.rules['multiplier-tenths']),
}
const events = {
  'round-opened': roundOpened,
  'investment-made': secretEvent({ seat, amount: whole(0), given: flag() }, says.events['investment-made']),
  'investment-sealed': event({ seat }, says.events['investment-sealed']),
  'round-ended': event({ round: whole(1), investments: perSeat(whole(0)) }, (ended, teller) => {
    const each = scores(ended.investments, teller)
    return phrase(says.events['round-ended'], { ...ended, each, pot: sumOf(ended.investments) })
  }),
}
export type PublicGoodsState = KnownTable<typeof rules, object, typeof events>
type Open = Pick<PublicGoodsState, 'past' | 'ruleset'>

export const investedBy = ({ past }: Open, at: Seat, rounds = past['round-ended']) =>
  sumOf(rounds.map(({ investments }) => investments[at] ?? 0))
/** What a seat can still invest, or could after these rounds. */
export const leftOf = (now: Open, at: Seat, rounds = now.past['round-ended']) =>
  Math.max(0, now.ruleset.endowment - investedBy(now, at, rounds))
/** What all seats have invested. */
export const potOf = ({ past }: Open) => sumOf(past['round-ended'].flatMap(({ investments }) => investments))
/** What each seat gets back for it, in six-hundredths of a point. */
export const backIn = (now: Open) => paybackOf(now.ruleset, potOf(now))

const usual = { players: 3, rounds: 5, endowment: 100, multiplierTenths: 20 }
const moment = momentsFrom(says.moments)
const slips = { tries: 2, then: 'harmless' } as const

/** What can happen in a match, and what whoever watches it sees. */
export const table = defineTable({
  id: 'public-goods',
  seats: [2, 6],
  rules,
  slips: ['random', 'harmless'],
  presets: {
    arena: { ...usual, slips },
    ...Object.fromEntries(settings.map(({ id, ...changed }) => [id, { ...usual, ...changed, slips }])),
  },
  events,
  asks: ({ isOpen }) => (isOpen ? 'invest' : undefined),
  rounds: { begin: 'round-opened', end: 'round-ended' },
  moves: {
    invest: {
      fields: {
        investment: number(says.investment, { least: 0, most: leftOf, above: 'above-means' }),
      },
      event: 'investment-made',
      holds: ({ investment }) => ({ amount: investment }),
      meant: ({ amount = 0 }) => ({ investment: amount }),
      sealed: 'investment-sealed',
      harmless: () => ({ type: 'investment-made', amount: 0 }),
    },
  },
  reasons: says.reasons,
  end: { reason: 'rounds-played', points: list(whole(0)), shown: pointsText },
  perPoint: sharesPerPoint,
  scene: (now) => ({
    parts: middle(now),
    during: () => phrase(says.caption, { round: now.round, of: now.ruleset.rounds, open: now.isOpen }),
    decided: () => ({ text: decidedBy(now) }),
    // How the points of the end come about.
    notes: (at) => (now.ending?.kind === 'decided' ? phrase(says.note, { kept: leftOf(now, at) }) : null),
  }),
  moments: {
    // One alone stops investing, or nobody invests any more.
    'round-ended': ({ event: { round: now, investments }, before, nameOf }) => {
      const last = before.past['round-ended'].at(-1)?.investments ?? []
      const first = aloneIn(investments, last, 0)
      if (first !== undefined) return moment('betrayal', first, { name: nameOf(first), round: now })
      return sumOf(last) > 0 && sumOf(investments) === 0 && moment('collapse', null, { round: now })
    },
  },
})

export const view = viewOf(table)

/** All get the same back, so that the one who invested least wins. */
function decidedBy(now: PublicGoodsState): InBoth<string> {
  const { aliases } = now
  const left = aliases.map((_, at) => leftOf(now, at))
  const back = pointsText(backIn(now))
  const [first = 0, second] = leadersOf(left)
  if (second !== undefined) return phrase(says.decided, { back, kept: scoresOf(aliases, left) })
  const told = { name: aliases[first] ?? '', kept: left[first] ?? 0, back }
  return phrase(investedBy(now, first) === 0 ? says.decided.nothing : says.decided.least, told)
}

function middle(now: PublicGoodsState): readonly ScenePart[] {
  const { past, bySeat, ruleset } = now
  const { players, endowment, multiplierTenths: tenths } = ruleset
  const pot = potOf(now)
  const multiplied = phrase(says.parts.multiplied, { multiplier: tenths / 10 })
  return [
    { kind: 'chips', seat: null, name: says.parts.pot, amount: pot, of: players * endowment },
    {
      kind: 'counters',
      counters: [
        { name: multiplied, value: Math.round(pot * tenths) / 10 },
        { name: phrase(says.parts.back, { players }), value: Number(pointsText(backIn(now))) },
      ],
    },
    roundsPart(now, {
      words: says.rounds,
      of: ruleset.rounds,
      past: (at) =>
        past['round-ended'].map(({ investments: all }, place, rounds) =>
          investedCell(all[at] ?? 0, leftOf(now, at, rounds.slice(0, place)), all),
        ),
      now: (at) => {
        const amount = bySeat['investment-made'][at]?.amount ?? null
        return amount === null ? undefined : investedCell(amount, leftOf(now, at))
      },
      isIn: (at) => bySeat['investment-sealed'][at] !== null,
      total: (at) => leftOf(now, at),
      shown: (points) => Number(pointsText(points)),
    }),
  ]
}

/**
 * What was invested, of what the seat had left. It marks who invested most and who invested least of all, without a verdict: it
 * pays to invest little.
 */
function investedCell(amount: number, left: number, all: readonly number[] = [amount]) {
  const [least, most] = [Math.min(...all), Math.max(...all)]
  const isFilled = amount === most && least < most
  const isLeast = amount === least && least < most
  const note = phrase(says.rounds['of-left'], { left })
  return cell(amount, { ...(isLeast && { tone: 'yellow' }), note, isFilled, of: left })
}
