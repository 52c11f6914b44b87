import type { OlderAsked } from '../../contract/older-form.ts'
import type { SpyEvent } from '../events.ts'
import { whoIsSpy } from '../game.ts'
import { spyWire } from '../kit/wire.ts'
import { rulesets } from '../rulesets.ts'
import type { SpyState } from '../state.ts'

/** What the seat knows by a question. A history may begin after the deal, which the question tells beside it. */
export function knownBy(asked: OlderAsked) {
  const { seat, aliases, language, word, candidates, turn, history } = asked
  const usual = rulesets['wis-2024']
  const ruleset = {
    ...usual,
    players: aliases.length,
    speechLimit: { ...usual.speechLimit, [language]: turn.limit },
  }
  const dealt: readonly SpyEvent[] = [
    { type: 'match-opened', ruleset, language, aliases, starter: 0 },
    { type: 'word-dealt', seat, word },
  ]
  const told = history.flatMap(({ event }) => spyWire.event.safeParse(event).data ?? [])
  const known = [...dealt, ...told].reduce<SpyState>(whoIsSpy.evolve, whoIsSpy.blank)
  if (turn.kind !== 'vote' || known.rounds.at(-1)?.vote) return { state: known, ruleset: known.ruleset }
  const offered = (candidates ?? aliases).map((name) => aliases.indexOf(name))
  const state = whoIsSpy.evolve(known, { type: 'vote-opened', round: turn.round, candidates: offered })
  return { state, ruleset: state.ruleset }
}
