import type { Mark, Picture } from './picture.ts'
import { tones } from './tones.ts'

const rules = (which: 0 | 1) =>
  Object.entries(tones)
    .map(([tone, colours]) => `.${tone}{--c:${colours[which]}}`)
    .join('')

const style = `${rules(0)}@media(prefers-color-scheme:dark){${rules(1)}}.f{fill:var(--c)}.s{stroke:var(--c);fill:none}text{font:13px system-ui,sans-serif;fill:var(--c)}text.t{font-size:11px}`

/** A picture as a file of its own, readable on light and on dark ground. */
export function svgOf({ width, height, marks }: Picture, title: string): string {
  const drawn = marks.map(markText).join('')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">` +
    `<title>${escaped(title)}</title><style>${style}</style>` +
    `<rect class="f ground" width="${width}" height="${height}"/>${drawn}</svg>\n`
  )
}

function markText(mark: Mark): string {
  const [x, y] = 'at' in mark ? mark.at : mark.from
  switch (mark.kind) {
    case 'line':
      return `<path class="s ${mark.tone}" stroke-width="${mark.width}" d="M${x} ${y}L${mark.to[0]} ${mark.to[1]}"/>`
    case 'dot': {
      const fill = mark.isHollow ? 'ground' : mark.tone
      return `<circle class="f ${fill}" cx="${x}" cy="${y}" r="5"/><circle class="s ${mark.tone}" stroke-width="1.5" cx="${x}" cy="${y}" r="5"/>`
    }
    case 'diamond':
      return `<path class="s ${mark.tone}" stroke-width="1.5" d="M${x - 6} ${y}L${x} ${y - 6}L${x + 6} ${y}L${x} ${y + 6}Z"/>`
    case 'box':
      return `<rect class="f ${mark.tone}" opacity="${mark.strength}" x="${x}" y="${y}" width="${mark.size[0]}" height="${mark.size[1]}"/>`
    case 'text': {
      const look = mark.isSmall === true ? `t ${mark.tone}` : mark.tone
      return `<text class="${look}" x="${x}" y="${y}" text-anchor="${mark.anchor}">${escaped(mark.text)}</text>`
    }
  }
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (mark) => entities[mark] ?? mark)
