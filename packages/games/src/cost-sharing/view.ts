import { atTheEnd, cell, choice, choiceOf, defineTable, event, flag, group } from '../define/table.ts'
import { grouped, inBoth, leadersOf, list, maybe, momentsFrom, namesOf, numbers } from '../define/table.ts'
import { oneOf, perSeat, phrase, remark, roundOpened, roundsPart, scores, seat } from '../define/table.ts'
import { seatAmong, sumOf, told, viewOf, whole, words } from '../define/table.ts'
import type {
  InBoth,
  KnownTable,
  SceneDecided,
  SceneGood,
  SceneOffer,
  ScenePart,
  Seat,
} from '../define/table.ts'
import { afterAct, agreedShares, cellsOf, nextOf, proposedFirst, proposerOf } from './acts.ts'
import type { Act, State } from './acts.ts'
import { says } from './content/generated/view.ts'
import {
  airlineFields,
  allSeats,
  isSame,
  isWhole,
  nearestShares,
  sharesText,
  sizeOf,
  unspaced,
} from './shares.ts'
import { usageParts } from './shares.ts'
import type { Airline, Shares } from './shares.ts'

const percent = whole(0, 100)
const shares = told(perSeat(percent, 3), sharesText)
const rules = {
  rounds: whole(1, 20, says.rules.rounds),
  // What the airport costs. Every per cent of it is a whole number.
  fee: whole(100, 1_000_000_000, says.rules.fee),
  weights: group(
    {
      flights: whole(0, 100, says.rules.flights),
      passengers: whole(0, 100, says.rules.passengers),
      minutes: whole(0, 100, says.rules.minutes),
      size: whole(0, 100, says.rules.size),
    },
    says.rules.weights,
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

const airline = told(group(airlineFields), ({ name }) => name)
const events = {
  'airlines-presented': event({ airlines: perSeat(airline, 3) }, says.events['airlines-presented']),
  'round-opened': roundOpened,
  'proposal-made': event({ seat, shares, ...words, given: flag() }, says.events['proposal-made']),
  // The supported seat stands behind these shares already.
  'proposal-supported': event(
    { seat, supported: seat, shares, ...words },
    ({ seat: by, supported, shares: split }, { nameOf, onPage }) => {
      const { read, ...logged } = says.events['proposal-supported']
      const told = { by, supported, own: by === supported, names: allSeats.map(nameOf) }
      return phrase(onPage ? read : logged, { ...told, split, shares: sharesText(split) })
    },
  ),
  // The rules let a turn of the seat go by. What it stands behind stays.
  'turn-passed': event({ seat }, says.events['turn-passed']),
}

export type CostState = KnownTable<typeof rules, State, typeof events>

const propose = choiceOf('propose', says.move.propose)
const support = choiceOf('support', says.move.support)
const standing = ({ stands }: Pick<CostState, 'stands'>) => [...stands.keys()].filter((at) => stands[at])
const moment = momentsFrom(says.moments)

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
          ...choice(says.move.name, (now: CostState) =>
            standing(now).length > 0 ? [propose, support] : [propose],
          ),
          isListed: () => false,
        },
        shares: numbers(says.move.shares, { length: 3, least: 0, most: 100, optional: true }),
        support: seatAmong(says.move.supported, { seats: standing, optional: true }),
        say: remark(says.move.say),
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
  reasons: says.reasons,
  on: {
    'proposal-made': (now, made) => afterAct(now, { ...made, kind: 'proposed' }),
    'proposal-supported': (now, made) => afterAct(now, { ...made, kind: 'supported' }),
    'turn-passed': (now, { seat: by }) =>
      afterAct(now, { seat: by, kind: 'passed', shares: now.stands[by] ?? null, given: true }),
  },
  end: {
    reason: (now) => (agreedShares(now) ? 'agreed' : 'no-agreement'),
    points: list(whole(0)),
    fields: { reason: oneOf(says.ends), shares: maybe(shares), proposer: maybe(seat) },
    says: ({ shares: agreed, proposer }, teller) => {
      const { 'no-agreement': none, opening: byRules, agreed: proposed } = says.end
      if (!agreed) return teller.onPage ? none.read : none
      const each = scores(agreed, teller, inPercent)
      return phrase(proposer === null ? byRules : proposed, { each, by: teller.nameOf(proposer ?? 0) })
    },
  },
  scene: (now) => ({
    caption: captionOf(now),
    always: now.ending || nextOf(now) === undefined ? undefined : farOf(now),
    decided: () => decidedBy(now),
    parts: [offersPart(now), ...(now.round === 0 ? [] : [sharesPart(now)])],
    notes: (at) => airlinesOf(now)[at]?.name ?? null,
  }),
  moments: {
    'proposal-made': (at) => lastWord(at.event.seat, at),
    'proposal-supported': (at) => lastWord(at.event.seat, at),
    'match-ended': ({ event: { shares: agreed } }) => !agreed && moment('no-deal', null, {}),
  },
})

