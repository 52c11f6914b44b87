import { kits } from '@wis/games'
import type { SpyState } from '@wis/games/who-is-spy'
import { describe, expect, it } from 'vitest'
import { scheduleOf } from '../design/planned-match.ts'
import type { Schedule } from '../design/planned-match.ts'
import { playPlanned } from '../play/planned-play.ts'
import type { LocalPlayer } from '../play/planned-play.ts'
import { readSpec } from '../spec/read-spec.ts'

function scheduleFor(game: string, own: object): Schedule {
  const subjects = [kits.find(({ id }) => id === game)?.house[0].slug ?? '']
  const found = readSpec({
    name: 'x',
    game,
    subjects,
    seed: 'a',
    design: { materials: 2, repeats: 1 },
    conditions: ['less'],
    own: { less: own },
  })
  return scheduleOf(found.ok ? found.spec : expect.fail(JSON.stringify(found.faults)))
}

/** Plays all matches. `seen` learns of every state in which a seat is asked. */
function playAll(schedule: Schedule, seen: (match: number, seat: number, state: unknown) => void) {
  return Array.from({ length: schedule.matches }, (_, at) => {
    const planned = schedule.matchAt(at + 1)
    const asked = (name: string): LocalPlayer => {
      const house = schedule.kit.house.find(({ slug }) => slug === name) ?? schedule.kit.house[0]
      return {
        answer: (turn) => {
          seen(planned.number, turn.turn.seat, turn.state)
          return house.answer(turn)
        },
      }
    }
    return { planned, ...playPlanned(schedule, planned, asked) }
  })
}

describe('facts that a condition hides', () => {
  it('are told to no seat that it changes, and to all others; its own facts a seat knows', () => {
    const schedule = scheduleFor('who-is-spy', { hides: ['speech-given'] })
    const heard = new Map<string, number>()
    const played = playAll(schedule, (match, seat, state) => {
      const { seat: subject } = schedule.matchAt(match)
      const speakers = (state as SpyState).rounds.flatMap(({ speeches }) => speeches.map((one) => one.seat))
      if (seat === subject) expect(speakers.filter((speaker) => speaker !== seat)).toEqual([])
      const kind = seat === subject ? 'subject' : 'others'
      heard.set(kind, (heard.get(kind) ?? 0) + speakers.length)
    })
    expect(heard.get('subject')).toBeGreaterThan(0)
    expect(heard.get('others')).toBeGreaterThan((heard.get('subject') ?? 0) * 4)
    for (const { log } of played)
      expect(log.filter(({ event }) => event.type === 'speech-given').length).toBeGreaterThan(5)
  })
})

const hiders = kits.filter(({ studies }) => studies?.hideable?.length)

it('a game that can hide something is known', () => expect(hiders.length).toBeGreaterThan(0))

it.each(hiders.map((kit) => [kit.id, kit.studies?.hideable ?? []] as const))(
  '%s plays to the end where nobody is told any of %j',
  (game, hides) => {
    for (const { played } of playAll(scheduleFor(game, { seats: 'everybody', hides }), () => undefined))
      expect(played.end).toBe('decided')
  },
)
