import 'server-only'
import { seatRatings } from '@wis/db/boards'
import { ownSeats, publishedThoughts, readEntries } from '@wis/db/matches'
import type { LogReader } from '@wis/db/matches'
import { ids } from '@wis/engine'
import type { InBoth, Seat } from '@wis/engine'
import { kitCalled } from '@wis/games'
import type { MatchStep, Scene } from '@wis/games'
import { liveNamespace } from '@wis/protocol'
import type { MatchHeader } from '@wis/protocol'
import { getLocale } from 'next-intl/server'
import { cookies } from 'next/headers'
import { preferenceCookies } from '../../components/page/preference-cookies.ts'
import { database } from '../../server/database.ts'
import { scenesOfLog } from '../../server/scenes/scenes-of.ts'
import { currentUser } from '../../server/session.ts'
import { namesAtTable } from '../match/names-at-table.ts'
import { afterTheEnd } from '../match/player/player-address.ts'
import type { PlayerAddress } from '../match/player/player-address.ts'
import { eyesOfWish, parseReplayWish } from '../match/player/replay-wish.ts'
import type { TableEyes } from './player/eyes.ts'
import { openingPlace } from './player/opening-place.ts'
import type { SceneMatchPlayerProps } from './player/scene-match-player.tsx'
import { hasMissed, isOver } from './player/scene-player.ts'
import type { KnownOfMatch, PlayerStep, SceneMinds } from './player/scene-player.ts'

export interface SceneQuestion {
  readonly header: MatchHeader
  readonly reader: LogReader
  readonly address: PlayerAddress
}

interface Opened {
  readonly opening: SceneMatchPlayerProps
  readonly name: InBoth<string>
  /** The table in the end, for those who are told of it. */
  readonly last: Scene | undefined
  /** Whether the address asks for its last moment. */
  readonly isAtEnd: boolean
}

/** The part of a match that its page brings along, as its address asks for it. */
export async function sceneOpening({ header, reader, address }: SceneQuestion): Promise<Opened> {
  const { id: matchId, game, withheld } = header
  const readIn = await getLocale()
  const wish = parseReplayWish((await cookies()).get(preferenceCookies.reveal)?.value)
  const isAtRest = isOver(header)
  const usualEyes = isAtRest ? eyesOfWish[wish] : 'table'
  const tableEyes = isAtRest ? eyesOfLevel(address, usualEyes) : 'table'
  const eyes = seatIn(header, address) ?? tableEyes
  const log = await readEntries(database(), ids.match(matchId), reader)
  const known = scenesOfLog(header, log, {
    readIn,
    called: namesAtTable(readIn, header.seats),
    ...(typeof eyes === 'number' ? { eyes } : { reveal: eyes }),
  })
  const at = entryIn(header, address, known.steps)
  const minds = mindsOf(header)
  const { status, outcome, voided, moments, hasSecrets, hasNotes = false, name, seats, steps } = known
  const roundName = kitCalled(game)?.wire.roundName
  const user = (await currentUser())?.id
  const ratings = await seatRatings(database(), ids.match(matchId))
  const own = user === undefined ? [] : await ownSeats(database(), ids.match(matchId), user)
  const catchesUp =
    reader === 'spectator' && own.length === 0 && namesNothing(address) && !isAtRest && hasMissed(steps, 0)
  const hidesSome = steps.at(-1)?.scene.guess !== undefined
  const thoughts =
    minds || hidesSome || typeof eyes === 'number' ? await thoughtsOf(header, reader) : undefined
  return {
    opening: {
      namespace: liveNamespace,
      matchId,
      seats,
      ...(minds && { minds }),
      ...(thoughts && { thoughts }),
      isCounted: isCounted(header),
      isAtRest,
      status,
      outcome,
      ...(voided !== undefined && { voided }),
      moments,
      hasSecrets,
      ...(hasNotes && { hasNotes }),
      ...openingWindow(known, at, catchesUp),
      catchesUp,
      game,
      shown: log.at(-1)?.seq ?? -1,
      // Nobody but its readers may load the log of a withheld match, so the page has all of it.
      ...(withheld && { log }),
      at,
      eyes,
      tableEyes,
      view: address.view === 'transcript' ? 'transcript' : 'table',
      own,
      usualEyes,
      wish,
      ...(roundName && { roundName }),
      ratings,
    },
    name,
    last: steps.at(-1)?.scene,
    isAtEnd: at !== undefined && at >= (steps.at(-1)?.seq ?? 0),
  }
}

