import type { Credit, Credits, Ruleset } from '../schema.ts'

/** The rules in Chinese, one rule a line. */
export function chineseRules(ruleset: Ruleset): string {
  const { players, rounds, minSurvivors, speechLimit, turnLimitMs } = ruleset
  const ends = [
    '卧底出局',
    `存活玩家少于${minSurvivors}人`,
    ...(rounds === null ? [] : [`${rounds}轮全部结束`]),
  ]
  return [
    `${players}名玩家各拿到一个词，其中一人的词与众不同，这个人就是卧底。没有人知道自己的身份。`,
    `每一轮，存活玩家依次描述自己的词，每次最多${speechLimit.zh}个字，限时${turnLimitMs / 1000}秒。`,
    ruleset.fouls === 'none'
      ? '无论说什么或不说什么，都不算犯规。'
      : `没有发言、说出自己的词${ruleset.otherNames === undefined ? '' : '或同一事物的别名'}、或重复之前任何人的发言，都会在本轮发言结束后出局。`,
    ...(ruleset.orders === 'shuffled' ? [shuffled] : []),
    ...voting(ruleset),
    `${ends.join('、或')}时，对局结束。此时卧底仍在场则卧底获胜，否则平民获胜。`,
    ...points(ruleset),
  ].join('\n')
}

const shuffled = '每一轮的发言顺序、每次投票的选项顺序，都重新随机排列。'

const vote = '所有存活玩家同时投票，选一名玩家或弃权；得票最多者出局'

function voting({ tie, firstVote = 1, rounds }: Ruleset): readonly string[] {
  const when =
    firstVote === 1
      ? '随后'
      : firstVote === rounds
        ? `全场只投票一次，在第${firstVote}轮发言之后：`
        : `第${firstVote}轮之前不投票。从第${firstVote}轮起，发言之后`
  if (tie === 'chance') return [`${when}${vote}。最高票有多人并列时，抽签决定其中一人出局。`]
  if (tie !== 'run-off') return [`${when}${vote}，票数并列则无人出局。`]
  return [
    `${when}${vote}。`,
    '最高票并列时，下一轮是加赛：只有并列的玩家再次描述自己的词，只有其他玩家投票，在并列者中选一人。',
    '如果所有存活玩家都并列，或加赛再次并列，下一轮全体重新发言、投票。加赛中如因犯规使并列者不足两人，该轮不投票。',
  ]
}

function points({ pot, spyRoundPoints, voteBonus, credits }: Ruleset): readonly string[] {
  if (credits) return credited(credits)
  const shared =
    pot === 0
      ? []
      : [
          `卧底存活到最后得${pot}分；卧底在第1、2……轮出局依次得${spyRoundPoints.join('、')}分，存活平民平分${pot}分中剩下的部分。`,
        ]
  const bonus = voteBonus === 0 ? [] : [`平民每投中一次卧底，自己加${voteBonus}分，卧底减${voteBonus}分。`]
  return [...shared, ...bonus]
}

function credited({ caught, escaped, even }: Credits): readonly string[] {
  const worth = ({ spy, civilian }: Credit) => `卧底${gets(spy)}，每名平民${gets(civilian)}`
  if (even.spy === escaped.spy && even.civilian === escaped.civilian)
    return [`计分：卧底出局时，${worth(caught)}；卧底仍在场时，${worth(escaped)}。`]
  return [
    `计分：卧底出局时，${worth(caught)}。卧底仍在场且最后一次投票无人出局时，${worth(even)}；其他情况下卧底仍在场，${worth(escaped)}。`,
  ]
}

const gets = (points: number) => (points === 0 ? '不得分' : `得${points}分`)
