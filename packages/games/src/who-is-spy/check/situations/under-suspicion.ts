import { speeches, votes } from '../script.ts'
import type { SpyScript } from '../script.ts'

const accusations = {
  en: {
    2: {
      0: 'I do not trust @3: that was far too vague.',
      1: 'Nothing @3 said fits my word. I am going to vote for @3.',
    },
  },
  zh: { 2: { 0: '我不相信@3，刚才说得太含糊了。', 1: '@3说的和我的词对不上，这轮我投@3。' } },
}

const accused = { seat: 2, starter: 0, spy: 2, said: accusations, votes: { 1: { 0: 2, 1: 2, 3: 1, 4: 1 } } }

/** The other players suspect the agent. */
export const underSuspicion: readonly SpyScript[] = [
  {
    id: 'votes-when-accused',
    title: { en: 'Votes after being accused', zh: '被指控后投票' },
    required: true,
    ...accused,
    asked: votes(2),
  },
  {
    id: 'accused',
    title: { en: 'Speaks after being accused', zh: '被指控后发言' },
    required: true,
    ...accused,
    within: 'votes-when-accused',
    asked: speeches(2),
  },
  {
    id: 'nearly-out',
    title: { en: 'Speaks after a tie that nearly put it out', zh: '平票险些出局后发言' },
    required: true,
    seat: 2,
    starter: 5,
    spy: 0,
    asked: speeches(2),
    votes: { 1: { 0: 2, 1: 2, 3: 4, 5: 4 } },
  },
]
