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

  it('are refused with every fault named at once', () => {
    const wrong = () => readEnv({ DATABASE_URL: 'mysql://x', RUNNER_PORT: 'door', WIS_DEMO: 'maybe' })
    expect(wrong).toThrow(/DATABASE_URL[^]*RUNNER_PORT[^]*WIS_DEMO/)
  })
})
