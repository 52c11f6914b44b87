import { createHub, createWhoisspyAgent, guardedFetch, stageWatch } from '@wis/agents'
import type { Clock, GuardedFetch, Hub, HubAnswer, Verdict } from '@wis/agents'
import type { Heard } from '@wis/db/matches'
import { notMade } from './late-agent.ts'
import type { Made } from './late-agent.ts'

export interface SpaceReach {
  /** Calls the Hub, at the address that the operator gives. */
  readonly hubFetch: GuardedFetch
  /** Calls the Space itself. */
  readonly fetch: GuardedFetch
  readonly hubUrl: string
  readonly clock: Clock
  /**
   * The known addresses of Spaces. They save a question to the Hub for every match, and serve while the Hub is out of
   * order.
   */
  readonly known: Map<string, SpacePlace>
}

interface SpacePlace {
  readonly host: string
  readonly private: boolean
  /** The time of the look-up, in milliseconds since 1970. */
  readonly foundAt: number
}

const freshMs = 5 * 60_000

/**
 * The part of its match that an agent has already heard, if another runner began it, and a listener for its further
 * progress.
 */
export interface HeardBefore {
  /** The last entry that it has heard. */
  readonly heardSeq?: number
  /** How many notices of the next entry it has heard. */
  readonly heardNotices?: number
  readonly onHeard?: (heard: Heard) => Promise<void>
}

interface SpaceAgent {
  readonly space: string
  readonly token: string | undefined
  readonly hearing: HeardBefore
}

/**
 * The agent in a Space, at the address that the Hub gives. The owner's token is sent only to a private Space, where
 * Hugging Face itself checks it. The code in a public Space could read it.
 */
export async function spaceAgent(
  reach: SpaceReach,
  { space, token, hearing }: SpaceAgent,
  signal: AbortSignal,
): Promise<Made> {
  const { hubFetch, fetch, hubUrl } = reach
  const hub = createHub({ fetch: hubFetch, baseUrl: hubUrl, ...(token !== undefined && { token }) })
  const found = await whereIs(reach, hub, space, signal)
  if (!found.ok) return notMade(...blame(space, found))
  const { host, private: isPrivate } = found.value
  const { heardSeq, heardNotices, onHeard } = hearing
  return {
    ok: true,
    agent: createWhoisspyAgent({
      fetch,
      baseUrl: host,
      ...(isPrivate && token !== undefined && { token }),
      ...(heardSeq !== undefined && { delivered: heardSeq }),
      ...(heardNotices !== undefined && { deliveredNotices: heardNotices }),
      ...(onHeard && { onDelivered: (seq, notices) => onHeard({ seq, notices }) }),
      stage: stageWatch(hub, space),
    }),
  }
}

async function whereIs(
  { known, clock }: SpaceReach,
  hub: Hub,
  space: string,
  signal: AbortSignal,
): Promise<HubAnswer<SpacePlace>> {
  const before = known.get(space)
  const now = clock.now().getTime()
  if (before && now - before.foundAt < freshMs) return { ok: true, value: before }
  const found = await askHub(hub, space, signal)
  if (!found.ok) return found.problem === 'unreachable' && before ? { ok: true, value: before } : found
  const place = { ...found.value, foundAt: now }
  known.set(space, place)
  return { ok: true, value: place }
}

async function askHub(
  hub: Hub,
  space: string,
  signal: AbortSignal,
): Promise<HubAnswer<Omit<SpacePlace, 'foundAt'>>> {
  const seen = await hub.space(space, signal)
  if (!seen.ok) return seen
  const host = await hub.spaceHost(space, signal)
  return host.ok ? { ok: true, value: { host: host.value, private: seen.value.private } } : host
}

function blame(
  space: string,
  { problem, detail }: Extract<HubAnswer<never>, { ok: false }>,
): [Verdict, string] {
  switch (problem) {
    case 'missing':
    case 'hidden':
      return [
        'agent',
        `Hugging Face shows no Space ${space}: it is not there, or it is private and the token is missing`,
      ]
    case 'token-refused':
      return ['agent', 'Hugging Face does not accept the token']
    case 'forbidden':
      return ['agent', `the token may not see the Space ${space}`]
    case 'moved':
      return ['agent', `the Space ${space} has another name now`]
    case 'unreachable':
      return ['network', `Hugging Face did not say where the Space ${space} is: ${detail}`]
  }
}

/** Calls the Hub, whose address the operator may change. */
export function hubFetch(hubUrl: string, allowedHosts: readonly string[]): GuardedFetch {
  const { protocol, host, port } = new URL(hubUrl)
  const hub = port ? host : `${host}:${protocol === 'https:' ? 443 : 80}`
  return guardedFetch({ allow: [...allowedHosts, hub] })
}
