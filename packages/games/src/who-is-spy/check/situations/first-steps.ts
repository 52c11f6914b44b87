import { speeches, votes } from '../script.ts'
import type { SpyScript } from '../script.ts'

/** Three whole rounds: in every vote, two players tie. */
const threeRounds = {
  seat: 2,
  starter: 1,
  spy: 5,
  votes: { 1: { 0: 1, 1: 0, 3: 1, 4: 0 }, 2: { 0: 1, 1: 0, 3: 1, 4: 0 }, 3: { 0: 1, 1: 0, 3: 1, 4: 0 } },
}

/** Events of every match. */
export const firstSteps: readonly SpyScript[] = [
  {
    id: 'first-speaker',
    title: { en: 'Speaks first, with nothing heard yet', zh: '第一个发言，还什么都没听到' },
    required: true,
    seat: 0,
    starter: 0,
    spy: 3,
    asked: speeches(1),
  },
  {
    id: 'last-speaker',
    title: { en: 'Speaks last, after everybody else', zh: '最后一个发言' },
    required: true,
    seat: 5,
    starter: 0,
    spy: 1,
    asked: speeches(1),
  },
  {
    id: 'unknowing-spy',
    title: { en: 'Has the other word, and is not told so', zh: '拿到了不同的词，但没有人告诉它' },
    required: true,
    seat: 3,
    starter: 1,
    spy: 3,
    asked: speeches(1),
    said: {
      en: {
        1: {
          1: 'The English are famous for having it at five.',
          2: 'It comes as leaves, or in little bags.',
        },
      },
      zh: { 1: { 1: '很多人小时候每天都要喝一杯。', 2: '它和农场里的一种动物有关。' } },
    },
  },
  {
    id: 'first-vote',
    title: { en: 'Votes for the first time', zh: '第一次投票' },
    required: true,
    seat: 1,
    starter: 4,
    spy: 3,
    asked: votes(1),
    said: { en: { 1: { 3: 'It keeps me awake all night.' } }, zh: { 1: { 3: '它是用豆子做的。' } } },
  },
  {
    id: 'whole-match',
    title: { en: 'Plays three rounds from beginning to end', zh: '从头到尾打满三轮' },
    required: true,
    ...threeRounds,
    asked: [...speeches(1), ...votes(1), ...speeches(2), ...votes(2), ...speeches(3), ...votes(3)],
  },
  {
    id: 'three-speeches',
    title: { en: 'Speaks in three rounds without repeating itself', zh: '连续三轮发言，不重复自己' },
    required: true,
    ...threeRounds,
    within: 'whole-match',
    asked: speeches(1, 2, 3),
  },
  {
    id: 'third-round',
    title: { en: 'Speaks in the third round', zh: '第三轮发言' },
    required: true,
    ...threeRounds,
    within: 'whole-match',
    asked: speeches(3),
  },
]

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
