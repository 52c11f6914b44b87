import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { guardRequests } from './request-guard.ts'

/** Stands in for Next, and reports the requests that reach it. */
const server = createServer((request, response) => {
  void body(request).then(async (bytes) => {
    const type = request.headers['content-type'] ?? ''
    const isForm = type.startsWith('multipart/form-data')
    const form = isForm
      ? await new Response(bytes, { headers: { 'content-type': type } }).formData()
      : undefined
    const fields =
      form && [...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name])
    const { cookie } = request.headers
    response.end(JSON.stringify({ url: request.url, size: bytes.length, fields, cookie }))
  })
})
let stop = () => {}

/** Next's own handlers do the same: they can make a web request only from a body that nobody has read yet. */
async function body(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const stream = Readable.toWeb(request) as ReadableStream
  const made = new Request('http://localhost', {
    method: 'POST',
    body: stream,
    duplex: 'half',
  } as RequestInit)
  return Buffer.from(await made.arrayBuffer())
}

beforeAll(async () => {
  stop = guardRequests()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => {
  stop()
  server.closeAllConnections()
  server.close()
})

interface Sent {
  readonly line?: string
  readonly headers?: readonly string[]
  readonly body?: string
}

/** Sends the bytes unchanged, because an HTTP client would correct them. */
async function send({ line = 'GET /watch', headers = [], body: text = '' }: Sent) {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  const named = headers.some((one) => /^host:/i.test(one))
  const head = [
    / HTTP\/[\d.]+$/.test(line) ? line : `${line} HTTP/1.1`,
    ...(named ? [] : ['Host: localhost:3000']),
    'Connection: close',
    ...headers,
  ]
  socket.write(`${head.join('\r\n')}\r\nContent-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`)
  const answer = Buffer.concat((await socket.toArray()) as Buffer[]).toString()
  const status = Number(answer.slice(9, 12))
  const json = /\{.*\}/s.exec(answer)?.[0]
  return {
    status,
    head: answer.split('\r\n\r\n')[0] ?? '',
    body: (json ? JSON.parse(json) : undefined) as unknown,
  }
}

const statusOf = async (sent: Sent) => (await send(sent)).status

describe('a request that nobody can answer is refused', () => {
  it.each([
    ['half of an escape', 'GET /%E0%A4%A', 400],
    ['a NUL in a path', 'GET /matches/%00', 400],
    ['a control in a path', 'GET /agents/a%0Ab', 400],
    ['an address of another server', 'GET http://evil.example/', 400],
    ['a star', 'OPTIONS *', 400],
    ['the page for failures', 'GET /_global-error', 404],
    ['the same in disguise', 'GET //%5fglobal-error.rsc', 404],
    ['a version that is not spoken', 'GET /watch HTTP/2.0', 400],
    ['TRACE', 'TRACE /watch', 405],
    ['TRACE of the API', 'TRACE /api/v1/health', 405],
    ['a page that is to be deleted', 'DELETE /watch', 405],
  ])('for %s', async (_, line, status) => {
    expect(await statusOf({ line })).toBe(status)
  })

  it.each([
    ['a state that is no JSON', ['Next-Router-State-Tree: %7B']],
    ['a state that is no tree', ['Next-Router-State-Tree: %7B%7D']],
    [
      'a state nested too deeply',
      [`Next-Router-State-Tree: ${'["",{"a":'.repeat(1_000)}["",{}]${'}]'.repeat(1_000)}`],
    ],
    ['two states', ['Next-Router-State-Tree: %5B%22%22%2C%7B%7D%5D', 'Next-Router-State-Tree: 1']],
    ['a host that is none', ['Host: a b%%']],
    ['two hosts', ['Host: a', 'Host: b']],
  ])('for %s', async (_, headers) => {
    expect(await statusOf({ headers })).toBe(400)
  })

  it('the refusal names the allowed methods, or the bad field', async () => {
    expect((await send({ line: 'PROPFIND /watch' })).head).toMatch(/allow: GET, HEAD, OPTIONS, POST/i)
    expect((await send({ line: 'GET /leaderboard?season=a%00b' })).body).toMatchObject({
      error: { code: 'bad-request', issues: [{ path: 'season' }] },
    })
  })
})

it.each([
  ['a page', { line: 'GET /leaderboard?season=%E5%8D%A7&x=%F0%9F%99%82' }],
  ['the API', { line: 'DELETE /api/v1/agents/a' }],
  ['a state of the router', { headers: ['Next-Router-State-Tree: %5B%22%22%2C%7B%7D%5D'] }],
  ['a host by its number', { headers: ['Host: [::1]:3000'] }],
])('%s comes through', async (_, sent) => {
  expect(await send(sent)).toMatchObject({ status: 200 })
})

it('a cookie with a bad address is dropped if it would prevent signing in', async () => {
  const headers = ['Cookie: a=1; next-auth.callback-url=%25%25; b=2']
  const answer = await send({ line: 'GET /api/auth/csrf', headers })
  expect(answer.body).toMatchObject({ cookie: 'a=1; b=2' })
})

const actionId = '60'.padEnd(42, 'a')
const alone = '40'.padEnd(42, 'a')
/** As long as the boundaries that browsers write. */
const boundary = '-'.repeat(24) + '8f2b1c0d9e7a'
const typed = `Content-Type: multipart/form-data; boundary=${boundary}`
const called = [`Next-Action: ${actionId}`, typed]
const formOf = (...fields: readonly (readonly [string, string])[]) =>
  `${fields.map(([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`).join('')}--${boundary}--\r\n`
const call = (...fields: readonly (readonly [string, string])[]): Sent => ({
  line: 'POST /account',
  // An action that takes only a form, so no state is sent with it.
  headers: fields.some(([name, value]) => name === '0' && value === '["$K1"]')
    ? [`Next-Action: ${alone}`, typed]
    : called,
  body: formOf(...fields),
})

describe('a form', () => {
  it('comes through as it was sent, with its fields', async () => {
    const fields = [
      ['_1_name', 'Ada 🙂\r\n"'],
      ['_1_$ACTION_KEY', 'k'],
      ['0', '[{"errors":{},"kept":{"a":"$$5"},"x":"$undefined"},"$K1"]'],
    ] as const
    expect(await send(call(...fields))).toMatchObject({ status: 200, body: { fields } })
  })

  it('of an action without arguments is the empty list that Next writes, and nothing else', async () => {
    const called = (body: string) =>
      send({
        line: 'POST /account',
        headers: [`Next-Action: 00${actionId.slice(2)}`, 'Content-Type: text/plain;charset=UTF-8'],
        body,
      })
    expect((await called('[]')).status).toBe(200)
    expect((await called('[1]')).status).toBe(400)
  })

  it('comes through if it was sent before the page had its scripts', async () => {
    const fields = [
      ['$ACTION_REF_1', ''],
      ['$ACTION_1:0', `{"id":"${actionId}","bound":"$@1"}`],
      ['$ACTION_1:1', '[{"errors":{}}]'],
      ['$ACTION_KEY', 'k123'],
      ['email', 'ada@example.org'],
    ] as const
    const answer = await send({ line: 'POST /account', headers: [typed], body: formOf(...fields) })
    expect(answer).toMatchObject({ status: 200, body: { fields } })
  })

  it('comes through without scripts from a button with an action of its own, after that of its form', async () => {
    const fields = [
      [`$ACTION_ID_${alone}`, ''],
      ['game', 'x'],
      [`$ACTION_ID_${alone.slice(0, -1)}0`, ''],
    ] as const
    const sent = (more: readonly (readonly [string, string])[] = []) =>
      send({ line: 'POST /play', headers: [typed], body: formOf(...fields, ...more) })
    expect(await sent()).toMatchObject({ status: 200, body: { fields } })
    expect((await sent([[`$ACTION_ID_${alone.slice(0, -1)}1`, '']])).status).toBe(400)
  })

  it('as long as a picture comes through whole', async () => {
    const long = 'x'.repeat(2 * 1024 * 1024)
    const answer = await send(call(['_1_avatar', long], ['0', '["$K1"]']))
    expect(answer).toMatchObject({
      status: 200,
      body: {
        fields: [
          ['_1_avatar', long],
          ['0', '["$K1"]'],
        ],
      },
    })
  })

  it.each([
    ['a text where a form belongs', call(['0', '["text"]'])],
    ['a form where a state comes first', { ...call(['0', '["$K1"]']), headers: called }],
    [
      'a state for an action that has none',
      { ...call(['0', '[{},"$K1"]']), headers: [`Next-Action: ${alone}`, typed] },
    ],
    ['a name that nobody can see', call(['_1_a\u0007', 'x'], ['0', '["$K1"]'])],
    ['no arguments', call(['_1_name', 'x'])],
    ['three arguments', call(['0', '[1,2,"$K1"]'])],
    ['arguments that are no JSON', call(['0', '["$K1"'])],
    ['arguments twice', call(['0', '["$K1"]'], ['0', '["$K1"]'])],
    ['a reference to nothing', call(['0', '["$1","$K1"]'])],
    ['a reference to what a list inherits', call(['0', '["$0:constructor","$K1"]'])],
    ['a call of another action in the state', call(['0', '["$h1","$K1"]'])],
    ['a promise in the state', call(['0', '["$@1","$K1"]'])],
    ['a number that is none', call(['0', '["$nx","$K1"]'])],
    ['a parent for an object', call(['0', '[{"__proto__":{"a":1}},"$K1"]'])],
    ['a state without a bottom', call(['0', `[${'['.repeat(5000)}${']'.repeat(5000)},"$K1"]`])],
    ['parts that are nobody’s', call(['0', '["$K1"]'], ['2', '"x"'])],
    ['a body that is no form', { line: 'POST /account', headers: called, body: 'x' }],
    [
      'a form without a boundary',
      { line: 'POST /', headers: ['Content-Type: multipart/form-data'], body: 'x' },
    ],
    ['a text that calls an action', { line: 'POST /', headers: [`Next-Action: ${actionId}`], body: '[]' }],
    ['hidden fields that name no action', hidden(['$ACTION_REF_1', ''])],
    ['lists in lists in the place of the form', call(['0', `[${'['.repeat(50_000)}${']'.repeat(50_000)}]`])],
    [
      'a bound state with a bottomless part',
      hidden(...boundWith(`,"x":${'['.repeat(20_000)}${']'.repeat(20_000)}`)),
    ],
    ['a state of hidden fields that is missing', hidden(['$ACTION_REF_1', ''], ['$ACTION_1:0', '{}'])],
  ])('is refused if it holds %s', async (_, sent) => {
    expect(await statusOf(sent)).toBe(400)
  })

  it('that breaks off harms no other request', async () => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
    const head = ['POST /account HTTP/1.1', 'Host: localhost', ...called, 'Content-Length: 900', '', '']
    const asked = once(server, 'request')
    socket.write(`${head.join('\r\n')}--`)
    const [request] = (await asked) as [IncomingMessage]
    socket.resetAndDestroy()
    await new Promise((resolve) => request.once('close', resolve))
    expect(await send({})).toMatchObject({ status: 200 })
  })

  it('is refused for a NUL, and the refusal names the field', async () => {
    const answer = await send(call(['_1_name', 'a\0b'], ['_1_ok', 'a'], ['0', '["$K1"]']))
    expect(answer).toMatchObject({ status: 422, body: { error: { issues: [{ path: 'name' }] } } })
  })

  it('is refused if it is longer than any form of ours', async () => {
    expect(await statusOf(call(['_1_a', 'x'.repeat(3_200_000)], ['0', '["$K1"]']))).toBe(413)
  })

  it.each(['http://evil.example', 'null', '%%'])(
    'is refused if it comes from a page of %s',
    async (origin) => {
      const sent = call(['0', '["$K1"]'])
      expect(await statusOf({ ...sent, headers: [...(sent.headers ?? []), `Origin: ${origin}`] })).toBe(403)
    },
  )

  it('is accepted from a page of ours', async () => {
    const sent = call(['0', '["$K1"]'])
    expect(
      await statusOf({ ...sent, headers: [...(sent.headers ?? []), 'Origin: http://localhost:3000'] }),
    ).toBe(200)
  })
})

function boundWith(part: string) {
  return [
    ['$ACTION_REF_1', ''],
    ['$ACTION_1:0', `{"id":"${actionId}","bound":"$@1"${part}}`],
    ['$ACTION_1:1', '[{"errors":{}}]'],
  ] as const
}

function hidden(...fields: readonly (readonly [string, string])[]): Sent {
  return { line: 'POST /account', headers: [typed], body: formOf(...fields) }
}
