import { randomUUID } from 'node:crypto'
import { matchIn } from './feed.ts'
import type { LiveNamespace } from './feed.ts'

/** A gateway that has been silent for this many beats is gone, and its watchers with it. */
const beatsUntilGone = 4

type Counts = Readonly<Record<string, number>>

interface OtherGateway {
  readonly counts: Counts
  readonly heardAt: number
}

/**
 * Tells watchers how many they are, on all gateways together. At every beat each gateway sends the others the counts of
 * its rooms, in one message, and then tells its own rooms the changes. No gateway asks another.
 */
export function createViewers(live: LiveNamespace): { beat(): void } {
  const self = randomUUID()
  const others = new Map<string, OtherGateway>()
  const told = new Map<string, number>()
  const joined = joinedRooms(live)
  let beats = 0
  let hadAny = false
  live.on(
    'viewers',
    (gateway: string, counts: Counts) => void others.set(gateway, { counts, heardAt: beats }),
  )

  return {
    beat: () => {
      beats += 1
      for (const [gateway, { heardAt }] of others) {
        if (beats - heardAt > beatsUntilGone) others.delete(gateway)
      }
      const own = roomSizes(live)
      if (own.size > 0 || hadAny) live.serverSideEmit('viewers', self, Object.fromEntries(own))
      hadAny = own.size > 0
      const fresh = joined()
      for (const [room, size] of own) {
        const count = [...others.values()].reduce((sum, { counts }) => sum + (counts[room] ?? 0), size)
        if (told.get(room) === count && !fresh.has(room)) continue
        told.set(room, count)
        live.local.to(room).emit('match.viewers', { matchId: matchIn(room) ?? '', count })
      }
      for (const room of told.keys()) if (!own.has(room)) told.delete(room)
    },
  }
}

function roomSizes(live: LiveNamespace): ReadonlyMap<string, number> {
  const sizes = new Map<string, number>()
  for (const [room, sockets] of live.adapter.rooms) {
    if (matchIn(room) !== undefined) sizes.set(room, sockets.size)
  }
  return sizes
}

/** The rooms with newcomers since the last call. A newcomer has not been told the number yet. */
function joinedRooms(live: LiveNamespace): () => ReadonlySet<string> {
  let rooms = new Set<string>()
  let heard: LiveNamespace['adapter'] | undefined
  return () => {
    // socket.io attaches the adapter only when the server starts.
    if (heard !== live.adapter) {
      heard = live.adapter
      heard.on('join-room', (room: string) => rooms.add(room))
    }
    const since = rooms
    rooms = new Set()
    return since
  }
}
