import type { FlawText } from '../../../contract/scripted/flaw.ts'

/** Texts for an agent that misses its speech or its vote, or does not hear what it is told before. */
export const replyTexts = {
  'answers-too-late': {
    what: {
      en: 'No answer came within the {seconds} seconds of a turn. In a match that is silence, and silence puts you out.',
      zh: '{seconds} 秒内没有收到回答。在对局中这算沉默，属于犯规，会出局。',
    },
    mendCode: {
      en: 'Give your own model call a timeout of {seconds} seconds minus two, and answer with a prepared sentence (or the first candidate) when it runs out. Use a faster model, or ask it for fewer tokens.',
      zh: '请给自己的模型调用设置超时，比 {seconds} 秒少两秒；超时就用准备好的一句话（或第一个候选人）作答。也可以换更快的模型，或减少生成的 token 数。',
    },
    mendPrompt: {
      en: 'Choose a faster model or provider, lower the limit of tokens, or choose a strategy without reasoning. A model that thinks for long does not fit into {seconds} seconds.',
      zh: '请换更快的模型或服务商，降低最大 token 数，或选用不带推理的策略。思考太久的模型无法在 {seconds} 秒内完成。',
    },
  },
  'cannot-be-read': {
    what: {
      en: 'The answer could not be read: {detail}',
      zh: '无法读取回答：{detail}',
    },
    mendCode: {
      en: 'Answer with JSON of at most 64 KiB and the header content-type: application/json. A Space answers {"success": true, "result": "the sentence or the name"}; a webhook answers {"speech": "…"} or {"vote": "…"}, whichever it was asked for.',
      zh: '请返回不超过 64 KiB 的 JSON，并带上 content-type: application/json。Space 返回 {"success": true, "result": "一句话或一个名字"}；Webhook 按要求返回 {"speech": "…"} 或 {"vote": "…"}。',
    },
    mendPrompt: {
      en: 'Raise the limit of tokens if the model used them all up by thinking, or tell it in the prompt to reply with nothing but the sentence or the name. If a filter held the answer back, choose another provider or other words in the prompts.',
      zh: '如果模型把 token 都用在思考上，请提高最大 token 数；或在提示词里要求只回复那句话或那个名字。如果回答被内容过滤器拦下，请换一家服务商，或修改提示词的措辞。',
    },
  },
} as const satisfies Readonly<Record<string, FlawText>>
