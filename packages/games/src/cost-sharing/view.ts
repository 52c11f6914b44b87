import type { InBoth, Seat } from '@wis/engine'
import type { SceneDecided, SceneGood, SceneOffer, ScenePart } from '../contract/scene.ts'
import {
  atTheEnd,
  choice,
  defineTable,
  event,
  numbers,
  remark,
  roundOpened,
  seatAmong,
} from '../define/table.ts'
import { flag, group, list, maybe, oneOf, perSeat, seat, text, told } from '../define/table.ts'
import { roundCaption, viewOf, whole, words } from '../define/table.ts'
import type { KnownTable } from '../define/table.ts'
import {
  fleetNames,
  grouped,
  isSame,
  isWhole,
  nearestShares,
  sharesText,
  sizeOf,
  sumOf,
  usageParts,
} from './shares.ts'
import type { Airline, Shares } from './shares.ts'

const percent = whole(0, 100)
const shares = told(perSeat(percent, 3), sharesText)
const rules = {
  rounds: whole(1, 20, { en: 'Rounds', zh: '轮数' }),
  // What the airport costs. Every per cent of it is a whole number.
  fee: whole(100, 1_000_000_000, { en: 'Fee', zh: '费用' }),
  weights: group(
    {
      flights: whole(0, 100, { en: 'Weight of flights', zh: '航班数的权重' }),
      passengers: whole(0, 100, { en: 'Weight of passengers', zh: '乘客数的权重' }),
      minutes: whole(0, 100, { en: 'Weight of minutes', zh: '占用时间的权重' }),
      size: whole(0, 100, { en: 'Weight of the largest plane', zh: '最大机型的权重' }),
    },
    { en: 'Weights of the share by usage', zh: '按使用量分摊的权重' },
  ),
  // What an airport would cost that is large enough for fleets of each of the five sizes, in per cents of one for the
  // largest. Null for a setting that does not say so, in which the Shapley value is not defined.
  airport: maybe(list(whole(1, 100), 5)),
  // The proposals of the first round, in seat order, or null if the seats make them.
  opening: maybe(list(shares, 3)),
  // An opening proposal is nobody's own until a seat makes it again. Earlier rulesets count it as its seat's.
  ownsOpening: atTheEnd(flag()),
}
const arena = {
  players: 3,
  rounds: 5,
  fee: 1_000_000,
  weights: { flights: 4, passengers: 3, minutes: 1, size: 2 },
  airport: [20, 35, 50, 75, 100],
  opening: null,
  turnLimitMs: 60_000,
}
/** The setting of the study MAgIC, which says nothing about the cost of smaller airports. */
const magic = { ...arena, airport: null }
/** The opening proposals that the study prints as an example. */
const opening = [
  [40, 30, 30],
  [50, 25, 25],
  [50, 25, 25],
]

const amount = whole(0)
const airline = group({
  id: text,
  name: group({ en: text, zh: text }),
  flights: amount,
  passengers: amount,
  minutes: amount,
  fleet: oneOf(fleetNames),
})
const events = {
  'airlines-presented': event(
    {
      airlines: perSeat(
        told(airline, ({ name }, language) => name[language]),
        3,
      ),
    },
    { en: '[{seat} speaks for {airlines}|, ].', zh: '[{seat}代表{airlines}|，]。' },
  ),
  'round-opened': roundOpened,
  'proposal-made': event(
    { seat, shares, ...words, given: flag() },
    {
      en: '{seat} proposes {shares}.',
      zh: '{seat}提出{shares}。',
      given: {
        en: '{seat} proposes {shares} (as the rules open the match).',
        zh: '{seat}提出{shares}（开局既定）。',
      },
    },
  ),
  // The supported seat stands behind these shares already.
  'proposal-supported': event(
    { seat, supported: seat, shares, ...words },
    ({ seat: by, supported, shares: behind }, { language, nameOf }) => {
      const [name, other, what] = [nameOf(by), nameOf(supported), sharesText(behind)]
      if (language === 'zh')
        return by === supported ? `${name}坚持${what}。` : `${name}支持${other}的${what}。`
      return by === supported ? `${name} stays with ${what}.` : `${name} supports ${other}: ${what}.`
    },
  ),
  // The rules let a turn of the seat go by. What it stands behind stays.
  'turn-passed': event({ seat }, { en: '{seat} lets its turn go by.', zh: '{seat}没有表态。' }),
}

