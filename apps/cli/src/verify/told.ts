import { alias, kitCalled } from '@wis/games'
import type { GameKit } from '@wis/games'
import type { MatchVerdict, SeasonVerdict } from '@wis/proof'

type Right = Extract<MatchVerdict, { ok: true }>
type Decided = Extract<Right['outcome'], { readonly kind: 'decided' }>

interface Tally {
  matches: number
  drawn: number
  voided: number
  /** The first match of the game. */
  readonly first: Right
}

/** Adds up the right matches of a file, game by game. */
export class OutcomesByGame {
  readonly #tallies = new Map<string, Tally>()

  add(verdict: Right): void {
    const tally = this.#tallies.get(verdict.game) ?? { matches: 0, drawn: 0, voided: 0, first: verdict }
    this.#tallies.set(verdict.game, tally)
    tally.matches += 1
    if (verdict.outcome?.kind === 'void') tally.voided += 1
    if (verdict.outcome?.kind === 'decided' && isDraw(verdict.outcome)) tally.drawn += 1
  }

  /** A line for each game: the outcome of its only match, or how its matches ended. */
  told(): string[] {
    return [...this.#tallies].map(([game, tally]) => {
      const kit = kitCalled(game)
      const name = kit?.texts.en.name ?? visible(game)
      return `  ${name}: ${tally.matches === 1 ? ending(kit, tally.first.outcome) : ends(tally)}`
    })
  }
}

function ends({ matches, drawn, voided }: Tally): string {
  const won = matches - drawn - voided
  const parts = [
    ...(won > 0 ? [`${won} decided`] : []),
    ...(drawn > 0 ? [`${drawn} drawn`] : []),
    ...(voided > 0 ? [`${voided} void`] : []),
  ]
  return `${matches} matches, ${parts.join(', ')}`
}

function ending(kit: GameKit | undefined, outcome: Right['outcome']): string {
  if (outcome?.kind !== 'decided') return `void (${visible(outcome?.reason ?? 'not over')})`
  const perPoint = kit?.results.perPoint ?? 1
  const points = outcome.points.map((share) => Math.round((share * 100) / perPoint) / 100)
  const why = visible(outcome.reason)
  if (isTogether(outcome)) return `all play together and get ${points[0]} points (${why})`
  return `${winners(outcome)}, with points ${points.join(' : ').replaceAll('-', '−')} (${why})`
}

function winners(outcome: Decided): string {
  if (isDraw(outcome)) return 'a draw'
  const first = outcome.places.flatMap((place, seat) => (place === 1 ? [alias('en', seat)] : []))
  return `${first.join(', ')} ${first.length === 1 ? 'wins' : 'win'}`
}

const isTogether = ({ teams }: Decided) => teams.length > 1 && new Set(teams).size === 1
const isDraw = (outcome: Decided) => !isTogether(outcome) && outcome.places.every((place) => place === 1)

type Wrong = Extract<MatchVerdict | SeasonVerdict, { ok: false }>

export function difference(name: string, verdict: Wrong): string {
  const { line, what, expected, found, matchId } = verdict
  const where = matchId === undefined ? '' : ` of match ${visible(matchId)}`
  return `✘ ${name}:${line}: ${what}${where}\n  expected ${visible(expected)}\n  found    ${visible(found)}`
}

export function signedBy(key: string): string {
  return `  signed by ${key}`
}

/** Further faults of one kind would fill the screen without new information. */
const longest = 400

/** Makes text from a file safe to print: without control characters, and short. */
export function visible(text: string): string {
  const shown = text.length > longest ? `${text.slice(0, longest)}…` : text
  return shown.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (character) => {
    return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`
  })
}
