export type TextSize = 'short' | 'medium' | 'long'

/** How large a text can be on the slip in the middle of the table. A Chinese character counts as two. */
export function textSize(text: string): TextSize {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0
  const width = [...text].length + han
  if (width <= 70) return 'short'
  return width <= 180 ? 'medium' : 'long'
}
