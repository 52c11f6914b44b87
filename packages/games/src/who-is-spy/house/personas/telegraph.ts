import type { Persona } from '../persona.ts'

export const telegraph: Persona = {
  slug: 'telegraph',
  name: { en: 'Telegraph', zh: '电报员' },
  character: {
    en: 'Every word costs money: two or three bare words, a sentence at most, and a straight vote.',
    zh: '一字千金：能蹦两三个词就不说整句，投票也干脆。',
  },
  strength: 7,
  mind: { memory: 12, insight: 0.92, selfDoubt: 0.9, guile: 0.84, care: 0.94, openness: [1.2, 1.5, 1.8] },
  temper: { firmness: 0.95, patience: 0, crowd: 0, grudge: 0 },
  slips: { silence: 0, ownWord: 0, repeat: 0 },
  manner: { flourish: 0.2, bare: 0.55, vague: 0 },
  voice: {
    en: {
      alone: ['{clue} Stop.', 'Brief: {aside}', '{clue} Over.', 'Message reads: {aside}'],
      reply: ['{other} received. {clue}', 'Copy, {other}. {clue}', 'Noted, {other}. {clue} Stop.'],
      doubt: [
        '{suspect} garbled. {clue}',
        '{clue} Check {suspect}. Stop.',
        'Bad signal from {suspect}. {clue}',
      ],
      bare: [
        '{Cues}.',
        '{Cues}. Stop.',
        '{Cues}. Over.',
        'Urgent: {cues}.',
        'Message: {cues}.',
        'Think {cues}.',
        'In short: {cues}.',
        '{Cues}. Enough.',
      ],
    },
    zh: {
      alone: ['{clue}完毕。', '简报：{aside}', '{clue}收到请回。', '电文如下：{aside}'],
      reply: ['{other}已收到。{clue}', '{other}，抄收。{clue}', '{other}，明白。{clue}完毕。'],
      doubt: ['{suspect}电文有误。{clue}', '{clue}速查{suspect}。', '{suspect}信号异常。{clue}'],
      bare: [
        '{cues}。',
        '{cues}。完毕。',
        '急电：{cues}。',
        '电文：{cues}。',
        '关键词，{cues}。',
        '一句话：{cues}。',
        '{cues}，够了。',
        '简单：{cues}。',
      ],
    },
  },
}
