import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { jsonIn } from '@wis/engine'
import { notStorable, unstorableIn } from '@wis/protocol/basics'
import { AppError } from '../app-error.ts'

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
    throw new AppError('bad-request', 'The body is not a form.')
  })
  if ([...form].some(isUnspeakable))
    throw new AppError('bad-request', 'A field has a name that no field has.')
  const { ok, prefix } = readArguments(form, request.headers['next-action'])
  if (!ok) throw new AppError('bad-request', 'No form of this site sends such a request.')
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
    throw new AppError('invalid', 'A field contains a character that cannot be stored.', issues)
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
          return settle(() => reject(new AppError('too-large', 'A form can have at most 3 MiB.')))
        parts.push(part)
      }
      if (!request.complete) return
      settle(() => resolve(Buffer.concat(parts)))
    }
    request.on('readable', read).on('error', broken).on('close', broken)
  })
}

/** The arguments of a form of ours, with the prefix of its fields. */
interface Arguments {
  readonly ok: boolean
  /** The text before the names of the form’s own fields. */
  readonly prefix: string
}

const refused: Arguments = { ok: false, prefix: '' }

/**
 * Whether the parts of a form have the shape that React in a browser gives to our forms. The server can read no other
 * shape, and a caller should be refused instead of making the action fail. The arguments of an action are a form,
 * after its last state if it has one.
 */
function readArguments(form: FormData, action: string | string[] | undefined): Arguments {
  return action === undefined ? ofPlainForm(form) : ofScript(form, String(action))
}

/** The name of an action begins with one bit for each argument that it uses. */
function takes(action: string, given: number): boolean {
  const bits = Number.parseInt(action.slice(0, 2), 16) & 0x7e
  return bits === 0 || bits.toString(2).replaceAll('0', '').length === given
}

function ofScript(form: FormData, action: string): Arguments {
  const list = parsedList(textOf(form, '0'))
  const [, id] = /^\$K([0-9a-f]{1,4})$/.exec(String(list?.at(-1))) ?? []
  if (!list || id === undefined || list.length > 2 || !takes(action, list.length)) return refused
  const prefix = `_${id}_`
  const isOwn = [...form.keys()].every((name) => name === '0' || name.startsWith(prefix))
  return { ok: isOwn && list.slice(0, -1).every((state) => isPlain(state, list)), prefix }
}

/** Reads the form that a browser sends before its scripts have loaded: the action is in hidden fields. */
function ofPlainForm(form: FormData): Arguments {
  const names = [...form.keys()].filter((name) => /^\$ACTION_(ID_|REF_|\d+:)/.test(name))
  const [id, ...others] = names.filter((name) => !name.includes(':'))
  if (id === undefined) return { ok: names.length === 0, prefix: '' }
  const [, number] = /^\$ACTION_REF_(\d{1,4})$/.exec(id) ?? []
  if (number === undefined) {
    // A button with an action of its own sends it after that of its form, and React calls the last one.
    const actions = names.map((name) => /^\$ACTION_ID_(.*)$/.exec(name)?.[1])
    return { ok: actions.length <= 2 && actions.every((one) => isAction(one) && takes(one, 1)), prefix: '' }
  }
  if (others.length > 0) return refused
  const expected = [id, `$ACTION_${number}:0`, `$ACTION_${number}:1`]
  const state = parsedList(textOf(form, expected[2] ?? ''))
  const action = boundAction(jsonIn(textOf(form, expected[1] ?? '')))
  const isOwn = names.length === expected.length && names.every((name) => expected.includes(name))
  const isState = state?.length === 1 && state.every((one) => isPlain(one, state))
  return { ok: isOwn && isState && action !== undefined && takes(action, 2), prefix: '' }
}

const isAction = (id: unknown): id is string => typeof id === 'string' && /^[0-9a-f]{42}$/.test(id)

function boundAction(value: unknown): string | undefined {
  const [id, bound]: unknown[] = ['id', 'bound'].map((name) => Reflect.get(Object(value), name) as unknown)
  return isAction(id) && bound === '$@1' ? id : undefined
}

const textOf = (form: FormData, name: string) => {
  const values = form.getAll(name)
  return values.length === 1 && typeof values[0] === 'string' ? values[0] : ''
}

function parsedList(text: string): readonly unknown[] | undefined {
  const value = jsonIn(text)
  return Array.isArray(value) ? value : undefined
}

const deepest = 24

/**
 * Allows values, and the marks that React writes for values that JSON lacks, but no reference to anything that was
 * not sent along.
 */
function isPlain(value: unknown, root: readonly unknown[], depth = 0): boolean {
  if (typeof value === 'string') return isPlainText(value, root)
  if (typeof value !== 'object' || value === null) return true
  if (depth > deepest) return false
  return Object.entries(value).every(
    ([name, inner]) => name !== '__proto__' && isPlain(inner, root, depth + 1),
  )
}

function isPlainText(text: string, root: readonly unknown[]): boolean {
  if (!text.startsWith('$') || text.startsWith('$$')) return true
  if (/^\$(undefined|NaN|-?Infinity|-0|D\d{4}-[\d:.TZ-]{6,20}|n-?\d{1,40})$/.test(text)) return true
  const [first, ...path] = text.slice(1).split(':')
  return first === '0' && path.length > 0 && isThere(root, path)
}

/** React writes an object only once. A second place refers to the first one by its path. */
function isThere(root: unknown, path: readonly string[]): boolean {
  let place = root
  for (const name of path) {
    if (typeof place !== 'object' || place === null || !Object.hasOwn(place, name)) return false
    place = Reflect.get(place, name)
  }
  return typeof place === 'object' && place !== null
}
