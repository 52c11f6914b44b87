import { expect, it } from 'vitest'
import { keptText } from '../../testing/kept-text.ts'
import kept from './example-answers.json'
import { playedAnswers } from './answers-in-match.ts'

it('the kept numbers of answers are those of the matches that are played for them', async () => {
  await expect(keptText(kept, playedAnswers)).toMatchFileSnapshot('example-answers.json')
})
