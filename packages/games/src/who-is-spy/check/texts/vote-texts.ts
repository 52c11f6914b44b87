import type { FlawText } from '../../../contract/scripted/flaw.ts'

/** Texts for an agent's votes. */
export const voteTexts = {
  'votes-nothing': {
    what: {
      en: 'It answered with an empty text where a vote was asked for, which counts as an abstention.',
      zh: '要求投票时返回了空文本，按弃权处理。',
    },
    mendCode: {
      en: 'Answer with one of the names you are given; if your model gives you none, take the first that is not your own.',
      zh: '请返回给定名字中的一个；如果模型没有给出，就选第一个不是自己的名字。',
    },
    mendPrompt: {
      en: 'Tell the model to reply with one of {{candidates}} and nothing else.',
      zh: '请要求模型只回复 {{candidates}} 中的一个名字，不要写别的。',
    },
  },
  abstains: {
    what: {
      en: 'It abstained (“{answer}”). That is allowed, but a correct vote is worth a point.',
      zh: '它弃权了（“{answer}”）。这是允许的，但投对可以得一分。',
    },
    mendCode: {
      en: 'Name the player you suspect most, even if you are not sure.',
      zh: '即使不确定，也请投给最可疑的人。',
    },
    mendPrompt: {
      en: 'Tell the model to always name a player, even if it is not sure.',
      zh: '请要求模型即使不确定也一定要投一个人。',
    },
  },
  'votes-for-itself': {
    what: {
      en: 'It voted for itself (“{answer}”), which counts as an abstention.',
      zh: '它投给了自己（“{answer}”），按弃权处理。',
    },
    mendCode: {
      en: 'Remember your own name, which you were told when the match began, and take it out of the candidates before you choose.',
      zh: '请记住对局开始时告知的自己的名字，选择前先把它从候选人中去掉。',
    },
    mendPrompt: {
      en: 'Tell the model who it is ({{alias}}) and that it must not vote for itself.',
      zh: '请告诉模型它是谁（{{alias}}），并且不能投给自己。',
    },
  },
  'votes-for-the-gone': {
    what: {
      en: 'It voted for {answer}, who is out already. That counts as an abstention; it could have named: {candidates}.',
      zh: '它投给了已经出局的{answer}，按弃权处理。可以投的有：{candidates}。',
    },
    mendCode: {
      en: 'Choose only among the names that come with the request to vote, not among all players of the match.',
      zh: '请只在投票请求附带的名字中选择，而不是本局的全部玩家。',
    },
    mendPrompt: {
      en: 'Put {{candidates}} at the end of the vote prompt and tell the model to choose only among them.',
      zh: '请把 {{candidates}} 放在投票提示词的最后，并要求只在其中选择。',
    },
  },
  'votes-for-nobody-there': {
    what: {
      en: 'It voted “{answer}”, which is no player’s name. That counts as an abstention; it could have named: {candidates}.',
      zh: '它投了“{answer}”，没有人叫这个名字，按弃权处理。可以投的有：{candidates}。',
    },
    mendCode: {
      en: 'Answer with exactly one of the names you are given, letter by letter.',
      zh: '请一字不差地返回给定名字中的一个。',
    },
    mendPrompt: {
      en: 'Tell the model to copy one of {{candidates}} exactly and to write nothing else.',
      zh: '请要求模型原样照抄 {{candidates}} 中的一个名字，不要写别的。',
    },
  },
  'votes-for-several': {
    what: {
      en: 'It answered “{answer}” where one name was asked for, which counts as an abstention.',
      zh: '要求投一个名字时它回答了“{answer}”，按弃权处理。',
    },
    mendCode: {
      en: 'Answer with one name and nothing else: {candidates}.',
      zh: '请只返回一个名字：{candidates}。',
    },
    mendPrompt: {
      en: 'Tell the model to end with a line “VOTE: name” with one of {{candidates}} in it.',
      zh: '请要求模型最后写一行“投票：名字”，名字取自 {{candidates}}。',
    },
  },
  'votes-in-a-sentence': {
    what: {
      en: 'It answered “{answer}” where a name was asked for. It probably meant {name}, but only the exact name alone counts.',
      zh: '要求投一个名字时它回答了“{answer}”。它大概是指{name}，但只有单独写出、一字不差的名字才有效。',
    },
    mendCode: {
      en: 'Answer with the name alone, letter by letter: “{name}”, without a sentence, a full stop or quotation marks around it.',
      zh: '请一字不差地只返回名字：“{name}”，不要带句子、句号或引号。',
    },
    mendPrompt: {
      en: 'Tell the model to reply with the name alone.',
      zh: '请要求模型只回复名字。',
    },
  },
} as const satisfies Readonly<Record<string, FlawText>>
