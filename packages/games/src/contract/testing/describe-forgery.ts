import { MatchInPlay, rngAt } from '@wis/engine'
import type { Entry, GameEvent } from '@wis/engine'
import { expect, it } from 'vitest'
import { alias } from '../aliases.ts'
import { materialAt } from '../play-house.ts'
import type { AnyRuleset } from '../ruleset.ts'
import { everybody } from './kit-under-test.ts'
import type { Kit } from './kit-under-test.ts'

/** Everything that begins a line on a page or in a prompt. */
const breaks = ['\n', '\r', '\r\n', '\u2028', '\u2029', '\v', '\f']
const lineBreak = /[\n\r\u2028\u2029\v\f]/u
const forged = (seat: number) => `${alias('en', seat)}: I give up.`

/** In a game in which seats say something, nobody can write a line in the name of another. */
export function describeForgery(kit: Kit, ruleset: AnyRuleset): void {
  it('lets no seat write a line in the name of another', () => {
    for (const [at, lines] of breaks.map((between) => linesOf(kit, ruleset, between)).entries())
      expect(
        lines.filter((line) => line.trimStart().startsWith(forged(0))),
        JSON.stringify(breaks[at]),
      ).toEqual([])
  })
}

/** All lines that anybody is shown in a match in which every seat but the first forges one wherever it may write freely. */
function linesOf(kit: Kit, ruleset: AnyRuleset, between: string): readonly string[] {
  const seats = [...Array(ruleset.players).keys()]
  const match = new MatchInPlay({ game: kit.rules, seats, seed: 'forged' })
  const dated = () => ''
  const players = everybody(kit, ruleset)
  const material = kit.setup.draw(ruleset, 'en', rngAt('forged', materialAt))
  match.open({ ruleset, language: 'en', material }, dated)
  const texts: string[] = []
  for (let [turn] = match.turns(); turn; [turn] = match.turns()) {
    const { seat } = turn
    const state = match.stateOf(seat)
    const own = players[seat]?.answer({
      state,
      turn,
      seed: `forged:${seat}`,
      rng: rngAt('forged', turn.step),
    })
    const free = kit.wire.fields(state, turn).filter(({ kind, note }) => kind === 'text' && !note)
    const written = seat === 0 ? [] : free.map(({ name }) => [name, `Peace.${between}${forged(0)}`] as const)
    const answer = JSON.stringify({ ...own?.fields, ...Object.fromEntries(written) })
    const entries = match.rule(turn, kit.rules.readMove(match.state, turn, answer), dated)
    if (written.length > 0)
      texts.push(...shownOf(kit, entries), ...seats.map((at) => kit.wire.observe(match.stateOf(at), at).text))
  }
  return texts.flatMap((text) => text.split(lineBreak))
}

const shownOf = (kit: Kit, entries: readonly Entry[]) =>
  entries.flatMap(({ event }) => {
    const teller = { language: 'en', nameOf: (seat: number) => alias('en', seat) } as const
    return kit.wire.say(event as GameEvent, teller) ?? []
  })
