/** A piece of text to show as it is, or the name of an invisible character. */
export interface TextPart {
  readonly text: string
  readonly isMark: boolean
}

// Controls, invisible and direction-changing characters, private use and the invisible "tag" copies of ASCII.
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029\u115f\u1160\u3164\uffa0\u034f\u17b4\u17b5]/u
const joiner = '\u200d'
// This is not a character class, because V8 14 finds no pictograph in a class that also holds \ufe0f.
const pictographEnd = /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)$/u
const longestStack = 3

/** Splits text by users so that nothing in it can hide, reorder or cover the text beside it. */
export function visibleText(text: string): readonly TextPart[] {
  const parts: TextPart[] = []
  let plain = ''
  let stack = 0
  const mark = (name: string) => {
    if (plain) parts.push({ text: plain, isMark: false })
    parts.push({ text: name, isMark: true })
    plain = ''
  }
  for (const character of text.replaceAll('\r\n', '\n')) {
    const isCombining = /\p{Mn}|\p{Me}/u.test(character) && !isVariation(character)
    stack = isCombining ? stack + 1 : 0
    const isWelcome = !unseen.test(character) || (character === joiner && pictographEnd.test(plain))
    if (isWelcome && stack <= longestStack) plain += character
    else mark(nameOf(character))
  }
  if (plain) parts.push({ text: plain, isMark: false })
  return parts
}

/** The same as one string, for places that allow no elements: titles, labels, spoken sentences. */
export function visibleString(text: string): string {
  return visibleText(text)
    .map((part) => (part.isMark ? `[${part.text}]` : part.text))
    .join('')
}

function isVariation(character: string): boolean {
  return character >= '\ufe00' && character <= '\ufe0f'
}

function nameOf(character: string): string {
  if (character === '\n') return '↵'
  if (character === '\t') return '⇥'
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
}
