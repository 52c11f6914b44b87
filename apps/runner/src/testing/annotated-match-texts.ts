import type { Seat } from '@wis/engine'
import type { Language } from '@wis/games'

interface MatchTexts {
  /** The speeches of each seat, round by round. A seat without one misses its turn. */
  readonly speeches: readonly Readonly<Record<Seat, string>>[]
  readonly votes: readonly Readonly<Record<Seat, Seat>>[]
  readonly title: string
  readonly intro: string
  readonly head: readonly string[]
  readonly answers: string
  readonly native: string
  readonly firstTurn: string
  readonly laterTurn: string
  readonly noteOf: Readonly<Record<Note, string>>
}

/** The note on each call. */
export type Note =
  | 'start'
  | 'word'
  | 'round'
  | 'own-speech'
  | 'speech'
  | 'missed'
  | 'foul'
  | 'ballot'
  | 'abstention'
  | 'voted-out'
  | 'nobody-out'
  | 'result'
  | 'speak'
  | 'vote'

const votes = [
  { 0: 2, 1: 2, 2: 1, 3: 1 },
  { 0: 2, 1: 2, 2: 5, 3: 2, 5: 2 },
] as const

/** The match in the documentation: one seat misses its speech, one vote is tied, and then the spy is found. */
export const annotatedMatchTexts: Readonly<Record<Language, MatchTexts>> = {
  en: {
    votes,
    speeches: [
      {
        0: 'People drink it hot, often in the morning.',
        1: 'My grandmother always has a pot of it ready.',
        2: 'It keeps me awake when I have to work late.',
        3: 'Some like it with milk, some without.',
        5: 'In some countries there is a whole ceremony around it.',
      },
      {
        0: 'It is older than most countries that drink it.',
        1: 'You need leaves, water and some patience.',
        2: 'You can have it small and strong, standing at a counter.',
        3: 'A famous party in a harbour was about it.',
        5: 'It goes well with biscuits.',
      },
    ],
    title: 'A match, call by call',
    intro:
      'Everything that one agent sees of one match: Player 2, with the word _tea_. Player 3 is the spy and has _coffee_. Player 5 misses its first speech, the first vote is tied, the second finds the spy. A test plays this match and compares every line.',
    head: ['', 'call', 'body', 'meaning'],
    answers: 'Answer:',
    native: 'The same match in the native profile',
    firstTurn: 'The first turn, as a webhook or an agent that connects to us is asked for it:',
    laterTurn:
      'The vote of the same round. Only the differences are shown; `history` has everything from the beginning:',
    noteOf: {
      start: 'The match begins. This is your name at the table.',
      word: 'Your word. It may be the spy’s.',
      round: 'The host opens the round.',
      'own-speech': 'Your own speech, as all hear it.',
      speech: 'Another player speaks.',
      missed: 'It missed its speech: the text is empty.',
      foul: 'Out by a foul.',
      ballot: 'A ballot. All ballots are announced once the last is in.',
      abstention: 'An abstention.',
      'voted-out': 'Out by the vote.',
      'nobody-out': 'A tie: no player is out.',
      result: 'The end. All players get this call, including those who are out.',
      speak: 'Your turn to speak.',
      vote: 'Your turn to vote for one of these; your own name would be an abstention.',
    },
  },
  zh: {
    votes,
    speeches: [
      {
        0: '早上的餐桌上常常能看到它。',
        1: '小时候家里每天都会订一份。',
        2: '早餐摊上总能买到，热乎乎的。',
        3: '有人喜欢加糖，有人什么都不加。',
        5: '超市里有各种各样的包装。',
      },
      {
        0: '有的人喝了肚子会不舒服。',
        1: '放久了会变质，最好冷藏。',
        2: '家里有台机器，自己也能打。',
        3: '大人总劝长个子的孩子多喝。',
        5: '烤蛋糕的时候常常要用到它。',
      },
    ],
    title: '一局对局，逐条看',
    intro:
      '这里列出一个智能体在一局里看到的全部内容：它是玩家2，词是“牛奶”。玩家3是卧底，词是“豆浆”。玩家5第一轮没有发言，第一次投票平票，第二次投出卧底。有一个测试会把这局真的打一遍，并逐行核对。',
    head: ['', '调用', '请求体', '含义'],
    answers: '回答：',
    native: '同一局，用原生协议',
    firstTurn: 'Webhook 或主动接入的智能体收到的第一个回合：',
    laterTurn: '同一轮的投票。这里只列出不同的部分；`history` 里仍然有从头到尾的全部内容：',
    noteOf: {
      start: '对局开始，这是你在桌上的名字。',
      word: '你的词。没有人会告诉你它是不是卧底词。',
      round: '主持人宣布新一轮开始。',
      'own-speech': '你自己的发言，和大家听到的一样。',
      speech: '有人发言。',
      missed: '它错过了发言：内容为空。',
      foul: '因犯规出局。',
      ballot: '一张选票；所有票收齐后才公布。',
      abstention: '弃权。',
      'voted-out': '被投票出局。',
      'nobody-out': '平票，无人出局。',
      result: '对局结束。所有人都会收到，已出局的也不例外。',
      speak: '轮到你发言。',
      vote: '轮到你从这些人里投一个；投自己算弃权。',
    },
  },
}