/** What a seat did in a turn. */
interface Act {
  readonly seat: Seat
  readonly round: number
  readonly kind: 'proposed' | 'supported' | 'passed'
  /** What the seat stands behind afterwards. */
  readonly shares: Shares | null
  readonly supported: Seat | null
  readonly text: string | null
  /** The ruleset or the rules did it for the seat. */
  readonly given: boolean
}
interface State {
  readonly acts: readonly Act[]
  /** What each seat stands behind. */
  readonly stands: readonly (Shares | null)[]
}
export type CostState = KnownTable<typeof rules, State, typeof events>

function afterAct(
  { acts, stands, round }: Pick<CostState, 'acts' | 'stands' | 'round'>,
  done: Pick<Act, 'seat' | 'kind' | 'shares'> & Partial<Act>,
) {
  const act: Act = { supported: null, text: null, given: false, ...done, round }
  return { acts: [...acts, act], stands: stands.with(act.seat, act.shares) }
}

/** The seat that acts next in this round. Undefined after the last one. */
export function nextOf({ acts, round, isOpen }: Pick<CostState, 'acts' | 'round' | 'isOpen'>) {
  const next = acts.filter((act) => act.round === round).length
  return isOpen && next < 3 ? next : undefined
}

/** The shares that all stand behind, if there are any. */
export function agreedShares({ stands }: Pick<CostState, 'stands'>): Shares | undefined {
  const [one, ...others] = stands
  return one && others.every((other) => isSame(one, other ?? null)) ? one : undefined
}

/** Who was the first to propose these shares. */
export function proposerOf({ acts, ruleset }: Pick<CostState, 'acts' | 'ruleset'>, of: Shares): Seat | null {
  const isProposing = ruleset.ownsOpening === false ? isOwnProposal : ({ kind }: Act) => kind === 'proposed'
  return acts.find((act) => isSame(of, act.shares) && isProposing(act))?.seat ?? null
}

/** A seat that stays with its opening proposal makes it again. */
const isOwnProposal = ({ seat: by, kind, supported, given }: Act): boolean =>
  !given && (kind === 'proposed' || supported === by)

const propose = { value: 'propose', label: { en: 'Propose shares', zh: '提出方案' } } as const
const support = { value: 'support', label: { en: 'Support a player', zh: '支持某位玩家的方案' } } as const
const standing = ({ stands }: Pick<CostState, 'stands'>) => [...stands.keys()].filter((at) => stands[at])
const endsOf = { agreed: { en: 'agreed', zh: '一致' }, 'no-agreement': { en: 'no agreement', zh: '不一致' } }

