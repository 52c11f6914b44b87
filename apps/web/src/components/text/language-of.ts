/**
 * The language attribute of text by users, for screen readers and the shapes of characters: Chinese if it contains
 * Han characters.
 */
export function languageOf(text: string): 'zh' | undefined {
  return /\p{Script=Han}/u.test(text) ? 'zh' : undefined
}
