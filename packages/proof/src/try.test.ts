import { randomMatch } from '@wis/testkit'
import { it } from 'vitest'
import { exportMatch, signingKeyFrom, verifyExport, commitmentOf, seatingOf } from './index.ts'
it('works', () => {
  const seed = 'abc'
  const { log } = randomMatch({ seed })
  const key = signingKeyFrom(new Uint8Array(32).fill(7))
  const agents = seatingOf(seed, ['a','b','c','d','e','f'], (x) => x)
  const o = log[0]?.event, c = log[1]?.event
  if (o?.type !== 'match-opened' || c?.type !== 'spy-chosen') throw 1
  const commitment = commitmentOf({ seed, pair: ['ice cream', 'pie'], spySeat: c.seat, starter: o.starter, seating: agents }, 'salt')
  const lines = exportMatch({ matchId: 'm', log, seed, salt: 'salt', commitment, seats: agents.map((agent) => ({ agent, version: 1, owner: null })) }, { version: '1', key })
  console.log(lines?.join('\n'))
  const t = performance.now()
  console.log(verifyExport(lines ?? []))
  for (let i = 0; i < 50; i++) verifyExport(lines ?? [])
  console.log((performance.now() - t) / 51, log.length)
})
