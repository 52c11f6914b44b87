import { expect, it } from 'vitest'
import { aliasIn, logIn } from './aliases.ts'

const entry = (event: { readonly type: string } & Record<string, unknown>) => ({ seq: 0, at: '', event })

it('a name at the table is read in the reader’s language, and a name of another kind stays', () => {
  expect([aliasIn('en', 0, '玩家1'), aliasIn('zh', 2, 'Player 3')]).toEqual(['Player 1', '玩家3'])
  expect([aliasIn('en', 1, '玩家1'), aliasIn('en', 0, 'Anna')]).toEqual(['玩家1', 'Anna'])
})

it('a log is read with these names, and what was said stays', () => {
  const opened = entry({ type: 'match-opened', aliases: ['玩家1', '玩家2'] })
  const said = entry({ type: 'speech-given', text: '我信玩家1' })
  const read = logIn('en', [opened, said])
  expect(read[0]?.event).toEqual({ type: 'match-opened', aliases: ['Player 1', 'Player 2'] })
  expect(read[1]).toBe(said)
  // A log that grows is folded on, because its entries stay the same ones.
  expect(logIn('en', [opened])[0]).toBe(read[0])
})
