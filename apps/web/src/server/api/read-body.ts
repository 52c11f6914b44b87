import { isUtf8 } from 'node:buffer'
import { jsonIn, nestedTooDeeply, readJson } from '@wis/engine'
import { notStorable, unstorableIn } from '@wis/protocol'
import type { z } from 'zod'
import { AppError } from '../app-error.ts'
import type { Issue } from '../app-error.ts'

const mostBytes = 64 * 1024

/** The body of a request as the schema demands it, or a refusal that names every wrong field. */
export async function readBody<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<z.output<Schema>> {
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? ''))
    throw new AppError('bad-request', 'Send the body as application/json.')
  if (!/^(?:identity)?$/i.test(request.headers.get('content-encoding') ?? ''))
    throw new AppError('bad-request', 'Send the body uncompressed.')
  const body = parseJson(await readText(request))
  refuseUnstorable(body)
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  throw new AppError('invalid', issuesSaid(body), issuesOf(parsed.error))
}

/**
 * A call without a body passes over what was sent in one. A parameter that stands there belongs in the address, and would
 * be missed without a word.
 */
export async function refuseMisplaced(request: Request, query: z.ZodObject): Promise<void> {
  if (request.method === 'GET' || request.method === 'HEAD') return
  const body = jsonIn(await readText(request))
  const sent = typeof body === 'object' && body !== null ? Object.keys(body) : []
  const misplaced = sent.filter((name) => name in query.shape)
  if (misplaced.length === 0) return
  const issues = misplaced.map((name) => ({ path: name, message: `belongs in the address, as ?${name}=…` }))
  throw new AppError('bad-request', 'This call has no body. Its parameters stand in the address.', issues)
}

/** A body that is no object has no fields that could be named. */
const issuesSaid = (body: unknown) =>
  typeof body === 'object' && body !== null && !Array.isArray(body)
    ? 'The body is not valid for this call.'
    : 'The body has to be a JSON object, with the fields of this call.'

type ZodIssue = z.core.$ZodIssue

/** The faults of a body, field by field. */
export function issuesOf({ issues }: { readonly issues: readonly ZodIssue[] }): readonly Issue[] {
  return issues.flatMap((issue) => inner(issue, []))
}

/**
 * For a body with several variants, it names the faults of the most likely one. A bare “invalid input” would leave
 * everybody guessing.
 */
function inner(issue: ZodIssue, above: readonly PropertyKey[]): readonly Issue[] {
  const path = [...above, ...issue.path]
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({
      path: [...path, key].join('.'),
      message: 'there is no field of this name',
    }))
  if (issue.code !== 'invalid_union' || issue.errors.length === 0)
    return [{ path: path.join('.'), message: wordsOf(issue) }]
  const [nearest = []] = issue.errors.toSorted((one, other) => strangeness(one) - strangeness(other))
  return nearest.flatMap((found) => inner(found, path))
}

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object with fields',
  record: 'an object with fields',
}

/** What a field of the wrong kind has to be, in ordinary words. */
function wordsOf(issue: ZodIssue): string {
  const kind = issue.code === 'invalid_type' ? kinds[issue.expected] : undefined
  if (kind === undefined) return issue.message
  if (issue.message.endsWith('received undefined')) return `missing; expected ${kind}`
  return issue.message.replace(/^Invalid input: expected \w+, received /, `expected ${kind}, received `)
}

/** A variant that knows the sent fields is closer than one that does not, whatever else is wrong. */
function strangeness(issues: readonly ZodIssue[]): number {
  const unknown = issues.filter(({ code }) => code === 'unrecognized_keys').length
  const missing = issues.filter((issue) => issue.code === 'invalid_type' && issue.path.length === 1).length
  return unknown * 10_000 + missing * 100 + issues.length
}

/** Stops reading at the limit, whatever length the header claims. */
export async function readText(request: Request): Promise<string> {
  const tooLarge = () => new AppError('too-large', `A body can have at most ${mostBytes / 1024} KiB.`)
  if (Number(request.headers.get('content-length') ?? 0) > mostBytes) throw tooLarge()
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of request.body ?? []) {
    size += part.byteLength
    if (size > mostBytes) throw tooLarge()
    parts.push(part)
  }
  const bytes = Buffer.concat(parts)
  // A reader that forgives would put other characters in the place of those that were sent.
  if (!isUtf8(bytes)) throw new AppError('bad-request', 'The body is not UTF-8.')
  return new TextDecoder('utf-8').decode(bytes)
}

function parseJson(text: string): unknown {
  const read = readJson(text)
  if (read.ok) return read.value
  throw new AppError(
    'bad-request',
    read.trouble === 'too-deep' ? `The body is ${nestedTooDeeply()}.` : 'The body is not JSON.',
  )
}

function refuseUnstorable(body: unknown): void {
  const issues = unstorableIn(body).map((path) => ({ path, message: notStorable }))
  if (issues.length > 0)
    throw new AppError('invalid', 'The body contains a character that cannot be stored.', issues)
}
