import { traitsOf } from '@wis/protocol'
import type { SeasonTerms } from '@wis/protocol'
import { isPlayingState } from '../seasons/season-life.ts'

/** Why an agent may not queue, as shown to its owner. */
export const ticketRefusals = [
  'no-such-agent',
  'agent-retired',
  'season-closed',
  'language-not-played',
  'game-not-played',
  'already-waiting',
  'offline-for-faults',
  'experiment',
  'not-vouched',
  'flight-check-needed',
  'not-entered',
  'matches-by-schedule',
  'all-matches-played',
  'measured',
  'opponents-in-ranked',
  'too-many-opponents',
  'no-such-opponent',
  'deal-in-ranked',
  'no-such-deal',
  'series-in-ranked',
  'stay-in-practice',
  'key-needed',
] as const
export type TicketRefusal = (typeof ticketRefusals)[number]

/** What an agent asks for. */
export interface WantedTicket {
  readonly mode: 'ranked' | 'practice'
  /** Of practice, one after the other. */
  readonly matches?: number | undefined
  /** Whether the agent goes on to further ranked tables without a request. */
  readonly stay?: boolean | undefined
}

/** Everything about an agent and a season that decides whether the agent may queue. */
export interface Applicant {
  readonly kind: string
  readonly retired: boolean
  readonly playsLanguage: boolean
  /** Null if there is no such season, like the state and the format. */
  readonly playsGame: boolean | null
  readonly state: string | null
  readonly format: string | null
  readonly seasonPlays: boolean
  /** Whether it has a ticket of this kind. */
  readonly waits: boolean
  /** Whether the platform took it offline. */
  readonly inDisgrace: boolean
  readonly badge: boolean
  readonly takesPart: boolean
  readonly playedEnough: boolean
  readonly measured: boolean
}

/** What only a ranked match of an owner's agent asks for. */
export interface RankedApplicant {
  readonly terms: Pick<SeasonTerms, 'experiments' | 'vouched' | 'people'>
  readonly isExperimental: boolean
  readonly isVouchedFor: boolean
}

/** Why an agent may not queue. The first rule that it breaks is named. */
export function ticketRefusal(
  applicant: Applicant,
  ranked: () => RankedApplicant,
  { mode, matches = 1, stay = false }: WantedTicket,
): TicketRefusal | undefined {
  const { kind, format, seasonPlays } = applicant
  const isRanked = mode === 'ranked'
  const { fillsTables } = traitsOf(kind)
  if (isRanked && matches > 1) return 'series-in-ranked'
  if (!isRanked && stay) return 'stay-in-practice'
  if (applicant.retired) return 'agent-retired'
  if (!seasonPlays || !isPlayed(applicant, isRanked)) return 'season-closed'
  if (!applicant.playsLanguage) return 'language-not-played'
  if (!applicant.playsGame) return 'game-not-played'
  if (isRanked && format !== 'ladder') return 'matches-by-schedule'
  if (fillsTables) return isRanked && !applicant.takesPart ? 'not-entered' : undefined
  if (applicant.waits) return 'already-waiting'
  return isRanked ? rankedRefusal(applicant, ranked) : undefined
}

/** Whether a season lets such matches begin. House agents try out a season that is being set up. */
function isPlayed({ state, kind }: Applicant, isRanked: boolean): boolean {
  if (state !== null && isPlayingState(state)) return true
  return !isRanked && state === 'created' && traitsOf(kind).fillsTables
}

function rankedRefusal(applicant: Applicant, ranked: () => RankedApplicant): TicketRefusal | undefined {
  if (applicant.inDisgrace) return 'offline-for-faults'
  const { terms, isExperimental, isVouchedFor } = ranked()
  if (applicant.kind === 'person') return terms.people === 'mixed' ? undefined : 'not-entered'
  if (!terms.experiments && isExperimental) return 'experiment'
  if (terms.vouched && !isVouchedFor) return 'not-vouched'
  if (!applicant.badge) return 'flight-check-needed'
  if (!applicant.takesPart) return 'not-entered'
  if (applicant.playedEnough) return 'all-matches-played'
  return applicant.measured ? 'measured' : undefined
}
