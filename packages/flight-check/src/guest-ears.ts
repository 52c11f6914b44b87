import { isUnheard } from '@wis/agents'
import type { Agent, AnyRequest, Clock, Unheard } from '@wis/agents'
import { toldTo } from '@wis/engine'
import type { Entry, Language, Seat } from '@wis/engine'
import { aliasesTold } from '@wis/games'
import type { GameKit } from '@wis/games'
import { tellAgent } from './ask-agent.ts'

interface Guest {
  readonly kit: GameKit
  readonly matchId: string
  readonly language: Language
  readonly guest: Agent<AnyRequest>
  readonly seat: Seat
  readonly clock: Clock
  readonly signal: AbortSignal
}

/** Tells a guest with a memory of its own what happens at its table, while the match goes on. */
export interface GuestEars {
  /** Begins to tell what the guest's seat may know, without waiting. */
  tell(entries: readonly Entry[]): void
  /** True once the guest has heard everything so far; false if it is still listening at the deadline. */
  quiet(withinMs: number): Promise<boolean>
  /** The notices that were not taken since the last call. */
  unheard(): readonly Unheard[]
}

/** Every call has a limit of its own. This one is only longer than all the calls for one ruling. */
const tellingMs = 600_000

export function openGuestEars(table: Guest): GuestEars {
  const { guest: agent, kit, matchId, seat, language, clock, signal } = table
  let listening = Promise.resolve()
  let missed: Unheard[] = []
  let aliases: readonly string[] = []
  const hear = async (entries: readonly Entry[]) => {
    const told = toldTo(kit.rules, seat, entries)
    const news = { game: kit.id, matchId, seat, aliases, language, told }
    missed.push(...((await tellAgent({ agent, clock, signal }, news, tellingMs)) ?? []).filter(isUnheard))
  }
  return {
    tell: (entries) => {
      if (aliases.length === 0) aliases = aliasesTold(entries[0]?.event)
      if (agent.hear) listening = listening.then(() => hear(entries))
    },
    quiet: async (withinMs) => {
      const over = new AbortController()
      const late = clock.pause(withinMs, AbortSignal.any([signal, over.signal])).then(() => false)
      return Promise.race([listening.then(() => true), late]).finally(() => over.abort())
    },
    unheard: () => {
      const since = missed
      missed = []
      return since
    },
  }
}
