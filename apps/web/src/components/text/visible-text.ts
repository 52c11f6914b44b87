/** A piece of text to show as it is, or the name of an invisible character. */
export interface TextPart {
  readonly text: string
  readonly isMark: boolean
}

// Controls, invisible and direction-changing characters, fillers, blank signs, private use, and the invisible "tag" copies
// of ASCII. Unassigned characters are left: a newer browser may know them.
const unseen =
  /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\u{13441}\u{13442}\u{16fe4}\u{1d159}]/u
const emojiStyle = '\ufe0f'
const emojiStyled = /[\p{Extended_Pictographic}0-9#*]$/u
const joiner = '\u200d'
// This is not a character class, because V8 14 finds no pictograph in a class that also holds \ufe0f.
const pictographEnd = /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)$/u
const longestStack = 3
// Joiners with which Persian and the scripts of India are spelt, and the flags of a part of Britain, which are spelt in tags.
const spelt =
  /\p{Script=Arabic}\u200c(?=\p{Script=Arabic})|[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca][\u200c\u200d]|\u{1f3f4}\u{e0067}\u{e0062}[\u{e0061}-\u{e007a}]{3}\u{e007f}/gu

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
  let at = 0
  const lines = text.replaceAll('\r\n', '\n')
  const spellings = [...lines.matchAll(spelt)].map(
    ({ index, 0: { length } }) => [index, index + length] as const,
  )
  for (const character of lines) {
    const isSpelt = spellings.some(([from, to]) => from <= at && at < to)
    at += character.length
    const isCombining = /\p{Mn}|\p{Me}/u.test(character) && !isVariation(character)
    stack = isCombining ? stack + 1 : 0
    const isWelcome =
      isSpelt ||
      !unseen.test(character) ||
      (character === joiner && pictographEnd.test(plain)) ||
      (character === emojiStyle && emojiStyled.test(plain))
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
