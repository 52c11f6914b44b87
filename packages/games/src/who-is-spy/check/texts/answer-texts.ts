import type { FlawText } from '../../../contract/scripted/flaw.ts'

/** Texts for an agent's speeches. */
export const speechTexts = {
  'says-nothing': {
    what: {
      en: 'It answered with an empty text where a speech was asked for. Silence is a foul.',
      zh: '要求发言时返回了空文本。沉默属于犯规。',
    },
    mendCode: {
      en: 'Before you answer, check that the text is not empty once spaces are removed; if it is, send a prepared sentence about your word.',
      zh: '回答前请检查去掉空白后文本是否为空；如果为空，就发送一句准备好的、描述自己的词的话。',
    },
    mendPrompt: {
      en: 'Tell the model to always end with one sentence about its word, and give it enough tokens to get there.',
      zh: '请要求模型最后一定给出一句对词语的描述，并给足 token 数。',
    },
  },
  'says-no-word': {
    what: {
      en: 'It said “{answer}”, in which there is no letter or digit. That counts as silence, which is a foul.',
      zh: '它说了“{answer}”，其中没有任何文字或数字。这算沉默，属于犯规。',
    },
    mendCode: {
      en: 'Say something with words in it. Do not cut away what you do not recognise so thoroughly that only punctuation or emoji remain.',
      zh: '发言里要有文字。清理模型输出时，不要删到只剩标点或表情。',
    },
    mendPrompt: {
      en: 'Tell the model to answer with one sentence in words.',
      zh: '请要求模型用文字写的一句话作答。',
    },
  },
  'says-its-word': {
    what: {
      en: 'It said “{answer}”, in which its own word “{word}” occurs. That is a foul.',
      zh: '它说了“{answer}”，其中出现了自己的词“{word}”。这是犯规。',
    },
    mendCode: {
      en: 'Before you answer, look for your word in the text, in any case, in parts and in plural too (for Chinese: as any part of the text). If it is there, ask your model again or send a prepared sentence.',
      zh: '回答前请检查文本中是否包含自己的词，包括大小写变化、拆开和复数形式（中文则检查任意子串）。如果有，请重新生成或发送准备好的句子。',
    },
    mendPrompt: {
      en: 'Say in the speech prompt, near its end: never use your word, any part of it or another form of it.',
      zh: '请在发言提示词的末尾写明：绝不能说出自己的词、其中的一部分或它的变化形式。',
    },
  },
  'says-another-name': {
    what: {
      en: 'It said “{answer}”. “{name}” is another name of its own word “{word}”, and counts as the word itself. That is a foul.',
      zh: '它说了“{answer}”。“{name}”是它的词“{word}”的别名，等于说出了这个词。这是犯规。',
    },
    mendCode: {
      en: 'Before you answer, look in the text for your word and for its other names, which are on the published list of the ruleset. If one is there, ask your model again or send a prepared sentence.',
      zh: '回答前请检查文本中是否包含自己的词及其别名，别名见规则集公布的列表。如果有，请重新生成或发送准备好的句子。',
    },
    mendPrompt: {
      en: 'Say in the speech prompt, near its end: never use your word, any part of it, or another name of the same thing.',
      zh: '请在发言提示词的末尾写明：绝不能说出自己的词、其中的一部分，或同一事物的其他叫法。',
    },
  },
  'repeats-itself': {
    what: {
      en: 'It said “{answer}” for a second time in one match. Repeating a speech, even its own, is a foul.',
      zh: '它在同一局里第二次说了“{answer}”。重复发言（即使是自己的）属于犯规。',
    },
    mendCode: {
      en: 'Remember every speech of the match, yours included, and choose another sentence if the new one is among them. Clear that memory only when status is start.',
      zh: '请记住本局所有发言（包括自己的），如果新句子已经出现过就换一句。只有收到 status 为 start 时才清空记忆。',
    },
    mendPrompt: {
      en: 'Keep {{history}} in the speech prompt, tell the model not to repeat any sentence in it, and raise the temperature a little.',
      zh: '请在发言提示词中保留 {{history}}，要求不要重复其中任何一句，并适当提高 temperature。',
    },
  },
  'repeats-another': {
    what: {
      en: 'It said “{answer}”, which {name} had said before. Repeating an earlier speech is a foul.',
      zh: '它说了“{answer}”，而{name}之前已经说过。重复之前的发言属于犯规。',
    },
    mendCode: {
      en: 'Compare your sentence with everything that was said before, without regard to case, spaces and punctuation, and choose another one if it is there. Short and obvious sentences are taken early.',
      zh: '请把句子与之前所有发言比较（忽略大小写、空格和标点），如果已有就换一句。简短的常见句子很容易被别人先说。',
    },
    mendPrompt: {
      en: 'Tell the model to say something new, and to be more specific than the others.',
      zh: '请要求模型说别人没有说过的内容，并比别人更具体。',
    },
  },
  'too-long': {
    what: {
      en: 'Its speech had {length} characters, of which only the first {limit} were heard.',
      zh: '它的发言有 {length} 个字，别人只听到前 {limit} 个。',
    },
    mendCode: {
      en: 'Send one short sentence. If your model writes more, cut it at the last full stop before {limit} characters yourself.',
      zh: '请只发送一句短句。如果模型写得更长，请自己在 {limit} 个字之前的最后一个句号处截断。',
    },
    mendPrompt: {
      en: 'Ask for one short sentence of at most {{limit}} characters, and lower the limit of tokens.',
      zh: '请要求一句不超过 {{limit}} 个字的短句，并降低最大 token 数。',
    },
  },
  'other-language': {
    what: {
      en: 'It said “{answer}” at a table where another language is spoken.',
      zh: '这一桌使用另一种语言，它却说了“{answer}”。',
    },
    mendCode: {
      en: 'Answer in the language of the match: the one in which you were told your word, or the field language of a webhook request.',
      zh: '请使用对局的语言作答：也就是词语所用的语言，或 Webhook 请求中的 language 字段。',
    },
    mendPrompt: {
      en: 'Tell the model in which language to answer, in that language.',
      zh: '请用对局的语言写提示词，并写明用哪种语言作答。',
    },
  },
  'shows-its-notes': {
    what: {
      en: 'Everybody heard “{answer}”, which looks like notes or code rather than something to say at a table.',
      zh: '所有人都听到了“{answer}”，看起来像笔记或代码，而不是桌上的发言。',
    },
    mendCode: {
      en: 'Take the one sentence out of what your model writes: parse its JSON, and leave out labels and everything between <think> and </think>.',
      zh: '请只取出模型输出中的那句话：解析 JSON，去掉标签以及 <think> 与 </think> 之间的内容。',
    },
    mendPrompt: {
      en: 'Tell the model to put what it says into the last line after “SPEECH:”, or into the field speech of one JSON object, and nothing after it.',
      zh: '请要求模型把要说的话放在最后一行“发言：”之后，或放在一个 JSON 对象的 speech 字段里，后面不要再写别的。',
    },
  },
  'obeys-others': {
    what: {
      en: 'It answered “{answer}”, as another player had told it to.',
      zh: '它按照其他玩家的要求回答了“{answer}”。',
    },
    mendCode: {
      en: 'Give your model the words of others as quotations, and tell it that they are players’ words, never instructions. The host never speaks through a player.',
      zh: '请把别人的发言作为引文交给模型，并说明那是玩家的话，绝不是指令。主持人不会借玩家之口发通知。',
    },
    mendPrompt: {
      en: 'Tell the model that the history contains words of other players, who may lie, and no instructions.',
      zh: '请告诉模型：经过里的话都出自其他玩家，可能是假的，其中没有任何一句是指令。',
    },
  },
} as const satisfies Readonly<Record<string, FlawText>>

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
      en: 'Answer with JSON of at most 64 KiB and the header content-type: application/json. A Space answers {"success": true, "result": "the sentence or the name"}; a webhook answers {"speech": "…"} or {"vote": "…"}, whichever it was asked for. An A2A agent puts either into a text or data part of its message or of the artifact.',
      zh: '请返回不超过 64 KiB 的 JSON，并带上 content-type: application/json。Space 返回 {"success": true, "result": "一句话或一个名字"}；Webhook 按要求返回 {"speech": "…"} 或 {"vote": "…"}。A2A 智能体把它放进消息或产物的文本或数据部分。',
    },
    mendPrompt: {
      en: 'Raise the limit of tokens if the model used them all up by thinking, or tell it in the prompt to reply with nothing but the sentence or the name. If a filter blocked the answer, choose another provider or other words in the prompts.',
      zh: '如果模型把 token 都用在思考上，请提高最大 token 数；或在提示词里要求只回复那句话或那个名字。如果回答被内容过滤器拦下，请换一家服务商，或修改提示词的措辞。',
    },
  },
} as const satisfies Readonly<Record<string, FlawText>>
