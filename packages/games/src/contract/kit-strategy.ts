import type { InBoth } from '@wis/engine'

/** One call of a model on its way to an answer. */
export interface StrategyStep {
  readonly id: string
  readonly name: InBoth<string>
  /** What the model is to do in this call. The rules, the table and the answers of earlier calls stand before it. */
  readonly ask: InBoth<string>
  /**
   * The fields of the turn that this call fills in. A later call may fill in one of them again. Fields that the turn
   * does not have are left out, and so is a call without any field.
   */
  readonly fields: readonly string[]
  /** What this call gives to a field is kept in this note, if a later call changes it. */
  readonly keeps?: { readonly field: string; readonly note: string }
  /**
   * What this call gives that no field of a turn asks for: a private text, or a table of what each seat expects of each
   * seat. It stands before the later calls of the turn, and the table is kept beside the answer.
   */
  readonly gives?: 'thoughts' | 'minds'
}

/** What the chances in a table of expectations are about. */
export interface MindsAbout {
  /** A player … */
  readonly that: InBoth<string>
  /** It is so of exactly one player, so that the chances in each row add up to 1. */
  readonly isOne: boolean
}

/** A way to ask a model for this game: several calls for one turn. */
export interface KitStrategy {
  /** Strategies of several games with the same id are one: their versions and names are the same too. */
  readonly id: string
  /** Goes up with every change of a text, so that a record identifies the prompts. */
  readonly version: number
  readonly name: InBoth<string>
  readonly summary: InBoth<string>
  /** The kinds of turns that it takes several calls for. In all others the model thinks first, in one call. */
  readonly turns: readonly string[]
  readonly steps: readonly [StrategyStep, ...StrategyStep[]]
  /** Of the tables that a call gives. */
  readonly minds?: MindsAbout
}

/** What is particular to a game in a strategy that thinks in tables of expectations. */
interface MindGame extends MindsAbout {
  readonly turns: readonly string[]
  readonly fields: readonly string[]
  /** What to weigh, for oneself and in the place of others. */
  readonly weigh: InBoth<string>
  /** What to do with the table. */
  readonly use: InBoth<string>
}

const both = (make: (language: 'en' | 'zh') => string): InBoth<string> => ({ en: make('en'), zh: make('zh') })

const round = {
  en: 'Go round the table twice. First with your own eyes: take the players one by one. Then in the place of each other player in turn: what does this player know, and what must it make of everybody else, you included? Nobody tells the others what it thinks, so go by what each has seen.',
  zh: '把全桌看两遍。第一遍用自己的眼睛，逐个考虑每名玩家。第二遍依次站到其他每名玩家的位置：这名玩家知道什么？会怎么看其他每个人，包括你？没有人会说出心里的想法，所以要从各人看到的事出发。',
} as const

const rows = {
  en: 'The row of a player says how that player sees the table; your own row says how you do.',
  zh: '一名玩家的那一行，是这名玩家怎么看全桌；你自己的那一行，是你怎么看。',
} as const

const changed = {
  en: 'If you have a table from an earlier turn, begin with it, and change what the events since then have changed.',
  zh: '如果有之前回合的表，就从它出发，按此后发生的事修改。',
} as const

const perspectives = ({ weigh }: MindGame): StrategyStep => ({
  id: 'perspectives',
  name: { en: 'Look with every pair of eyes', zh: '换每个人的眼睛看' },
  fields: [],
  gives: 'thoughts',
  ask: both(
    (language) =>
      `${round[language]}\n${weigh[language]}\n${changed[language]}\n${
        language === 'zh'
          ? '每一对写一句：谁怎么看谁、为什么。'
          : 'Write one sentence for each pair: who thinks what of whom, and why.'
      }`,
  ),
})

const reading: StrategyStep = {
  id: 'reading',
  name: { en: 'Read it into a table', zh: '读成一张表' },
  fields: [],
  gives: 'minds',
  ask: both((language) =>
    language === 'zh'
      ? `把刚才写的读成一张可能性的表，不要添加新的判断。${rows.zh}“很可能”“看不出”之类的词，请换成合适的数。`
      : `Read what you have just written into a table of chances, and add no new judgement. ${rows.en} Give words such as “likely” or “hard to tell” the number that fits them.`,
  ),
}

const table = ({ weigh }: MindGame): StrategyStep => ({
  id: 'table',
  name: { en: 'Make a table of expectations', zh: '列出预期表' },
  fields: [],
  gives: 'minds',
  ask: both((language) => `${round[language]}\n${weigh[language]}\n${changed[language]}\n${rows[language]}`),
})

const decision = ({ fields, use }: MindGame): StrategyStep => ({
  id: 'decision',
  name: { en: 'Decide by the table', zh: '按表决定' },
  fields,
  ask: both((language) =>
    language === 'zh'
      ? `看着这张表作决定。${use.zh}表只有你自己能看到。`
      : `Decide with the table before you. ${use.en} Nobody but you sees the table.`,
  ),
})

/**
 * The way of the study MAgIC: before it acts, a model estimates what it expects of everybody, and what it thinks that
 * each other expects. Its prompts are written for this platform.
 */
export const mindStrategies = (game: MindGame): readonly KitStrategy[] => [
  {
    id: 'pgm-text',
    version: 1,
    name: { en: 'Expectations, written first', zh: '先写后列预期' },
    summary: {
      en: 'Before each turn the model writes how it sees the others, and how each of them sees everybody. A second call reads that into a table of chances, and a third decides by it.',
      zh: '每回合之前，模型先写下自己怎么看别人、每个人又怎么看大家；第二次调用把它读成一张可能性的表；第三次按表决定。',
    },
    turns: game.turns,
    steps: [perspectives(game), reading, decision(game)],
    minds: { that: game.that, isOne: game.isOne },
  },
  {
    id: 'pgm-matrix',
    version: 1,
    name: { en: 'Expectations as a table', zh: '直接列出预期' },
    summary: {
      en: 'Before each turn the model gives a table of chances: its view of the others, and their views of everybody. A second call decides by it.',
      zh: '每回合之前，模型直接列出一张可能性的表：自己怎么看别人、每个人又怎么看大家；第二次调用按表决定。',
    },
    turns: game.turns,
    steps: [table(game), decision(game)],
    minds: { that: game.that, isOne: game.isOne },
  },
]
