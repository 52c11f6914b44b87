import { rngAt } from '@wis/engine'
import type { Seat } from '@wis/engine'
import {
  checkMatchesOf,
  excerpt,
  isAsked,
  isSame,
  kitCalled,
  languages as allLanguages,
  materialAt,
} from '@wis/games'
import type { AnyRuleset, Flaw, GameKit, Language, Situation } from '@wis/games'
import { judgementOf, wentWell } from './flown.ts'
import type { FlightJudgement, FlightWorld, Flown, FlownTurn, Trial } from './flown.ts'
import { flySituation } from './fly-situation.ts'
import { judgeMove } from './judge/failure.ts'
import { playWithHouse } from './play-with-house.ts'
import type { GameCall, RuledInGame } from './play-with-house.ts'

export interface CheckedRules {
  readonly game: string
  readonly ruleset: AnyRuleset
}

/** What a flight check of a game tries out. Throws for a game that is not here, and for a ruleset of another. */
export function trialsOf({ game, ruleset }: CheckedRules, languages: readonly Language[]): readonly Trial[] {
  const kit = kitCalled(game)
  if (!kit) throw new RangeError(`there is no game called ${game} here`)
  return situationTrials(kit, ruleset, languages) ?? matchTrials(kit, ruleset, languages)
}

/** The situations of a game as trials. Undefined for a game that has none. */
function situationTrials(
  kit: GameKit,
  given: AnyRuleset,
  languages: readonly Language[],
): readonly Trial[] | undefined {
  const ruleset = kit.setup.ruleset.parse(given)
  return kit.check?.situations?.(ruleset, languages).map((situation): Trial => {
    const { id, title, language, required, within, turns } = situation
    return {
      id,
      title,
      language,
      required,
      ...(within !== undefined && { within }),
      turns,
      fly: (world) => flySituation({ ...world, kit, ruleset, situation }),
      judge: (flown) => flownAs(situation, flown),
    }
  })
}

/**
 * Judges a match as one of its situations. Everything after the situation's last turn is ignored. Before its turns,
 * only lost turns and signs that the agent does not listen count.
 */
function flownAs(situation: Situation, { turns }: Flown): FlightJudgement {
  const end = turns.findIndex((turn) => isSame(situation.asked.at(-1), turn))
  const played = end < 0 ? turns : turns.slice(0, end + 1)
  return judgementOf(played, (turn) =>
    isAsked(situation, turn) ? turn.flaws : turn.flaws.filter(countsAnywhere),
  )
}

const countsAnywhere = ({ fatal, code }: Flaw) => fatal || code === 'does-not-listen'

/**
 * The trials of a game without situations: the beginnings of matches against players of the house, in each language of
 * the agent. All of them are required.
 */
function matchTrials(kit: GameKit, ruleset: AnyRuleset, languages: readonly Language[]): readonly Trial[] {
  const played = allLanguages.filter((language) => languages.includes(language))
  return played.flatMap((language) =>
    checkMatchesOf(kit, ruleset).map(({ seat, mostTurns }, number): Trial => {
      const house = Array.from({ length: ruleset.players }, (_, place) =>
        place === seat ? undefined : kit.house[(place + number) % kit.house.length]?.slug,
      )
      return {
        id: `seat-${seat + 1}-${language}`,
        title: titleOf(seat, language),
        language,
        required: true,
        turns: mostTurns,
        fly: (world) => flyMatch({ ...world, kit, ruleset, language, seat, house, mostTurns }),
        judge: ({ turns }) => judgementOf(turns, ({ flaws }) => flaws),
      }
    }),
  )
}

interface MatchFlight extends FlightWorld {
  readonly kit: GameKit
  readonly ruleset: AnyRuleset
  readonly language: Language
  readonly seat: Seat
  /** Slugs of house players, in seat order. The agent's seat has none. */
  readonly house: readonly (string | undefined)[]
  /** The match is broken off after so many questions to the agent. */
  readonly mostTurns: number
}

/** Plays the beginning of a match, up to the first turn that the agent loses. Any match may begin like that. */
async function flyMatch({ agent, mostTurns, ...flight }: MatchFlight): Promise<Flown> {
  const { kit, ruleset, language, matchId, seat } = flight
  const material = kit.setup.draw(kit.setup.ruleset.parse(ruleset), language, rngAt(matchId, materialAt))
  const turns: FlownTurn[] = []
  for await (const ruled of playWithHouse({ ...flight, guest: agent, seed: matchId, material })) {
    if (ruled.call?.turn.seat !== seat) continue
    const turn = flownTurn(kit, ruled, ruled.call)
    turns.push(turn)
    if (turns.length >= mostTurns || !wentWell(turn)) break
  }
  return { turns }
}

function flownTurn(kit: GameKit, { entries, state }: RuledInGame, call: GameCall): FlownTurn {
  const { turn, reply, latencyMs } = call
  const { kind, round } = turn
  return {
    kind,
    round,
    latencyMs,
    told: reply.told ?? [],
    attempts: reply.attempts ?? [],
    flaws: judgeMove({ kit, turn, reply, latencyMs, entries, state }),
    ...(reply.ok && { answer: excerpt(reply.text, 500) }),
    ...(reply.usage && { usage: reply.usage }),
  }
}

const titleOf = (seat: number, language: Language) =>
  language === 'zh'
    ? { en: `A match in seat ${seat + 1}, in Chinese`, zh: `中文对局，${seat + 1} 号座位` }
    : { en: `A match in seat ${seat + 1}, in English`, zh: `英文对局，${seat + 1} 号座位` }