/** What is shown of tables of expectations, in a game in which agents may make some. */
function mindsOf({ game, status }: MatchHeader): SceneMinds | undefined {
  const about = kitCalled(game)?.strategies?.find(({ minds }) => minds)?.minds
  return about && isOver({ status }) ? { that: about.that } : undefined
}

/**
 * An arena's reader loads thoughts in the player, because the page is kept for all; nobody but its readers may load those
 * of an experiment, so its page has them.
 */
async function thoughtsOf({ id, status }: MatchHeader, reader: LogReader) {
  if (reader !== 'organizer' || !isOver({ status })) return undefined
  const user = (await currentUser())?.id
  return await publishedThoughts(database(), ids.match(id), user, { seesWithheld: true })
}

/** Before the end of a match nobody may choose. */
const seatIn = (header: MatchHeader, { seat }: PlayerAddress): Seat | undefined =>
  isOver(header) && seat !== undefined && seat < header.seats.length ? seat : undefined

const eyesOfLevel = ({ level }: PlayerAddress, usual: TableEyes): TableEyes =>
  level === undefined ? usual : level === 'everything' ? 'everything' : 'table'

/** The entry at which a match opens. What comes after the last one of a running match is its newest moment. */
function entryIn(header: MatchHeader, address: PlayerAddress, steps: readonly MatchStep[]) {
  if (!isOver(header) && address.at === afterTheEnd) return undefined
  return concealsEnd(header, address) ? beforeTheEnd(steps, address.at) : address.at
}

/**
 * Links of before had a level that showed everything but the end. They open at the last moment before it, and their reader
 * goes on or does not.
 */
const concealsEnd = (header: MatchHeader, { level }: PlayerAddress) =>
  isOver(header) && level === 'departures'

const beforeTheEnd = (steps: readonly MatchStep[], at: number | undefined) =>
  at === undefined ? undefined : Math.min(at, steps.at(-2)?.seq ?? at)

type MatchMessages = IntlMessages['match']

const neededParts = [
  'table',
  'live',
  'controls',
  'reveal',
  'share',
  'keys',
  'eyes',
  'guess',
  'beliefs',
  'round',
  'views',
  'embed',
  'whoSitsWhere',
  'version',
  'next',
  'moments',
  'minds',
  'languages',
  'titles',
  'seats',
  'ballotsAgainst',
  'saidLast',
  'slip',
  'report',
  'rated',
  'rating',
  'ratingProvisional',
] as const satisfies readonly (keyof MatchMessages)[]
type NeededMessages = Pick<MatchMessages, (typeof neededParts)[number]>

/** The messages of the match page that this player needs. */
export function messagesFor(match: MatchMessages): NeededMessages {
  // The list of names is the list of the type, which the compiler cannot see through the entries.
  return Object.fromEntries(neededParts.map((part) => [part, match[part]])) as NeededMessages
}

const namesNothing = ({ at, view = 'table' }: PlayerAddress) => at === undefined && view === 'table'

/** This many scenes before and after the opening one come with the page, and the browser loads the others. */
const around = { before: 2, after: 10 }

/** Where a page opens, and the steps as it sends them: every line, and the scenes that are needed first. */
export function openingWindow(
  known: KnownOfMatch & { readonly steps: readonly MatchStep[] },
  at: number | undefined,
  catchesUp = false,
): { readonly place: number; readonly steps: readonly PlayerStep[] } {
  const place = openingPlace({ ...known, at, catchesUp })
  // Who comes back to a running table, or skips what was missed, sees the newest scene at once.
  const newest = catchesUp ? known.steps.length - 1 : place
  const steps = known.steps.map((step, index) =>
    (index >= place - around.before && index <= place + around.after) || index === newest
      ? step
      : { ...step, scene: null },
  )
  return { place, steps }
}

type Counting = Pick<MatchHeader, 'withheld' | 'decision' | 'status'>

/** Whether a guess at this match has a meaning. It has none if the match counts for nobody, or is not public. */
export function isCounted({ withheld, decision, status }: Counting): boolean {
  return !withheld && decision === null && status !== 'void'
}
