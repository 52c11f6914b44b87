import { advance, languages, redact } from '@wis/engine'
import type { GameEvent, Seat } from '@wis/engine'
import { expect, it } from 'vitest'
import type { AnyRuleset } from '../ruleset.ts'
import { played, statesIn } from './kit-under-test.ts'
import type { Kit } from './kit-under-test.ts'

/** The promises about what a match shows, to spectators and to its seats. */
export function describeReaders(kit: Kit, ruleset: AnyRuleset): void {
  const seats = [...Array(ruleset.players).keys()]

  it.each(languages)('tells every event in a line (%s)', { timeout: 60_000 }, (language) => {
    const { log } = played(kit, ruleset, 'told', language)
    const teller = { language, nameOf: (seat: Seat) => `<${seat}>` }
    const lines = log.map(({ event }) => kit.wire.say(event as GameEvent, teller))
    expect(lines.every((line) => line === undefined || line.trim() !== '')).toBe(true)
    expect(lines.filter((line) => line !== undefined).length).toBeGreaterThan(1)
  })

  it.each(languages)('shows every state (%s)', { timeout: 60_000 }, (language) => {
    const { log } = played(kit, ruleset, 'told', language)
    for (const viewer of ['spectator', ...seats] as const) {
      let state = kit.rules.blank
      for (const entry of log) {
        state = advance(kit.rules, state, redact(kit.rules, viewer, entry))
        const scene = kit.scene(state, viewer === 'spectator' ? null : viewer)
        expect(scene.caption[language]).not.toBe('')
        expect(scene.seats.map(({ seat }) => seat)).toEqual(seats)
        expect(JSON.parse(JSON.stringify(scene))).toEqual(scene)
        if (viewer === 'spectator') continue
        const { data, text } = kit.wire.observe(state, viewer)
        expect(text).not.toBe('')
        expect(JSON.parse(JSON.stringify(data))).toEqual(data)
      }
    }
  })

  it('shows every list that grows from the first turn to the end', () => {
    const { log } = played(kit, ruleset, 'grows')
    const shown: string[] = []
    let state = kit.rules.blank
    for (const entry of log) {
      state = advance(kit.rules, state, redact(kit.rules, 'spectator', entry))
      if (shown.length === 0 && kit.rules.turns(state).length === 0) continue
      const lists = kit.scene(state, null).parts.flatMap((part) => ('grows' in part ? [part.name.en] : []))
      shown.push(lists.join(', '))
    }
    expect(new Set(shown).size).toBe(1)
  })

  it('asks a seat the same by what it may know as by what the director knows', () => {
    const { log } = played(kit, ruleset, 'asked')
    const seenBy = seats.map((seat) =>
      statesIn(
        kit,
        log.map((entry) => redact(kit.rules, seat, entry)),
      ),
    )
    for (const [at, state] of statesIn(kit, log).entries()) {
      for (const turn of kit.rules.turns(state)) {
        const own = seenBy[turn.seat]?.[at]
        expect(kit.rules.turns(own).find(({ seat }) => seat === turn.seat)).toEqual(turn)
        expect(kit.wire.fields(own, turn).length).toBeGreaterThan(0)
      }
    }
  })

  describeMoments(kit, ruleset)
}

function describeMoments(kit: Kit, ruleset: AnyRuleset): void {
  it('tells turning points of entries of the log, in order and in both languages', () => {
    const { log } = played(kit, ruleset, 'moments')
    const moments = kit.moments?.(log, (seat) => `<${seat}>`) ?? []
    const seqs = moments.map(({ seq }) => seq)
    expect(seqs).toEqual(seqs.toSorted((one, other) => one - other))
    expect(seqs.every((seq) => seq < log.length)).toBe(true)
    expect(moments.every(({ text }) => text.en !== '' && text.zh !== '')).toBe(true)
    const hidden = log.map((entry) => ({ ...entry, event: { type: 'hidden' } as const }))
    expect(kit.moments?.(hidden, String) ?? []).toEqual([])
  })
}
