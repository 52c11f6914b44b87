import { expect, it } from 'vitest'
import { keptText } from '../../testing/kept-text.ts'
import { playedAnswers } from './answers-in-match.ts'
import kept from './example-answers.json'

it('the kept numbers of answers are those of the matches that are played for them', async () => {
  await expect(keptText(kept, playedAnswers)).toMatchFileSnapshot('example-answers.json')
})
