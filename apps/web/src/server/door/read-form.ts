import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { notStorable, unstorableIn } from '@wis/protocol'
import { AppError } from '../app-error.ts'
import { readArguments } from './form-arguments.ts'

/** A picture of 2 MiB and the form around it. next.config.ts allows an action as much. */
const mostBytes = 3 * 1024 * 1024

/**
 * Reads the form that an action is called with, and replaces the body with a freshly written one, because two readers
 * might understand the original bytes differently. Throws the message for the sender.
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

/** A browser calls an action without arguments like this. For such an action, Next leaves out the form. */
const isEmptyCall = (type: string, bytes: Buffer) => /^text\/plain\b/i.test(type) && bytes.toString() === '[]'

/** Characters in the head of a part that different readers understand differently. */
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

/** Makes the body look unread, because the code that makes a web request of this one checks that. */
function putBack(request: IncomingMessage, body: Buffer): void {
  const { _readableState } = new Readable({ autoDestroy: false, read: () => undefined }) as Readable & {
    // Every stream of Node has this state; Next replaces bodies in the same way.
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
      // Node gives a body as bytes unless an encoding was set.
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
