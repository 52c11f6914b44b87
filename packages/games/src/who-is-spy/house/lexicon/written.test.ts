import { describe, expect, it } from 'vitest'
import { neighboursIn } from './written.ts'

const drinks = `tea + coffee
  served-hot
    It steams in the cup.
tea: leaf cup kettle
  from-leaves
    Leaves float in it.
coffee: bean cup roast
  from-beans
    Beans are ground for it.
`
const read = (text: string) => neighboursIn({ name: 'drink.txt', text })

describe('a file of the lexicon', () => {
  it('has two words with what fits both, and then each of them with its cues and what fits it alone', () => {
    expect(read(drinks)).toEqual([
      {
        words: ['tea', 'coffee'],
        shared: { 'served-hot': ['It steams in the cup.'] },
        telling: [{ 'from-leaves': ['Leaves float in it.'] }, { 'from-beans': ['Beans are ground for it.'] }],
        cues: ['leaf cup kettle', 'bean cup roast'],
      },
    ])
  })

  it.each([
    [['tea + coffee', 'tea'], "drink.txt:1: 'tea' is not two words"],
    [['tea + coffee', 'tea + tea'], "drink.txt:1: 'tea' is paired with itself"],
    [['coffee: bean', 'cocoa: bean'], "drink.txt:7: 'tea + coffee' is followed by 'coffee: …'"],
    [['coffee: bean cup roast', 'coffee'], "drink.txt:7: 'coffee' has no cues"],
    [['from-leaves', 'From leaves'], 'drink.txt:5: an idea has a name in kebab case'],
    [
      ['Leaves float in it.\n', 'Leaves float in it.\n  from-leaves\n    It is green.\n'],
      'drink.txt:7: the idea',
    ],
    [['    It steams in the cup.\n', ''], 'drink.txt:2: nothing stands below it'],
    [['    Beans are ground for it.\n', '      Beans.\n'], 'drink.txt:9: it is indented more'],
  ] as const)('is refused with %j, and its line is named', ([from, to], fault) => {
    expect(() => read(drinks.replace(from, to))).toThrow(fault)
  })

  it('is refused if its last word is missing', () => {
    expect(() => read(drinks.slice(0, drinks.indexOf('coffee: ')))).toThrow("drink.txt:1: 'tea + coffee'")
  })
})
