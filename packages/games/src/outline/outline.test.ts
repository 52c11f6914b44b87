import { describe, expect, it } from 'vitest'
import { fieldsOf, headed, numberOf, readOutline, textOf, textsBelow } from './outline.ts'
import type { Entry } from './outline.ts'
import { faultsOf } from './testing/faults-of.ts'

const file = (text: string) => ({ name: 'food.txt', text })
const read = (text: string) => readOutline(file(text))
const shape = ({ text, below }: Entry): unknown => (below.length > 0 ? { [text]: below.map(shape) } : text)

describe('a file of data', () => {
  it('holds a line below the line above that is indented less, without blank lines and notes', () => {
    const text = '# drinks\ntea\n  hot\n    It steams.\n\n  # how it looks\n  brown\ncoffee\n'
    expect(read(text).map(shape)).toEqual([{ tea: [{ hot: ['It steams.'] }, 'brown'] }, 'coffee'])
  })

  it('knows the line of each entry', () => {
    const [tea, coffee] = read('\ntea\n  hot\n\ncoffee\n')
    expect([tea?.line, tea?.below[0]?.line, coffee?.line]).toEqual([2, 3, 5])
  })

  it.each([
    ['', 'food.txt:1: '],
    ['# nothing\n', 'food.txt:1: it has no entries'],
    ['tea', 'food.txt:1: the last line has no end'],
    ['tea\nhot \n', 'food.txt:2: blanks'],
    ['tea\n\thot\n', 'food.txt:2: blanks'],
    ['tea\r\n', 'food.txt:1: blanks'],
    ['tea\n  \n', 'food.txt:2: blanks'],
    ['tea\n   hot\n', 'food.txt:2: it is indented by an odd number of spaces'],
    ['tea\n    hot\n', 'food.txt:2: it is indented more than one step'],
    ['  tea\n', 'food.txt:1: it is indented more than one step'],
  ])('is refused as %j', (text, fault) => {
    expect(() => read(text)).toThrow(fault)
  })

  it('may say something of a head behind a colon', () => {
    expect(read('tea: leaf: green\ncoffee\n').map(headed)).toEqual([
      ['tea', 'leaf: green'],
      ['coffee', undefined],
    ])
  })

  it('has fields that are all there, once, and no other', () => {
    const fields = (text: string) => fieldsOf(read(text), ['name', 'strength'], { file: 'food.txt', line: 1 })
    const { name, strength } = fields('strength: 7\nname: Fox\n')
    expect([textOf(name), numberOf(strength)]).toEqual(['Fox', 7])
    expect(() => fields('name: Fox\n')).toThrow('food.txt:1: strength is missing')
    expect(() => fields('name: Fox\nage: 3\n')).toThrow("food.txt:2: 'age' is none of name, strength")
    expect(() => fields('name: Fox\nname: Owl\n')).toThrow("food.txt:2: 'name' stands here twice")
    expect(() => numberOf(name)).toThrow('food.txt:2: what is said of it is no number')
    expect(() => numberOf(fields('name: Fox\nstrength: 1, 2\n').strength)).toThrow('food.txt:2: it takes one')
    expect(() => textOf(fields('name\nstrength: 1\n').name)).toThrow('food.txt:1: nothing is said of it')
  })

  it('has lists whose lines have nothing below them', () => {
    const [list, bare, deep] = read('tea\n  hot\n  brown\ncoffee\ncocoa\n  sweet\n    very\n')
    expect(list && textsBelow(list)).toEqual(['hot', 'brown'])
    expect(() => bare && textsBelow(bare)).toThrow('food.txt:4: nothing stands below it')
    expect(() => deep && textsBelow(deep)).toThrow('food.txt:7: nothing can stand below the line above')
  })
})

describe('the faults of a file of data', () => {
  it.each([
    ['tea\n  It steams.\n  It steams.\n', 'en', "food.txt:3: 'It steams.' stands already at food.txt:2"],
    [
      'tea\n  It steams.\n  它很香。\n',
      'en',
      "food.txt:3: '它很香。' is not in the language of its file (en)",
    ],
    ['茶\n  hot\n    It steams.\n', 'zh', "food.txt:3: 'It steams.' is not in the language of its file (zh)"],
    ['茶\n  hot \n', 'zh', 'food.txt:2: blanks other than two spaces to indent it, or at its end'],
  ] as const)('are named with their lines: %j', (text, language, fault) => {
    expect(faultsOf(file(text), language)).toEqual([fault])
  })

  it('are none in names that all languages share', () => {
    expect(faultsOf(file('food\n  饺子 + 馄饨: hard\n  {cues}。\n'), 'zh')).toEqual([])
  })
})
