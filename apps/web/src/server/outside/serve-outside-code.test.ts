import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync } from 'node:zlib'
import type { OutsideGame } from '@wis/games'
import { afterEach, expect, it, onTestFinished } from 'vitest'
import { GET } from '../../app/games/[game]/[file]/route.ts'
import { serveOutsideCode } from './serve-outside-code.ts'

const place = Symbol.for('wis.outside-games')
afterEach(() => void Reflect.deleteProperty(globalThis, place))

const about = { name: '@ada/noughts', version: '1.2.3', author: null, hash: 'f'.repeat(64) }
const code = { kit: 'export const kit = {}\n', view: 'export const view = {}\n' }
const games = [{ kit: { id: 'noughts', package: about }, code }]
const install = () => Reflect.set(globalThis, place, { games, refused: [] })

const leadTo = async (game: string, file: string) => {
  const answer = await GET(new Request('http://localhost'), { params: Promise.resolve({ game, file }) })
  return { status: answer.status, text: (await answer.text()).trim() }
}

it('leads a browser from a game to its files, and from a game that is not here to nothing', async () => {
  install()
  expect(await leadTo('noughts', 'view.js')).toEqual({
    status: 200,
    text: `export { view } from '/games/noughts/view.js/${about.hash}'`,
  })
  expect((await leadTo('noughts', 'kit.js')).text).toContain(JSON.stringify(about))
  expect(await leadTo('holdem', 'view.js')).toEqual({ status: 200, text: 'export const view = undefined' })
  expect((await leadTo('noughts', 'secrets.js')).status).toBe(404)
})

it('serves the files for ever under their hash, in brotli to a client that takes it', async () => {
  onTestFinished(serveOutsideCode(games as unknown as readonly OutsideGame[]))
  const server = http.createServer((_, response) => response.writeHead(404).end('passed on'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const ask = (path: string, coding: string) =>
    new Promise<{ headers: http.IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
      const headers = { 'accept-encoding': coding }
      http
        .get({ port, path, headers }, (answer) => {
          const parts: Buffer[] = []
          answer.on('data', (part: Buffer) => parts.push(part))
          answer.on('end', () => resolve({ headers: answer.headers, body: Buffer.concat(parts) }))
        })
        .on('error', reject)
    })
  const view = `/games/noughts/view.js/${about.hash}`
  const small = await ask(view, 'gzip, br')
  expect([small.headers['content-encoding'], brotliDecompressSync(small.body).toString()]).toEqual([
    'br',
    code.view,
  ])
  expect(small.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cache-control': expect.stringContaining('immutable') as string,
  })
  const plain = await ask(view, 'gzip')
  expect([plain.headers['content-encoding'], plain.body.toString()]).toEqual([undefined, code.view])
  expect((await ask(view.replaceAll('f', 'e'), 'br')).body.toString()).toBe('passed on')
})
