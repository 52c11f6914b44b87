/** The language that strangers' text is marked with, for voices and for the shapes of characters: Chinese where it has Han. */
export function languageOf(text: string): 'zh' | undefined {
  return /\p{Script=Han}/u.test(text) ? 'zh' : undefined
}
