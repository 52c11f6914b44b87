import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { sampled } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { standardSignature } from './adapters/webhook/signature.ts'
import { isInstalled } from './testing/example-process.ts'

const read = (path: string) => readFile(new URL(`../../../${path}`, import.meta.url), 'utf8')

type Headers = Readonly<Record<string, string>>
type Check = (headers: Headers, body: string, secret: string) => boolean

const body = '{"type":"test","word":"茶"}'
const secret = `whsec_${Buffer.alloc(32, 0xfb).toString('base64')}`
const oldSecret = `whsec_${Buffer.alloc(32, 0xfb).toString('base64url')}`
const now = () => Math.floor(Date.now() / 1000)
const signed = (change = {}) => standardSignature({ id: 'm1', body, secret, seconds: now(), ...change })

const cases: readonly [string, boolean, () => Parameters<Check>][] = [
  ['what we signed', true, () => [signed(), body, secret]],
  ['what we signed with an older secret', true, () => [signed({ secret: oldSecret }), body, oldSecret]],
  ['two signatures, one of them ours', true, () => [twice(signed()), body, secret]],
  ['another body', false, () => [signed(), `${body} `, secret]],
  ['another id', false, () => [{ ...signed(), 'webhook-id': 'm2' }, body, secret]],
  ['another secret', false, () => [signed({ secret: 'whsec_AAAA' }), body, secret]],
  ['an old call', false, () => [signed({ seconds: now() - 3600 }), body, secret]],
  ['no headers', false, () => [{}, body, secret]],
  ['a signature of another version', false, () => [otherVersion(signed()), body, secret]],
]

const twice = (headers: Headers) => ({
  ...headers,
  'webhook-signature': `v1,AAAA ${headers['webhook-signature'] ?? ''}`,
})
const otherVersion = (headers: Headers) => ({
  ...headers,
  'webhook-signature': (headers['webhook-signature'] ?? '').replace('v1,', 'v2,'),
})

/** Runs a page's example as a program of its own, and asks it about one call. */
function answerOf(command: string, program: string, asked: Parameters<Check>): string {
  const { stdout, stderr } = spawnSync(command, ['-'], {
    input: program,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, ASKED: JSON.stringify(asked) },
  })
  return stdout.trim() || stderr
}

describe.each(sampled(['docs/webhooks.md', 'docs/webhooks.zh.md'], 2))('the code of %s', (path) => {
  const code = async (language: string) =>
    new RegExp('```' + language + '\\n([\\s\\S]*?)```').exec(await read(path))?.[1] ?? ''

  it.each(cases)('in JavaScript judges %s', async (_what, holds, asked) => {
    const source = `data:text/javascript,${encodeURIComponent(await code('js'))}`
    const { isSigned } = (await import(/* @vite-ignore */ source)) as { isSigned: Check }
    expect(isSigned(...asked())).toBe(holds)
  })

  it.skipIf(!isInstalled('Python')).each(cases)('in Python judges %s', async (_what, holds, asked) => {
    const program = `${await code('python')}
import json, os
headers, body, secret = json.loads(os.environ["ASKED"])
print(is_signed(headers, body.encode(), secret))
`
    expect(answerOf('python3', program, asked())).toBe(holds ? 'True' : 'False')
  })
})