/** What can happen in a match, and what whoever watches it sees. */
export const table = defineTable({
  id: 'cost-sharing',
  seats: [3, 3],
  rules,
  slips: ['harmless'],
  presets: {
    arena,
    magic,
    // For matches that began with it: it counts the opening proposals as made by the seats.
    'magic-opened': { ...magic, opening },
    'magic-given': { ...magic, opening, ownsOpening: false },
  },
  events,
  start: (_, each): State => ({ acts: [], stands: each(null) }),
  rounds: { begin: 'round-opened' },
  refusals: 'seat',
  asks: (now) => {
    const next = nextOf(now)
    return next === undefined || agreedShares(now) ? undefined : { kind: 'negotiate', seats: [next] }
  },
  moves: {
    negotiate: {
      fields: {
        move: {
          ...choice({ en: 'Move', zh: '行动' }, (now: CostState) =>
            standing(now).length > 0 ? [propose, support] : [propose],
          ),
          isListed: () => false,
        },
        shares: numbers(
          {
            en: 'The shares that you propose, in the order of the players: multiples of 5 that add up to 100',
            zh: '你提出的各玩家份额，按玩家顺序；都是5的倍数，合计100',
          },
          { length: 3, least: 0, most: 100, optional: true },
        ),
        support: seatAmong(
          { en: 'The player whose shares you support', zh: '你支持哪位玩家的方案' },
          { seats: (now: CostState) => standing(now), optional: true },
        ),
        say: remark({ en: 'What you say to all', zh: '对所有人说的话' }),
      },
      event: { propose: 'proposal-made', support: 'proposal-supported' },
      holds: ({ move, support: supported }, { stands }) =>
        move === 'support' ? { supported: supported ?? 0, shares: stands[supported ?? 0] ?? [] } : {},
      meant: ({ given, supported = null }) => (given ? undefined : { support: supported }),
      fault: ({ move, shares: proposed, support: supported }, { stands }) => {
        if (move === 'support') return stands[supported ?? 0] ? undefined : 'no-stand'
        if (!isWhole(proposed ?? [])) return 'no-step'
        return sumOf(proposed ?? []) === 100 ? undefined : 'no-sum'
      },
      harmless: () => ({ type: 'turn-passed' }),
      skipped: 'turn-passed',
    },
  },
  reasons: {
    'no-sum': { en: 'the three shares do not add up to 100', zh: '三个份额相加不等于100' },
    'no-step': { en: 'a share is no multiple of 5', zh: '有的份额不是5的倍数' },
    'no-stand': { en: 'that player stands behind nothing yet', zh: '那位玩家还没有方案' },
    'no-propose': { en: 'it does not name three shares', zh: '没有写明三个份额' },
    'no-support': { en: 'it does not say whose shares are supported', zh: '没有说明支持谁的方案' },
    ambiguous: { en: 'it can be understood in more than one way', zh: '可以有不止一种理解' },
  },
  on: {
    'proposal-made': (now, { seat: by, shares: proposed, text: said, given }) =>
      afterAct(now, { seat: by, kind: 'proposed', shares: proposed, text: said, given }),
    'proposal-supported': (now, { seat: by, shares: behind, supported, text: said }) =>
      afterAct(now, { seat: by, kind: 'supported', shares: behind, supported, text: said }),
    'turn-passed': (now, { seat: by }) =>
      afterAct(now, { seat: by, kind: 'passed', shares: now.stands[by] ?? null, given: true }),
  },
  end: {
    reason: (now) => (agreedShares(now) ? 'agreed' : 'no-agreement'),
    points: list(whole(0)),
    fields: { reason: oneOf(endsOf), shares: maybe(shares), proposer: maybe(seat) },
    says: ({ shares: agreed, proposer }: Ended, { language, nameOf }) => {
      const zh = language === 'zh'
      if (!agreed)
        return zh ? '没有达成一致，三方都得0分。' : 'There is no agreement, and nobody gets a point.'
      const each = agreed.map((share, at) => `${nameOf(at)} ${share} %`).join(zh ? '，' : ', ')
      if (proposer === null)
        return zh ? `三方一致同意一个开局既定的方案：${each}。` : `All agree on an opening proposal: ${each}.`
      const by = nameOf(proposer)
      return zh ? `三方一致同意${by}的方案：${each}。` : `All agree on what ${by} proposed: ${each}.`
    },
  },
  scene: (now) => ({
    caption: captionOf(now),
    decided: () => decidedBy(now),
    parts: [offersPart(now)],
    notes: (at) => {
      const own = now.stands[at]
      return own ? { en: sharesText(own), zh: sharesText(own) } : null
    },
  }),
  moments: {
    'proposal-made': (at) => lastWord(at.event.seat, at),
    'proposal-supported': (at) => lastWord(at.event.seat, at),
    'match-ended': ({ event: { shares: agreed } }) =>
      agreed
        ? undefined
        : {
            seat: null,
            kind: 'no-deal',
            text: { en: 'The airlines do not agree.', zh: '各航空公司没有达成一致。' },
          },
  },
})

export const view = viewOf(table)

interface Ended {
  readonly shares: Shares | null
  readonly proposer: Seat | null
}

/** Whoever closes the deal. */
function lastWord(by: Seat, { after, nameOf }: { readonly after: CostState; nameOf(seat: Seat): string }) {
  const agreed = agreedShares(after)
  if (!agreed) return undefined
  const [name, what, proposer] = [nameOf(by), sharesText(agreed), proposerOf(after, agreed)]
  const other = proposer === null || proposer === by ? undefined : nameOf(proposer)
  const en = `${name} is the last to agree: ${what}${other === undefined ? '' : `, as ${other} proposed`}.`
  const zh = `${name}最后一个同意：${what}${other === undefined ? '' : `，由${other}提出`}。`
  return { seat: by, kind: 'deal', text: { en, zh } }
}

