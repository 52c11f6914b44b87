import fs from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { faultsOf, formsOf, paragraphsOf, sentencesOf, wordFaults } from './check-words.ts'
import { commandTexts, gameTexts } from './spoken-texts.ts'

it.each([
  ['Nobody starts yet.', '"Nobody" (name the actor)'],
  ['Somebody has to start.', '"Somebody" (name the actor)'],
  ['They can be told by their names.', '"can be told" (say what is significant, or who can see it)'],
  ['Agents told apart by chance.', '"told apart" (say what is significant, or what differs)'],
  ['Your agent is told the result.', '"is told" (say what the reader learns or gets)'],
  ['The report stands here.', '"stands here" (say what is here, or what will be)'],
  ['The board stands still.', '"stands still" (say what is there, or holds)'],
  ['A match and a copy of it.', '"of it" (name the thing)'],
  ['It starts by itself.', '"by itself" (say "automatically", or name the actor)'],
  ['Much comes of that.', '"comes of" (say what results from it)'],
  ['This is how to see what it did.', '"what it" (use a noun)'],
  ['The page says what is wrong.', '"what is" (use a noun)'],
  ['Read that which is known.', '"that which" (use a noun)'],
  ['Points go to whoever is left.', '"whoever" (name the actor)'],
  ['The seat that is to act is marked.', '"is to act" (say whose turn it is)'],
  ['What players say counts.', '"What" (begin with the actor or the thing)'],
  ['Three built-in players wait.', '"built-in players" (say "built-in agent")'],
  ['The spy won 25 % of them.', '"25 %" (no space before the sign)'],
  ['That follows from the rules.', '"That" (begin with the actor or the thing)'],
])('“%s” is a fault: %s', (sentence, fault) => {
  expect(faultsOf(sentence)).toEqual([fault])
})

it('a page says whose turn it is', () => {
  expect(faultsOf('Hand 3 of 12: Drifter to act on the flop.', true)).toEqual([
    '"to act" (say whose turn it is)',
  ])
})

it('a sentence does not begin with Whoever', () => {
  expect(faultsOf('Whoever leads wins.')).toEqual([
    '"Whoever" (name the actor)',
    '"Whoever" (begin with the actor or the thing)',
  ])
})

const labels: readonly { text: string; say: string }[] = JSON.parse(
  fs.readFileSync(new URL('words-refused.json', import.meta.url), 'utf8'),
)

it.each(labels)('no page says “$text” again', ({ text, say }) => {
  expect(faultsOf(text, true)).toContain(`"${text}" (say “${say}”)`)
  expect(faultsOf(say, true)).toEqual([])
})

it('a label of a word or two may be part of a sentence', () => {
  expect(faultsOf('Pictures of agents are small.', true)).toEqual([])
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

it('a document is read without its code, and a sentence of its running text has at most 20 words', () => {
  const document = '# A title\n\nThe first.\n`next` is\nthe second.\n\n    code of four\n\n| a | cell |\n'
  const texts = paragraphsOf('a.md', document).filter(({ text }) => text !== '')
  expect(texts).toEqual([
    { file: 'a.md', line: 3, text: 'The first. Code is the second.', most: 20 },
    { file: 'a.md', line: 9, text: 'a' },
    { file: 'a.md', line: 9, text: 'cell' },
  ])
  expect(faultsOf(Array(21).fill('word').join(' '), false, 20)).toEqual(['21 words, at most 20'])
})

it('a sentence on a page has at most 20 words', () => {
  expect(faultsOf(Array(20).fill('word').join(' '), true)).toEqual([])
  expect(faultsOf(Array(21).fill('word').join(' '), true)).toEqual(['21 words, at most 20'])
})

it('a text is read sentence by sentence', () => {
  expect(sentencesOf('Open this link:\n\nIgnore this e-mail.')).toHaveLength(2)
  expect(sentencesOf('It costs 1.5 points. The rest stays. “Why?” Because.')).toEqual([
    'It costs 1.5 points.',
    'The rest stays.',
    '“Why?”',
    'Because.',
  ])
})

it('reads what pages say of games, and not what agents are asked', () => {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const texts = gameTexts(root).map(({ text }) => text)
  expect(texts).toContain('{name} abstains.')
  expect(texts).toContain('Uncalled {amount} returned to {seat}.')
  expect(texts).not.toContain('{name} votes for nobody.')
  expect(texts.filter((text) => text.includes('Nobody is told a role.'))).toEqual([])
})

it('reads the sentences of the command line, and not its synopses', () => {
  const texts = commandTexts(fileURLToPath(new URL('..', import.meta.url))).map(({ text }) => text)
  expect(texts).toContain('Plans, runs, reports and checks experiments.')
  expect(texts.filter((text) => text.startsWith('lab plan'))).toEqual([])
})

it('the site, its games, the command line and the documents have no such fault', () => {
  expect(wordFaults(fileURLToPath(new URL('..', import.meta.url)))).toEqual([])
})

it('every form of a message is read', () => {
  expect(
    formsOf('{n, plural, one {One <b>agent</b> waits} other {# of {all} agents wait}} here, {who}.'),
  ).toEqual(['# of all agents wait here, who.', 'One agent waits'])
  expect(formsOf('{state, select, open {It is {day}.} other {{n, plural, one {No} other {Yes}}}}')).toEqual([
    'Yes',
    'No',
    'It is day.',
  ])
})
