import { expect, it } from 'vitest'
import { requestWith } from '../example-request.ts'
import { historyText } from './history-text.ts'

const told = (event: { readonly type: string } & Readonly<Record<string, unknown>>) =>
  historyText(requestWith([event]))

it('a run-off is told with the players between whom it is held', () => {
  const opened = { type: 'round-opened', round: 2, order: [0, 1] }
  expect(told({ ...opened, runOff: true })).toMatch(/^Round 2: a run-off between Player 1.* and Player 2/m)
  expect(told(opened)).toMatch(/^Round 2$/m)
})

it('a player who is out by lot is told as such', () => {
  const out = { type: 'seat-eliminated', seat: 1, round: 1, cause: 'vote' }
  expect(told({ ...out, tied: [0, 1] })).toContain('The vote was tied. The lot fell on Player 2')
  expect(told(out)).not.toContain('The lot')
})
