import { playHouse } from '@wis/games'
import type { GameKit, Language } from '@wis/games'
import { requestsOfMatch } from '@wis/protocol'
import type { AnsweredRequest } from '@wis/protocol'
import { keptOfGames } from '../../../../features/games/kept-of-games.ts'
import kept from './example-requests.json'

/** As much of a history as shows what it is like. */
const shownEvents = 3

export interface ExampleRequest {
  readonly kind: string
  /** The request as an agent gets it, with the end of its history. */
  readonly asked: { readonly history: readonly unknown[] }
  /** The length of the whole history. */
  readonly all: number
  readonly answer: AnsweredRequest['answer']
}

/** What an agent is asked in a game, one of each kind, with what a house player answers. */
export const exampleRequests = keptOfGames(kept, playedExamples)

/** The first question of each kind that somebody has a history for, or else the first. */
export function playedExamples(kit: GameKit, language: Language): readonly ExampleRequest[] {
  const found = new Map<string, AnsweredRequest>()
  for (const ruleset of kit.setup.presets)
    for (const asked of requestsOfMatch(kit, { ruleset, language })) {
      const { kind } = asked.request.turn
      const before = found.get(kind)
      if (!before || before.request.history.length < shownEvents) found.set(kind, asked)
    }
  for (let match = 2; match <= mostMatches; match++) addRare(kit, language, `${kit.id} ${match}`, found)
  return [...found.values()].map(({ request, older, answer }) => {
    const { turn, history } = request
    const asked = { ...(older ?? request), history: (older ?? request).history.slice(-shownEvents) }
    return { kind: turn.kind, all: history.length, asked, answer }
  })
}

/** Some questions are asked in few matches only, such as the last guess of a chameleon that is caught. */
const mostMatches = 12

function addRare(kit: GameKit, language: Language, seed: string, found: Map<string, AnsweredRequest>): void {
  const [ruleset] = kit.setup.presets
  const players = Array.from(
    { length: ruleset.players },
    (_, seat) => kit.house[seat % kit.house.length] ?? kit.house[0],
  )
  const kinds = new Set<string>()
  playHouse(kit, { seed, ruleset, language, players, asked: (_, { kind }) => void kinds.add(kind) })
  if ([...kinds].every((kind) => found.has(kind))) return
  for (const asked of requestsOfMatch(kit, { ruleset, language, seed })) {
    const { kind } = asked.request.turn
    if (!found.has(kind)) found.set(kind, asked)
  }
}
