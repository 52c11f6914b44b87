import type { z } from 'zod'
import { AppError } from '../app-error.ts'
import { issuesOf } from '../issues-of.ts'

const mostBytes = 64 * 1024

/** The body of a request as the schema wants it, or a refusal that names every field that is wrong. */
export async function readBody<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<z.output<Schema>> {
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? ''))
    throw new AppError('bad-request', 'Send the body as application/json.')
  const parsed = schema.safeParse(parseJson(await readText(request)))
  if (parsed.success) return parsed.data
  throw new AppError('invalid', 'The body is not what this call takes.', issuesOf(parsed.error))
}

/** Stops reading where there is too much, whatever the length was said to be. */
async function readText(request: Request): Promise<string> {
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
    return JSON.parse(text, refuseNul)
  } catch (error) {
    if (error instanceof AppError) throw error
    throw new AppError('bad-request', 'The body is not JSON.')
  }
}

/** PostgreSQL cannot store a NUL, wherever in a body it stands. */
function refuseNul(name: string, value: unknown): unknown {
  if (name.includes('\0') || (typeof value === 'string' && value.includes('\0')))
    throw new AppError('invalid', 'The body holds a character that cannot be stored.')
  return value
}
