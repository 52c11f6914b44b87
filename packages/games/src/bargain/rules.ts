import type { Forfeit, Game, MatchVoided, Rng, Ruling, Seat } from '@wis/engine'
import { aliasesOf } from '../contract/aliases.ts'
import { notAsked } from '../contract/asked.ts'
import type { Moved } from '../contract/moved.ts'
import { cutText } from '../contract/reading/cut-text.ts'
import type { GameConfig } from '../contract/ruleset.ts'
import { readSaidBy, ruleOnAnswer, saidBy } from '../contract/slips.ts'
import type { Said, Slips } from '../contract/slips.ts'
import type { Words } from '../contract/words-beside.ts'
import type { BargainEnd, BargainEvent, BargainRuleset } from './events.ts'
import type { Instance } from './instances.ts'
import { wordLimits } from './move-fields.ts'
import { readEarlier } from './reading/read-answer.ts'
import type { Meant } from './reading/read-answer.ts'
import { readAsWritten, readMeantAnswer } from './reading/read-meant-answer.ts'
import { offersLeft, standingOffer } from './state.ts'
import type { BargainState } from './state.ts'
import { divisionsOf, restOf, worthOf } from './things.ts'
import type { PerKind } from './things.ts'
import { view } from './view.ts'

export type BargainMove = Said<Meant>
type BargainConfig = GameConfig<BargainRuleset, Instance>

export const bargainRules: Game<BargainConfig, BargainState, BargainMove, BargainEvent> = {
  id: 'bargain',
  ...view.rules,
  open: ({ ruleset, language, material: { counts, values } }, seats) => [
    { type: 'match-opened', ruleset, language, aliases: aliasesOf(language, seats) },
    ...values.map((own, seat): BargainEvent => ({ type: 'values-dealt', seat, values: own })),
    { type: 'things-laid', counts },
  ],
  turns: (state) => {
    const { next, asked, ruleset, offers } = state
    if (next === null) return []
    const { step, tries } = asked[next] ?? notAsked
    const kind = offersLeft(state) > 0 ? 'bargain' : 'answer'
    return [{ seat: next, kind, round: offers.length + 1, step, tries, limitMs: ruleset.turnLimitMs }]
  },
  readMove: (state, _, text) => {
    const bargained = {
      counts: state.counts,
      standing: standingOffer(state)?.take,
      isLast: offersLeft(state) === 0,
    }
    return readSaidBy(text, {
      read: (answer) => readMeantAnswer(answer, bargained),
      earlier: [(answer) => readAsWritten(answer, bargained), (answer) => readEarlier(answer, bargained)],
    })
  },
  decide,
}

export function bargainMoveOf(event: BargainEvent): Moved<BargainMove> | undefined {
  switch (event.type) {
    case 'offer-made':
      return saidBy(event.seat, { kind: 'offer', take: event.take, text: spoken(event) })
    case 'offer-accepted':
      return saidBy(event.seat, { kind: 'accept', text: spoken(event) })
    case 'offer-rejected':
      return saidBy(event.seat, { kind: 'reject', text: spoken(event) })
    default:
      return undefined
  }
}

/** Words that lead to these ones again. */
const spoken = ({ text, cut }: Words) => (cut ? `${text ?? ''}…` : text)

/** Every answer that is legal now, without words. */
export function legalAnswers(state: BargainState): readonly Meant[] {
  const offers = offersLeft(state) > 0 ? divisionsOf(state.counts) : []
  const ends = offers.length > 0 ? (['accept'] as const) : (['accept', 'reject'] as const)
  return [
    ...offers.map((take): Meant => ({ kind: 'offer', take, text: null })),
    ...(standingOffer(state) ? ends.map((kind): Meant => ({ kind, text: null })) : []),
  ]
}

function decide(
  state: BargainState,
  seat: Seat,
  move: BargainMove | Forfeit,
  rng: Pick<Rng, 'pick'>,
): Ruling<BargainEvent | MatchVoided> {
  if (state.ending) return { ok: false, reason: 'match-over' }
  if (state.next !== seat) return { ok: false, reason: 'not-your-turn' }
  return ruleOnAnswer<Meant, BargainEvent>({
    seat,
    move,
    asked: state.asked,
    slips: state.ruleset.slips,
    fault: (meant) => faultOf(state, meant),
    play: (meant) => play(state, { seat, meant, drawn: false }),
    giveUp: (then) => giveUp(state, { seat, then, rng }),
  })
}

function faultOf(state: BargainState, meant: Meant): string | undefined {
  if (meant.kind === 'accept') return standingOffer(state) ? undefined : 'no-offer'
  if (meant.kind === 'reject') return offersLeft(state) > 0 ? 'not-the-last' : undefined
  if (offersLeft(state) === 0) return 'no-offers-left'
  const isThere = meant.take.every((number, index) => number <= (state.counts[index] ?? 0))
  return isThere ? undefined : 'too-many'
}

interface GivenUp {
  readonly seat: Seat
  readonly then: Slips['then']
  readonly rng: Pick<Rng, 'pick'>
}

function giveUp(state: BargainState, { seat, then, rng }: GivenUp): readonly BargainEvent[] {
  if (then === 'random') return play(state, { seat, meant: rng.pick(legalAnswers(state)), drawn: true })
  if (offersLeft(state) === 0)
    return play(state, { seat, meant: { kind: 'reject', text: null }, drawn: true })
  const passed: BargainEvent = { type: 'turn-passed', seat }
  return offersLeft(state) > 1 ? [passed] : [passed, ended(state, null)]
}

interface Played {
  readonly seat: Seat
  readonly meant: Meant
  readonly drawn: boolean
}

function play(state: BargainState, { seat, meant, drawn }: Played): readonly BargainEvent[] {
  const words = { ...wordsOf(meant.text, state), drawn }
  if (meant.kind === 'offer') return [{ type: 'offer-made', seat, take: meant.take, ...words }]
  if (meant.kind === 'reject') return [{ type: 'offer-rejected', seat, ...words }, ended(state, null)]
  const taken = standingOffer(state)?.take ?? null
  return [{ type: 'offer-accepted', seat, ...words }, ended(state, taken && { by: 1 - seat, take: taken })]
}

/** In one line, so that nobody can write a line in the name of the other seat. */
function wordsOf(text: string | null, { language }: BargainState): Words {
  const line = text?.replace(/\s+/gu, ' ').trim() ?? ''
  return line === '' ? { text: null, cut: false } : cutText(line, wordLimits[language])
}

interface Agreed {
  readonly by: Seat
  readonly take: PerKind
}

function ended({ values, counts }: BargainState, agreed: Agreed | null): BargainEvent {
  const [one = nothing, other = nothing] = values.map((own) => own ?? nothing)
  const reason: BargainEnd = agreed ? 'agreed' : 'no-agreement'
  const points = [one, other].map((own, seat) => {
    if (!agreed) return 0
    return worthOf(own, seat === agreed.by ? agreed.take : restOf(counts, agreed.take))
  })
  return { type: 'match-ended', reason, points, values: [one, other] }
}

const nothing: PerKind = [0, 0, 0]
