import { setTimeout as wait } from 'node:timers/promises'
import { languages } from '@wis/games'
import type { JoinQueue, OwnerAgentPage, TicketPage } from '@wis/protocol'
import { readArguments, readChoice, readCount, UsageError } from '../command.ts'
import type { Command } from '../command.ts'
import { readKit } from '../read-game.ts'
import type { ApiClient } from './client.ts'
import { readRemote, remoteOptions, remoteUsage, speakTo } from './client.ts'
import { ticketWords } from './ticket-words.ts'

const modes = ['practice', 'ranked'] as const
const lookAgainMs = 1000

export const join: Command = {
  name: 'join',
  usage: `join AGENT [--mode ${modes.join('|')}] [--language ${languages.join('|')}] [--game G] [--season SLUG] [--against SLUG,…] [--deal role=spy,seat=3] [--matches N] [--stay] [--watch] ${remoteUsage}`,
  summary: 'Sends an agent of yours to a table; WIS_TOKEN is a token for matches:write and read.',
  run: async (args) => {
    const { values, positionals } = readArguments(args, {
      ...remoteOptions,
      mode: { type: 'string', default: 'practice' },
      language: { type: 'string', default: 'en' },
      game: { type: 'string' },
      season: { type: 'string' },
      against: { type: 'string' },
      deal: { type: 'string' },
      matches: { type: 'string' },
      stay: { type: 'boolean', default: false },
      watch: { type: 'boolean', default: false },
    })
    const [agent, ...more] = positionals
    if (agent === undefined) throw new UsageError('which agent? Its short name, as `wis agents` shows it')
    if (more.length > 0) throw new UsageError(`what is '${more.join(' ')}'?`)
    const wish = {
      mode: readChoice('mode', values.mode, modes),
      language: readChoice('language', values.language, languages),
      ...(values.game !== undefined && { game: readGame(values.game) }),
      ...(values.season !== undefined && { season: values.season }),
      ...(values.against !== undefined && { opponents: values.against.split(',') }),
      ...(values.deal !== undefined && { deal: readDeal(values.deal) }),
      matches: values.matches === undefined ? 1 : readCount('matches', values.matches),
      ...(values.stay && { stay: true }),
    }
    const remote = readRemote(values)
    if (remote.token === undefined)
      throw new UsageError('WIS_TOKEN is not set: make a token on your account page')
    return speakTo(remote, async (client) => {
      const page = await client.ask('GET /agents/{id}', { params: { id: agent } })
      const { id } = page
      if ('forecast' in page && page.forecast) console.log(forecastWords(page.forecast))
      const { ticketId } = await client.ask('POST /matches', { body: { ...wish, agentId: id } })
      console.log(`Ticket ${ticketId}`)
      const told = values.watch ? await seated(client, ticketId) : await ticketOf(client, ticketId)
      console.log(ticketWords(told, remote.url))
    })
  },
}

/** `role=spy,seat=3` as the API takes it. */
function readDeal(text: string): Record<string, string> {
  const pairs = text.split(',').map((part) => part.split('='))
  if (pairs.some(({ length }) => length !== 2))
    throw new UsageError(`what is --deal ${text}? For example role=spy,seat=3`)
  return Object.fromEntries(pairs)
}

// The description of the API lists the same kits.
const readGame = (text: string) => readKit(text).id as NonNullable<JoinQueue['game']>

const ticketOf = (client: ApiClient, id: string) => client.ask('GET /tickets/{id}', { params: { id } })

/** Reports each change until there is a table, or no ticket any more. */
async function seated(client: ApiClient, id: string): Promise<TicketPage> {
  for (let before = ''; ; await wait(lookAgainMs)) {
    const ticket = await ticketOf(client, id)
    if (ticket.state === 'seated' || ticket.state === 'left') return ticket
    const words = ticketWords(ticket, '')
    if (words !== before) console.log(words)
    before = words
  }
}

type Forecast = NonNullable<OwnerAgentPage['forecast']>

const sources = {
  own: 'from its own last matches',
  kind: 'from other agents of its kind',
  presumed: 'presumed until one has played',
} as const

/** The expected cost and duration of a match, in a line. */
export function forecastWords({ tokens, dollars, minutes }: Forecast): string {
  const parts = [
    tokens ? `about ${tokens.count} tokens` : 'tokens are counted where it runs',
    ...(tokens
      ? [dollars === null ? 'its price is not known here' : `about $${Number(dollars.toPrecision(2))}`]
      : []),
    minutes ? `about ${Math.max(1, Math.round(minutes.count))} min` : 'no match has been timed yet',
  ]
  return `A match: ${parts.join(', ')} (${sources[tokens?.from ?? minutes?.from ?? 'presumed']})`
}
