import type { Language } from '../events.ts'
import type { Ruleset } from '../rulesets.ts'

const write = { en: english, zh: chinese } as const
const written = { en: new WeakMap<Ruleset, string>(), zh: new WeakMap<Ruleset, string>() } as const

/**
 * The rules in a player's words, in the match's language. They are written once, because every turn of a match
 * repeats them.
 */
export function rulesText(ruleset: Ruleset, language: Language): string {
  const text = written[language].get(ruleset) ?? write[language](ruleset)
  written[language].set(ruleset, text)
  return text
}

function english(ruleset: Ruleset): string {
  const { players, rounds, minSurvivors, speechLimit, turnLimitMs } = ruleset
  const ends = [
    'the spy is out',
    `fewer than ${minSurvivors} players are left`,
    ...(rounds === null ? [] : [rounds === 1 ? '1 round is over' : `${rounds} rounds are over`]),
  ]
  return [
    `${players} players each get a word. All words are the same except one: its owner is the spy. Nobody is told a role.`,
    `Each round every living player describes its word in turn, in at most ${speechLimit.en} characters and ${turnLimitMs / 1000} seconds.`,
    'A player who says nothing, says its own word or repeats an earlier speech is out after the round.',
    'Then all living players vote at once for one player, or abstain; whoever has the most votes is out, and a tie puts nobody out.',
    `The match ends when ${either(ends)}. If the spy is still in, the spy wins; otherwise the civilians win.`,
    ...englishPoints(ruleset),
  ].join('\n')
}

function either(parts: readonly string[]): string {
  return `${parts.slice(0, -1).join(', ')} or ${parts.at(-1) ?? ''}`
}

function englishPoints({ pot, spyRoundPoints, voteBonus }: Ruleset): readonly string[] {
  const shared =
    pot === 0
      ? []
      : [
          `A spy that survives gets ${pot} points. A spy put out in round 1, 2, … gets ${spyRoundPoints.join(', ')}, and the surviving civilians share the rest of the ${pot}.`,
        ]
  const bonus =
    voteBonus === 0
      ? []
      : [
          `Each vote of a civilian for the spy is worth +${voteBonus} to the civilian and -${voteBonus} to the spy.`,
        ]
  return [...shared, ...bonus]
}

function chinese(ruleset: Ruleset): string {
  const { players, rounds, minSurvivors, speechLimit, turnLimitMs } = ruleset
  const ends = [
    '卧底出局',
    `存活玩家少于${minSurvivors}人`,
    ...(rounds === null ? [] : [`${rounds}轮全部结束`]),
  ]
  return [
    `${players}名玩家各拿到一个词，其中一人的词与众不同，这个人就是卧底。没有人知道自己的身份。`,
    `每一轮，存活玩家依次描述自己的词，每次最多${speechLimit.zh}个字，限时${turnLimitMs / 1000}秒。`,
    '没有发言、说出自己的词、或重复之前任何人的发言，都会在本轮发言结束后出局。',
    '随后所有存活玩家同时投票，选一名玩家或弃权；得票最多者出局，票数并列则无人出局。',
    `${ends.join('、或')}时，对局结束。此时卧底仍在场则卧底获胜，否则平民获胜。`,
    ...chinesePoints(ruleset),
  ].join('\n')
}

function chinesePoints({ pot, spyRoundPoints, voteBonus }: Ruleset): readonly string[] {
  const shared =
    pot === 0
      ? []
      : [
          `卧底存活到最后得${pot}分；卧底在第1、2……轮出局依次得${spyRoundPoints.join('、')}分，存活平民平分${pot}分中剩下的部分。`,
        ]
  const bonus = voteBonus === 0 ? [] : [`平民每投中一次卧底，自己加${voteBonus}分，卧底减${voteBonus}分。`]
  return [...shared, ...bonus]
}
