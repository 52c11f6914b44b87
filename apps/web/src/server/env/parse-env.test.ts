import { describe, expect, it } from 'vitest'
import { parseEnv } from './parse-env.ts'

const secret = Buffer.alloc(32, 's').toString('base64')
const open = { NODE_ENV: 'production', WIS_PUBLIC_URL: 'https://play.example' }

describe('the environment', () => {
  it('may be empty: then everything runs on this machine', () => {
    expect(parseEnv({})).toMatchObject({
      ok: true,
      env: { runnerUrl: 'http://127.0.0.1:4000', publicUrl: 'http://localhost:3000', databaseUrl: undefined },
    })
  })

  it('counts an empty variable as not set', () => {
    expect(parseEnv({ DATABASE_URL: '', RUNNER_PORT: '', NEXTAUTH_SECRET: '' })).toEqual(parseEnv({}))
  })

  it('lets agents register themselves unless that is switched off', () => {
    const takes = (text?: string) => parseEnv({ WIS_SELF_REGISTRATION: text })
    for (const [text, isTaken] of [
      [undefined, true],
      ['on', true],
      ['off', false],
    ] as const)
      expect(takes(text)).toMatchObject({ ok: true, env: { takesSelfRegistered: isTaken } })
    expect(takes('no').ok).toBe(false)
  })

  it('prefers a full address of the runner to its port', () => {
    const source = { RUNNER_URL: 'http://runner:9000', RUNNER_PORT: '4001' }
    expect(parseEnv(source)).toMatchObject({ env: { runnerUrl: 'http://runner:9000' } })
  })

  it('needs its secrets for a public installation', () => {
    expect(parseEnv(open)).toEqual({
      ok: false,
      problems: [
        'NEXTAUTH_SECRET is needed where WIS_PUBLIC_URL is public',
        'WIS_SECRET_KEY is needed where WIS_PUBLIC_URL is public',
      ],
    })
    expect(parseEnv({ ...open, NEXTAUTH_SECRET: secret, WIS_SECRET_KEY: secret }).ok).toBe(true)
  })

  it.each(['http://localhost:3000', 'http://127.0.0.1:8080', 'http://[::1]:3000', 'http://wis.localhost'])(
    'an installation at %s is not public',
    (url) => {
      expect(parseEnv({ NODE_ENV: 'production', WIS_PUBLIC_URL: url }).ok).toBe(true)
    },
  )

  it('a provider with half of its settings is a problem', () => {
    expect(parseEnv({ WIS_HF_ID: 'id' })).toEqual({
      ok: false,
      problems: ['WIS_HF_ID and WIS_HF_SECRET go together'],
    })
    expect(parseEnv({ WIS_HF_ID: 'id', WIS_HF_SECRET: 's' })).toMatchObject({
      env: { github: undefined, huggingFace: { id: 'id', secret: 's', issuer: 'https://huggingface.co' } },
    })
  })

  it.each([
    ['NEXTAUTH_SECRET', 'must have at least 32 characters'],
    ['WIS_SECRET_KEY', 'must be 32 bytes in base64'],
  ])('a %s that is too short is named with its rule, but without its value', (name, must) => {
    expect(parseEnv({ [name]: 'shortie' })).toEqual({
      ok: false,
      problems: [`${name} ${must}: create one with \`openssl rand -base64 32\``],
    })
  })

  it.each([
    ['RUNNER_PORT', 'many'],
    ['DATABASE_URL', 'mysql://x'],
    ['WIS_PUBLIC_URL', 'ftp://x'],
  ])('an unusable %s is named, but without its value', (name, value) => {
    expect(parseEnv({ [name]: value })).toEqual({ ok: false, problems: [`${name} is not usable`] })
  })
})
