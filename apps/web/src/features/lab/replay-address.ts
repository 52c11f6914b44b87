import 'server-only'
import { plannedPlace } from '@wis/db/experiments'
import { ids } from '@wis/engine'
import { handle } from '@wis/protocol'
import { database } from '../../server/database.ts'
import { experimentSeen } from './experiment-seen.ts'

/** The page of a match of an experiment. Undefined for every other match, and for who may not read that experiment. */
export async function replayAddress(matchId: string): Promise<string | undefined> {
  if (!handle.safeParse(matchId).success) return undefined
  const place = await plannedPlace(database(), ids.match(matchId))
  const seen = place && (await experimentSeen(place.experimentId))
  return seen && `/lab/${place.experimentId}/matches/${place.number}`
}
