import { readFile } from 'node:fs/promises'
import { kits } from '@wis/games'
import { readText, samplePlayers } from '@wis/lab'
import { chatUrl, findStrategy, modelSettings } from '@wis/protocol'
import { z } from 'zod'
import { SpecTrouble } from '../trouble.ts'

/** The name of an environment variable. Secrets themselves stand in no file. */
const variable = z.string().regex(/^[A-Za-z_][A-Za-z0-9_]*$/, 'the name of an environment variable')

const address = z
  .url({ protocol: /^https?$/, error: 'not a complete http:// or https:// address' })
  .refine((text) => !URL.canParse(text) || new URL(text).username === '', 'leave name and password out of it')

const price = z.number().min(0)

/** US dollars for a million tokens. */
const prices = z.strictObject({ input: price, output: price })

const model = z.strictObject({
  kind: z.literal('openai'),
  baseUrl: address.refine((text) => chatUrl(text) !== undefined, 'not the base address of an API'),
  model: z.string().trim().min(1).max(200),
  keyFrom: variable.optional(),
  strategy: z
    .string()
    .default('plain')
    .refine((id) => findStrategy(id), 'there is no strategy of this name'),
  settings: modelSettings.optional(),
  prices: prices.optional(),
})

const webhook = z.strictObject({
  kind: z.literal('webhook'),
  url: address,
  /** The variable with the secret that signs the requests. */
  secretFrom: variable,
  prices: prices.optional(),
})

const player = z.discriminatedUnion('kind', [model, webhook], {
  error: 'kind is openai or webhook; agents that keep a memory of earlier matches cannot take part',
})
export type PlayerSettings = z.infer<typeof player>

const name = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*(@[1-9]\d{0,8})?$/, 'small letters, digits and hyphens')

/** Models and programs by the names that a specification uses for them. */
export const playersFile = z.record(name, player)
export type PlayersFile = z.infer<typeof playersFile>

export async function readPlayers(file: string | undefined): Promise<PlayersFile> {
  if (file === undefined) return {}
  const read = playersFile.safeParse(valueOf(file, await readFile(file, 'utf8')))
  if (!read.success) {
    const lines = read.error.issues.map((issue) => `  ${issue.path.join('.')}: ${wordsOf(issue)}`)
    throw new SpecTrouble([`${file} names no players:`, ...lines].join('\n'))
  }
  const own = new Set([
    ...kits.flatMap(({ house }) => house.map(({ slug }) => slug)),
    ...Object.keys(samplePlayers),
  ])
  const taken = Object.keys(read.data).filter((one) => own.has(one))
  if (taken.length === 0) return read.data
  throw new SpecTrouble(`${file}: ${taken.join(', ')} is the name of a player of the house; choose another`)
}

function valueOf(file: string, text: string): unknown {
  const read = readText(text)
  if (read.ok) return read.value
  throw new SpecTrouble(`${file}: ${read.fault.message}`)
}

function wordsOf(issue: z.core.$ZodIssue): string {
  if (issue.code !== 'unrecognized_keys') return issue.message
  const names = issue.keys.join(', ')
  return issue.keys.some((key) => /key|secret|token/i.test(key))
    ? `${names} is not read: a secret stands in no file. Name an environment variable in keyFrom, or secretFrom`
    : `no field is called ${names}`
}
