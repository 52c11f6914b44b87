import { createKitHouseAgent, systemClock } from '@wis/agents'
import { playWithHouse } from '@wis/flight-check'
import type { AnyRuleset, GameKit, Language } from '@wis/games'
import { z } from 'zod'
import { readChoice, UsageError } from '../command.ts'
import { connectPlayers, readPlayers } from '../lab/agents/players.ts'
import { SpecTrouble } from '../lab/read-value.ts'
import { connectLocal, localKinds } from '../play/local-series.ts'
import type { LocalSeries } from '../play/local-series.ts'
import { seated } from '../play/play-games.ts'
import { readNamed } from '../read-game.ts'

/** Numbered deals, which are the same for everybody who plays them: content, seat, opponents and chance. */
export interface GateDeals {
  readonly kit: GameKit
  readonly ruleset: AnyRuleset
  readonly language: Language
  readonly seed: string
}

export const gateRow = z.object({
  deal: z.int().min(1),
  seat: z.int().min(0),
  /** In whole points of the game. Null for a match that is void. */
  points: z.number().nullable(),
  refused: z.int().min(0),
  missed: z.int().min(0),
})
export type GateRow = z.infer<typeof gateRow>

/** The agent answers nothing any more, so that nothing can be measured. */
export class GateTrouble extends Error {
  override readonly name = 'GateTrouble'
}

/** A command's exit code: 1, with the reason, where the agent cannot be reached or measured. */
export async function exitCodeOf(run: Promise<number>): Promise<number> {
  try {
    return await run
  } catch (error) {
    if (!(error instanceof GateTrouble) && !(error instanceof SpecTrouble)) throw error
    console.error(`✘ ${error.message}`)
    return 1
  }
}

/** Throws if the agent is away, before anything is played. */
export async function requireThere({ name, connect }: GateAgent): Promise<void> {
  const readiness = await connect().prepare?.(new AbortController().signal)
  if (readiness?.ready === false) throw new GateTrouble(`${name} is not ready: ${readiness.detail}`)
}

const mostSilent = 3

/** Plays an agent on the deals of a list, several at the same time. The rows are in the order of the deals. */
export async function playDeals(
  deals: GateDeals,
  agent: GateAgent,
  numbers: readonly number[],
  atOnce: number,
): Promise<readonly GateRow[]> {
  const rows: GateRow[] = []
  let next = 0
  let silent = 0
  const work = async () => {
    for (let number = numbers[next++]; number !== undefined; number = numbers[next++]) {
      const { row, answered, detail } = await playDeal(deals, agent, number)
      silent = answered ? 0 : silent + 1
      if (silent >= Math.min(mostSilent, numbers.length))
        throw new GateTrouble(`${agent.name} answered nothing in ${silent} matches in a row: ${detail}`)
      rows.push(row)
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, numbers.length) }, work))
  return rows.toSorted((one, other) => one.deal - other.deal)
}

async function playDeal({ kit, ruleset, language, seed }: GateDeals, agent: GateAgent, deal: number) {
  const { connect } = agent
  const { signal } = new AbortController()
  const table = seated({ kit, ruleset, language, connect, clock: systemClock, signal }, `${seed}-${deal}`)
  const { seat } = table
  let last: unknown = kit.rules.blank
  let [refused, missed] = [0, 0]
  let [answered, detail] = [false, 'no reason']
  for await (const { entries, state, call } of playWithHouse(table)) {
    last = state
    const reply = call?.turn.seat === seat ? call.reply : undefined
    answered ||= reply?.ok === true
    if (reply && !reply.ok) detail = reply.detail
    for (const { event } of entries) {
      if (!('seat' in event) || event.seat !== seat) continue
      if (event.type.endsWith('-refused')) refused += 1
      if (event.type.endsWith('-missed')) missed += 1
    }
  }
  const points = kit.results.of(last)[seat]?.points
  const inWhole = points === undefined ? null : points / (kit.results.perPoint ?? 1)
  return { row: { deal, seat, points: inWhole, refused, missed }, answered, detail }
}

/** Somebody whose play is measured. */
export interface GateAgent {
  readonly name: string
  /** A connector of its own for every match. */
  readonly connect: LocalSeries['connect']
}

export const agentOptions = {
  agent: { type: 'string' },
  players: { type: 'string' },
  kind: { type: 'string', default: 'webhook' },
  secret: { type: 'string' },
} as const

interface Named {
  readonly agent?: string | undefined
  readonly players?: string | undefined
  readonly kind: string
  readonly secret?: string | undefined
}

/** An address as `wis play` takes it, a name from the file of `--players`, or `house:NAME`. */
export async function readAgent(kit: GameKit, { agent, players, kind, secret }: Named): Promise<GateAgent> {
  if (agent === undefined)
    throw new UsageError('--agent is missing: an address, a name of --players, or house:NAME')
  if (agent.startsWith('house:')) return houseAgent(kit, agent.slice('house:'.length))
  if (players !== undefined) {
    const named = await readPlayers(players)
    const settings = readNamed('agent', agent, new Map(Object.entries(named)))
    const connected = connectPlayers({ [agent]: settings }, [agent], process.env).get(agent)
    if (connected) return { name: agent, connect: () => connected.connect(undefined) }
  }
  const url = URL.canParse(agent) ? new URL(agent) : undefined
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:')
    throw new UsageError(`--agent takes an address, a name of --players, or house:NAME, not '${agent}'`)
  const given = secret ?? process.env['WIS_SECRET'] ?? ''
  const local = readChoice('kind', kind, localKinds)
  if (local === 'webhook' && given === '')
    throw new UsageError(
      'a webhook needs the secret that its requests are signed with: --secret, or WIS_SECRET',
    )
  return { name: url.host, connect: connectLocal({ url, kind: local, secret: given }) }
}

/** A player of the house, with the same memory as at a table of the house. */
export function houseAgent(kit: GameKit, slug: string): GateAgent {
  const player = readNamed('agent', slug, new Map(kit.house.map((one) => [one.slug, one])))
  return {
    name: `house:${player.slug}`,
    connect: () => createKitHouseAgent(kit, player.slug, { seed: 'gate' }),
  }
}
