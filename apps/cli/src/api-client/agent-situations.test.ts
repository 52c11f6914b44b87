import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { runCommand } from '../command.ts'
import { agent } from './agent.ts'

vi.stubEnv('WIS_TOKEN', 'wis_x')
const log = vi.spyOn(console, 'log').mockReturnValue()
const error = vi.spyOn(console, 'error').mockReturnValue()
beforeEach(() => {
  log.mockClear()
  error.mockClear()
})

const kept = (set: string, seq: number, versions: readonly object[]) => ({
  matchId: '1m8bnq4hs7zq33m9',
  seq,
  game: 'who-is-spy',
  language: 'en',
  kind: 'vote',
  round: 2,
  set,
  note: '',
  checks: [],
  versions,
})
const of = (version: number, passed: number, answers: number, open = 0) => ({
  version,
  passed,
  answers,
  open,
})

/** A site whose situations are these at each look, and whose runs are for version 2. */
async function site(looks: readonly (readonly object[])[]) {
  const asked: unknown[] = []
  let look = 0
  const server = createServer((incoming, response) => {
    let body = ''
    incoming.on('data', (piece: Buffer) => (body += piece.toString()))
    incoming.on('end', () => {
      response.setHeader('content-type', 'application/json')
      if (incoming.method === 'POST') {
        asked.push(JSON.parse(body))
        response.statusCode = 202
        return response.end(JSON.stringify({ version: 2, situations: 1, answers: 3 }))
      }
      const items = looks[Math.min(look++, looks.length - 1)]
      return response.end(JSON.stringify({ items }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const run = (action: string, ...args: string[]) =>
    runCommand([agent], ['agent', action, 'fox', ...args, '--url', url])
  return { asked, run }
}

it('a table has a row for each situation and a column for each version', async () => {
  const { run, asked } = await site([
    [kept('votes', 31, [of(2, 3, 3), of(1, 0, 3)]), kept('words', 12, [of(1, 2, 3)])],
  ])
  expect(await run('situations')).toBe(0)
  expect(log.mock.calls[0]?.[0]).toBe(
    [
      'situation                                    v2   v1',
      'votes: vote, round 2 (1m8bnq4hs7zq33m9/31)  3/3  0/3',
      'words: vote, round 2 (1m8bnq4hs7zq33m9/12)       2/3',
    ].join('\n'),
  )
  expect(asked).toEqual([])
})

it('a set is asked, waited for, and fails unless every answer passes', async () => {
  const passing = await site([[kept('votes', 31, [of(2, 0, 1, 2)])], [kept('votes', 31, [of(2, 3, 3)])]])
  expect(await passing.run('test', '--set', 'votes')).toBe(0)
  expect(passing.asked).toEqual([{ times: 3, set: 'votes' }])
  const failing = await site([[kept('votes', 31, [of(2, 2, 3)]), kept('words', 12, [of(2, 3, 3)])]])
  expect(await failing.run('test', '--version', '2')).toBe(1)
  expect(await failing.run('situations', '--ask', '--set', 'words')).toBe(0)
  const unjudged = await site([[kept('votes', 31, [{ ...of(2, 2, 2), unjudged: 1 }])]])
  expect(await unjudged.run('test')).toBe(1)
  const silent = await site([[kept('votes', 31, [])]])
  expect(await silent.run('test')).toBe(1)
})
