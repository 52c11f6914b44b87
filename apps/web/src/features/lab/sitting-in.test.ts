import { expect, it } from 'vitest'
import { sittingIn } from './sitting-in.ts'

const spec = {
  subjects: ['weak', 'fox@2', 'owl'],
  suite: { bid: { plays: { weak: 'withdrawn-1@3', 'fox@2': 'fox@1' } }, dilemma: { game: 'dilemma' } },
}

it('those sit for subjects whom the part names, and nobody sits for himself', () => {
  expect(sittingIn(spec, 'bid')).toEqual([['weak', 'withdrawn-1']])
  expect(sittingIn(spec, 'dilemma')).toEqual([])
  expect(sittingIn(spec, 'unheard-of')).toEqual([])
})
