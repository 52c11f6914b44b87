import type { HouseView } from './house-view.ts'

const ownWordSlips = {
  en: [
    'Well, it is a {word}, what else is there to say.',
    'Oh, everybody knows what a {word} is like.',
    'I always liked a good {word}.',
    'Can I just say {word}? No? Too late.',
  ],
  zh: [
    '不就是{word}嘛，还用说？',
    '我家就有{word}，天天见。',
    '说起{word}我就来劲。',
    '{word}呀……哎，我是不是说漏嘴了？',
  ],
} as const

/** The slips of careless players in place of a clue: silence, the very word, or a repetition of an earlier speech. */
export function slip({ persona, language, word, table, rng }: HouseView): string | undefined {
  const { silence, ownWord, repeat } = persona.slips
  const chance = rng.next()
  if (chance < silence) return ''
  if (chance < silence + ownWord) return rng.pick(ownWordSlips[language]).replace('{word}', () => word)
  if (chance < silence + ownWord + repeat) return table.speeches.at(-1)?.text
  return undefined
}
