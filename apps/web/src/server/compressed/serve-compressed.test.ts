import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, get } from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { compressAssets } from './compress-assets.ts'
import { serveCompressed } from './serve-compressed.ts'

const script = 'export const words = ["lighthouse", "tower"]\n'.repeat(40)
const browser = { 'accept-encoding': 'gzip, deflate, br' }

it('a script is sent in brotli, under its own name and type', async () => {
  const answer = await fetch(`${await site()}/static/a.js`, { headers: browser })
  expect(answer.headers.get('content-encoding')).toBe('br')
  expect(answer.headers.get('content-type')).toBe('application/javascript; charset=UTF-8')
  expect(answer.headers.get('vary')).toBe('Accept-Encoding')
  expect(await answer.text()).toBe(script)
})

it.each([
  ['to a client that cannot read brotli', '/static/a.js', { headers: { 'accept-encoding': 'gzip' } }],
  ['in parts', '/static/a.js', { headers: { ...browser, range: 'bytes=0-' } }],
  ['where it is not for reading', '/static/a.js', { method: 'POST', headers: browser }],
  ['where nothing was compressed', '/static/late.js', { headers: browser }],
])('it is sent unchanged %s', async (_, address, asked) => {
  const answer = await fetch((await site()) + address, asked)
  expect(answer.headers.get('content-encoding')).toBeNull()
  expect(await answer.text()).toBe(script)
})

it.each(['/static/font.woff2', '/static/%61.js', '/static/a.js?x', '/static/x/../a.js', '/static/../a.js'])(
  'the address %s is left as it is',
  async (address) => {
    const { port } = new URL(await site())
    const asked = get({ port, path: address, headers: browser })
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    answer.resume()
    expect(answer.headers).toMatchObject({ 'x-address': address })
    expect(answer.headers).not.toHaveProperty('content-encoding')
  },
)

/** A server without any compression, with one script compressed at its build and one that was added later. */
async function site(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'wis-assets-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(path.join(folder, 'a.js'), script)
  await writeFile(path.join(folder, 'font.woff2'), 'is compressed already')
  await compressAssets(folder)
  await writeFile(path.join(folder, 'late.js'), script)
  onTestFinished(serveCompressed(folder, '/static'))
  const server = createServer((request, response) => {
    response.setHeader('x-address', request.url ?? '')
    void readFile(path.join(folder, path.basename(request.url ?? ''))).then(
      (content) => response.end(content),
      () => response.end(),
    )
  })
  onTestFinished(() => void server.close())
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
