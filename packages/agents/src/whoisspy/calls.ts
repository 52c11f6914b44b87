import type { AgentNews } from '../agent.ts'
import { abstentions } from '../legacy/read-reply.ts'
import { hostLine, overLine, resultLine, voidLine } from './sentences.ts'

/** The body of a call, its fields in the order in which they are sent. Absent fields are left out. */
export interface Told {
  readonly status: 'start' | 'distribution' | 'round' | 'vote' | 'vote_result' | 'result'
  readonly word?: string
  readonly round?: number
  readonly name?: string
  readonly message?: string
}

/** What decides what the next entry means to this agent. */
export interface HeardSoFar {
  readonly round?: number
  /** Ballots are out, and nobody has been named yet. */
  readonly awaitsName: boolean
  /** The agent is out of the match, so it hears nothing more but the result. */
  readonly isOut: boolean
}

export const nothingHeard: HeardSoFar = { awaitsName: false, isOut: false }

type Event = AgentNews['entries'][number]['event']
type Hearer = Pick<AgentNews, 'seat' | 'alias' | 'aliases' | 'language'>

/** The notices for an entry, in order. Takes any entry; an unreadable one gives no notice. */
export function callsFor(heard: HeardSoFar, event: Event, table: Hearer): readonly Told[] {
  switch (event.type) {
    case 'match-ended':
      return [...nobodyOut(heard), { status: 'result', message: resultLine(event, table) }]
    case 'match-voided':
      return [{ status: 'result', message: voidLine[table.language] }]
    case 'match-over':
      return [{ status: 'result', message: overLine[table.language] }]
    default:
      return heard.isOut ? [] : callsToLiving(heard, event, table)
  }
}

function callsToLiving(
  heard: HeardSoFar,
  event: Event,
  { alias, aliases, language }: Hearer,
): readonly Told[] {
  const name = nameAt(aliases, event.seat)
  const { round } = after(heard, event, -1)
  const now = round === undefined ? {} : { round }
  switch (event.type) {
    case 'match-opened':
      return [{ status: 'start', message: alias }]
    case 'word-dealt':
      return typeof event.word === 'string' ? [{ status: 'distribution', word: event.word }] : []
    case 'round-opened':
      return [...nobodyOut(heard), { status: 'round', ...now, message: hostLine(language, round) }]
    case 'speech-given':
      return name
        ? [{ status: 'round', ...now, name, message: typeof event.text === 'string' ? event.text : '' }]
        : []
    case 'speech-missed':
      return name ? [{ status: 'round', ...now, name, message: '' }] : []
    case 'votes-revealed':
      return ballotsOf(event).flatMap(({ seat, target }) => {
        const voter = nameAt(aliases, seat)
        const message = nameAt(aliases, target) ?? abstentions[language]
        return voter ? [{ status: 'vote', ...now, name: voter, message } as const] : []
      })
    case 'seat-eliminated':
      return name ? [{ status: 'vote_result', ...now, name, message: name }] : []
    default:
      return []
  }
}

/** What it has heard after an entry. */
export function after(heard: HeardSoFar, event: Event, me: number): HeardSoFar {
  const { round } = event
  return {
    ...heard,
    ...(typeof round === 'number' && { round }),
    awaitsName: event.type === 'votes-revealed',
    isOut: heard.isOut || (event.type === 'seat-eliminated' && event.seat === me),
  }
}

function nobodyOut({ awaitsName, isOut, round }: HeardSoFar): readonly Told[] {
  return awaitsName && !isOut ? [{ status: 'vote_result', ...(round !== undefined && { round }) }] : []
}

function nameAt(aliases: readonly string[], seat: unknown): string | undefined {
  return typeof seat === 'number' ? aliases[seat] : undefined
}

function ballotsOf(event: Event): readonly { readonly seat?: unknown; readonly target?: unknown }[] {
  const { ballots } = event
  return Array.isArray(ballots) ? ballots.filter((item) => typeof item === 'object' && item !== null) : []
}
