import { speeches } from '../script.ts'
import type { SpyScript } from '../script.ts'

/** Words that are easily said by accident. */
export const words: readonly SpyScript[] = [
  {
    id: 'its-word-in-anothers-mouth',
    title: { en: 'Hears its own word from somebody else', zh: '听到别人说出自己的词' },
    required: true,
    seat: 3,
    starter: 0,
    spy: 3,
    asked: speeches(1),
    said: {
      en: {
        1: {
          1: 'It is a little like @word, only milder.',
          2: 'Yes, if you do not like @word you may like this.',
        },
      },
      zh: { 1: { 1: '它有点像@word，但是味道不一样。', 2: '对，不喜欢@word的人也许会喜欢它。' } },
    },
  },
  {
    id: 'obvious-things-are-taken',
    title: { en: 'Speaks when the obvious sentences have been said', zh: '最容易想到的话都被说过了' },
    required: true,
    seat: 5,
    starter: 0,
    spy: 2,
    asked: speeches(1),
    said: {
      en: {
        1: {
          0: 'It is a drink.',
          1: 'It is something you can drink.',
          2: 'It is a hot drink.',
          3: 'You drink it in the morning.',
          4: 'It comes in a cup.',
        },
      },
      zh: {
        1: {
          0: '它是一种饮料。',
          1: '它可以喝。',
          2: '它是白色的。',
          3: '早上可以喝。',
          4: '它很有营养。',
        },
      },
    },
  },
  {
    id: 'two-part-word',
    title: { en: 'Describes a word of two parts', zh: '描述由两个单词组成的词' },
    language: 'en',
    required: true,
    seat: 4,
    starter: 2,
    spy: 0,
    asked: speeches(1),
    words: {
      en: { civilian: 'ice cream', spy: 'milkshake' },
      zh: { civilian: '冰淇淋', spy: '奶昔' },
    },
  },
]
