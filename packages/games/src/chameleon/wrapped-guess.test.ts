import { expect, it } from 'vitest'
import { atTheTable } from './testing.ts'

const sweet = 'It is sweet.'

/** The chameleon is accused, and asked for the word. */
function accused() {
  const table = atTheTable({ ruleset: { players: 5 } })
  table.clues(sweet, sweet, sweet, sweet, sweet)
  table.votes('44443')
  return table
}

it.each([
  'mango',
  'Final answer: mango',
  'I think it’s mango',
  '{"guess":"mango"}',
  '{"guess": "Mango", "reasoning": "It is sweet."}',
  '```json\n{"guess": "mango"}\n```',
  '<think>pear?</think>{"guess":"mango"}',
])('the only guess is not lost by what is around it: %j', (said) => {
  const { answer, last } = accused()
  answer(4, said)
  expect(last('match-ended')).toMatchObject({ reason: 'word-named' })
})

it.each(['mango or pear', '{"guess":"mango or pear"}', '{"guess":["mango","pear"]}'])(
  'a guess that holds more than one word is asked for again: %j',
  (said) => {
    const { answer, last } = accused()
    expect(answer(4, said)[0]).toMatchObject({ type: 'move-refused', seat: 4 })
    answer(4, '{"guess":"mango"}')
    expect(last('match-ended')).toMatchObject({ reason: 'word-named' })
  },
)
