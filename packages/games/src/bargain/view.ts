import { choice, choiceOf, defineTable, event, flag, list, momentsFrom, number } from '../define/table.ts'
import { oneOf, perSeat, phrase, remark, scores, scoresOf, seat, secretEvent } from '../define/table.ts'
import { speechesPart, told, tripleOf, viewOf, whole, words } from '../define/table.ts'
import type {
  Answers,
  InBoth,
  KnownTable,
  SceneDecided,
  SceneOffer,
  ScenePart,
  Seat,
  Secret,
} from '../define/table.ts'
import { icons } from './content/generated/icons.ts'
import { says } from './content/generated/view.ts'
import { kinds, mostThings, named, restOf, takenText, thingsText, valuesText, wholeWorth } from './things.ts'
import { worthOf } from './things.ts'
import type { PerKind } from './things.ts'

const rules = {
  // The most offers of both seats together.
  offers: whole(1, 50, says.rules.offers),
  // Nothing follows if they do.
  discreet: flag(says.rules.discreet),
}
const arena = { players: 2, offers: 10, discreet: false, turnLimitMs: 60_000 }

const things = told(tripleOf(whole(0, mostThings)), thingsText)
const values = told(tripleOf(whole(0, wholeWorth)), valuesText)
const said = { ...words, drawn: flag() }
const events = {
  'things-laid': event({ counts: things }, says.events['things-laid']),
  'values-dealt': secretEvent({ seat, values }, says.events['values-dealt']),
  // What the seat would take. The other one would get the rest.
  'offer-made': event({ seat, take: things, ...said }, says.events['offer-made']),
  'offer-accepted': event({ seat, ...said }, says.events['offer-accepted']),
  'offer-rejected': event({ seat, ...said }, says.events['offer-rejected']),
  // The rules let a turn of the seat go by. No offer is on the table then.
  'turn-passed': event({ seat }, says.events['turn-passed']),
}

/** One of the offers of a match. `take` is null for a turn that went by. */
interface Offer {
  readonly seat: Seat
  readonly take: PerKind | null
  readonly text: string | null
  /** The rules made it for the seat. */
  readonly drawn: boolean
}
interface State {
  readonly counts: PerKind
  /** Null for values that are not known. */
  readonly values: readonly (Secret<PerKind> | PerKind | null)[]
  readonly offers: readonly Offer[]
  /** To the last offer, if it was accepted, or if no other one could follow. */
  readonly answer: (Omit<Offer, 'take'> & { readonly isConsent: boolean }) | null
}
export type BargainState = KnownTable<typeof rules, State, typeof events>
type Open = Pick<BargainState, 'ruleset' | 'counts' | 'offers' | 'answer' | 'ending'>

export const offersLeft = ({ ruleset, offers }: Open) => Math.max(0, ruleset.offers - offers.length)

/** Whose turn it is. */
function nextOf(now: Open): Seat | undefined {
  const last = now.offers.at(-1)
  const isOver = last?.take === null && offersLeft(now) === 0
  const isLaid = now.counts.some((count) => count > 0)
  if (now.ending || now.answer || isOver || !isLaid) return undefined
  return last ? 1 - last.seat : 0
}

/** The offer that can be accepted now. */
export function standingOffer(now: Open): (Offer & { readonly take: PerKind }) | undefined {
  const last = now.offers.at(-1)
  return nextOf(now) !== undefined && last?.take ? { ...last, take: last.take } : undefined
}

/** The offer that both stand by, if there is an agreement. */
export const agreedOffer = ({ offers, answer }: Open) => (answer?.isConsent ? offers.at(-1) : undefined)

/** What each seat gets by an offer, in seat order. Nothing by none. */
export function partsOf({ counts }: Open, made: Pick<Offer, 'seat' | 'take'> | undefined) {
  if (!made?.take) return []
  const rest = restOf(counts, made.take)
  return made.seat === 0 ? [made.take, rest] : [rest, made.take]
}

const made = ({ offers }: Open, { seat: by, take, text, drawn }: Offer) => ({
  offers: [...offers, { seat: by, take, text, drawn }],
})

const { move: asked } = says
const accept = choiceOf('accept', asked.accept)
const reject = choiceOf('reject', asked.reject)
const offer = choiceOf('offer', asked.offer)

