import { nestedTooDeeply, readJson } from '@wis/engine'
import { notStorable, unstorableIn } from '@wis/protocol'
import type { z } from 'zod'
import { AppError } from '../app-error.ts'
import { issuesOf } from '../issues-of.ts'

const mostBytes = 64 * 1024

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
    throw new AppError('invalid', 'The body holds a character that cannot be stored.', issues)
}
