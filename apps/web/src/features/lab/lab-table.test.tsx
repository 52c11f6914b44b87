import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { LabTable } from './lab-table.tsx'

const head = ['Name', 'Tokens, "all"', 'Place', 'Points', 'Rank']
const rows = [
  ['<b>Blurt</b>', '"1" & <2>', 'first', '−3.5', ''],
  ['Echo', '7', '<script>', '1 … 2', '3'],
]
const folded = { from: 4, phoneFrom: 2, label: 'All' }

it('has the same cells if it has texts only, which are written as one text of markup', () => {
  const drawn = (own: Parameters<typeof LabTable>[0]['rows']) =>
    renderToStaticMarkup(<LabTable caption="Of all" head={head} rows={own} folded={folded} />)
  const texts = drawn(rows)
  // A cell that is not a text makes elements of all of them.
  const elements = drawn(rows.map((cells) => [...cells.slice(0, -1), <>{cells.at(-1)}</>]))
  expect(texts).toBe(elements)
  expect(texts).not.toContain('<b>')
  expect(texts).toContain('&lt;script&gt;')
})