export const view = viewOf(table)

/** Whoever closes the deal. */
function lastWord(by: Seat, { after, nameOf }: { readonly after: CostState; nameOf(seat: Seat): string }) {
  const agreed = agreedShares(after)
  if (!agreed) return undefined
  const proposer = proposerOf(after, agreed) ?? by
  const named = { name: nameOf(by), shares: sharesText(agreed), by: nameOf(proposer) }
  return { seat: by, kind: 'deal', text: phrase(says.moments[proposer === by ? 'own' : 'other'], named) }
}

/** The proposal that all supported, or how far they were apart. */
function decidedBy(now: CostState): SceneDecided {
  const { round, aliases, stands } = now
  const agreed = agreedShares(now)
  if (!agreed) {
    const proposals = new Set(stands.flatMap((stand) => (stand ? [stand.join()] : []))).size
    const sentence = says.decided[proposals < 2 ? 'none-behind' : 'no-agreement']
    return { title: says.decided['no-agreement-title'], text: phrase(sentence, { count: round, proposals }) }
  }
  const [points, proposer] = [agreed.map(pointsOf), proposerOf(now, agreed)]
  const most = Math.max(...points)
  const nameOf = (at: Seat) => aliases[at] ?? ''
  const winners = inBoth((language) => namesOf(leadersOf(points), { language, nameOf }))
  const { opening: byRules, ...proposed } = says.decided.agreed
  const text = { round, least: 100 - most, winners, points: most, by: nameOf(proposer ?? 0) }
  return { text: phrase(proposer === null ? byRules : proposed, text) }
}

const inPercent = (share: number) => `${share} %`
export const airlinesOf = ({ past }: Pick<CostState, 'past'>) => past['airlines-presented'][0]?.airlines ?? []

/** The fee, how each airline uses what it pays for or in the end what it gained, and what each would pay by usage. */
function feeOf(now: CostState): SceneGood {
  const airlines = airlinesOf(now)
  const agreed = now.ending ? agreedShares(now) : undefined
  return {
    name: says.offers.fee,
    of: 100,
    unit: 'percent',
    whole: now.ruleset.fee,
    ...(airlines.length > 0 && {
      grounds: agreed
        ? agreed.map((share) => phrase(says.offers.gain, { points: pointsOf(share) }))
        : airlines.map(groundOf),
      measure: { name: says.offers.measure, shares: dueOf(now) },
    }),
  }
}

/** What each would pay by usage, in whole per cents. */
const dueOf = (now: CostState) => nearestShares(usageParts(airlinesOf(now), now.ruleset.weights), 1)

/** What a seat has of an agreement in which it pays this share. */
export const pointsOf = (share: number) => 100 - share

const groundOf = ({ passengers, fleet, ...use }: Airline): InBoth<string> =>
  phrase(says.offers.ground, { ...use, passengers: grouped(passengers), size: sizeOf(fleet) })

