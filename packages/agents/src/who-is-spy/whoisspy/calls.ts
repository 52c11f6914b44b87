import type { AgentNews } from '../../agent.ts'
import { abstention, hostLine, overLine, resultLine, voidLine } from './sentences.ts'

/** The body of a call, its fields in the order in which they are sent. Absent fields are left out. */
export interface Told {
  readonly status: 'start' | 'distribution' | 'round' | 'vote' | 'vote_result' | 'result'
  readonly word?: string
  readonly round?: number
  readonly name?: string
  readonly message?: string
}

/** The state of a match that decides what its next entry means to this agent. */
export interface Scene {
  readonly round?: number
  /** Ballots are out, and nobody has been named yet. */
  readonly awaitsName: boolean
  /** The agent is out of the match, so it hears nothing more but the result. */
  readonly isOut: boolean
}

export const blankScene: Scene = { awaitsName: false, isOut: false }

type Event = AgentNews['entries'][number]['event']
type Table = Pick<AgentNews, 'seat' | 'alias' | 'aliases' | 'language'>

/** The notices for an entry, in order. Takes any entry; an unreadable one gives no notice. */
export function callsFor(scene: Scene, event: Event, table: Table): readonly Told[] {
  switch (event.type) {
    case 'match-ended':
      return [...nobodyOut(scene), { status: 'result', message: resultLine(event, table) }]
    case 'match-voided':
      return [{ status: 'result', message: voidLine[table.language] }]
    case 'match-over':
      return [{ status: 'result', message: overLine[table.language] }]
    default:
      return scene.isOut ? [] : callsToLiving(scene, event, table)
  }
}

function callsToLiving(scene: Scene, event: Event, { alias, aliases, language }: Table): readonly Told[] {
  const name = nameAt(aliases, event.seat)
  const { round } = after(scene, event, -1)
  const now = round === undefined ? {} : { round }
  switch (event.type) {
    case 'match-opened':
      return [{ status: 'start', message: alias }]
    case 'word-dealt':
      return typeof event.word === 'string' ? [{ status: 'distribution', word: event.word }] : []
    case 'round-opened':
      return [...nobodyOut(scene), { status: 'round', ...now, message: hostLine(language, round) }]
    case 'speech-given':
      return name
        ? [{ status: 'round', ...now, name, message: typeof event.text === 'string' ? event.text : '' }]
        : []
    case 'speech-missed':
      return name ? [{ status: 'round', ...now, name, message: '' }] : []
    case 'votes-revealed':
      return ballotsOf(event).flatMap(({ seat, target }) => {
        const voter = nameAt(aliases, seat)
        const message = nameAt(aliases, target) ?? abstention[language]
        return voter ? [{ status: 'vote', ...now, name: voter, message } as const] : []
      })
    case 'seat-eliminated':
      return name ? [{ status: 'vote_result', ...now, name, message: name }] : []
    default:
      return []
  }
}

/** The scene after an entry. */
export function after(scene: Scene, event: Event, me: number): Scene {
  const { round } = event
  return {
    ...scene,
    ...(typeof round === 'number' && { round }),
    awaitsName: event.type === 'votes-revealed',
    isOut: scene.isOut || (event.type === 'seat-eliminated' && event.seat === me),
  }
}

function nobodyOut({ awaitsName, isOut, round }: Scene): readonly Told[] {
  return awaitsName && !isOut ? [{ status: 'vote_result', ...(round !== undefined && { round }) }] : []
}

function nameAt(aliases: readonly string[], seat: unknown): string | undefined {
  return typeof seat === 'number' ? aliases[seat] : undefined
}

function ballotsOf(event: Event): readonly { readonly seat?: unknown; readonly target?: unknown }[] {
  const { ballots } = event
  return Array.isArray(ballots) ? ballots.filter((item) => typeof item === 'object' && item !== null) : []
}
