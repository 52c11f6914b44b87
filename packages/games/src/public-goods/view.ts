import type { InBoth } from '@wis/engine'
import type { ScenePart, Tone } from '../contract/scene.ts'
import { cell, defineTable, event, flag, list, number, perSeat } from '../define/table.ts'
import {
  phrase,
  roundOpened,
  roundsPart,
  scores,
  scoresOf,
  seat,
  secretEvent,
  viewOf,
} from '../define/table.ts'
import { whole } from '../define/table.ts'
import type { KnownTable } from '../define/table.ts'
import { says } from './content/generated/view.ts'
import { investedBy, leftOf, paybackOf, pointsText, potOf, settings, sharesPerPoint, sum } from './payback.ts'
import type { Invested } from './payback.ts'

const rules = {
  rounds: whole(1, 20, says.rules.rounds),
  endowment: whole(1, 1_000, says.rules.endowment),
  multiplierTenths: whole(10, 100, says.rules['multiplier-tenths']),
}
const [round, amounts] = [whole(1), perSeat(whole(0))]
const events = {
  'round-opened': roundOpened,
  'investment-made': secretEvent({ seat, amount: whole(0), given: flag() }, says.events['investment-made']),
  'investment-sealed': event({ seat }, says.events['investment-sealed']),
  'round-ended': event({ round, investments: amounts }, ({ round: now, investments }, teller) => {
    const told = { round: now, each: scores(investments, teller), pot: sum(investments) }
    return phrase(says.events['round-ended'], told)
  }),
}
export type PublicGoodsState = KnownTable<typeof rules, object, typeof events>

const usual = { players: 3, rounds: 5, endowment: 100, multiplierTenths: 20 }
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
  asks: ({ isOpen }) => (isOpen ? { kind: 'invest' } : undefined),
  rounds: { begin: 'round-opened', end: 'round-ended' },
  moves: {
    invest: {
      fields: {
        investment: number(says.investment, {
          least: 0,
          most: (known: Invested, at) => leftOf(known, at),
          above: 'above-means',
        }),
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
    parts: now.round === 0 ? [] : middle(now),
    caption: captionOf(now),
    decided: () => ({ text: decidedBy(now) }),
    // How the points of the end come about.
    notes: (at) => (now.ending?.kind === 'decided' ? phrase(says.note, { kept: leftOf(now, at) }) : null),
  }),
  retold: ['investment-made', 'investment-sealed'],
  moments: {
    // One alone stops investing, or nobody invests any more.
    'round-ended': ({ event: { round: now, investments }, before, nameOf }) => {
      const last = before.past['round-ended'].at(-1)?.investments ?? []
      const [first, ...others] = [...investments.keys()].filter((at) => investments[at] === 0)
      if (last.length > 0 && !last.includes(0) && first !== undefined && others.length === 0) {
        const text = phrase(says.moments.betrayal, { name: nameOf(first), round: now })
        return { seat: first, kind: 'betrayal', text }
      }
      if (!last.some((amount) => amount > 0) || investments.some((amount) => amount > 0)) return undefined
      return { seat: null, kind: 'collapse', text: phrase(says.moments.collapse, { round: now }) }
    },
  },
})

export const view = viewOf(table)

/** All get the same back, so that the one who invested least wins. */
function decidedBy(now: PublicGoodsState): InBoth<string> {
  const { aliases, ruleset } = now
  const left = aliases.map((_, at) => leftOf(now, at))
  const back = pointsText(paybackOf(ruleset, potOf(now)))
  const most = Math.max(...left)
  const [first = 0, second] = [...left.keys()].filter((at) => left[at] === most)
  if (second !== undefined) return phrase(says.decided, { back, kept: scoresOf(aliases, left) })
  const told = { name: aliases[first] ?? '', kept: most, back }
  return phrase(investedBy(now, first) === 0 ? says.decided.nothing : says.decided.least, told)
}

function captionOf({ ending, round: number, isOpen, ruleset }: PublicGoodsState): InBoth<string> | undefined {
  if (ending || number === 0) return undefined
  return phrase(says.caption[isOpen ? 'open' : 'over'], { round: number, of: ruleset.rounds })
}

function middle(now: PublicGoodsState): readonly ScenePart[] {
  const { ruleset, past, bySeat } = now
  const pot = potOf(now)
  const multiplier = ruleset.multiplierTenths / 10
  const all = Math.round(pot * ruleset.multiplierTenths) / 10
  const back = Number(pointsText(paybackOf(ruleset, pot)))
  return [
    { kind: 'chips', seat: null, name: says.parts.pot, amount: pot, of: ruleset.players * ruleset.endowment },
    {
      kind: 'counters',
      counters: [
        { name: phrase(says.parts.multiplied, { multiplier }), value: all },
        { name: phrase(says.parts.back, { players: ruleset.players }), value: back },
      ],
    },
    roundsPart(now, {
      name: says.rounds.name,
      of: ruleset.rounds,
      past: (at) =>
        past['round-ended'].map(({ investments: all }, place) => {
          const before = { ruleset, past: { 'round-ended': past['round-ended'].slice(0, place) } }
          return investedCell(all[at] ?? 0, leftOf(before, at), toneOf(all[at] ?? 0, all))
        }),
      now: now.isOpen
        ? (at) => {
            const amount = bySeat['investment-made'][at]?.amount ?? null
            return amount === null ? undefined : investedCell(amount, leftOf(now, at))
          }
        : undefined,
      isIn: (at) => bySeat['investment-sealed'][at] !== null,
      total: (at) => leftOf(now, at),
      totalName: says.parts.left,
      legend: { filled: says.rounds.filled },
      end: { name: says.rounds.end, shown: (points) => Number(pointsText(points)) },
    }),
  ]
}

/** What was invested, of what the seat had left. */
const investedCell = (amount: number, left: number, tone: Tone = 'plain') => ({
  ...cell(amount, tone, phrase(says.rounds['of-left'], { left })),
  isFilled: tone === 'blue',
  of: left,
})

/** Marks who invested most and who invested least in a round, without a verdict: it pays to invest little. */
function toneOf(amount: number, all: readonly number[]): Tone {
  const [least, most] = [Math.min(...all), Math.max(...all)]
  if (least === most) return 'plain'
  return amount === most ? 'blue' : amount === least ? 'yellow' : 'plain'
}
