import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { dataOfGame } from '@wis/dataset'
import type { Entry } from '@wis/engine'
import { kits, languages } from '@wis/games'
import {
  isGameRequest,
  isOlderRequest,
  kitStrategies,
  labStrategies,
  messagesFor,
  messagesForGame,
  strategies,
} from '@wis/protocol'
import type { AgentRequest, GameRequest } from '@wis/protocol'
import type { Command } from '../apps/cli/src/command.ts'
import { runCommand } from '../apps/cli/src/command.ts'
import { play } from '../apps/cli/src/play/play.ts'
import { simulate } from '../apps/cli/src/simulate/simulate.ts'
import { verify } from '../apps/cli/src/verify/verify.ts'

/**
 * `node scripts/parity.mjs FILE [GAME]` plays seeded matches of the house and of an odd agent, and writes one line with a hash for
 * each log, table, export, data set and conversation. Run it before and after a change that should move nothing, and
 * compare the files. Of every game, at least 50 matches are played. What models would be told is made of the requests of webhooks.
 */
const [out, only] = process.argv.slice(2)
const leastMatches = 50
if (out === undefined) throw new Error('which file shall be written?')
const lines: string[] = []
const note = (name: string, text: string) =>
  lines.push(`${name} ${createHash('sha256').update(text).digest('hex').slice(0, 24)}`)

const stopped = Date.parse('2026-01-01T00:00:00.000Z')
const Running = Date
globalThis.Date = new Proxy(Running, {
  construct: (_, given) => Reflect.construct(Running, given.length === 0 ? [stopped] : given) as Date,
  get: (_, name) => (name === 'now' ? () => stopped : Reflect.get(Running, name)),
})

/** What a command prints, without what differs from run to run. */
async function told(command: Command, ...typed: readonly string[]): Promise<string> {
  const { log, error } = console
  const said: string[] = []
  console.log = console.error = (line: unknown) => void said.push(String(line))
  await runCommand([command], [command.name, ...typed]).finally(() => Object.assign(console, { log, error }))
  return said.join('\n').replaceAll(/\d+ games\/s|[0-9a-f]{64}|\/\S*wis-parity\S*|127\.0\.0\.1:\d+/g, '…')
}

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wis-parity-'))
const file = path.join(folder, 'matches.jsonl')

/** An export without what follows from its key, which is thrown away. `packages/proof` has goldens of hashes. */
const unsigned = (line: string) => line.replaceAll(/"(signature|key|hash|head)":"[^"]*"/g, '')

for (const kit of kits.filter(({ id }) => only === undefined || id === only)) {
  const series = kit.setup.presets.length * languages.length
  const games = kit.id === 'who-is-spy' ? '36' : `${Math.max(10, Math.ceil(leastMatches / series))}`
  for (const { id } of kit.setup.presets)
    for (const language of languages) {
      const name = `${kit.id} ${id} ${language}`
      const typed = [
        '--game',
        kit.id,
        '--ruleset',
        id,
        '--language',
        language,
        '--seed',
        name,
        '--games',
        games,
      ]
      note(`${name} table`, await told(simulate, ...typed, '--out', file))
      note(`${name} json`, await told(simulate, ...typed, '--json'))
      const exported = fs.readFileSync(file, 'utf8').trimEnd().split('\n')
      note(`${name} export`, exported.map(unsigned).join('\n'))
      note(`${name} verified`, await told(verify, file))
      note(`${name} data`, rowsIn(kit.id, exported))
    }
  for (const language of languages)
    for (const kind of [['hf-space'], ['webhook', '--secret', 's']]) {
      const { heard, url, close } = await oddAgent()
      const typed = ['--game', kit.id, '--agent', url, '--seed', 'odd', '--games', '3', '--kind', ...kind]
      note(
        `${kit.id} ${language} ${kind[0]} told`,
        await told(play, ...typed, '--language', language, '--check'),
      )
      note(`${kit.id} ${language} ${kind[0]} asked`, heard.join('\n'))
      note(`${kit.id} ${language} ${kind[0]} prompts`, heard.flatMap(promptsOf).join('\n'))
      close()
    }
  console.log(`✔ ${kit.id}`)
}
fs.rmSync(folder, { recursive: true })
fs.writeFileSync(out, `${lines.join('\n')}\n`)

/** What models are told with each way to ask, when this is asked of an agent. */
function promptsOf(heard: string): readonly string[] {
  const request = JSON.parse(/\{.*$/s.exec(heard)?.[0] ?? '{}') as AgentRequest | GameRequest
  const ways = [...strategies, ...kitStrategies, ...labStrategies]
  if (isGameRequest(request))
    return request.game === undefined ? [] : ways.map((way) => JSON.stringify(messagesForGame(way, request)))
  return isOlderRequest(request) && 'rules' in request
    ? ways.map((way) => JSON.stringify(messagesFor(way, request)))
    : []
}

function rowsIn(game: string, exported: readonly string[]): string {
  const sitting = { slug: 's', name: 'S', kind: 'webhook', version: 1, owner: null, sitsIn: false }
  const seats = Array.from({ length: 12 }, (_, seat) => ({ ...sitting, agent: `agent-${seat}` }))
  const match = { matchId: 'm', season: 's', mode: 'ranked', commitment: 'c', voidedBy: null, seats }
  const logs: Entry[][] = []
  for (const line of exported.map((text) => JSON.parse(text) as Partial<Entry>)) {
    if (line.seq === 0) logs.push([])
    if (line.event) logs.at(-1)?.push(line as Entry)
  }
  return logs
    .map((log) => {
      const { aliases = [] } = (log[0]?.event ?? {}) as { readonly aliases?: readonly string[] }
      return dataOfGame(game)?.rowsOf({ ...match, seats: seats.slice(0, aliases.length), log })
    })
    .map((rows) => JSON.stringify(rows))
    .join('\n')
}

/** An agent on this machine of which some answers are right, some wrong and some nothing at all. */
async function oddAgent() {
  const heard: string[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      heard.push(`${request.method} ${request.url} ${body}`)
      const draw = createHash('sha256').update(body).digest()
      response.end(JSON.stringify(answerTo(JSON.parse(body || '{}'), draw[0] ?? 0, draw[1] ?? 0)))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { heard, url: `http://127.0.0.1:${port}`, close: () => void server.close() }
}

interface Asked {
  readonly word?: string
  readonly legal?: readonly string[]
  readonly fields?: { readonly required: readonly string[] }
}

function answerTo({ word = 'tea', legal, fields }: Asked, first: number, second: number): object {
  const said = [
    `Something about ${first}.`,
    '',
    word,
    `Player ${1 + (second % 6)}`,
    `玩家${1 + (second % 6)}`,
    'abstain',
  ]
  const text =
    first < 128 ? (legal?.[second % legal.length] ?? said[second % 2 ? 0 : 3]) : said[second % said.length]
  const field = fields?.required[0] ?? 'move'
  return { success: true, result: text, speech: text, vote: text, [field]: text }
}
