import { createKitHouseAgent } from '@wis/agents'
import type { GameKit } from '@wis/games'
import { readChoice, UsageError } from '../command.ts'
import { connectPlayers, readPlayers } from '../lab/agents/players.ts'
import { connectLocal, localKinds } from '../play/local-series.ts'
import type { LocalSeries } from '../play/local-series.ts'
import { readNamed } from '../read-game.ts'

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
