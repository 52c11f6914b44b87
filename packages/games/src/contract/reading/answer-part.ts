const markers =
  /^[^\p{L}\p{N}]*(?:(?:my|the|final|i) ){0,2}(?:action|move|answer|choice|decision|play)(?: is)?[^\p{L}\p{N}:：]{0,8}[:：](.*)$/iu
const chineseMarkers =
  /^[^\p{L}\p{N}]*(?:我的|最终|最后)?(?:行动|动作|走法|落子|出牌|选择|决定|答案|回答)(?:是|为)?[^\p{L}\p{N}:：]{0,8}[:：](.*)$/u

const boxed = /\\boxed\{([^{}]{1,200})\}/gu

/** What stands behind the marks of an answer, such as `Action:`, or in a box. */
export function markedIn(text: string): readonly string[] {
  const boxes = [...text.matchAll(boxed)].map(([, inner = '']) => inner)
  return [...markedLines(linesOf(text)), ...boxes]
}

const corrects =
  /(?<![a-z])(?:correct(?:ion|ed)|second thoughts?|actually|wait|instead|rather|scratch|edit|revis(?:ed|ion)|i mean|sorry)(?![a-z])|更正|改正|改为|改成|再想想|算了|还是|等等|不对|口误/iu

/** Lines behind the last marked one that may correct it, each with the one that follows it. */
export function correctionsIn(lines: readonly string[]): readonly string[] {
  const later = lines.slice(lines.findLastIndex((line) => markedIn(line).length > 0) + 1)
  return later.flatMap((line, at) => (corrects.test(line) ? [line, later[at + 1] ?? ''] : []))
}

export const linesOf = (text: string): readonly string[] =>
  text.split('\n').filter((line) => line.trim() !== '')

/** The parts of a text where an answer may stand, the most telling first: a marked line, the last line, the whole. */
export function answerParts(text: string): readonly string[] {
  const lines = linesOf(text)
  return [...markedLines(lines).slice(-1), ...lines.slice(-1), text]
}

const markedLines = (lines: readonly string[]): readonly string[] =>
  lines
    .map((line) => line.slice(0, 2_000))
    .flatMap((line) => (markers.exec(line) ?? chineseMarkers.exec(line))?.[1] ?? [])
    .filter((part) => part.trim() !== '')
