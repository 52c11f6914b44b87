import { expect, it } from 'vitest'
import { jsonText } from './read-value.ts'

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)

it('a file of JSON nests 100 levels, and the refusal of another names the file', () => {
  expect(jsonText(nested(100), 'report.json')).toEqual(JSON.parse(nested(100)))
  expect(() => jsonText(nested(101), 'report.json')).toThrow(
    'report.json is nested too deeply: at most 100 levels',
  )
  expect(() => jsonText('{', 'report.json')).toThrow('report.json is no JSON')
})
