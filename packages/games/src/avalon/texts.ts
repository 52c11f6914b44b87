import type { InBoth } from '@wis/engine'
import type { GameTexts } from '../contract/game-kit.ts'
import { afterSlips } from '../contract/slips-text.ts'
import { questSizes } from './presets.ts'
import type { AvalonRuleset } from './schema.ts'

export const avalonTexts: InBoth<GameTexts<AvalonRuleset>> = {
  en: {
    name: 'Avalon',
    tagline: 'Three good and two evil go on quests; one knows the evil, and must not be found out.',
    rules: (ruleset) => englishRules(ruleset).join('\n'),
  },
  zh: {
    name: '阿瓦隆',
    tagline: '三个好人和两个坏人一起出任务；有一个人知道谁是坏人，但不能让人看出来。',
    rules: (ruleset) => chineseRules(ruleset).join('\n'),
  },
}

function englishRules({ speechLimit, refusals, slips, notes }: AvalonRuleset): readonly string[] {
  const { most, then } = refusals
  return [
    'Avalon for five. Three are good: Merlin, Percival and a loyal servant. Two are evil: Morgana and the Assassin. Roles are dealt by lot, and each player is told only their own.',
    'Merlin knows both evil players. The evil players know each other. Percival is shown Merlin and Morgana, but not which is which. The servant knows nothing.',
    `There are up to five quests, of ${questSizes.join(', ')} players in this order. Three successful quests are needed by the good, three failed ones by the evil.`,
    `Each quest: the leader proposes a team of the right size, with or without themselves, and may say something. Then every other player speaks once, in the order of the seats after the leader. Then the leader names the final team, the same or another, and may say something again. A speech has ${speechLimit.en} characters at most; the rest is cut off. Everybody hears it, and it may be true or not.`,
    'Then all five vote on the team at once, to approve or to reject it. All votes are shown together. Three approvals send the team; otherwise it is refused, and the next seat leads and proposes anew. The first leader is drawn by lot, and after every team, sent or refused, the next seat leads.',
    then === 'evil-wins'
      ? `If ${most} teams are refused in one quest, the evil win at once.`
      : `If ${most === 1 ? 'a team is' : `${most} teams are`} refused in a quest, the next team of this quest goes without a vote after its discussion.`,
    'Everybody on the team plays a card in secret. The good can only play a success; the evil play a success or a fail. The cards are shuffled, and only the number of fails is told. One fail is enough to fail the quest.',
    'After the third successful quest the Assassin names one player as Merlin. If that is right, the evil win; otherwise the good win. After the third failed quest the evil win at once.',
    'Every player of the side that wins gets 1 point, the others 0.',
    notes === 'asked'
      ? 'Beside what you say, note which roles you guess, two or three intentions, your thinking, and the reactions you expect. Nobody at the table reads your notes. They are shown after the end, and change nothing.'
      : 'Beside what you say you may send notes: which roles you guess, two or three intentions, your thinking, the reactions you expect, your first draft. Nobody at the table reads them or is asked to. They are shown after the end, and change nothing.',
    afterSlips(slips, 'en'),
    'The harmless move of a leader is a team of the leader and others drawn by lot, or to keep the team; of a speaker it is silence; of a voter to approve; on a quest a success; of the Assassin to name nobody. The others are not told that an answer was refused or missing, but they see which teams the rules chose and who is silent.',
  ]
}

function chineseRules({ speechLimit, refusals, slips, notes }: AvalonRuleset): readonly string[] {
  const { most, then } = refusals
  return [
    '五人阿瓦隆。三个好人：梅林、派西维尔和一名忠臣。两个坏人：莫甘娜和刺客。角色由抽签决定，每个人只知道自己的角色。',
    '梅林知道两个坏人是谁。坏人彼此认识。派西维尔知道哪两个人是梅林和莫甘娜，但分不清谁是谁。忠臣什么也不知道。',
    `最多进行五个任务，人数依次为${questSizes.join('、')}人。好人需要三个任务成功，坏人需要三个任务失败。`,
    `每个任务：队长提出一支人数合适的队伍，可以包括自己，也可以说几句话。然后其余每人依座位顺序从队长的下一位起各发言一次。最后队长定下队伍，可以维持也可以更换，并可再说几句。发言最多${speechLimit.zh}个字，超出的部分会被截去。所有人都能听到发言，内容可真可假。`,
    '然后五个人同时对队伍投票，赞成或反对，所有的票一起公开。三票赞成则队伍出发；否则队伍被否决，由下一个座位当队长重新组队。第一任队长由抽签决定；每支队伍不论出发还是被否决，之后都轮到下一个座位当队长。',
    then === 'evil-wins'
      ? `同一个任务中如果有${most}支队伍被否决，坏人立即获胜。`
      : `同一个任务中如果有${most === 1 ? '一' : most}支队伍被否决，下一支队伍讨论之后不经投票直接出发。`,
    '队伍里每人暗中打出一张牌。好人只能打出成功，坏人可以打出成功或失败。牌洗匀后只公布失败牌的数量。只要有一张失败牌，任务就失败。',
    '第三个任务成功后，由刺客指认一名玩家是梅林。指对了坏人获胜，否则好人获胜。第三个任务失败时，坏人立即获胜。',
    '获胜一方每人得1分，其余得0分。',
    notes === 'asked'
      ? '发言之外，请附上笔记：你猜的角色、两三个意图、你的想法、你预计的反应。同桌的人看不到。笔记在对局结束后公开，对胜负没有任何影响。'
      : '发言之外还可以附上笔记：你猜的角色、两三个意图、你的想法、你预计的反应、最初的草稿。同桌的人看不到，也不需要写。笔记在对局结束后公开，对胜负没有任何影响。',
    afterSlips(slips, 'zh'),
    '无害的行动是：队长由自己加上抽签选出的人组成队伍，或维持原队伍；发言者沉默；投票者赞成；出任务者打出成功；刺客不指认任何人。其他人不会知道有回答被拒绝或缺失，但会看到哪些队伍由规则决定，以及谁没有说话。',
  ]
}
