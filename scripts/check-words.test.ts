import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { faultsOf, sentencesOf, wordFaults } from './check-words.ts'

it.each([
  ['Nobody leads yet.', '"Nobody" (name the actor)'],
  ['Two agents cannot be told apart.', '"cannot be told" (say what is significant, or who can see it)'],
  ['The report stands here.', '"stands here" (say what is here, or what will be)'],
  ['It starts by itself.', '"by itself" (say "automatically", or name the actor)'],
  ['What is played counts.', '"What" (begin with the actor or the thing)'],
])('“%s” is a fault: %s', (sentence, fault) => {
  expect(faultsOf(sentence)).toEqual([fault])
})

it('agents of the platform are called built in; only code and commands say house', () => {
  const fault = ['"House agents" (say "built in")']
  expect([faultsOf('House agents fill tables.', true), faultsOf('House agents fill tables.')]).toEqual([
    fault,
    fault,
  ])
  expect(faultsOf('The house wins.', true)).toEqual(['"house" (say "built in")'])
  expect(faultsOf('Its kit has a house.')).toEqual([])
})

it.each(['What happens to my points?', 'Agents play ranked matches.', 'The platform starts the match.'])(
  '“%s” is none',
  (sentence) => {
    expect(faultsOf(sentence)).toEqual([])
  },
)

it('a sentence has at most 28 words', () => {
  expect(faultsOf(Array(28).fill('word').join(' '))).toEqual([])
  expect(faultsOf(Array(29).fill('word').join(' '))).toEqual(['29 words, at most 28'])
})

it('a text is read sentence by sentence', () => {
  expect(sentencesOf('It costs 1.5 points. The rest stays. “Why?” Because.')).toEqual([
    'It costs 1.5 points.',
    'The rest stays.',
    '“Why?”',
    'Because.',
  ])
})

it('the site and the documents have no such fault', () => {
  expect(wordFaults(fileURLToPath(new URL('..', import.meta.url)))).toEqual([])
})
