import 'server-only'
import type { Database } from '@wis/db'
import { readEntries } from '@wis/db/matches'
import type { LogReader } from '@wis/db/matches'
import { ids, redact, replay } from '@wis/engine'
import type { Entry, InBoth, Seat } from '@wis/engine'
import { kitCalled } from '@wis/games'
import type { GameKit, KitMoment } from '@wis/games'
import type { MatchHeader, ScenesQuestion } from '@wis/protocol'
import { AppError } from '../app-error.ts'
import { stepsOf } from './steps-of.ts'
import type { MatchStep } from './steps-of.ts'

export interface SceneQuestion {
  readonly reader?: LogReader
  readonly eyes?: Seat | undefined
  /** How much of a match that is over is shown, if no seat's eyes are chosen. */
  readonly reveal?: Reveal
  readonly after?: number
  /** The most steps to answer with. */
  readonly most?: number
}

/** A match as its spectators saw it while it was played, or with everything open. */
export type Reveal = ScenesQuestion['reveal']

export interface MatchOutcome {
  readonly reason: string
  readonly places: readonly number[]
  readonly points: readonly number[]
  readonly perPoint: number
}

export interface MatchScenes extends Pick<MatchHeader, 'game' | 'language' | 'status' | 'seats'> {
  readonly name: InBoth<string>
  readonly steps: readonly MatchStep[]
  readonly more: boolean
  readonly outcome: MatchOutcome | null
  /** The turning points, once the match is over. */
  readonly moments: readonly KitMoment[]
  /** Whether its log has something that is hidden from spectators during the match. */
  readonly hasSecrets: boolean
}

/** The most steps of one answer of the API. A longer match takes several questions. */
export const mostSteps = 250

/** A match as scenes, for a reader who may know no more than its log tells a spectator. */
export async function scenesOf(
  db: Pick<Database, 'pool' | 'games'>,
  header: MatchHeader,
  { reader = 'spectator', eyes, reveal = 'everything', after = -1, most = Infinity }: SceneQuestion,
): Promise<MatchScenes> {
  const { game, language, status, seats } = header
  const kit = kitOf(game)
  const isOver = status === 'finished' || status === 'void'
  if (eyes !== undefined && !isOver)
    throw new AppError('conflict', 'What a seat could know is shown once the match is over.')
  if (eyes !== undefined && seats.length > 0 && eyes >= seats.length)
    throw new AppError('not-found', 'There is no such seat at this table.')
  const log = await readEntries(db, ids.match(header.id), reader)
  const viewer = eyes ?? (reveal === 'everything' ? 'director' : 'spectator')
  const left = stepsOf(kit, log, viewer).filter(({ seq }) => seq > after)
  return {
    game,
    language,
    status,
    seats,
    name: { en: kit.texts.en.name, zh: kit.texts.zh.name },
    steps: left.slice(0, most),
    more: left.length > most,
    outcome: status === 'finished' ? outcomeOf(kit, log) : null,
    moments: status === 'finished' ? momentsOf(kit, log, seats) : [],
    hasSecrets: log.some((entry) => redact(kit.rules, 'spectator', entry).event.type === 'hidden'),
  }
}

export function kitOf(game: string): GameKit {
  const kit = kitCalled(game)
  if (!kit) throw new AppError('not-found', 'This platform no longer has the game of this match.')
  return kit
}

function momentsOf({ moments }: GameKit, log: readonly Entry[], seats: MatchHeader['seats']) {
  return moments?.(log, (seat) => seats[seat]?.alias ?? '') ?? []
}

function outcomeOf({ rules, results }: GameKit, log: readonly Entry[]): MatchOutcome | null {
  const outcome = rules.outcome(replay(rules, log))
  if (outcome?.kind !== 'decided') return null
  const { reason, places, points } = outcome
  return { reason, places, points, perPoint: results.perPoint ?? 1 }
}
