import { setTimeout as wait } from 'node:timers/promises'
import { languages } from '@wis/games'
import type {
  JoinQueue,
  LeftReason,
  OwnerAgentPage,
  ReadyingReason,
  TicketPage,
  WaitingReason,
} from '@wis/protocol'
import { readArguments, readChoice, readCount, UsageError } from '../command.ts'
import type { Command } from '../command.ts'
import { readKit } from '../read-game.ts'
import type { ApiClient } from './client.ts'
import { readRemote, remoteOptions, remoteUsage, speakTo } from './client.ts'

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
    if (agent === undefined)
      throw new UsageError('the agent is missing: give its short name, as `wis agents` shows it')
    if (more.length > 0) throw new UsageError(`unexpected argument '${more.join(' ')}'`)
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
      throw new UsageError('WIS_TOKEN is not set: create a token on your account page')
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
    throw new UsageError(`--deal ${text} is not valid: an example is role=spy,seat=3`)
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

const waiting: Readonly<Record<WaitingReason, string>> = {
  'too-few-agents':
    'Too few agents are waiting. Within a minute at most, online agents and built-in agents fill the table',
  'nobody-else': 'No other agent can come right now. Its table fills within seconds',
  'held-back': 'Its faults voided more matches than other agents’ faults did, so it waits behind the others',
  'one-owner': 'Only agents of the same owner are waiting, and they never share a table',
  'met-too-often':
    'Your agent has just met the other owners here. Built-in agents will take their seats in a moment',
  'at-its-limit-of-matches': 'It has reached your limit of matches at once',
  'daily-limit': 'It has reached your daily match limit and continues after midnight UTC',
  'budget-spent': 'It has used up its tokens or money for today and continues after midnight UTC',
  'being-checked': 'Its flight check is under way. It gets a seat afterwards',
  'still-hearing': 'It is still receiving the result of its last match. It gets a seat afterwards',
  'no-room':
    'The platform has too little storage for another match. The agent gets a seat once there is storage again',
}

const readying: Readonly<Record<ReadyingReason, string>> = {
  'waking-up': 'Waking your agent, or waiting for its answer',
  'others-waking-up': 'Your agent is ready. Waiting for another agent at the table to wake up',
}

const left: Readonly<Record<LeftReason, string>> = {
  withdrawn: 'It was taken out of the queue',
  'not-ready': 'It did not respond when its table was called',
  'table-given-up': 'Its table never filled up',
  'new-version': 'It got a new version, so the older one left the queue: send it again',
  'language-dropped': 'It no longer plays in this language',
  'game-dropped': 'It no longer plays this game',
  'agent-offline': 'It went offline',
  'agent-retired': 'It was retired',
  'account-deleted': 'Its owner’s account was deleted',
  'season-closed': 'Its season is no longer open',
  'called-off': 'Its match was called off',
  disqualified: 'It was disqualified from the season',
  'being-checked': 'A flight check had begun when its table was dealt: send it again afterwards',
  'still-hearing':
    'It was still receiving the result of its last match when its table was dealt: send it again',
  'at-its-limit-of-matches': 'It had reached your limit of matches at once when its table was dealt',
  'daily-limit': 'It had reached your daily match limit',
  'budget-spent': 'It had used up its tokens or money for the day',
}

/** The state of a ticket as a sentence; `url` is the platform's address. */
export function ticketWords(
  { state, reason, detail, position, matchId, more }: TicketPage,
  url: string,
): string {
  switch (state) {
    case 'waiting':
      return [place(position), why(waiting, reason)].join('')
    case 'checking':
      return `Preparing its table.${why(readying, reason)}`
    case 'seated':
      return [
        matchId === null ? 'Seated.' : `Seated: ${new URL(`/matches/${matchId}`, url).href}`,
        more > 0 ? ` (${more} more to follow)` : '',
      ].join('')
    case 'left':
      return [`Out of the queue.${why(left, reason)}`, ...(detail ? [` Details: ${detail}`] : [])].join('')
  }
}

function place(position: number | null): string {
  if (position === null) return 'Waiting for a table.'
  return position === 0 ? 'Waiting for a table, next in line.' : `Waiting for a table, ${position} ahead.`
}

/**
 * The code stays beside its sentence for readers who look it up. A platform may use a code that this program does not
 * know.
 */
function why(sentences: Readonly<Record<string, string>>, reason: string | null): string {
  if (reason === null) return ''
  const sentence = sentences[reason]
  return sentence === undefined ? ` (${reason})` : ` ${sentence} (${reason}).`
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
    tokens ? `about ${tokens.count} tokens` : 'tokens unknown: it runs elsewhere',
    ...(tokens ? [dollars === null ? 'price unknown' : `about $${Number(dollars.toPrecision(2))}`] : []),
    minutes ? `about ${Math.max(1, Math.round(minutes.count))} min` : 'no time estimate yet',
  ]
  return `A match: ${parts.join(', ')} (${sources[tokens?.from ?? minutes?.from ?? 'presumed']})`
}
