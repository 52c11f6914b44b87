import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { notStorable, unstorableIn } from '@wis/protocol'
import { AppError } from '../app-error.ts'
import { readArguments } from './form-arguments.ts'

/** A picture of 2 MiB and the form around it: what next.config.ts allows an action. */
const mostBytes = 3 * 1024 * 1024

/**
 * Reads the form that an action is called with, and puts it back as everybody writes a form: what two readers of the same
 * bytes might take for different things is written anew. Throws what the sender is told.
 */
export async function readForm(request: IncomingMessage): Promise<void> {
  const type = request.headers['content-type'] ?? ''
  const bytes = await bodyOf(request)
  if (isEmptyCall(type, bytes)) return putBack(request, bytes)
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData().catch(() => {
    throw new AppError('bad-request', 'The body is no form.')
  })
  if ([...form].some(isUnspeakable))
    throw new AppError('bad-request', 'A field has a name that no field has.')
  const { ok, prefix } = readArguments(form, request.headers['next-action'])
  if (!ok) throw new AppError('bad-request', 'No form of this site is sent like that.')
  refuseUnstorable(form, prefix)
  const anew = new Response(form)
  const body = Buffer.from(await anew.arrayBuffer())
  request.headers['content-type'] = anew.headers.get('content-type') ?? type
  request.headers['content-length'] = String(body.length)
  delete request.headers['transfer-encoding']
  putBack(request, body)
}

/** As a browser calls an action that takes nothing: Next leaves the form out that such an action would pass over. */
const isEmptyCall = (type: string, bytes: Buffer) => /^text\/plain\b/i.test(type) && bytes.toString() === '[]'

/** What stands in the head of a part, where one reader takes what another does not. */
function isUnspeakable([name, value]: [string, FormDataEntryValue]): boolean {
  const head = typeof value === 'string' ? name : `${name}${value.name}${value.type}`
  return head.length > 500 || /\p{Cc}/u.test(head)
}

function refuseUnstorable(form: FormData, prefix: string): void {
  const texts = [...form].map(
    ([name, value]) => [name, typeof value === 'string' ? value : value.name] as const,
  )
  const issues = texts.flatMap(([name, value]) =>
    unstorableIn({ [name]: value }).map((path) => ({
      path: path.startsWith(prefix) ? path.slice(prefix.length) : path,
      message: notStorable,
    })),
  )
  if (issues.length > 0)
    throw new AppError('invalid', 'A field holds a character that cannot be stored.', issues)
}

/** As if nobody had read of it: whoever makes a request of the web of this one looks. */
function putBack(request: IncomingMessage, body: Buffer): void {
  const { _readableState } = new Readable({ autoDestroy: false, read: () => undefined }) as Readable & {
    // Every stream of Node has one; Next replaces bodies in the same way.
    readonly _readableState: unknown
  }
  Object.assign(request, { _readableState })
  request.push(body)
  request.push(null)
}

function bodyOf(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    let size = 0
    const settle = (what: () => void) => {
      request.off('readable', read).off('error', broken).off('close', broken)
      what()
    }
    const broken = () => settle(() => reject(new AppError('bad-request', 'The body broke off.')))
    const read = () => {
      // Node gives a body as bytes as long as nobody asks for text.
      for (let part = request.read() as Buffer | null; part; part = request.read() as Buffer | null) {
        size += part.length
        if (size > mostBytes)
          return settle(() => reject(new AppError('too-large', 'A form may have 3 MiB at the most.')))
        parts.push(part)
      }
      if (!request.complete) return
      settle(() => resolve(Buffer.concat(parts)))
    }
    request.on('readable', read).on('error', broken).on('close', broken)
  })
}
