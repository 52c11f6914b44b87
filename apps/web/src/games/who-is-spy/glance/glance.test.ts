import { redact } from '@wis/engine'
import { whoIsSpy } from '@wis/games'
import { randomMatch } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { sceneAt } from '../player/spy-scene.ts'
import { ballotsAt, glanceAt, isAwaited, speakerAt } from './glance.ts'

const seeds = Array.from({ length: 12 }, (_, number) => `glance ${number}`)

describe('a glance at a table', () => {
  it.each(seeds)('agrees with the player’s scene at every moment before the end (%s)', (seed) => {
    const log = randomMatch({ seed }).log.map((entry) => redact(whoIsSpy, 'spectator', entry))
    for (const [last, { event }] of log.entries()) {
      if (event.type === 'match-ended' || event.type === 'match-voided') break
      const glance = glanceAt(log.slice(0, last + 1))
      const { state, seats, step, ballots, ballotsIn } = sceneAt({
        entries: log.slice(0, last + 1),
        cursor: last,
        eyes: 'departures',
      })
      expect(glance.step).toEqual(step)
      if (step?.kind === 'vote') expect(glance.ballotsIn).toBe(ballotsIn)
      // The player stops at the last entry that has something to show, a glance at the very last.
      if (step?.seq !== last) continue
      expect([glance.round, glance.phase]).toEqual([state.rounds.length, state.phase])
      expect([speakerAt(glance) ?? -1, ballotsAt(glance)]).toEqual([
        seats.find(({ isSpeaking }) => isSpeaking)?.seat ?? -1,
        ballots,
      ])
      for (const scene of seats) {
        expect(glance.out[scene.seat] ?? null).toEqual(scene.out)
        expect(isAwaited(glance, scene.seat)).toBe(scene.isAwaited)
      }
    }
  })

  it('is over at the end, and waits for nobody', () => {
    const glance = glanceAt(randomMatch({ seed: 'the end of it' }).log)
    expect([glance.phase, glance.awaited]).toEqual(['over', []])
  })
})