const sharesPart = (now: CostState) =>
  roundsPart(now, {
    words: says.rounds,
    of: now.ruleset.rounds,
    past: (at) => [...cellsOf(now.acts, at), ...keptBy(now, at)],
    total: (at) => dueOf(now)[at] ?? 0,
  })

/** Who made a split that the others come to agree on in the next round has no turn there, and stands behind it. */
function keptBy(now: CostState, at: Seat) {
  const own = isAgreed(now) ? agreedShares(now)?.[at] : undefined
  const hasActed = now.acts.some((act) => act.seat === at && act.round === now.round)
  return own === undefined || hasActed ? [] : [cell(own, { note: says.offers.kept, isFilled: true, of: 100 })]
}

/** The last act of each seat, in the order in which they were done. In the end the one that all agree on is enough. */
function offersPart(now: CostState): ScenePart {
  const { acts } = now
  const last = acts.filter((act, index) => acts.findLastIndex(({ seat: by }) => by === act.seat) === index)
  return {
    kind: 'offers',
    name: says.offers.name,
    goods: [feeOf(now)],
    offers: (isAgreed(now) ? last.slice(-1) : last).map((act) => offerOf(now, act)),
    grows: true,
  }
}
const isAgreed = (now: CostState) => now.ending?.kind === 'decided' && agreedShares(now) !== undefined

function offerOf(now: CostState, act: Act): SceneOffer {
  const { seat: by, shares: behind, text } = act
  const backers = now.stands.flatMap((stand, other) =>
    behind && other !== by && isSame(behind, stand) ? [other] : [],
  )
  return {
    seat: by,
    text,
    shares: (behind ?? []).map((share) => [share]),
    ...(behind && { name: nameFor(now, behind) }),
    backers,
    note: noteOf(now, act),
    tone: isAgreed(now) ? 'good' : now.ending ? 'bad' : backers.length > 0 ? 'yellow' : 'plain',
  }
}

/** A split is called after whoever was the first to propose it, and when, if that was in an earlier round. */
function nameFor(now: CostState, behind: Shares): InBoth<string> {
  const made = proposedFirst(now, behind)
  if (!made) return says.offers.given
  const { earlier, ...whose } = says.offers.whose
  const named = { name: now.aliases[made.seat] ?? '', round: made.round }
  return phrase(made.round < now.round ? earlier : whose, named)
}

/** What the log says, too. Whoever agrees to a split, and through whom, it stays that of its first proposer. */
function noteOf(now: CostState, { seat: by, kind, supported, given, shares: behind }: Act): InBoth<string> {
  if (kind === 'passed') return says.offers.passed
  if (kind === 'proposed') return given ? says.offers.given : says.offers.proposed
  const proposer = behind && proposerOf(now, behind)
  if (supported === null || supported === by || proposer === by) return says.offers.stays
  const { given: byRules, ...made } = says.offers.supported
  return proposer === null ? byRules : phrase(made, { other: now.aliases[proposer] ?? '' })
}

function captionOf(now: CostState): InBoth<string> | undefined {
  const { ending, aliases, round, ruleset } = now
  const agreed = agreedShares(now)
  if (ending && !agreed) return says.caption['no-agreement']
  if (ending && agreed) return phrase(says.caption.agreed, { shares: agreed.map(unspaced).join(' / ') })
  if (round === 0) return undefined
  const [next, count] = [nextOf(now), { round, of: ruleset.rounds }]
  if (next === undefined) return phrase(says.caption.over, count)
  return phrase(says.caption.turn, { ...count, name: aliases[next] ?? '' })
}

/** The shares that two stand behind, or that no two agree. Undefined as long as only one has proposed. */
function farOf({ stands }: CostState): InBoth<string> | undefined {
  const made = stands.filter((stand) => stand !== null)
  const shared = made.find((one, at) => made.some((other, place) => place > at && isSame(one, other)))
  if (shared) return says.caption.two
  return made.length > 1 ? says.caption.apart : undefined
}
