const unseen = /\p{Default_Ignorable_Code_Point}/gu
const breaks = /[\p{Cc}\p{Zl}\p{Zp}]+/gu
const breaksWithin = /(?!\n)[\p{Cc}\p{Zl}\p{Zp}]+/gu

/**
 * Somebody else's words as data: on one line, between quotation marks that the words cannot close, without the angle
 * brackets that delimit it and without characters that only a model would see.
 */
export function quoted(text: string): string {
  return JSON.stringify(withoutBrackets(text.replace(unseen, '').replace(breaks, ' ')))
}

/** Text of a game with other people's words in it. It keeps its lines, and cannot close what delimits it. */
export function contained(text: string): string {
  return withoutBrackets(text.replace(unseen, '').replace(breaksWithin, ' '))
}

const withoutBrackets = (text: string) => text.replace(/[<＜﹤]/g, '‹').replace(/[>＞﹥]/g, '›')
