import 'server-only'
import type { LogReader } from '@wis/db/matches'
import type { InBoth } from '@wis/engine'
import { liveNamespace } from '@wis/protocol'
import type { MatchHeader } from '@wis/protocol'
import { database } from '../../server/database.ts'
import { scenesOf } from '../../server/scenes/scenes-of.ts'
import type { PlayerAddress } from '../match/player/player-address.ts'
import type { Eyes } from './player/eyes.ts'
import { openingWindow } from './player/opening-window.ts'
import type { SceneMatchPlayerProps } from './player/scene-match-player.tsx'
import { isOver } from './player/scene-player.ts'

export interface SceneQuestion {
  readonly header: MatchHeader
  readonly reader: LogReader
  readonly address: PlayerAddress
}

/** The part of a match that its page brings along, as its address asks for it. */
export async function sceneOpening({
  header,
  reader,
  address,
}: SceneQuestion): Promise<{ readonly opening: SceneMatchPlayerProps; readonly name: InBoth<string> }> {
  const { id: matchId, seats, withheld } = header
  const eyes = eyesFor(header, address)
  const known = await scenesOf(database(), header, {
    reader,
    ...(typeof eyes === 'number' ? { eyes } : { reveal: eyes }),
  })
  const { status, outcome, moments, hasSecrets, name } = known
  // Nobody but its organizer may load the rest of a withheld match, so the page has all of it.
  const steps = withheld ? known.steps : openingWindow(known, address.at)
  const isAtRest = isOver(header)
  return {
    opening: {
      namespace: liveNamespace,
      matchId,
      seats,
      isAtRest,
      status,
      outcome,
      moments,
      hasSecrets,
      steps,
      at: address.at,
      eyes,
    },
    name,
  }
}

/** Unless the address says otherwise, a match spoils nothing. Before its end nobody may choose. */
function eyesFor(header: MatchHeader, { seat, level }: PlayerAddress): Eyes {
  if (!isOver(header)) return 'table'
  if (seat !== undefined && seat < header.seats.length) return seat
  return level === 'everything' ? level : 'table'
}

type MatchMessages = IntlMessages['match']

const neededParts = [
  'table',
  'live',
  'controls',
  'reveal',
  'share',
  'keys',
  'eyes',
  'embed',
  'whoSitsWhere',
  'version',
  'house',
  'next',
  'moments',
] as const satisfies readonly (keyof MatchMessages)[]
type NeededMessages = Pick<MatchMessages, (typeof neededParts)[number]>

/** The messages of the match page that this player needs. */
export function messagesFor(match: MatchMessages): NeededMessages {
  // The list of names is the list of the type, which the compiler cannot see through the entries.
  return Object.fromEntries(neededParts.map((part) => [part, match[part]])) as NeededMessages
}
