import { speeches, votes } from '../script.ts'
import type { SpyScript } from '../script.ts'

/** In each of two rounds, a player says something that fits no word and is voted out. */
const twoOut: Pick<SpyScript, 'seat' | 'starter' | 'spy' | 'said' | 'votes'> = {
  seat: 3,
  starter: 0,
  spy: 4,
  said: {
    en: { 1: { 0: 'It is loud, it flies, and it carries three hundred people.' } },
    zh: { 1: { 0: '它会飞，声音很大，能坐三百个人。' } },
  },
  votes: { 1: { 1: 0, 2: 0, 4: 0, 5: 0 }, 2: { 1: 5, 2: 5, 4: 5 } },
}

/** Situations late in a match, or with players gone. */
export const longMatches: readonly SpyScript[] = [
  {
    id: 'long-winded',
    title: {
      en: 'Speaks when every speech so far was as long as allowed',
      zh: '之前每次发言都达到字数上限时发言',
    },
    required: true,
    seat: 1,
    starter: 2,
    spy: 5,
    asked: speeches(3),
    longWinded: true,
  },
  {
    id: 'after-two-are-out',
    title: { en: 'Votes when two have been voted out', zh: '两名玩家被投出局后投票' },
    required: true,
    ...twoOut,
    asked: votes(3),
  },
  {
    id: 'suspect-is-gone',
    title: { en: 'Votes when the most suspicious player is out already', zh: '最可疑的玩家已经出局时投票' },
    required: true,
    ...twoOut,
    within: 'after-two-are-out',
    asked: votes(2),
  },
  {
    id: 'three-left',
    title: { en: 'Votes when three were put out for saying nothing', zh: '三名玩家因没有发言出局后投票' },
    required: true,
    seat: 4,
    starter: 0,
    spy: 5,
    asked: votes(1),
    said: { en: { 1: { 0: null, 1: null, 2: null } }, zh: { 1: { 0: null, 1: null, 2: null } } },
  },
  {
    id: 'one-candidate',
    title: { en: 'Votes when there is one other player left', zh: '只剩另外一名玩家时投票' },
    required: true,
    seat: 2,
    starter: 0,
    spy: 3,
    asked: votes(1),
    said: {
      en: { 1: { 0: null, 1: null, 4: null, 5: null } },
      zh: { 1: { 0: null, 1: null, 4: null, 5: null } },
    },
    ruleset: { minSurvivors: 2 },
  },
  {
    id: 'silent-round',
    title: { en: 'Speaks after everybody before it said nothing', zh: '前面所有人都没有发言' },
    required: true,
    seat: 5,
    starter: 0,
    spy: 2,
    asked: speeches(1),
    said: {
      en: { 1: { 0: null, 1: null, 2: null, 3: null, 4: null } },
      zh: { 1: { 0: null, 1: null, 2: null, 3: null, 4: null } },
    },
  },
  {
    id: 'gaps',
    title: { en: 'Speaks when two were put out for saying nothing', zh: '两名玩家因没有发言出局后发言' },
    required: true,
    seat: 4,
    starter: 1,
    spy: 0,
    asked: speeches(2),
    said: { en: { 1: { 1: null, 3: null } }, zh: { 1: { 1: null, 3: null } } },
    votes: { 1: { 0: 2, 2: 0 } },
  },
]
