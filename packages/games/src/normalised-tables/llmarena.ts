import { kits } from '../kits.ts'
import type { NormalisedTable, PublishedRow, TableColumn } from './normalised-table.ts'

const id = 'llmarena'
/** The games of the table by their published names, in its order. The kit of each says what it goes by. */
const games = ['TicTacToe', 'ConnectFour', 'Texas Hold’em', 'Bid', 'Bargain', 'Undercover', 'Hanabi']

/** Table 1 of the publication, as printed. */
const published = rowsOf(`
  GPT-4              100.00 100.00 100.00 100.00 100.00 100.00 100.00 100.00
  GPT-3.5-Turbo       82.81  96.30  81.23  84.17  99.26  92.59  84.13  88.64
  Qwen-72B-Chat       90.08  80.30  94.88  84.42  92.95  62.96  89.01  84.94
  Llama-2-70B         82.21  95.90  98.42  94.22  88.63  85.19  80.35  89.27
  Agentlm-70B         81.44  83.62  77.35  86.10  98.33  92.59  79.58  85.57
  DeepSeek-67B-Chat   68.00  88.88  96.64  20.30  89.02  74.07  68.69  72.23
  SUS-Chat-34B        79.75  96.30  84.38  66.17  74.53  88.89  86.33  82.34
  Yi-34B-Chat         78.23  95.36  86.06  88.77  74.18  96.30  34.30  79.03
  Qwen-14B-Chat       86.40  72.67  90.56  86.82  91.13  88.89  71.70  84.02
  WizardLM-13B        79.14  83.35  74.26  35.28  91.28  48.15  54.23  66.53
  AgentLM-13B         78.89  89.23  86.85  30.39  94.93  62.96  22.09  66.48
  DeepSeek-7B-Chat    81.17  73.06  96.10  14.53  92.56  74.07   0.00  61.64
  AgentLM-7B          68.29  90.35  85.14   0.04  83.53  66.67  98.20  70.32
  Vicuna-7B           64.95  80.12  90.46  68.94  86.33  62.96  87.37  77.30`)

/** The seven games of LLMArena, in its order, each with the value that it goes by. */
export const llmarena: NormalisedTable = {
  id,
  name: 'LLMArena',
  source: {
    title: 'LLMArena: Assessing Capabilities of Large Language Models in Dynamic Multi-Agent Environments',
    authors: 'Chen et al.',
    year: 2024,
    url: 'https://arxiv.org/abs/2402.16499',
  },
  about: {
    en: 'Seven games side by side, as in the study LLMArena. Each value is divided by the best of its game, times 100.',
    zh: '按照LLMArena研究的方式并列七个游戏：每个游戏中，数值除以最好的数值，再乘以100。',
  },
  leastMatches: 20,
  columns: games.map(columnOf),
  published,
}

function columnOf(publishedAs: string): TableColumn {
  for (const { id: game, sideBySide } of kits) {
    const column = sideBySide?.[id]
    if (column?.publishedAs === publishedAs) return { game, ...column }
  }
  throw new Error(`no game says what it goes by as ${publishedAs}`)
}

function rowsOf(text: string): readonly PublishedRow[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [player = '', ...numbers] = line.trim().split(/\s+/)
      const scores = numbers.map(Number)
      return { player, scores: scores.slice(0, -1), average: scores.at(-1) ?? 0 }
    })
}
