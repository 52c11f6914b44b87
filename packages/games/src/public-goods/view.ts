import type { InBoth, Seat } from '@wis/engine'
import type { RoundPicture, ScenePart, Tone } from '../contract/scene.ts'
import { defineTable, event, number, roundOpened, secretEvent, viewOf } from '../define/table.ts'
import { flag, list, perSeat, seat, whole } from '../define/table.ts'
import { barsOf, cell, lastBars, roundCaption, roundsPart, scores } from '../define/table.ts'
import type { KnownTable } from '../define/table.ts'
import { investedBy, leftOf, paybackOf, pointsText, potOf, settings, sharesPerPoint } from './payback.ts'
import type { Invested } from './payback.ts'

const rules = {
  rounds: whole(1, 20, { en: 'Rounds', zh: '轮数' }),
  endowment: whole(1, 1_000, { en: 'Points at the start', zh: '起始点数' }),
  multiplierTenths: whole(10, 100, { en: 'Multiplier, in tenths', zh: '倍数（十分之几）' }),
}
const [round, amounts] = [whole(1), perSeat(whole(0))]
const events = {
  'round-opened': roundOpened,
  'investment-made': secretEvent(
    { seat, amount: whole(0), given: flag() },
    {
      en: '{seat} invests {amount}.',
      zh: '{seat}投入{amount}点。',
      given: { en: 'The rules invest {amount} for {seat}.', zh: '按规则替{seat}投入{amount}点。' },
    },
  ),
  'investment-sealed': event({ seat }, { en: '{seat} has decided.', zh: '{seat}已经决定。' }),
  'round-ended': event({ round, investments: amounts }, ({ round: now, investments }, teller) => {
    const [pot, each] = [investments.reduce((sum, amount) => sum + amount, 0), scores(investments, teller)]
    return teller.language === 'zh'
      ? `第${now}轮投入：${each}；共${pot}点。`
      : `Invested in round ${now}: ${each}; ${pot} in all.`
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
        investment: number(
          { en: 'Points to invest', zh: '投入的点数' },
          { least: 0, most: (known: Invested, at) => leftOf(known, at), above: 'above-means' },
        ),
      },
      event: 'investment-made',
      holds: ({ investment }) => ({ amount: investment }),
      meant: ({ amount = 0 }) => ({ investment: amount }),
      sealed: 'investment-sealed',
      harmless: () => ({ type: 'investment-made', amount: 0 }),
    },
  },
  reasons: { 'above-means': { en: 'there are not so many points left', zh: '剩下的点数不够' } },
  end: { reason: 'rounds-played', points: list(whole(0)), shown: pointsText },
  perPoint: sharesPerPoint,
  scene: (now) => ({
    parts: now.round === 0 ? [] : [...now.aliases.map((_, at) => leftPart(now, at)), ...middle(now)],
    caption: roundCaption(now, now.isOpen ? asked : undefined),
    decided: () => ({ text: decidedBy(now) }),
    notes: (at) => {
      const points = now.ending?.kind === 'decided' ? pointsText(now.ending.points[at] ?? 0) : null
      return points === null ? null : { en: `${points} points`, zh: `${points}分` }
    },
  }),
  moments: {
    // One alone stops investing, or nobody invests any more.
    'round-ended': ({ event: { round: now, investments }, before, nameOf }) => {
      const last = before.past['round-ended'].at(-1)?.investments ?? []
      const [first, ...others] = [...investments.keys()].filter((at) => investments[at] === 0)
      if (last.length > 0 && !last.includes(0) && first !== undefined && others.length === 0) {
        const en = `After a round in which all invested, ${nameOf(first)} alone invests nothing in round ${now}.`
        const zh = `上一轮人人投入之后，只有${nameOf(first)}在第${now}轮分文不投。`
        return { seat: first, kind: 'betrayal', text: { en, zh } }
      }
      if (!last.some((amount) => amount > 0) || investments.some((amount) => amount > 0)) return undefined
      const text = { en: `In round ${now}, nobody invests any more.`, zh: `第${now}轮，再没有人投入。` }
      return { seat: null, kind: 'collapse', text }
    },
  },
})

