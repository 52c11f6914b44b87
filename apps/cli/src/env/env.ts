import { askInTime, brokenConnector, systemClock } from '@wis/agents'
import type { Command } from '../command.ts'
import { connectPlayers, readPlayers } from '../lab/agents/players.ts'
import type { ConnectedPlayer } from '../lab/agents/players.ts'
import { envUsage, runEnv } from './env-arguments.ts'
import type { Guest } from './env-session.ts'

export const env: Command = {
  name: 'env',
  usage: envUsage.replace('[--sessions N]', '[--sessions N] [--players FILE]'),
  summary: 'Plays matches call by call for programs that train and evaluate, over a pipe or over HTTP.',
  run: (args) => runEnv(args, { version: 'wis', guestsOf }),
}

/** The models and programs of a file, as `wis lab` reads it, for the seats that are not the learner's. */
async function guestsOf(file: string): Promise<ReadonlyMap<string, Guest>> {
  const named = await readPlayers(file)
  const players = connectPlayers(named, Object.keys(named), process.env)
  return new Map([...players].map(([name, player]) => [name, guestFrom(player)]))
}

const answerMs = 120_000

/** Asks a player anew for each turn, as an environment may be reset at any time. */
const guestFrom =
  (player: ConnectedPlayer): Guest =>
  async (request) => {
    const { signal } = new AbortController()
    const asking = { agent: player.connect(undefined), clock: systemClock, limitMs: answerMs, signal }
    const { reply } = await askInTime({ ...asking, broken: brokenConnector }, request)
    return reply.ok ? reply.text : null
  }
