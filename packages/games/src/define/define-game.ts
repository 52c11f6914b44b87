import type { GameEvent, InBoth, MatchVoided, Seat, Turn } from '@wis/engine'
import { answerFacts, answerMetrics } from '../contract/answer-facts.ts'
import type { GameKit, HousePlayer, Observation, Teller } from '../contract/game-kit.ts'
import { refusalText } from '../contract/refusal-text.ts'
import { resultsOfOutcome } from '../contract/results-of-outcome.ts'
import type { Metric } from '../contract/results.ts'
import type { Scene } from '../contract/scene.ts'
import { afterSlips } from '../contract/slips-text.ts'
import type { Said } from '../contract/slips.ts'
import { fieldsOf, legalIn } from './answers.ts'
import type { AnyFields, Values } from './answers.ts'
import type { Definition, LoggedEvent, MoveFieldsByKind, PlayerSpec, RulesetOf, Table } from './definition.ts'
import { moveBehind, rulesOf } from './rules-of.ts'
import type { AnyDefinition, AnyRules, AnyTable } from './rules-of.ts'
import { eventSchema, rulesetSchema } from './schema-of.ts'
import { inBoth, scores, tell, withData } from './sentences.ts'
import { flag, lineOf, list, maybe, seat, text, whole } from './vocabulary.ts'
import type { EventSpecs, Fields, Known, Says } from './vocabulary.ts'

/** What a seat means by an answer: the kind of its turn, and the values of the fields. */
interface Meant {
  readonly kind: string
  readonly values: Values
}

/** What one kind of game reads of a match: the state as a reader may know it. */
export type KnownTable<R extends Fields, S> = Known<Table<RulesetOf<R>> & S>

/**
 * A game, made from what its author says of it. The platform writes what is the same in every game: the beginning and the
 * end, refused and missing answers, steps and tries, who may read what, schemas, forms and readers.
 */
export function defineGame<
  const R extends Fields,
  const E extends EventSpecs,
  S extends object,
  const M extends MoveFieldsByKind,
  Facts extends string,
  Material = null,
  const End extends Fields = Record<never, never>,
>(
  game: Definition<R, E, S, M, Material, End, Facts>,
): GameKit<RulesetOf<R>, Material, KnownTable<R, S>, Said<Meant>, LoggedEvent<R, E, End, M>> {
  type Kit = GameKit<RulesetOf<R>, Material, KnownTable<R, S>, Said<Meant>, LoggedEvent<R, E, End, M>>
  // From here on the types of the author are forgotten: the same functions serve every game, and the parameters of
  // `Definition` have made sure that they fit together.
  return kitOf(withMadeEvents(game as unknown as AnyGame)) as unknown as Kit
}

/** A definition whose types are forgotten. */
interface AnyGame
  extends
    AnyDefinition,
    Omit<
      Definition<Fields, EventSpecs, object, MoveFieldsByKind, unknown, Fields, string, AnyTable, AnyTable>,
      keyof AnyDefinition | 'presets' | 'house' | 'check' | 'rulesText' | 'end'
    > {
  readonly presets: Readonly<Record<string, Partial<AnyRules>>>
  readonly house: Readonly<Record<string, PlayerSpec<AnyTable>>>
  readonly rulesText: InBoth<(ruleset: AnyRules, afterSlips: string) => readonly string[]>
  check?(ruleset: AnyRules): { readonly field: string; readonly fault: string } | undefined
  readonly end: AnyDefinition['end'] & {
    readonly points?: Fields[string]
    readonly fields?: Fields
    readonly says?: Says
    shown?(points: number): string
  }
}

type AnyKit = GameKit<AnyRules, unknown, AnyTable, Said<Meant>, GameEvent>

function kitOf(game: AnyGame): AnyKit {
  const [usual, ...others] = presetsOf(game)
  if (!usual) throw new Error(`${game.id} has no preset`)
  const rules = rulesOf(game, usual)
  const ruleset = rulesetSchema(game)
  const { studies, strategies, sideBySide, integrity, moments } = game
  return {
    id: game.id,
    genre: game.genre,
    rules: rules as AnyKit['rules'],
    moveOf: (event) => moveBehind(game, event),
    setup: {
      ruleset: ruleset as AnyKit['setup']['ruleset'],
      presets: [usual, ...others],
      ...(game.studied !== undefined && { studied: game.studied }),
      ...(game.pointsWithin && { pointsWithin: game.pointsWithin as never }),
      draw: (of, language, rng) => game.draw?.({ ...of }, language, rng) ?? null,
    },
    wire: wireOf(game, ruleset),
    house: houseOf(game),
    results: resultsOf(game, rules),
    board: game.board,
    scene: (table, seat) => sceneOf(game, rules, { table, seat }),
    texts: textsOf(game),
    ...(moments && { moments: moments as never }),
    ...(integrity && { integrity: integrity as never }),
    ...(game.flightCheck && { check: game.flightCheck }),
    ...(studies && { studies: studies as never }),
    ...(strategies && { strategies }),
    ...(sideBySide && { sideBySide }),
  }
}

