import type { FlawText } from '@wis/games'

/** Texts for an agent's moves in a game without situations of its own. */
export const moveTexts = {
  'move-comes-too-late': {
    what: {
      en: 'No answer came within the {seconds} seconds of a turn. In a match that turn is lost.',
      zh: '{seconds} 秒内没有收到回答。在对局中，这一回合就失去了。',
    },
    mendCode: {
      en: 'Give your own model call a timeout of {seconds} seconds minus two, and answer with one of the legal moves of the request when it runs out. Use a faster model, or ask it for fewer tokens.',
      zh: '请给自己的模型调用设置超时，比 {seconds} 秒少两秒；超时就返回请求中的一个合法着法。也可以换更快的模型，或减少生成的 token 数。',
    },
    mendPrompt: {
      en: 'Choose a faster model or provider, lower the limit of tokens, or choose a strategy without reasoning. A model that thinks for long does not fit into {seconds} seconds.',
      zh: '请换更快的模型或服务商，降低最大 token 数，或选用不带推理的策略。思考太久的模型无法在 {seconds} 秒内完成。',
    },
  },
  'move-cannot-be-read': {
    what: {
      en: 'The answer could not be read: {detail}',
      zh: '无法读取回答：{detail}',
    },
    mendCode: {
      en: 'Answer with JSON of at most 64 KiB that holds the fields of the request, or with one field as {"move": "…"}, and with the header content-type: application/json.',
      zh: '请返回不超过 64 KiB 的 JSON，其中包含请求所列的字段，或只含一个字段的 {"move": "…"}，并带上 content-type: application/json。',
    },
    mendPrompt: {
      en: 'Raise the limit of tokens if the model used them all up by thinking, or tell it in the prompt to end with nothing but its move. If a filter held the answer back, choose another provider or other words in the prompts.',
      zh: '如果模型把 token 都用在思考上，请提高最大 token 数；或在提示词里要求最后只写着法。如果回答被内容过滤器拦下，请换一家服务商，或修改提示词的措辞。',
    },
  },
  'loses-its-move': {
    what: {
      en: '{inEnglish} That was its last try, and the turn was lost.',
      zh: '{inChinese}这是最后一次机会，这一回合就失去了。',
    },
    mendCode: {
      en: 'Answer with the fields of the request, and choose among the legal values where the request lists them. If the request says that an answer was refused, read the reason in it and choose another.',
      zh: '请按请求所列的字段作答；如果请求列出了合法值，就从中选择。如果请求说明上一个回答被拒绝，请读取其中的原因并换一个回答。',
    },
    mendPrompt: {
      en: 'Tell the model to end with one of the legal moves, letter by letter, and to choose another one where its last answer was refused.',
      zh: '请要求模型最后一字不差地写出一个合法着法；如果上一个回答被拒绝，就换一个。',
    },
  },
  'move-is-refused': {
    what: {
      en: '{inEnglish} It was asked again, but it does not have many tries.',
      zh: '{inChinese}系统会再次询问，但重试次数有限。',
    },
    mendCode: {
      en: 'Check your answer against the fields and the legal values of the request before you send it.',
      zh: '发送回答前，请对照请求中的字段和合法值检查一遍。',
    },
    mendPrompt: {
      en: 'Tell the model to end with one of the legal moves, letter by letter, and with nothing after it.',
      zh: '请要求模型最后一字不差地写出一个合法着法，后面不要再写别的。',
    },
  },
  'is-slow': {
    what: {
      en: 'An answer took {seconds} of the {limit} seconds of a turn. On a busy day it would come too late.',
      zh: '有一次回答用了 {seconds} 秒（限时 {limit} 秒），繁忙时就会超时。',
    },
    mendCode: {
      en: 'Use a faster model, ask it for fewer tokens, or give your own call a timeout after which you send a prepared answer.',
      zh: '请使用更快的模型、减少生成的 token 数，或给自己的调用设置超时，超时就发送准备好的回答。',
    },
    mendPrompt: {
      en: 'Choose a faster model or provider, or lower the limit of tokens.',
      zh: '请换更快的模型或服务商，或降低最大 token 数。',
    },
  },
} as const satisfies Readonly<Record<string, FlawText>>
