import { replay } from '@wis/engine'
import { spyReader } from '@wis/games'
import type { SpyEntry, SpyState } from '@wis/games'
import { concealed } from './reveal.ts'
import { tableAt } from './spy-table-scene.ts'
import type { PointInMatch, SpySeatScene, SpyTableScene } from './spy-table-scene.ts'

/** Everything visible at one moment of a match: the table, and all that its reader knows by then. */
export interface SpyScene extends SpyTableScene {
  readonly state: SpyState
}

export function sceneAt(moment: PointInMatch): SpyScene {
  const { entries, eyes } = moment
  const wanted = (entry: SpyEntry) => concealed(entry, eyes)
  const table = tableAt(moment, wanted)
  const seen = entries.slice(0, (table.step?.seq ?? -1) + 1).map(wanted)
  // A reader who may see everything knows the deal from the first moment on.
  const dealt = eyes === 'everything' ? entries.filter(isDeal).filter(({ seq }) => seq >= seen.length) : []
  const state = replay(spyReader, [...seen, ...dealt])
  return { ...table, state, seats: withRoles(table.seats, state) }
}

function isDeal({ event }: SpyEntry): boolean {
  return event.type === 'spy-chosen' || event.type === 'word-dealt'
}

function withRoles(seats: readonly SpySeatScene[], { spy }: SpyState): readonly SpySeatScene[] {
  if (spy === null) return seats
  return seats.map((scene) => ({ ...scene, role: scene.seat === spy ? 'spy' : 'civilian' }))
}
