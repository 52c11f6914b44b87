import type { AgentNews } from '../agent.ts'

type Language = AgentNews['language']
type Event = AgentNews['entries'][number]['event']

export const voidLine: Readonly<Record<Language, string>> = {
  en: 'The match is void and does not count. The game is over.',
  zh: '本局作废，不计分，游戏结束。',
}

/** The host's words while nobody may know yet how the match ended. */
export const overLine: Readonly<Record<Language, string>> = {
  en: 'The game is over. The result is told once all matches of this deal have been played.',
  zh: '游戏结束。这副牌局的所有对局打完后公布结果。',
}

/** The host's words at the start of a round. */
export function hostLine(language: Language, round: number | undefined): string {
  if (language === 'zh')
    return round === undefined ? '新一轮开始，请依次发言。' : `第${round}轮开始，请依次发言。`
  return `${round === undefined ? 'A new round' : `Round ${round}`} begins. Please speak in turn.`
}

/** The host's words after the match is decided. They tell the agents who was who. */
export function resultLine(
  { winner, words, spy }: Event,
  { aliases, language }: Pick<AgentNews, 'aliases' | 'language'>,
): string {
  const civilian = wordIn(words, 'civilian')
  const spyWord = wordIn(words, 'spy')
  const name = (typeof spy === 'number' && aliases[spy]) || '?'
  const spyWins = winner === 'spy'
  if (language === 'zh') {
    return `${spyWins ? '卧底' : '平民'}获胜，游戏结束。平民词是${civilian}，卧底词是${spyWord}，卧底是${name}。`
  }
  const wins = spyWins ? 'The spy wins.' : 'The civilians win.'
  return `${wins} The civilian word is ${civilian}, the spy word is ${spyWord}, the spy is ${name}.`
}

function wordIn(words: unknown, which: 'civilian' | 'spy'): string {
  if (typeof words !== 'object' || words === null) return '?'
  const word: unknown = Reflect.get(words, which)
  return typeof word === 'string' ? word : '?'
}
