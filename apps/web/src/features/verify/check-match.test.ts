import { rngAt } from '@wis/engine'
import { exportMatch, signingKeyFrom } from '@wis/proof'
import { commitmentOf, seatingOf } from '@wis/proof'
import { randomMatch } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { checkLines } from './check-match.ts'

const key = signingKeyFrom(new Uint8Array(32).fill(4))
const seed = 'a'

function exported() {
  const { log } = randomMatch({ seed })
  const [opened, chosen] = [log[0]?.event, log[1]?.event]
  if (opened?.type !== 'match-opened' || chosen?.type !== 'spy-chosen') throw new Error('not dealt')
  const { spy, civilian } = chosen.words
  const pair = rngAt(seed, 0).int(2) === 0 ? ([spy, civilian] as const) : ([civilian, spy] as const)
  const seating = seatingOf(seed, ['1', '2', '3', '4', '5', '6'], (agent) => agent)
  const deal = { seed, pair, spySeat: chosen.seat, starter: opened.starter, seating }
  const seats = seating.map((agent) => ({ agent, version: 1, owner: null }))
  const commitment = commitmentOf(deal, 's')
  const about = { matchId: 'm', game: 'who-is-spy', seatingSeed: null }
  const lines = exportMatch({ ...about, log, seed, salt: 's', commitment, seats }, { version: '1', key })
  return { lines: lines ?? [], expected: { matchId: 'm', commitment } }
}

const { lines, expected } = exported()

describe('a match checked in a browser', () => {
  it('is right in every step, with the key that the platform publishes', async () => {
    const check = await checkLines(lines, [key.publicKey], expected)
    expect(check).toMatchObject({
      kind: 'checked',
      difference: null,
      entries: lines.length - 2,
      key: key.publicKey,
    })
  })

  it('fails with a key that is not published', async () => {
    expect(await checkLines(lines, ['0'.repeat(64)], expected)).toMatchObject({ difference: { what: 'key' } })
  })

  it('fails if it is another match, or another deal than the page has shown', async () => {
    const check = (wrong: object) => checkLines(lines, [key.publicKey], { ...expected, ...wrong })
    expect(await check({ matchId: 'n' })).toMatchObject({ difference: { what: 'header' } })
    expect(await check({ commitment: '0' })).toMatchObject({ difference: { what: 'commitment' } })
  })

  it('fails if a vote was changed', async () => {
    const changed = lines.map((line) => line.replace('"raw":"Player', '"raw":"player'))
    expect(await checkLines(changed, [key.publicKey], expected)).toMatchObject({
      difference: { what: 'chain' },
    })
  })
})