/** The proposal that all supported, or how far they were apart. */
function decidedBy(now: CostState): SceneDecided {
  const { round, aliases, stands } = now
  const each = agreedShares(now)?.map((share, at) => `${aliases[at] ?? ''} ${share} %`)
  if (each)
    return {
      title: { en: 'They agree', zh: '达成一致' },
      text: {
        en: `In round ${round}, all support one proposal: ${each.join(', ')}.`,
        zh: `第${round}轮，三方支持同一个方案：${each.join('，')}。`,
      },
    }
  const proposals = new Set(stands.flatMap((stand) => (stand ? [stand.join()] : []))).size
  return {
    title: { en: 'No agreement', zh: '没有达成一致' },
    text: {
      en: `After ${round} rounds, the three still supported ${proposals} different proposals.`,
      zh: `${round}轮之后，三方仍支持${proposals}个不同的方案。`,
    },
  }
}

export const airlinesOf = ({ past }: Pick<CostState, 'past'>) => past['airlines-presented'][0]?.airlines ?? []

/** The fee, how each airline uses what it pays for, and what each would pay by that. */
function feeOf(now: CostState): SceneGood {
  const airlines = airlinesOf(now)
  return {
    name: { en: 'Fee', zh: '费用' },
    of: 100,
    unit: 'percent',
    whole: now.ruleset.fee,
    ...(airlines.length > 0 && {
      grounds: airlines.map(groundOf),
      measure: {
        name: { en: 'By usage', zh: '按使用量' },
        shares: nearestShares(usageParts(airlines, now.ruleset.weights), 1),
      },
    }),
  }
}

function groundOf({ name, flights, passengers, minutes, fleet }: Airline): InBoth<string> {
  const [count, size] = [grouped(passengers), sizeOf(fleet)]
  return {
    en: `${name.en}: ${flights} flights of ${minutes} min, ${count} passengers, aircraft size ${size} of 5`,
    zh: `${name.zh}：${flights}班，每班${minutes}分钟，旅客${count}人，机型${size}/5`,
  }
}

/** The last act of each seat, in the order in which they were done. */
function offersPart(now: CostState): ScenePart {
  const { acts } = now
  const last = acts.filter((act, index) => acts.findLastIndex(({ seat: by }) => by === act.seat) === index)
  return {
    kind: 'offers',
    name: { en: 'Where they stand', zh: '各方目前的方案' },
    goods: [feeOf(now)],
    offers: last.map((act) => offerOf(now, act, act === last.at(-1))),
    grows: true,
  }
}

function offerOf(now: CostState, act: Act, isNewest: boolean): SceneOffer {
  const { seat: by, shares: behind, text } = act
  const backers = now.stands.flatMap((stand, other) =>
    behind && other !== by && isSame(behind, stand) ? [other] : [],
  )
  const isAgreed = now.ending?.kind === 'decided' && agreedShares(now) !== undefined
  return {
    seat: by,
    text,
    shares: (behind ?? []).map((share) => [share]),
    backers,
    note: isAgreed && isNewest ? { en: 'agreed by all', zh: '一致同意' } : noteOf(now.aliases, act),
    tone: isAgreed ? 'good' : backers.length > 0 ? 'yellow' : 'plain',
  }
}

function noteOf(aliases: readonly string[], { seat: by, kind, supported, given }: Act): InBoth<string> {
  if (kind === 'passed') return { en: 'says nothing new', zh: '没有表态' }
  if (kind === 'proposed')
    return given ? { en: 'given proposal', zh: '开局既定' } : { en: 'proposes', zh: '提出' }
  const other = supported === null ? '' : (aliases[supported] ?? '')
  return supported === by
    ? { en: 'stays with it', zh: '坚持' }
    : { en: `supports ${other}`, zh: `支持${other}` }
}

function captionOf(now: CostState): InBoth<string> | undefined {
  const { ending, aliases } = now
  const agreed = agreedShares(now)
  if (ending && !agreed) return { en: 'They do not agree.', zh: '没有达成一致。' }
  if (ending && agreed)
    return { en: `They agree on ${sharesText(agreed)}.`, zh: `达成一致：${sharesText(agreed)}。` }
  const next = nextOf(now)
  const name = next === undefined ? undefined : (aliases[next] ?? '')
  return roundCaption(now, name === undefined ? undefined : { en: `${name} to act`, zh: `轮到${name}` })
}
