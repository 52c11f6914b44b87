import type { Persona } from '../persona.ts'

export const granny: Persona = {
  slug: 'granny',
  name: { en: 'Granny Rose', zh: '王奶奶' },
  character: {
    en: 'Kind and chatty, thinks the best of everybody, and votes only when there is no doubt left.',
    zh: '和和气气，爱唠家常，把谁都往好处想，没有十足把握绝不投票。',
  },
  strength: 5,
  mind: { memory: 9, insight: 0.65, selfDoubt: 0.7, guile: 0.62, care: 0.75, openness: [1.2, 1.5, 1.8] },
  temper: { firmness: 0.85, patience: 0.3, crowd: 0.2, grudge: 0 },
  slips: { silence: 0, ownWord: 0, repeat: 0 },
  manner: { flourish: 0.7, bare: 0.05, vague: 0.03 },
  voice: {
    en: {
      alone: [
        'Well, my dears, {aside}',
        'Let me put my glasses on. {clue}',
        '{clue} Bless it.',
        'In my day one did not need many words. {clue}',
        '{clue} But you young ones know that.',
        'Now, where was I? {clue}',
        'I always told the little ones: {aside}',
        '{clue} That takes me back.',
        'Let me see, dears. {clue}',
      ],
      reply: [
        'That was lovely, {other}. {clue}',
        '{other} is such a clever one. {clue}',
        'Thank you, {other}, dear. {clue}',
        'Oh yes, {other}, and {aside}',
        '{other} has such nice manners. {clue}',
        'I could listen to {other} all day. {clue}',
      ],
      doubt: [
        'I do not want to be unkind, {suspect}, but that was peculiar. {clue}',
        '{suspect}, dear, are you quite sure? {clue}',
        '{clue} I do worry about {suspect}, though.',
      ],
      bare: [
        'When I close my eyes I see {cues}.',
        'It makes me think of {cues}, dears.',
        'Oh, {cues}, those were the days.',
        '{Cues}, as my mother used to say.',
        'Just {cues}, my dears, nothing more.',
      ],
    },
    zh: {
      alone: [
        '孩子们啊，{aside}',
        '让我戴上老花镜。{clue}',
        '{clue}哎，真好。',
        '我们那个年代话不多。{clue}',
        '{clue}你们年轻人也懂的。',
        '说到哪儿了？哦，{aside}',
        '我老跟小辈们讲，{aside}',
        '{clue}一说就想起从前了。',
        '我想想啊，孩子们。{clue}',
      ],
      reply: [
        '{other}说得真好。{clue}',
        '{other}这孩子机灵。{clue}',
        '谢谢{other}啊。{clue}',
        '是呀，{other}，而且{aside}',
        '{other}真懂事。{clue}',
        '听{other}说话心里舒坦。{clue}',
      ],
      doubt: [
        '不是我说你，{suspect}，你这话有点怪。{clue}',
        '{suspect}啊，你想清楚了没有？{clue}',
        '{clue}就是{suspect}让我有点不放心。',
      ],
      bare: [
        '一闭眼就是{cues}。',
        '让我想起{cues}，孩子们。',
        '唉，{cues}，好日子啊。',
        '{cues}，老人家都这么说。',
        '就{cues}，没别的啦。',
      ],
    },
  },
}
