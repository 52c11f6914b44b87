import fs from 'node:fs'
import { moveSeason } from '@wis/db/seasons'
import { verifyAll, verifySeason } from '@wis/proof'
import { describe, expect, it } from 'vitest'
import { apiRig } from '../../testing/api-rig.ts'
import type { ApiRig, Asker, CallOptions } from '../../testing/api-rig.ts'
import { openSeason, storeMatch } from '../../testing/stored-matches.ts'
import { answerCall } from '../api/answer-call.ts'
import { lengthHeader } from '../request/tell-lengths.ts'
import { exportsHere } from './exports.ts'

async function playedSeason(matches = 2) {
  const api = await apiRig()
  const seasonId = await openSeason(api.db)
  const more = async (seed: string) => storeMatch(api.db, { seasonId, seed })
  for (const seed of ['a', 'f', 'g'].slice(0, matches)) await more(seed)
  return { api, seasonId, more }
}

const take = (api: ApiRig, options: CallOptions = {}) =>
  api.call('GET /seasons/{slug}/export.jsonl', { params: { slug: 'spring' }, ...options })

async function whole(api: ApiRig, options: CallOptions = {}) {
  const answer = await take(api, options)
  const text = await answer.text()
  return { status: answer.status, tag: answer.headers.get('etag') ?? '', text, headers: answer.headers }
}

