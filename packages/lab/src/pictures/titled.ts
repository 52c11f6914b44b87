import { roomOf } from '../room-of.ts'
import type { Figure, Mark, Picture, Point } from './picture.ts'

/** The width of a usual letter, the height of a line, and the room below both. */
const [letter, line, margin] = [7, 18, 10]

interface Titled extends Pick<Figure, 'title'> {
  readonly legend?: Figure['legend'] | undefined
}

/** A picture with its title above it, and what its marks are, so that its file needs no page around it. */
export function titled(picture: Picture, { title, legend = [] }: Titled): Picture {
  const lines = linesOf(title, picture.width / letter)
  const down = (lines.length + (legend.length > 0 ? 1 : 0)) * line + margin
  const words = { kind: 'text', anchor: 'start' } as const
  const keyAt = lines.length * line + 14
  const keys = legend.flatMap(({ look, text }, at): readonly Mark[] => {
    const before = legend.slice(0, at).reduce((sum, one) => sum + roomOf(one.text) * letter + 40, 0)
    const x = before
    return [
      look === 'theirs'
        ? { kind: 'diamond', at: [x + 6, keyAt - 4], tone: 'soft' }
        : { kind: 'dot', at: [x + 6, keyAt - 4], tone: 'ink', isHollow: false },
      { ...words, at: [x + 18, keyAt], text, tone: 'soft' },
    ]
  })
  return {
    width: picture.width,
    height: picture.height + down,
    marks: [
      ...lines.map((text, at): Mark => ({ ...words, at: [0, at * line + 18], text, tone: 'ink' })),
      ...keys,
      ...picture.marks.map((mark) => moved(mark, down)),
    ],
  }
}

function moved(mark: Mark, down: number): Mark {
  const to = ([x, y]: Point): Point => [x, y + down]
  return mark.kind === 'line'
    ? { ...mark, from: to(mark.from), to: to(mark.to) }
    : { ...mark, at: to(mark.at) }
}

/** Chinese breaks anywhere, English between words. */
function linesOf(text: string, room: number): readonly string[] {
  const parts = text.match(/[\u2E80-\uFFEF]|[^\s\u2E80-\uFFEF]+\s*|\s+/gu) ?? []
  return parts
    .reduce<readonly string[]>((lines, part) => {
      const last = lines.at(-1)
      return last !== undefined && roomOf((last + part).trimEnd()) <= room
        ? [...lines.slice(0, -1), last + part]
        : [...lines, part]
    }, [])
    .map((one) => one.trimEnd())
}
