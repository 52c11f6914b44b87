import type { Persona } from '../persona.ts'

export const diplomat: Persona = {
  slug: 'diplomat',
  name: { en: 'Diplomat', zh: '和事佬' },
  character: {
    en: 'Finds the words everybody can live with; hard to catch as the spy, slow to accuse as a civilian.',
    zh: '专挑谁都不得罪的话说，当卧底难抓，当平民不轻易指认别人。',
  },
  strength: 8,
  mind: { memory: 14, insight: 0.75, selfDoubt: 0.9, guile: 0.75, care: 0.9, openness: [0.8, 1.2, 1.6] },
  temper: { firmness: 0.95, patience: 0.22, crowd: 0.25, grudge: 0 },
  slips: { silence: 0, ownWord: 0, repeat: 0 },
  manner: { flourish: 0.6, bare: 0.08, vague: 0 },
  voice: {
    en: {
      alone: [
        'I think we can all sign this: {aside}',
        'Without wishing to go too far, {aside}',
        '{clue} I trust that offends nobody.',
        'Let me offer something for the record. {clue}',
        '{clue} I leave the details to the others.',
        'In the spirit of common ground: {aside}',
        'If I may, {aside}',
        '{clue} On that we should be able to meet.',
      ],
      reply: [
        'I take note of what {other} said, and {aside}',
        'I can live with {other}. {clue}',
        '{other} builds a bridge; let me cross it. {clue}',
        'In agreement with {other}, {aside}',
        'With thanks to {other}: {aside}',
        '{other} and I are not far apart. {clue}',
        'To add a shade to what {other} put so well: {aside}',
      ],
      doubt: [
        'I would invite {suspect} to be a little more precise. {clue}',
        'With all due respect to {suspect}, {aside}',
        '{clue} I have one or two questions for {suspect}.',
      ],
      bare: [
        'May I propose {cues}?',
        'Somewhere between {cues}, I would say.',
        'Let us agree on {cues}.',
        '{Cues}, in all friendship.',
        'For the minutes: {cues}.',
      ],
    },
    zh: {
      alone: [
        '这句大家应该都能接受：{aside}',
        '话不说满，{aside}',
        '{clue}应该不会有人有意见。',
        '我先提一个大家都认的。{clue}',
        '{clue}细节留给各位。',
        '求同存异嘛，{aside}',
        '容我说一句，{aside}',
        '{clue}这一点上咱们好商量。',
      ],
      reply: [
        '{other}的意见我记下了，{aside}',
        '{other}说的我能接受。{clue}',
        '{other}搭了桥，我来走两步。{clue}',
        '我和{other}意见一致，{aside}',
        '先谢谢{other}，{aside}',
        '我跟{other}其实差不多。{clue}',
        '{other}说得周到，我稍作补充，{aside}',
      ],
      doubt: [
        '想请{suspect}说得再具体一点。{clue}',
        '没有冒犯{suspect}的意思，{aside}',
        '{clue}有一两个问题想请教{suspect}。',
      ],
      bare: [
        '我提议：{cues}。',
        '大概在{cues}之间吧。',
        '咱们就{cues}达成一致。',
        '{cues}，以和为贵。',
        '请记录：{cues}。',
      ],
    },
  },
}
