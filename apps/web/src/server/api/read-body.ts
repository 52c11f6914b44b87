import { notStorable, unstorableIn } from '@wis/protocol'
import type { z } from 'zod'
import { AppError } from '../app-error.ts'
import { issuesOf } from '../issues-of.ts'

const mostBytes = 64 * 1024
/** Code that walks through a body later, such as a schema, then needs no limit of its own. */
const mostLevels = 64

/** The body of a request as the schema demands it, or a refusal that names every wrong field. */
export async function readBody<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<z.output<Schema>> {
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? ''))
    throw new AppError('bad-request', 'Send the body as application/json.')
  if (!/^(?:identity)?$/i.test(request.headers.get('content-encoding') ?? ''))
    throw new AppError('bad-request', 'Send the body as it is: nothing compressed is unpacked here.')
  const body = parseJson(await readText(request))
  if (isTooDeep(body)) throw new AppError('bad-request', `A body may nest ${mostLevels} levels at the most.`)
  refuseUnstorable(body)
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  throw new AppError('invalid', 'The body is not what this call takes.', issuesOf(parsed.error))
}

/** Stops reading at the limit, whatever length the header claims. */
export async function readText(request: Request): Promise<string> {
  const tooLarge = () => new AppError('too-large', `A body may have ${mostBytes / 1024} KiB at the most.`)
  if (Number(request.headers.get('content-length') ?? 0) > mostBytes) throw tooLarge()
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of request.body ?? []) {
    size += part.byteLength
    if (size > mostBytes) throw tooLarge()
    parts.push(part)
  }
  return new TextDecoder('utf-8', { fatal: false }).decode(Buffer.concat(parts))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new AppError('bad-request', 'The body is not JSON.')
  }
}

function isTooDeep(body: unknown): boolean {
  let level = [body]
  for (let depth = 0; depth <= mostLevels; depth++)
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []))
  return level.length > 0
}

function refuseUnstorable(body: unknown): void {
  const issues = unstorableIn(body).map((path) => ({ path, message: notStorable }))
  if (issues.length > 0)
    throw new AppError('invalid', 'The body holds a character that cannot be stored.', issues)
}
