import { expect, test } from 'vitest'
import { readText } from '../spec/read-text.ts'
import { textWithoutAnnotators, withoutAnnotators } from './planned-ratings.ts'

const written = `# mine
name: A study # of clues
annotators:
  - ada
  - Ben
judges: [{ agent: sample-kind, rubric: clue-fit }]
`

test('a text loses the people alone, and keeps its remarks', () => {
  const text = textWithoutAnnotators(written)
  expect(text).not.toMatch(/ada|Ben|annotators/)
  expect(text).toContain('# mine')
  expect(text).toContain('name: A study # of clues')
  expect(readText(text)).toMatchObject({ value: { judges: [{ agent: 'sample-kind' }] } })
})

test.each([
  'annotators: [ada]',
  '{"name": "A study", "annotators": ["ada"]}',
  '"annotators": [ada]\nname: x',
])('in whatever way %s is written', (text) => {
  expect(textWithoutAnnotators(text)).not.toContain('ada')
})

test('a text without people stays as it is, letter for letter', () => {
  const text = 'name:   "x"   # annotators: none\n'
  expect(textWithoutAnnotators(text)).toBe(text)
  expect(withoutAnnotators({ name: 'x', annotators: ['ada'] })).toEqual({ name: 'x' })
})
