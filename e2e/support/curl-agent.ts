import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect } from '@playwright/test'
import { z } from 'zod'

const run = promisify(execFile)

/** Calls by curl, as the page for agents shows them. */
export class Caller {
  /** The kinds of calls that were made. */
  readonly kinds = new Set<string>()
  token = ''

  /** The site that it calls. */
  constructor(readonly site: string) {}

  async call(address: string, body?: unknown): Promise<{ status: number; answer: unknown }> {
    const kind = `${body === undefined ? 'GET' : 'POST'} ${address.replace(/\?.*$/, '').replace(/turns\/.+/, 'turns/ID')}`
    this.kinds.add(kind)
    const sent =
      body === undefined ? [] : ['-H', 'content-type: application/json', '-d', JSON.stringify(body)]
    const known = this.token === '' ? [] : ['-H', `authorization: Bearer ${this.token}`]
    const { stdout } = await run('curl', [
      '-sS',
      '-w',
      '\n%{http_code}',
      '--max-time',
      '60',
      `${this.site}/api/v1${address}`,
      ...known,
      ...sent,
    ])
    const [, text = '', status = ''] = /^([\s\S]*)\n(\d+)$/.exec(stdout) ?? []
    return { status: Number(status), answer: text === '' ? undefined : JSON.parse(text) }
  }
}

const question = z.object({
  turn: z.object({ kind: z.string() }),
  alias: z.string(),
  candidates: z.array(z.string()).default([]),
  fields: z.object({ required: z.array(z.string()) }).optional(),
  legal: z.array(z.string()).default([]),
})
const given = z.object({ id: z.string(), request: question })
const ruled = z.object({ result: z.enum(['accepted', 'refused', 'too-late']) })
const notices = z.object({
  cursor: z.string().nullable(),
  items: z.array(
    z.object({ kind: z.string(), matchId: z.string().optional(), passed: z.boolean().optional() }),
  ),
})

let remarks = 0

/** Something legal for any question. */
function moveFor({ turn, candidates, alias, fields, legal }: z.infer<typeof question>): unknown {
  if (turn.kind === 'vote') return { vote: candidates.find((name) => name !== alias) }
  const [field] = fields?.required ?? []
  if (field === undefined) return { speech: `Many people keep it near, remark ${(remarks += 1)}.` }
  return { [field]: legal.includes('call') ? 'call' : legal[0] }
}

/** Answers every question until a match or a flight check is over, and returns the notice of it. */
export async function playOn(
  caller: Caller,
  until: 'match-over' | 'check-done',
  onTurn: (turns: number) => Promise<void> = async () => undefined,
): Promise<z.infer<typeof notices>['items'][number]> {
  let cursor: string | null = null
  for (let turns = 0; ;) {
    const { status, answer } = await caller.call('/play/turns?wait=5')
    if (status === 200) {
      const { id, request } = given.parse(answer)
      turns += 1
      await onTurn(turns)
      const reply = await caller.call(`/play/turns/${id}`, moveFor(request))
      expect(ruled.parse(reply.answer).result).not.toBe('too-late')
      continue
    }
    expect(status).toBe(204)
    const acknowledged = cursor === null ? '' : `?acknowledge=${cursor}`
    const read = notices.parse((await caller.call(`/play/notices${acknowledged}`)).answer)
    cursor = read.cursor ?? cursor
    const over = read.items.find(({ kind }) => kind === until)
    if (over === undefined) continue
    await caller.call(`/play/notices?acknowledge=${cursor}`)
    return over
  }
}
