export type TextSize = 'short' | 'medium' | 'long'

/** How large words can be set on the slip in the middle of the table; a Chinese character counts as two. */
export function textSize(text: string): TextSize {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0
  const width = [...text].length + han
  if (width <= 70) return 'short'
  return width <= 180 ? 'medium' : 'long'
}
