import 'server-only'
import type { Database } from '@wis/db'
import { readEntries } from '@wis/db/matches'
import type { LogReader } from '@wis/db/matches'
import { ids, redact, replay } from '@wis/engine'
import type { Entry, InBoth, Language, Seat } from '@wis/engine'
import { aliasIn, kitCalled, logIn, stepsOf, toldOfMatch, viewOnPage } from '@wis/games'
import type { GameKit, MatchStep, Scene, ToldOfMatch } from '@wis/games'
import type { MatchHeader, ScenesQuestion } from '@wis/protocol'
import { AppError } from '../app-error.ts'
import { database } from '../database.ts'

export interface SceneQuestion {
  readonly eyes?: Seat | undefined
  /** The language of a reader who sees the names at the table in it. Without it, they are those of the table. */
  readonly readIn?: Language
  /** What the sentences call the seats, instead of their aliases. */
  readonly called?: readonly string[]
  /** How much of a match that is over is shown, if no seat's eyes are chosen. */
  readonly reveal?: Reveal | 'open'
  readonly after?: number
  readonly most?: number
}

/** A match as its spectators saw it while it was played, or with everything open. */
export type Reveal = ScenesQuestion['reveal']

export interface MatchScenes
  extends Pick<MatchHeader, 'game' | 'language' | 'status' | 'seats'>, ToldOfMatch {
  readonly name: InBoth<string>
  readonly steps: readonly MatchStep[]
  readonly more: boolean
}

/** The most steps of one answer of the API. A longer match takes several questions. */
export const mostSteps = 250

/** A match as scenes, for a reader who may know no more than its log tells a spectator. */
export async function scenesOf(
  db: Pick<Database, 'pool' | 'games'>,
  header: MatchHeader,
  { reader = 'spectator', ...question }: SceneQuestion & { readonly reader?: LogReader },
): Promise<MatchScenes> {
  return scenesOfLog(header, await readEntries(db, ids.match(header.id), reader), question)
}

/** The same of a log that is read already. */
export function scenesOfLog(
  header: MatchHeader,
  given: readonly Entry[],
  { eyes, reveal = 'everything', after = -1, most = Infinity, readIn, called }: SceneQuestion,
): MatchScenes {
  const { game, language, status } = header
  const seats = header.seats.map((one) =>
    readIn ? { ...one, alias: aliasIn(readIn, one.seat, one.alias) } : one,
  )
  const log = readIn ? logIn(readIn, given, called) : given
  const kit = kitOf(game)
  const isOver = status === 'finished' || status === 'void'
  if (eyes !== undefined && !isOver)
    throw new AppError('conflict', 'The view of a seat is available once the match is over.')
  if (eyes !== undefined && seats.length > 0 && eyes >= seats.length)
    throw new AppError('not-found', 'There is no such seat at this table.')
  const viewer = eyes ?? (reveal === 'everything' ? 'director' : reveal === 'open' ? 'open' : 'spectator')
  const left = stepsOf(readIn ? viewOnPage(kit) : kit, log, viewer).filter(({ seq }) => seq > after)
  return {
    game,
    language,
    status,
    seats,
    name: { en: kit.texts.en.name, zh: kit.texts.zh.name },
    steps: left.slice(0, most),
    more: left.length > most,
    ...toldOfMatch(kit, log, {
      isFinished: status === 'finished',
      nameOf: (seat) => called?.[seat] ?? seats[seat]?.alias ?? '',
    }),
  }
}

export function kitOf(game: string): GameKit {
  const kit = kitCalled(game)
  if (!kit) throw new AppError('not-found', 'This platform no longer has the game of this match.')
  return kit
}

/** How far the match in the picture has come. */
const share = 0.5

/** The table in the middle of a match, with no more than a spectator could see then. Null where nothing is known. */
export async function sceneForPreview({ id, game }: MatchHeader): Promise<{
  readonly game: string
  readonly scene: Scene | null
}> {
  const { rules, scene, texts } = kitOf(game)
  const log = await readEntries(database(), ids.match(id), 'spectator')
  const seen = log.slice(0, Math.ceil(log.length * share)).map((entry) => redact(rules, 'spectator', entry))
  return { game: texts.en.name, scene: seen.length > 0 ? scene(replay(rules, seen), null) : null }
}
