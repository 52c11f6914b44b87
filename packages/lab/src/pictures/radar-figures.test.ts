import { expect, it } from 'vitest'
import { radarFigures } from './radar-figures.ts'

const names = {
  en: ['Judgement', 'Reasoning', 'Deception', 'Self-awareness', 'Cooperation', 'Coordination', 'Rationality'],
  zh: ['判断', '推理', '欺骗', '自知', '合作', '协调', '一条名称很长的能力'],
}

it.each(['en', 'zh'] as const)(
  'the names of all spokes have room on the sheet, on a phone too (%s)',
  (language) => {
    const spokes = names[language].map((name) => ({ id: name, name }))
    const results = {
      spec: { subjects: ['one'], conditions: ['plain'] },
      names: { conditions: {} },
      cells: spokes.map(({ id }) => ({
        subject: 'one',
        condition: 'plain',
        measure: id,
        estimate: { value: 1 },
      })),
    }
    const [figure] = radarFigures(results, { spokes, areaOf: () => null }, language)
    for (const { marks, width } of Object.values(figure?.pictures ?? {})) {
      const told = marks.flatMap((mark) =>
        mark.kind === 'text' && names[language].includes(mark.text) ? [mark] : [],
      )
      expect(told).toHaveLength(7)
      for (const { at, anchor, text } of told) {
        const length = text.length * (language === 'zh' ? 12 : 6.5)
        const left = at[0] - { start: 0, middle: length / 2, end: length }[anchor]
        expect([left >= 0, left + length <= width], text).toEqual([true, true])
      }
    }
  },
)
