import type { Condition } from '../../contract/studies.ts'
import type { Ruleset } from '../schema.ts'
import type { SpyState } from '../state.ts'

type SpyCondition = Condition<SpyState, Ruleset>

const dots = '…'

/**
 * Everybody says the same nothing, so that only names and places are left to go by. Only the first vote is held: after
 * it the seats that are left are no longer balanced.
 */
const silenced = {
  seats: 'everybody',
  amend: ({ text, turn }) => (turn.kind === 'speech' ? dots : text),
} as const satisfies Partial<SpyCondition>

const rules = { fouls: 'none', rounds: 1, firstVote: undefined } as const satisfies Partial<Ruleset>

export const contentFree: readonly SpyCondition[] = [
  {
    ...silenced,
    id: 'content-free',
    name: { en: 'Content-free', zh: '无内容' },
    summary: {
      en: 'Everybody says “…”, nothing is a foul, and the match ends after the first vote.',
      zh: '所有人只说“…”，不算犯规，第一次投票后对局结束。',
    },
    rules,
  },
  {
    ...silenced,
    id: 'content-free-names-and-numbers',
    name: { en: 'Content-free, names and numbers', zh: '无内容，名字加序号' },
    summary: {
      en: 'Content-free, and the seats are called Aaron One, Barbara Two and so on.',
      zh: '无内容，座位依次叫“安平一号”“白露二号”等。',
    },
    rules: { ...rules, names: 'names-and-numbers' },
  },
  {
    ...silenced,
    id: 'content-free-first-names',
    name: { en: 'Content-free, first names', zh: '无内容，人名' },
    summary: {
      en: 'Content-free, and the seats are called Jack, Mary and so on.',
      zh: '无内容，座位依次叫“小杰”“小梅”等。',
    },
    rules: { ...rules, names: 'first-names' },
  },
  {
    ...silenced,
    id: 'content-free-shuffled',
    name: { en: 'Content-free, shuffled', zh: '无内容，随机顺序' },
    summary: {
      en: 'Content-free, with speakers and candidates in an order that chance makes.',
      zh: '无内容，发言顺序和选项顺序随机。',
    },
    rules: { ...rules, orders: 'shuffled', arrangement: undefined },
  },
]
