import { speeches, votes } from '../script.ts'
import type { SpyScript } from '../script.ts'

const pair = { civilian: '火锅', spy: '烧烤' }
const words = { en: { civilian: 'hot pot', spy: 'barbecue' }, zh: pair }

const hotPot = {
  seat: 5,
  starter: 2,
  spy: 4,
  words,
  said: {
    zh: {
      1: {
        0: '冬天吃特别暖和。',
        1: '可以自己选菜往里放。',
        2: '麻辣的很受欢迎。',
        3: '大家围在一起吃。',
        4: '要用炭火，串起来吃。',
      },
    },
  },
}

/** For agents that play Chinese matches. */
export const chinese: readonly SpyScript[] = [
  {
    id: 'zh-vote',
    title: { en: 'Votes at a Chinese table', zh: '在中文牌桌上投票' },
    language: 'zh',
    required: true,
    ...hotPot,
    asked: votes(1),
  },
  {
    id: 'zh-speech',
    title: { en: 'Speaks at a Chinese table', zh: '在中文牌桌上发言' },
    language: 'zh',
    required: true,
    ...hotPot,
    within: 'zh-vote',
    asked: speeches(1),
  },
  {
    id: 'zh-limit',
    title: {
      en: 'Speaks at a Chinese table when all speeches are as long as allowed',
      zh: '在中文牌桌上发言，每次发言都达到字数上限',
    },
    language: 'zh',
    required: true,
    seat: 0,
    starter: 3,
    spy: 2,
    asked: speeches(2),
    longWinded: true,
  },
  {
    id: 'zh-two-rounds',
    title: {
      en: 'Speaks twice at a Chinese table without repeating itself',
      zh: '在中文牌桌上连续两轮发言，不重复自己',
    },
    language: 'zh',
    required: true,
    seat: 4,
    starter: 4,
    spy: 4,
    asked: speeches(1, 2),
    words,
    said: { zh: { 1: { 0: '冬天特别适合。', 1: '锅底可以选辣的或者不辣的。' } } },
  },
  {
    id: 'zh-nicknames',
    title: { en: 'Votes when others call players by other names', zh: '别人用其他称呼指代玩家时投票' },
    language: 'zh',
    required: true,
    seat: 1,
    starter: 3,
    spy: 3,
    asked: votes(1),
    said: { zh: { 1: { 0: '四号说的有点怪，大家看看4号。', 2: '我也觉得4号玩家是卧底，投四号。' } } },
  },
]