const usualSlips = { tries: 2 } as const
const usualTurnLimitMs = 30_000

/** Rulesets as they are stored: first what every game has, then the fields of the game in their order. */
function presetsOf({ presets, rules, slips }: AnyGame): readonly AnyRules[] {
  return Object.entries(presets).map(([id, { players = 0, ...given }]) => {
    const held: Readonly<Record<string, unknown>> = given
    const own = Object.fromEntries(Object.keys(rules).map((name) => [name, held[name]]))
    return {
      id,
      players,
      ...own,
      slips: given.slips ?? { ...usualSlips, then: slips[0] },
      turnLimitMs: given.turnLimitMs ?? usualTurnLimitMs,
    }
  })
}

const usualReasons = { 'not-legal': { en: 'it is not legal now', zh: '现在不能这样做' } } as const

const platformEvents = {
  'match-opened': {},
  'match-voided': {},
} as const satisfies Readonly<Record<string, Fields>>

function wireOf(game: AnyGame, ruleset: ReturnType<typeof rulesetSchema>): AnyKit['wire'] {
  const { events, end, seats } = game
  const endFields = { points: end.points ?? list(whole()), ...end.fields }
  const moveOf = (kind: string): AnyFields => game.moves[kind]?.fields ?? {}
  return {
    round: game.round,
    event: eventSchema({ ruleset, events, end: endFields, mostSeats: seats[1] }),
    fields: (table, { kind, seat }) => fieldsOf(moveOf(kind), { table, seat, language: table.language }),
    legal: (table, { kind, seat }) => legalIn(moveOf(kind), table, seat),
    observe: (table, seat) => {
      const seen = game.observe(table, seat)
      // Without `observed` the author gives both, and with it the data alone.
      if (!game.observed) return seen as Observation
      const data: Observation['data'] = { ...seen }
      return { data, text: withData(game.observed, data, table.language) }
    },
    say: (event: GameEvent | MatchVoided, teller) => {
      if (event.type in platformEvents) return undefined
      if (isSlip(event)) return refusalText(event, teller, { ...usualReasons, ...game.reasons })
      if (isEnd(event))
        return end.says ? tell(end.says, endFields, event, teller) : endText(game, event.points, teller)
      const spec = events[event.type]
      return spec && tell(spec.says, spec.fields, event, teller)
    },
  }
}

const isSlip = (event: GameEvent): event is Parameters<typeof refusalText>[0] =>
  event.type === 'move-refused' || event.type === 'move-missed'
const isEnd = (event: GameEvent): event is GameEvent & { readonly points: readonly number[] } =>
  event.type === 'match-ended'

function endText({ end }: AnyGame, points: readonly number[], teller: Teller): string {
  const told = scores(points, teller, end.shown)
  return teller.language === 'zh' ? `对局结束：${told}。` : `The match is over: ${told}.`
}

function houseOf({ house, moves }: AnyGame): AnyKit['house'] {
  const [weakest, ...others] = Object.entries(house).map(
    ([slug, { name, character, plays }], index): HousePlayer<AnyTable> => ({
      slug,
      name,
      character,
      strength: index + 1,
      answer: (asked) => {
        const { state, turn, seed, rng } = asked
        const { seat } = turn
        const fields = plays({
          state,
          turn,
          seed,
          rng,
          seat,
          // Few players look at it, and it is long in some games.
          get legal() {
            return legalIn(moves[turn.kind]?.fields ?? {}, state, seat) ?? []
          },
        })
        return { fields }
      },
    }),
  )
  if (!weakest) throw new Error('a game has at least one house player')
  return [weakest, ...others]
}

function resultsOf(game: AnyGame, rules: ReturnType<typeof rulesOf>): AnyKit['results'] {
  const facts: Readonly<Record<string, InBoth<string>>> = { ...game.facts, ...answerFacts }
  const factsFor = (table: AnyTable, seat: Seat) => {
    const [moved = 0, refused = 0, missed = 0] = [table.moved[seat], table.refused[seat], table.missed[seat]]
    const all: Readonly<Record<string, number>> = {
      ...table.tally[seat],
      ...game.count?.(table, seat),
      answers: moved + refused + missed,
      refused,
      missed,
    }
    return Object.fromEntries(Object.keys(facts).map((name) => [name, all[name] ?? 0]))
  }
  return {
    ...(game.perPoint !== undefined && { perPoint: game.perPoint }),
    roles: {},
    facts,
    metrics: [...game.rates.map((rate) => metricOf(rate, facts)), ...answerMetrics],
    ...(game.conduct !== undefined && { conduct: game.conduct }),
    of: (table) => resultsOfOutcome(rules.outcome(table), (seat) => ({ facts: factsFor(table, seat) })),
  }
}

