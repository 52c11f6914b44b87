import { replay } from '@wis/engine'
import { foulKinds, whoIsSpy } from '@wis/games/who-is-spy'
import { describe, expect, it } from 'vitest'
import { randomMatch } from './random-match.ts'

const matches = Array.from({ length: 1500 }, (_, seed) => randomMatch({ seed: `${seed}` }))
const states = matches.map(({ log }) => replay(whoIsSpy, log))

describe('random matches', { timeout: 60_000 }, () => {
  it('are the same for the same seed', () => {
    expect(randomMatch({ seed: '7' })).toEqual(matches[7])
  })

  it('end in every way a match can end', () => {
    const endings = new Set(states.map(({ ending }) => ending?.reason))
    expect([...endings].sort()).toEqual(['nobody-alive', 'rounds-done', 'spy-out', 'too-few-left'])
  })

  it('hold every kind of foul, cut speeches, ties and abstentions', () => {
    const rounds = states.flatMap((state) => state.rounds)
    const kinds = new Set(rounds.flatMap(({ fouls }) => fouls).map(({ kind }) => kind))
    expect([...kinds].sort()).toEqual([...foulKinds].sort())
    expect(
      rounds.some(({ speeches }) => speeches.some((speech) => speech.kind === 'given' && speech.cut)),
    ).toBe(true)
    expect(rounds.some(({ vote }) => vote?.revealed?.some(({ target }) => target === null))).toBe(true)
    expect(
      rounds.some(
        ({ vote, out }) => vote?.revealed?.some(({ target }) => target !== null) && out.length === 0,
      ),
    ).toBe(true)
  })
})
