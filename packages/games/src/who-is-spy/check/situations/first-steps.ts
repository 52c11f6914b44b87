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