/** How many of a kind a seat would take. After the last offer nobody is asked that. */
const taken = (index: 0 | 1 | 2) =>
  number(asked[kinds[index]], {
    least: 0,
    most: (now: BargainState) => (offersLeft(now) === 0 ? -1 : now.counts[index]),
    optional: true,
  })

const fields = {
  move: {
    ...choice(asked.name, (now: BargainState) => {
      if (offersLeft(now) === 0) return [accept, reject]
      return now.offers.length === 0 ? [offer] : [offer, accept]
    }),
    isListed: (now: BargainState) => offersLeft(now) === 0,
  },
  hats: taken(0),
  balls: taken(1),
  apples: taken(2),
  say: remark(asked.say),
}
export type Answer = Answers<typeof fields>

const takenIn = ({ hats, balls, apples }: Answer): PerKind => [hats ?? 0, balls ?? 0, apples ?? 0]

/** An offer, and after the last one an answer to it. */
const deal = {
  fields,
  event: { offer: 'offer-made', accept: 'offer-accepted', reject: 'offer-rejected' },
  holds: (answer: Answer) => ({ take: takenIn(answer) }),
  meant: ({ take }: { readonly take?: PerKind }) => named(take),
  fault: (answer: Answer, now: Open) => {
    if (answer.move === 'accept') return standingOffer(now) ? undefined : 'no-offer'
    if (answer.move === 'reject') return offersLeft(now) > 0 ? 'not-the-last' : undefined
    if (offersLeft(now) === 0) return 'no-offers-left'
    return takenIn(answer).every((count, index) => count <= (now.counts[index] ?? 0)) ? undefined : 'too-many'
  },
  harmless: (now: Open) =>
    offersLeft(now) === 0
      ? ({ type: 'offer-rejected', text: null, cut: false } as const)
      : ({ type: 'turn-passed' } as const),
  skipped: 'turn-passed',
} as const
const moment = momentsFrom(says.moments)

/** What can happen in a match, and what whoever watches it sees. */
export const table = defineTable({
  id: 'bargain',
  seats: [2, 2],
  rules,
  slips: ['harmless', 'random'],
  presets: {
    arena,
    // The setting of the study LLMArena, which asks both not to tell their values.
    llmarena: { ...arena, discreet: true, slips: { tries: 3, then: 'random' } },
  },
  events,
  start: (): State => ({ counts: [0, 0, 0], values: [null, null], offers: [], answer: null }),
  on: {
    'things-laid': (_, { counts }) => ({ counts }),
    'values-dealt': (now, { seat: to, values: own }) => ({ values: now.values.with(to, own) }),
    'offer-made': made,
    'turn-passed': (now, { seat: by }) => made(now, { seat: by, take: null, text: null, drawn: true }),
    'offer-accepted': (_, answer) => ({ answer: { ...answer, isConsent: true } }),
    'offer-rejected': (_, answer) => ({ answer: { ...answer, isConsent: false } }),
    'match-ended': (_, { values: shown }) => ({ values: shown }),
  },
  refusals: 'seat',
  asks: (now) => {
    const next = nextOf(now)
    const kind = offersLeft(now) > 0 ? 'bargain' : 'answer'
    return next === undefined ? undefined : { kind, seats: [next], round: now.offers.length + 1 }
  },
  moves: { bargain: deal, answer: deal },
  reasons: says.reasons,
  end: {
    reason: (now) => (agreedOffer(now) ? 'agreed' : 'no-agreement'),
    points: list(whole(0)),
    fields: { reason: oneOf(says.ends), values: perSeat(tripleOf(whole(0, wholeWorth)), 2) },
    says: ({ reason, points }, teller) => phrase(says.end[reason], { each: scores(points, teller) }),
  },
  scene: (now) => ({
    caption: captionOf(now),
    decided: () => decidedBy(now),
    parts: [offersPart(now), ...lastWords(now)],
    notes: (at) => (now.ending ? null : noteOf(now, at)),
  }),
  moments: {
    'offer-accepted': ({ event: { seat: by }, before: { offers }, nameOf }) => {
      const last = offers.at(-1)
      if (!last?.take) return undefined
      const deal = { taker: nameOf(by), maker: nameOf(last.seat), things: thingsText(last.take) }
      return moment('deal', by, deal)
    },
    'match-ended': ({ event: { reason }, before }) =>
      reason !== 'agreed' && moment('no-deal', null, { count: madeIn(before) }),
  },
})

export const view = viewOf(table)

