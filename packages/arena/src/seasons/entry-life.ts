import { traitsOf } from '@wis/protocol'
import type { EntryDecision, EntryState, SeasonTerms } from '@wis/protocol'
import { machine } from '../machine.ts'
import { isEnteringState } from './season-life.ts'

/** Why an agent cannot enter, as shown to its owner. */
export const entryRefusals = [
  'no-such-season',
  'no-such-agent',
  'agent-retired',
  'entry-closed',
  'language-not-played',
  'game-not-played',
  'experiment',
  'not-vouched',
  'flight-check-needed',
  'not-invited',
  'already-entered',
  'already-requested',
  'entry-refused',
  'disqualified',
] as const
export type EntryRefusal = (typeof entryRefusals)[number]

/** What organizers and owners do with an entry. A disqualified agent is let in again to the state that it had. */
export const entryLife = machine<EntryState | 'none', EntryDecision | 'enter' | 'request' | 'withdraw'>({
  none: { invite: 'invited', enter: 'entered', request: 'requested' },
  invited: { refuse: 'refused', enter: 'entered', withdraw: 'withdrawn' },
  requested: { invite: 'entered', approve: 'entered', refuse: 'refused', withdraw: 'withdrawn' },
  entered: { withdraw: 'withdrawn' },
  refused: { invite: 'invited' },
  withdrawn: { invite: 'invited', enter: 'entered', request: 'requested' },
  disqualified: {},
})

/** Why an entry in this state takes no wish of its owner to enter. Where none is named, the terms decide. */
const refusedIn: Readonly<Partial<Record<EntryState | 'none', EntryRefusal>>> = {
  entered: 'already-entered',
  requested: 'already-requested',
  disqualified: 'disqualified',
  refused: 'entry-refused',
}

/** Everything that decides whether an agent may enter. */
export interface Entrant {
  readonly kind: string
  readonly retired: boolean
  /** Whether the season takes entries now. */
  readonly open: boolean
  readonly terms: Pick<SeasonTerms, 'entry' | 'experiments' | 'vouched'>
  /** Whether it plays one of the season's languages. */
  readonly plays: boolean
  readonly playsGame: boolean
  readonly badge: boolean
  readonly entry: EntryState | null
  readonly isExperimental: boolean
  readonly isVouchedFor: boolean
}

type Step<Reason extends string, State extends EntryState = EntryState> =
  | { readonly ok: true; readonly state: State }
  | { readonly ok: false; readonly reason: Reason }

/** The state of the entry after its owner's wish: at once if entry is open or the agent was invited, else a request. */
export function entering(entrant: Entrant): Step<EntryRefusal, 'requested' | 'entered'> {
  const reason = wishRefusal(entrant) ?? agentRefusal(entrant)
  if (reason !== undefined) return { ok: false, reason }
  const isInvited = entrant.entry === 'invited'
  return { ok: true, state: entrant.terms.entry === 'approval' && !isInvited ? 'requested' : 'entered' }
}

function wishRefusal({ entry, open, terms }: Entrant): EntryRefusal | undefined {
  const refused = refusedIn[entry ?? 'none']
  if (refused !== undefined) return refused
  if (!open) return 'entry-closed'
  return terms.entry === 'invitation' && entry !== 'invited' ? 'not-invited' : undefined
}

/** The requirements that the agent itself does not meet. */
function agentRefusal(entrant: Entrant): EntryRefusal | undefined {
  const { kind, terms } = entrant
  if (entrant.retired) return 'agent-retired'
  if (!entrant.plays) return 'language-not-played'
  if (!entrant.playsGame) return 'game-not-played'
  if (terms.vouched && !entrant.isVouchedFor) return 'not-vouched'
  if (!traitsOf(kind).needsBadge) return undefined
  if (!terms.experiments && entrant.isExperimental) return 'experiment'
  return entrant.badge ? undefined : 'flight-check-needed'
}

export type EntryDecisionRefusal = 'agent-retired' | 'game-not-played' | 'entry-closed' | 'not-possible'

/** The season of an entry that its organizer decides about. A late agent would have no match in a finished schedule. */
export interface EnteredSeason {
  readonly state: string
  readonly isScheduled: boolean
}

/** Whether an organizer can decide so at all, whichever agent it is about. */
export const takesDecision = ({ state, isScheduled }: EnteredSeason, decision: EntryDecision): boolean =>
  (state === 'created' || isEnteringState(state)) && (decision === 'refuse' || !isScheduled)

/** The state of an entry after an organizer's decision. A house agent that is invited enters at once. */
export function decidedEntry(
  decision: EntryDecision,
  { kind, retired, playsGame, entry }: Pick<Entrant, 'kind' | 'retired' | 'playsGame' | 'entry'>,
): Step<EntryDecisionRefusal> {
  if (retired && decision !== 'refuse') return { ok: false, reason: 'agent-retired' }
  if (!playsGame && decision !== 'refuse') return { ok: false, reason: 'game-not-played' }
  const state = entryLife.after(entry ?? 'none', decision)
  if (state === undefined || state === 'none') return { ok: false, reason: 'not-possible' }
  return { ok: true, state: state === 'invited' && !traitsOf(kind).hasOwner ? 'entered' : state }
}

/** A scheduled match is dropped after it was void this many times. */
export const mostAttempts = 3

/**
 * A scheduled match waits until it is dealt, and is done once its match was decided. A void match is played again, or is
 * given up. A decision can have it played again or bring it back. An agent with a bye goes on without a match.
 */
export const fixtureLife = machine<
  'waiting' | 'seated' | 'done' | 'dropped' | 'bye',
  'seat' | 'decided' | 'void' | 'give-up' | 'drop' | 'replay' | 'bring-back' | 'call-off-replay'
>({
  waiting: { seat: 'seated', drop: 'dropped', 'call-off-replay': 'done' },
  seated: { decided: 'done', void: 'waiting', 'give-up': 'dropped' },
  done: { replay: 'waiting' },
  dropped: { 'bring-back': 'waiting', 'call-off-replay': 'done' },
  bye: {},
})

/** The states of a match that may still be played. */
export const openFixtureStates = ['waiting', 'seated'] as const

/** The states after which a stage does not wait for a match. */
export const overFixtureStates = ['done', 'dropped', 'bye'] as const