export const view = viewOf(table)

/** All get the same back, so that what each kept decides. */
function decidedBy(now: PublicGoodsState): InBoth<string> {
  const kept = now.aliases.map((name, at) => `${name} ${leftOf(now, at)}`)
  const back = pointsText(paybackOf(now.ruleset, potOf(now)))
  return {
    en: `Each gets ${back} back from the pot. Points kept: ${kept.join(', ')}.`,
    zh: `每人从公共池分回${back}分。各自留下：${kept.join('，')}。`,
  }
}

const asked = { en: 'all invest in secret', zh: '大家各自暗中投入' }

/** What a seat invests in the round that is shown, for those who may know it. */
function shownOf(now: PublicGoodsState, at: Seat) {
  const own = now.bySeat['investment-made'][at]
  const text = (now.isOpen ? own?.amount : now.past['round-ended'].at(-1)?.investments[at]) ?? null
  return { text, isIn: text !== null || now.bySeat['investment-sealed'][at] !== null }
}

const leftPart = (now: PublicGoodsState, at: Seat): ScenePart => ({
  kind: 'chips',
  seat: at,
  name: { en: 'Left', zh: '剩余' },
  amount: leftOf(now, at),
})

/** What each invests of what it had left, and at the end what each has. */
function pictureOf(now: PublicGoodsState): RoundPicture {
  const { ending, aliases, isOpen, round: number, past } = now
  if (ending?.kind === 'decided')
    return lastBars({ en: 'Points at the end', zh: '最终点数' }, ending.points, (points) =>
      Number(pointsText(points)),
    )
  const last = isOpen ? [] : (past['round-ended'].at(-1)?.investments ?? [])
  const bars = aliases.map((_, at) => {
    const { text: amount, isIn } = shownOf(now, at)
    const had = leftOf(now, at) + (last[at] ?? 0)
    return { amount, isIn, of: had, tone: toneOf(last[at] ?? 0, last) }
  })
  const name = { en: `Invested in round ${number}, of points left`, zh: `第${number}轮投入与手中点数` }
  return { ...barsOf(name, bars), ofName: { en: 'of', zh: '共有' } }
}

function middle(now: PublicGoodsState): readonly ScenePart[] {
  const { ruleset, aliases, past, bySeat } = now
  const pot = potOf(now)
  const cellOf = (amount: number | null | undefined) =>
    typeof amount === 'number' ? cell(amount) : undefined
  return [
    { kind: 'chips', seat: null, name: { en: 'Pot', zh: '公共池' }, amount: pot },
    {
      kind: 'counters',
      counters: [
        { name: { en: 'Multiplier', zh: '倍数' }, value: ruleset.multiplierTenths / 10 },
        { name: { en: 'Back to each', zh: '每人分回' }, value: Number(pointsText(paybackOf(ruleset, pot))) },
      ],
    },
    roundsPart({
      name: { en: 'Investments (✓ most, ✗ least)', zh: '历轮投入（✓ 最多，✗ 最少）' },
      seats: aliases.length,
      past: (at) =>
        past['round-ended'].map(({ investments: all }) => cell(all[at] ?? 0, toneOf(all[at] ?? 0, all))),
      now: now.isOpen ? (at) => cellOf(bySeat['investment-made'][at]?.amount) : undefined,
      total: (at) => investedBy(now, at),
      picture: pictureOf(now),
    }),
  ]
}

/** Marks who invested most and who invested least in a round. */
function toneOf(amount: number, all: readonly number[]): Tone {
  const [least, most] = [Math.min(...all), Math.max(...all)]
  if (least === most) return 'plain'
  return amount === most ? 'good' : amount === least ? 'bad' : 'plain'
}