const madeIn = ({ offers }: Open) => offers.filter(({ take }) => take).length

/** The offer that was accepted, or that none was. */
function decidedBy(now: BargainState): SceneDecided {
  const { offers, aliases, answer, ending } = now
  const agreed = agreedOffer(now)
  if (!agreed?.take || ending?.kind !== 'decided')
    return { title: says.decided.title, text: phrase(says.decided['no-deal'], { count: madeIn(now) }) }
  const [taker = '', maker = ''] = [aliases[answer?.seat ?? 0], aliases[agreed.seat]]
  const [number, each] = [offers.length, scoresOf(aliases, ending.points)]
  return { text: phrase(says.decided.deal, { taker, maker, number, things: takenText(agreed.take), each }) }
}

/** What a seat did last. */
function noteOf({ answer, offers }: BargainState, at: Seat): InBoth<string> | null {
  if (answer?.seat === at) return answer.isConsent ? says.notes.accepts : says.notes.rejects
  const last = offers.findLast((one) => one.seat === at)
  if (!last) return null
  return last.take ? phrase(says.notes.takes, { things: takenText(last.take) }) : says.notes.passes
}

function offersPart(now: BargainState): ScenePart {
  const { values, counts, ruleset, offers } = now
  const [one, other] = values
  return {
    kind: 'offers',
    name: says.offers.name,
    goods: kinds.map((kind, index) => ({
      name: says.kinds[kind],
      of: counts[index] ?? 0,
      unit: 'things',
      icon: icons[kind],
      // Both values of one thing, once both are known.
      ...(one && other && { each: [one[index] ?? 0, other[index] ?? 0] }),
    })),
    offers: offers.map((made, index) => offerOf(now, made, index === offers.length - 1)),
    of: ruleset.offers,
    grows: true,
  }
}

function offerOf(now: BargainState, { seat: by, take, text }: Offer, isLast: boolean): SceneOffer {
  const shares = partsOf(now, { seat: by, take })
  const [one, other] = now.values
  const worth = one && other && shares.map((own, at) => worthOf(at === 0 ? one : other, own))
  return {
    seat: by,
    text,
    shares,
    ...(take && worth && { worth }),
    backers: [],
    ...fateOf(now, take, isLast),
  }
}

/** What has become of an offer. A match may end in silence, without an answer to the last one. */
function fateOf(now: BargainState, take: PerKind | null, isLast: boolean): Pick<SceneOffer, 'note' | 'tone'> {
  const tone = isLast && now.ending && !agreedOffer(now) ? 'bad' : 'plain'
  if (!take) return { note: says.offers.none, tone }
  if (!isLast) return { note: says.offers.earlier, tone }
  const name = now.aliases[now.answer?.seat ?? 0] ?? ''
  if (agreedOffer(now)) return { note: phrase(says.offers.accepted, { name }), tone: 'good' }
  if (standingOffer(now)) return { note: says.offers.standing, tone: 'yellow' }
  return now.answer ? { note: says.offers.rejected, tone: 'bad' } : { note: null, tone }
}

/** What was said with the answer to the last offer. */
function lastWords({ answer }: BargainState): readonly ScenePart[] {
  if (!answer || answer.text === null) return []
  const { seat: by, text, isConsent } = answer
  return speechesPart(says.offers['last-word'], [{ seat: by, text, tone: isConsent ? 'good' : 'bad' }])
}

function captionOf(now: BargainState): InBoth<string> | undefined {
  const { ending, aliases, offers, ruleset } = now
  const [next, nameOf] = [nextOf(now), (at: Seat) => aliases[at] ?? '']
  if (ending && !agreedOffer(now)) return says.caption['no-agreement']
  if (ending?.kind === 'decided') return phrase(says.end.agreed, { each: scoresOf(aliases, ending.points) })
  if (next === undefined && offers.length > 0) return says.caption.over
  if (next === undefined) return now.values.some((own) => own !== null) ? says.caption.dealt : undefined
  if (offersLeft(now) === 0) return phrase(says.caption.last, { name: nameOf(next) })
  const [name, most, last] = [nameOf(next), ruleset.offers, offers.length]
  if (last === 0) return phrase(says.caption.first, { name, most })
  const sentence = standingOffer(now) ? says.caption.offer : says.caption.offer.passed
  return phrase(sentence, { name, most, last, number: last + 1 })
}
