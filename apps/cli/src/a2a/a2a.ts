import { randomBytes } from 'node:crypto'
import { lookup } from 'node:dns/promises'
import { guardedFetch } from '@wis/agents'
import { publicKeyOf, signingKeyFrom } from '@wis/proof'
import { readArguments, readCount, UsageError } from '../command.ts'
import type { Command } from '../command.ts'

export const a2a: Command = {
  name: 'a2a',
  usage: 'a2a host [--port N] [--host ADDRESS] [--card-url URL] [--private] [--at-once N]',
  summary: 'Hosts tournaments between A2A agents. Callers must send the key in WIS_A2A_KEY, if it is set.',
  run: async (args) => {
    const { values, positionals } = readArguments(args, {
      port: { type: 'string', default: '9100' },
      host: { type: 'string', default: '127.0.0.1' },
      'card-url': { type: 'string' },
      private: { type: 'boolean', default: false },
      'at-once': { type: 'string', default: '2' },
    })
    const [what, ...more] = positionals
    if (what !== 'host' || more.length > 0) throw new UsageError('a2a has one action: host')
    const cardUrl = values['card-url']
    if (cardUrl !== undefined && !URL.canParse(cardUrl)) throw new UsageError('--card-url takes an address')
    const key = signingKeyFrom(randomBytes(32))
    // The kit of the protocol is large, and no other command needs it.
    const { serveHost } = await import('./serve-host.ts')
    const { softwareVersion } = await import('../lab/run-folder.ts')
    const server = await serveHost({
      port: readCount('port', values.port),
      host: values.host,
      cardUrl,
      version: softwareVersion(),
      key: process.env['WIS_A2A_KEY'] ?? '',
      fetch: guardedFetch(values.private ? everywhere : {}),
      platform: { version: 'hosted', key },
      publicKey: publicKeyOf(key),
      atOnce: readCount('at-once', values['at-once']),
    })
    console.log(`listening on port ${server.port}, logs are signed with the key ${publicKeyOf(key)}`)
    await new Promise<void>((stopped) => {
      process.once('SIGINT', stopped).once('SIGTERM', stopped)
    })
    await server.close()
    return 0
  },
}

/** Private networks, too, by the names that this machine knows. */
const everywhere = {
  isPublic: () => true,
  resolve: async (name: string) => (await lookup(name, { all: true })).map(({ address }) => address),
}
