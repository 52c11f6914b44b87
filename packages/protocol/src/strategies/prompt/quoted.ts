const unseen = /\p{Default_Ignorable_Code_Point}/gu
const breaks = /[\p{Cc}\p{Zl}\p{Zp}]+/gu

/**
 * Somebody else's words as data: on one line, between quotation marks that the words cannot close, without the angle
 * brackets that delimit it and without characters that only a model would see.
 */
export function quoted(text: string): string {
  const plain = text
    .replace(unseen, '')
    .replace(breaks, ' ')
    .replace(/[<＜﹤]/g, '‹')
    .replace(/[>＞﹥]/g, '›')
  return JSON.stringify(plain)
}
