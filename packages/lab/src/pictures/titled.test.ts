import { expect, it } from 'vitest'
import type { Picture } from './picture.ts'
import { titled } from './titled.ts'

const picture: Picture = {
  width: 200,
  height: 50,
  marks: [{ kind: 'line', from: [0, 10], to: [9, 20], tone: 'ink', width: 1 }],
}

it('a title stands above the picture in as many lines as it needs, and nothing of the picture is lost', () => {
  const { height, marks } = titled(picture, { title: 'Compared with the published results: win rate' })
  const texts = marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []))
  expect(texts.join(' ')).toBe('Compared with the published results: win rate')
  expect(texts.length).toBeGreaterThan(1)
  expect(marks.at(-1)).toMatchObject({ from: [0, 10 + height - 50], to: [9, 20 + height - 50] })
})

it('what the marks are stands below the title', () => {
  const { marks } = titled(picture, {
    title: '胜率',
    legend: [
      { look: 'ours', text: 'This experiment' },
      { look: 'theirs', text: 'Published' },
    ],
  })
  expect(marks.map((mark) => (mark.kind === 'text' ? mark.text : mark.kind))).toEqual([
    ...['胜率', 'dot', 'This experiment', 'diamond', 'Published', 'line'],
  ])
})
