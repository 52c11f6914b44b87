import { setTimeout as pause } from 'node:timers/promises'
import type { Situation } from '@wis/protocol'
import { readArguments, readCount, UsageError } from '../command.ts'
import { printedTable } from '../simulate/printed-table.ts'
import type { ApiClient } from './client.ts'
import { readRemote, remoteOptions, speakTo } from './client.ts'

const everyMs = 1_000

const options = {
  ...remoteOptions,
  set: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const

/** Prints how the versions of an agent answer. `--ask` asks first, as `agent test` does. */
export async function showSituations(args: readonly string[]): Promise<number> {
  if (args.includes('--ask')) return askSituations(args.filter((arg) => arg !== '--ask'))
  const { values, positionals } = readArguments(args, options)
  const id = agentIn(positionals)
  return speakTo(readRemote(values), async (client) => {
    print(await read(client, id, values.set), values.json)
  })
}

/** Asks the situations of an agent, prints how its versions answer, and fails unless every answer passes. */
export async function askSituations(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments(args, {
    ...options,
    version: { type: 'string' },
    times: { type: 'string', default: '3' },
  })
  const id = agentIn(positionals)
  const { set } = values
  const version = values.version === undefined ? undefined : readCount('version', values.version)
  const times = readCount('times', values.times)
  let hasPassed = true
  const code = await speakTo(readRemote(values), async (client) => {
    const asked = await ask(client, id, { set, version, times })
    const kept = await read(client, id, set)
    print(kept, values.json)
    hasPassed = kept.every((one) => passesAll(one, asked))
  })
  return code === 0 && !hasPassed ? 1 : code
}

function agentIn([id, ...more]: readonly string[]): string {
  if (id === undefined || more.length > 0) throw new UsageError('which agent?')
  return id
}

function print(kept: readonly Situation[], asJson: boolean): void {
  console.log(asJson ? JSON.stringify(kept) : tableOf(kept))
}

interface Wish {
  readonly set: string | undefined
  readonly version: number | undefined
  readonly times: number
}

/** The version that was asked, once all its answers are there. */
async function ask(client: ApiClient, id: string, { set, version, times }: Wish): Promise<number> {
  const body = { times, ...(set !== undefined && { set }), ...(version !== undefined && { version }) }
  const asked = await client.ask('POST /agents/{id}/situations/run', { params: { id }, body })
  console.error(`… ${asked.answers} answers of version ${asked.version}`)
  const isOpen = async () =>
    (await read(client, id, set)).some(({ versions }) =>
      versions.some((one) => one.version === asked.version && one.open > 0),
    )
  while (await isOpen()) await pause(everyMs)
  return asked.version
}

async function read(client: ApiClient, id: string, set: string | undefined): Promise<readonly Situation[]> {
  const { items } = await client.ask('GET /agents/{id}/situations', { params: { id } })
  return items.filter((one) => set === undefined || one.set === set)
}

const passesAll = ({ versions }: Situation, version: number) => {
  const found = versions.find((one) => one.version === version)
  return found !== undefined && found.answers > 0 && found.passed === found.answers && !(found.unjudged > 0)
}

function tableOf(kept: readonly Situation[]): string {
  if (kept.length === 0) return 'No situations are kept here.'
  const numbers = [...new Set(kept.flatMap(({ versions }) => versions.map(({ version }) => version)))]
  const newestFirst = numbers.toSorted((one, other) => other - one)
  const rows = kept.map(({ set, note, kind, round, matchId, seq, versions }) => [
    `${set}: ${note === '' ? `${kind}, round ${round}` : note} (${matchId}/${seq})`,
    ...newestFirst.map((number) => {
      const found = versions.find(({ version }) => version === number)
      return found && found.answers > 0 ? `${found.passed}/${found.answers}` : ''
    }),
  ])
  return printedTable([['situation', ...newestFirst.map((number) => `v${number}`)], ...rows])
}