const noFacts: Readonly<Record<string, InBoth<string>>> = {
  points: { en: 'Points', zh: '得分' },
  matches: { en: 'Matches', zh: '对局数' },
}

function metricOf(rate: AnyGame['rates'][number], facts: Readonly<Record<string, InBoth<string>>>): Metric {
  const called = (of: readonly string[], language: 'en' | 'zh') =>
    of.map((fact) => (facts[fact] ?? noFacts[fact])?.[language].toLowerCase() ?? fact).join(' + ')
  const { id, name, of, per, better = 'neither', unit = 'share', ...more } = rate
  const formula = inBoth((language) => `${called(of, language)} ÷ ${called(per, language)}`)
  return { id, name, formula, better, unit, ...more, of, per }
}

/** The event of each kind of move that has none of its own, and the way there and back where names are the same. */
function withMadeEvents(game: AnyGame): AnyGame {
  const [events, on] = [{ ...game.events }, { ...game.on }]
  const moves = Object.entries(game.moves).map(([kind, move]) => {
    if (move.as) return [kind, move]
    const type = move.event ?? `${kind}-made`
    if (move.event === undefined) {
      events[type] = madeEvent(move.fields, move.says)
      on[type] = move.on
    }
    const isLine = (name: string) => move.fields[name]?.kind === 'line'
    const as = (values: Values) => {
      const held = Object.entries(values).map(([name, value]) => [
        name,
        // It is read again by whoever verifies it, without white space at its ends.
        typeof value === 'object' ? value?.text.trimEnd() || null : value,
      ])
      return { type, ...Object.fromEntries(held) }
    }
    const from = (event: Readonly<Record<string, unknown>>) =>
      Object.fromEntries(
        Object.keys(move.fields).map((name) => [
          name,
          isLine(name) ? lineOf(textOr(event[name])) : event[name],
        ]),
      ) as Values
    return [kind, { ...move, as, from: { [type]: from } }]
  })
  return { ...game, events, on, moves: Object.fromEntries(moves) }
}

const textOr = (held: unknown) => (typeof held === 'string' ? held : null)

function madeEvent(fields: AnyFields, says: InBoth<string> | undefined): EventSpecs[string] {
  const held = Object.entries(fields).map(([name, { kind }]) => [
    name,
    kind === 'choice' ? text : kind === 'number' ? whole() : maybe(text),
  ])
  return { fields: { seat, ...Object.fromEntries(held), drawn: flag() }, to: 'everyone', says }
}

interface Seen {
  readonly table: AnyTable
  readonly seat: Seat | null
}

function sceneOf(game: AnyGame, rules: ReturnType<typeof rulesOf>, { table, seat }: Seen): Scene {
  const { parts, caption, notes } = game.scene(table, seat)
  const asked = rules.turns(table).map((turn) => turn.seat)
  return {
    caption: captionOf(game, table, caption ?? askedCaption(rules.turns(table), table)),
    seats: table.aliases.map((name, at) => ({
      seat: at,
      name,
      isAsked: asked.includes(at),
      note: notes?.(at) ?? null,
    })),
    parts,
  }
}

/** Who is asked, in which round. */
function askedCaption(turns: readonly Turn[], { aliases }: AnyTable): InBoth<string> | undefined {
  const [first] = turns
  if (!first) return undefined
  const names = turns.map(({ seat }) => aliases[seat] ?? '')
  return {
    en: `Round ${first.round}: ${names.join(', ')} to act.`,
    zh: `第${first.round}轮：轮到${names.join('、')}。`,
  }
}

function captionOf(game: AnyGame, { ending, aliases }: AnyTable, caption: InBoth<string> | undefined) {
  if (ending?.kind === 'void') return { en: 'The match is void.', zh: '对局无效。' }
  if (caption) return caption
  if (!ending) return { en: 'The match has not begun.', zh: '对局尚未开始。' }
  const nameOf = (seat: Seat) => aliases[seat] ?? ''
  return inBoth((language) => endText(game, ending.points, { language, nameOf }))
}

function textsOf({ name, tagline, rulesText }: AnyGame): AnyKit['texts'] {
  const inLanguage = (language: 'en' | 'zh') => ({
    name: name[language],
    tagline: tagline[language],
    rules: (ruleset: AnyRules) => {
      const after = afterSlips(ruleset.slips, language)
      const said = rulesText[language](ruleset, after)
      return [...said, said.includes(after) ? '' : after].filter((sentence) => sentence !== '').join('\n')
    },
  })
  return { en: inLanguage('en'), zh: inLanguage('zh') }
}
