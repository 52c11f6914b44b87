/** 1 foul, 2 fouls, 0.4 points. */
export function counted(count: number | string, noun: string): string {
  return `${count} ${noun}${Number(count) === 1 ? '' : 's'}`
}

/** Removes control characters, so that an agent's text never moves the reader's cursor. */
export function visible(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')
}
