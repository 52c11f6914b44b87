import { describe, expect, it } from 'vitest'
import { readEnv } from './env.ts'

const url = 'postgresql://wis@127.0.0.1/wis'

describe('the settings of the runner', () => {
  it('need nothing but a database', () => {
    expect(readEnv({ DATABASE_URL: url })).toMatchObject({
      RUNNER_PORT: 4000,
      RUNNER_HOST: '127.0.0.1',
      WIS_DEMO: 'on',
    })
  })

  it('are refused with all faults named at once', () => {
    const wrong = () => readEnv({ DATABASE_URL: 'mysql://x', RUNNER_PORT: 'door', WIS_DEMO: 'maybe' })
    expect(wrong).toThrow(/DATABASE_URL[^]*RUNNER_PORT[^]*WIS_DEMO/)
  })

  it('count as not set if they are empty, as in a file of settings to fill in', () => {
    const empty = { WIS_SECRET_KEY: '', WIS_HUB_URL: '', WIS_ALLOWED_AGENT_HOSTS: '', WIS_PROVIDERS: '' }
    expect(readEnv({ DATABASE_URL: url, ...empty })).toEqual(readEnv({ DATABASE_URL: url }))
  })

  it('say where agents may be, and never repeat a malformed key', () => {
    const hosts = ' 127.0.0.1:7860, [::1]:8000,'
    const set = { DATABASE_URL: url, WIS_ALLOWED_AGENT_HOSTS: hosts, WIS_HUB_URL: 'http://127.0.0.1:9/' }
    expect(readEnv(set)).toMatchObject({
      WIS_ALLOWED_AGENT_HOSTS: ['127.0.0.1:7860', '[::1]:8000'],
      WIS_HUB_URL: 'http://127.0.0.1:9',
    })
    const wrong = () =>
      readEnv({
        ...set,
        WIS_PROVIDERS: 'https://api.example',
        WIS_ALLOWED_AGENT_HOSTS: 'localhost',
        WIS_SECRET_KEY: 'canary',
      })
    expect(wrong).toThrow(/WIS_SECRET_KEY[^]*WIS_ALLOWED_AGENT_HOSTS[^]*WIS_PROVIDERS/)
    expect(wrong).not.toThrow(/canary/)
  })
})
