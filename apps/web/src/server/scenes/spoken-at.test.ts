import { kits } from '@wis/games'
import { describe, expect, it } from 'vitest'
import { houseMatch, kitCalled } from '../../testing/stored-kit-matches.ts'
import { spokenAt } from './spoken-at.ts'

const spokenIn = (game: string, type: string) => {
  const [kit, log] = [kitCalled(game), houseMatch(kitCalled(game))]
  return log
    .filter(({ event }) => event.type === type)
    .map(({ seq, event }) => ({ event, spoken: spokenAt(kit, log, seq) }))
}

describe('what was said in an entry', () => {
  it.each([
    ['who-is-spy', 'speech-given'],
    ['chameleon', 'clue-given'],
  ])('is the words and the seat of a speech in %s', (game, type) => {
    const said = spokenIn(game, type)
    expect(said.length).toBeGreaterThanOrEqual(3)
    for (const { event, spoken } of said) expect(event).toMatchObject(spoken ?? { seat: 'nobody' })
  })

  it('is nothing in an entry that is no speech, nor in one that there is not', () => {
    for (const { spoken } of spokenIn('who-is-spy', 'votes-revealed')) expect(spoken).toBeUndefined()
    const kit = kitCalled('tic-tac-toe')
    const log = houseMatch(kit)
    for (const { seq } of log) expect(spokenAt(kit, log, seq)).toBeUndefined()
    expect(spokenAt(kit, log, log.length)).toBeUndefined()
  })

  it('is never of another seat than the one that acted', () => {
    for (const kit of kits) {
      const log = houseMatch(kit)
      for (const { seq, event } of log) {
        const spoken = spokenAt(kit, log, seq)
        if (spoken && 'seat' in event) expect([kit.id, seq, spoken.seat]).toEqual([kit.id, seq, event.seat])
      }
    }
  })
})
