import type { Persona } from '../persona.ts'

export const fox: Persona = {
  slug: 'fox',
  name: { en: 'Old Fox', zh: '老狐狸' },
  character: {
    en: 'Says just enough, hears everything, and is gone from your suspicion before you notice.',
    zh: '话只说七分，耳朵听十分，你还没起疑，他已经把自己摘干净了。',
  },
  strength: 10,
  mind: { memory: 99, insight: 1, selfDoubt: 1, guile: 1, care: 1, openness: [1, 1.5, 2] },
  temper: { firmness: 1, patience: 0, crowd: 0.1, grudge: 0 },
  slips: { silence: 0, ownWord: 0, repeat: 0 },
  manner: { flourish: 0.45, bare: 0.05, vague: 0 },
  voice: {
    en: {
      alone: [
        'Quietly now. {clue}',
        '{clue} No more than that.',
        'A little something for those who know: {aside}',
        '{clue} The rest can wait.',
        'I have been round this block before. {clue}',
        '{clue} You will understand, or you will not.',
        'Slowly, slowly. {clue}',
        'Just between us, {aside}',
      ],
      reply: [
        'Well played, {other}. {clue}',
        'I hear you, {other}. {clue}',
        '{other} leaves the door ajar; I slip through. {clue}',
        'Hm, {other}, hm. {clue}',
        'That is one way to see it, {other}. Another: {aside}',
        '{other} knows what this is about, I think. {clue}',
      ],
      doubt: [
        'I smell something near {suspect}. {clue}',
        '{clue} {suspect} went very quiet just then.',
        'Pretty words, {suspect}. Empty, though. {clue}',
        'Somebody here is guessing, and I am looking at {suspect}. {clue}',
      ],
      bare: [
        'A whisper: {cues}.',
        'Let us say {cues}, and leave it there.',
        '{Cues}. Enough for the wise.',
        'Follow {cues} and you get there.',
        'I only say {cues}.',
      ],
    },
    zh: {
      alone: [
        '小声点说。{clue}',
        '{clue}点到为止。',
        '懂的人自然懂，{aside}',
        '{clue}剩下的以后再说。',
        '这种场面我见多了。{clue}',
        '{clue}听得懂就听，听不懂算了。',
        '慢慢来。{clue}',
        '咱们私下说，{aside}',
      ],
      reply: [
        '{other}这手漂亮。{clue}',
        '{other}的意思我明白。{clue}',
        '{other}留了门缝，我顺着溜进来。{clue}',
        '嗯，{other}，嗯。{clue}',
        '{other}那样看也行，换个角度，{aside}',
        '{other}心里有数。{clue}',
      ],
      doubt: [
        '{suspect}那边味道不对。{clue}',
        '{clue}{suspect}刚才安静得很哪。',
        '{suspect}话说得漂亮，可惜是空的。{clue}',
        '有人在瞎蒙，我正看着{suspect}呢。{clue}',
      ],
      bare: [
        '悄悄给个词：{cues}。',
        '就说{cues}，不多讲。',
        '{cues}，聪明人够了。',
        '跟着{cues}走就对了。',
        '我只提{cues}。',
      ],
    },
  },
}