const filesKept = () =>
  fs
    .readdirSync(exportsHere().root, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.jsonl'))

describe('a file of a season', () => {
  it('is made once for everybody, and made again once the season has changed', async () => {
    const { api, more } = await playedSeason()
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => whole(api)))
    expect(new Set(answers.map(({ tag, text }) => tag + text)).size).toBe(1)
    expect(filesKept()).toHaveLength(1)
    await more('g')
    const next = await whole(api)
    expect(next.tag).not.toBe(answers[0]?.tag)
    expect(await verifySeason(next.text.trimEnd().split('\n'))).toMatchObject({ ok: true, matches: 3 })
  })

  it('is sent with its length and its tag, and the tag says that an earlier copy is still valid', async () => {
    const { api } = await playedSeason()
    const { tag, text, headers } = await whole(api)
    expect(headers.get(lengthHeader)).toBe(String(Buffer.byteLength(text)))
    expect(headers.get('cache-control')).toContain('no-transform')
    expect((await take(api, { headers: { 'if-none-match': tag } })).status).toBe(304)
    fs.rmSync(exportsHere().root, { recursive: true })
    expect((await take(api, { headers: { 'if-none-match': tag } })).status).toBe(304)
    expect((await whole(api)).tag).not.toBe(tag)
  })

  it('is sent in parts', async () => {
    const { api } = await playedSeason()
    const { tag, text } = await whole(api)
    const bytes = Buffer.from(text)
    const part = await take(api, { headers: { range: 'bytes=100-', 'if-range': tag } })
    expect([part.status, part.headers.get('content-range')]).toEqual([
      206,
      `bytes 100-${bytes.length - 1}/${bytes.length}`,
    ])
    expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(100))).toBe(true)
    const beyond = await take(api, { headers: { range: `bytes=${bytes.length}-` } })
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${bytes.length}`])
    expect((await whole(api, { headers: { range: 'bytes=100-', 'if-range': '"another"' } })).text).toBe(text)
  })

  it('is sent to its end although the season has gone on since', async () => {
    const { api, more } = await playedSeason()
    const { tag, text } = await whole(api)
    await more('g')
    const rest = await whole(api, { headers: { range: 'bytes=100-', 'if-range': tag } })
    expect([rest.status, rest.tag, rest.text]).toEqual([206, tag, Buffer.from(text).subarray(100).toString()])
    await api.db.prisma.season.update({ where: { slug: 'spring' }, data: { embargo: true } })
    expect((await take(api, { headers: { range: 'bytes=100-', 'if-range': tag } })).status).toBe(409)
  })

  it('answers HEAD without being made', async () => {
    const { api } = await playedSeason()
    const head = async () => {
      const request = new Request('http://localhost/x', {
        method: 'HEAD',
        headers: { 'x-wis-peer': '10.9.0.1' },
      })
      const path = ['seasons', 'spring', 'export.jsonl']
      return answerCall(request, { params: Promise.resolve({ path }) })
    }
    const before = await head()
    expect([before.status, before.headers.get('etag'), fs.existsSync(exportsHere().root)]).toEqual([
      200,
      null,
      false,
    ])
    const { tag, text } = await whole(api)
    const after = await head()
    expect([after.headers.get('etag'), after.headers.get(lengthHeader), after.body]).toEqual([
      tag,
      String(Buffer.byteLength(text)),
      null,
    ])
  })

  it('that was made for its organizer is for nobody else until all of it is public', async () => {
    const { api } = await playedSeason()
    const organizer = await api.user('organizer')
    const data = { ownerId: organizer.id, embargo: true }
    await api.db.prisma.season.update({ where: { slug: 'spring' }, data })
    const theirs = await take(api, { as: organizer.session })
    const tag = theirs.headers.get('etag') ?? ''
    await theirs.text()
    expect([theirs.status, theirs.headers.get('cache-control')?.startsWith('private')]).toEqual([200, true])
    for (const headers of [{}, { 'if-none-match': tag }, { range: 'bytes=0-', 'if-range': tag }])
      expect((await take(api, { headers })).status).toBe(409)
  })

  it('is refused if the season is held back by the time it is made', async () => {
    const { api } = await playedSeason()
    const { workshop } = exportsHere()
    const { run } = workshop
    workshop.run = async (job, tell) => {
      await api.db.pool.query('update matches set withheld = true')
      return run(job, tell)
    }
    const { status, text } = await whole(api)
    expect([status, text.includes('commitment')]).toEqual([409, false])
  })

  it('that was closed with another board says so, whatever was made before', async () => {
    const { api, seasonId } = await playedSeason()
    const actor = { id: (await api.user('admin')).id, name: 'Ada' }
    const before = await whole(api)
    for (const state of ['closing', 'closed'] as const) await moveSeason(api.db, actor, seasonId, state)
    const after = await whole(api)
    expect([before.text.includes('"final":false'), after.text.includes('"final":true')]).toEqual([true, true])
  })
})

describe('the cost of a download', () => {
  async function usesOf(api: ApiRig, as: Asker) {
    const answer = await take(api, { as })
    await answer.text()
    const next = await take(api, { as })
    await next.text()
    return Number(answer.headers.get('ratelimit-remaining')) - Number(next.headers.get('ratelimit-remaining'))
  }

  it('is one use, and one more for every fifty matches that had to be read', async () => {
    const { api } = await playedSeason()
    const { session } = await api.user()
    expect([await usesOf(api, session), await usesOf(api, session)]).toEqual([2, 1])
  })
})

async function* linesOf(text: string) {
  yield* text.trimEnd().split('\n')
}

describe('the exports of many matches', () => {
  it('are sent one after the other, newest first, from the end of the last list', async () => {
    const { api, more } = await playedSeason(3)
    const unfinished = await more('c')
    await api.db.pool.query(`update matches set withheld = true where id = $1`, [unfinished.id])
    const list = async (query: Readonly<Record<string, string>>) => {
      const answer = await api.call('GET /matches/export.jsonl', { query })
      const text = await answer.text()
      return { text, ids: [...text.matchAll(/"matchId":"([^"]+)"/g)].map(([, id = '']) => id) }
    }
    const all = await list({})
    const verdicts = []
    for await (const { ok } of verifyAll(linesOf(all.text))) verdicts.push(ok)
    expect(verdicts).toEqual([true, true, true])
    expect(all.ids).toEqual(all.ids.toSorted().toReversed())
    const first = await list({ limit: '2' })
    const rest = await list({ cursor: first.ids.at(-1) ?? '' })
    expect([...first.ids, ...rest.ids]).toEqual(all.ids)
    expect(fs.readdirSync(`${exportsHere().root}/passing`)).toEqual([])
  })

  it('of a filter that fits none are an empty file', async () => {
    const { api } = await playedSeason(1)
    const answer = await api.call('GET /matches/export.jsonl', { query: { agent: 'nobody' } })
    expect([answer.status, await answer.text()]).toEqual([200, ''])
  })
})
