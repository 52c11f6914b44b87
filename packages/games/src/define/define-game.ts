import { isHidden } from '@wis/engine'
import type { GameEvent, InBoth, Seat } from '@wis/engine'
import type { GameKit, HouseAnswer, HousePlayer, Observation } from '../contract/game-kit.ts'
import { sumOfGiven } from '../contract/integrity.ts'
import { answerFacts, answerMetrics, rateOf } from '../contract/rates.ts'
import { resultsOfOutcome } from '../contract/results-of-outcome.ts'
import type { Metric } from '../contract/results.ts'
import { afterSlips, slipsOnPages } from '../contract/slips-text.ts'
import type { Said } from '../contract/slips.ts'
import { fieldsAsked, legalIn } from './answers.ts'
import type { AnyFields } from './answers.ts'
import type { Definition, PlayerSpec, RuleFault, Words } from './definition.ts'
import { isShared } from './fold-of.ts'
import type { AnyRules, AnyTable, Meant } from './fold-of.ts'
import type { KnownTable, LoggedEvent, MoveFieldsByKind, RulesetOf } from './happenings.ts'
import { withMadeEvents } from './made-events.ts'
import { moveBehind, rulesOf } from './rules-of.ts'
import type { AnyDefinition } from './rules-of.ts'
import { eventSchema, rulesetSchema } from './schema-of.ts'
import { readIn } from './sentences.ts'
import { isGiven, withData } from './tell.ts'
import { endFieldsOf, presetsOf, viewOfAny } from './view-of.ts'
import type { AnyView, AnyViewed } from './view-of.ts'
import type { EventSpecs, Fields } from './vocabulary.ts'

/**
 * A game, made from what its author says of it. The platform writes what is the same in every game: the beginning and the
 * end, refused and missing answers, steps and tries, who may read what, schemas, forms and readers.
 */
export function defineGame<
  const R extends Fields,
  const E extends EventSpecs,
  S extends object,
  const M extends MoveFieldsByKind,
  Material = null,
  const End extends Fields = Record<never, never>,
>(
  game: Definition<R, E, S, M, Material, End>,
): GameKit<RulesetOf<R>, Material, KnownTable<R, S, E>, Said<Meant>, LoggedEvent<R, E, End, M>> {
  type Kit = GameKit<RulesetOf<R>, Material, KnownTable<R, S, E>, Said<Meant>, LoggedEvent<R, E, End, M>>
  // From here on the types of the author are forgotten: the same functions serve every game, and the parameters of
  // `Definition` have made sure that they fit together.
  return kitOf(withMadeEvents(game as unknown as AnyGame)) as unknown as Kit
}

/** A definition whose types are forgotten. */
type AnyGame = AnyDefinition &
  AnyViewed &
  Omit<
    Definition<Fields, EventSpecs, object, MoveFieldsByKind, unknown, Fields, AnyTable, AnyTable>,
    keyof AnyDefinition | keyof AnyViewed | 'house' | 'check' | 'rulesText' | 'pageRules'
  > & {
    readonly house: Readonly<Record<string, PlayerSpec<AnyTable>>>
    readonly rulesText: InBoth<RulesWriter>
    readonly pageRules?: InBoth<RulesWriter>
    check?(ruleset: AnyRules): RuleFault | readonly RuleFault[] | undefined
  }

type RulesWriter = (ruleset: AnyRules, afterSlips: string) => readonly string[]
type AnyKit = GameKit<AnyRules, unknown, AnyTable, Said<Meant>, GameEvent>

function kitOf(game: AnyGame): AnyKit {
  const presets = presetsOf(game)
  const rules = rulesOf(game, presets[0])
  const view = viewOfAny(game)
  const ruleset = rulesetSchema(game)
  const { studies, strategies, sideBySide, integrity, tension } = game
  return {
    ...view,
    genre: game.genre,
    ...(game.thinkingTime !== undefined && { thinkingTime: game.thinkingTime }),
    ...(game.suspense && { suspense: game.suspense }),
    ...(game.glyph !== undefined && { glyph: game.glyph }),
    rules: rules as AnyKit['rules'],
    moveOf: (event, next) => moveBehind(game, event, next),
    setup: {
      ruleset: ruleset as AnyKit['setup']['ruleset'],
      presets,
      labels: labelsOf(game.rules),
      ...(asksForLines(game) && { words: game.words ?? true }),
      ...(game.studied !== undefined && { studied: game.studied }),
      ...(game.selfPlay && { selfPlay: true }),
      ...(game.pointsWithin && { pointsWithin: game.pointsWithin as never }),
      ...(game.closedToSeasons && { closedToSeasons: game.closedToSeasons }),
      draw: (of, language, rng) => game.draw?.({ ...of }, language, rng) ?? null,
      ...(game.listed && { listed: (of: AnyRules) => game.listed?.({ ...of }) }),
    },
    wire: wireOf(game, ruleset, view),
    house: houseOf(game),
    results: resultsOf(game, rules),
    board: game.board,
    texts: textsOf(game),
    ...(integrity && { integrity: integrityOf(game, view) }),
    ...(game.flightCheck && { check: game.flightCheck }),
    ...(studies && { studies: { ...usualStudies(game), ...studies } as never }),
    ...(strategies && { strategies }),
    ...(sideBySide && { sideBySide }),
    ...(tension && { tension }),
  }
}

const asksForLines = ({ moves }: AnyGame) =>
  Object.values(moves).some(({ fields }) => Object.values(fields).some(({ kind }) => kind === 'line'))

/** What a form calls the fields of the rules, by their path. */
const labelsOf = (rules: Fields, before = ''): Readonly<Record<string, InBoth<string>>> =>
  Object.entries(rules).reduce((labels, [name, field]) => {
    const path = `${before}${name}`
    const value = field.kind === 'optional' ? field.of : field
    const own = 'label' in value && value.label ? { [path]: value.label } : {}
    const names = value.kind === 'one-of' ? Object.entries(value.values) : []
    return {
      ...labels,
      ...own,
      ...Object.fromEntries(names.map(([one, label]) => [`${path}.${one}`, label])),
      ...(value.kind === 'group' && labelsOf(value.fields, `${path}.`)),
    }
  }, {})

/** What each seat gave away of all moves that it chose itself. */
function integrityOf({ moves, integrity }: AnyGame, { rules }: AnyView): NonNullable<AnyKit['integrity']> {
  const ofMoves = new Set(Object.values(moves).flatMap(({ from = {} }) => Object.keys(from)))
  return {
    counts: integrity?.counts ?? { en: '', zh: '' },
    givenAway: (log) => {
      let before = rules.blank
      const found = log.flatMap(({ event }) => {
        if (isHidden(event)) return []
        const after = rules.evolve(before, event)
        const at = { event: event as never, before, after, nameOf: String }
        const isOwn = ofMoves.has(event.type) && !isGiven({ ...event })
        before = after
        const isThrown = isOwn ? integrity?.isThrown(at) : undefined
        return isThrown === undefined || !('seat' in event) ? [] : [{ seat: Number(event.seat), isThrown }]
      })
      return sumOfGiven(before.ruleset.players, found)
    },
  }
}

/** What every game can be studied by: the roles of its seats, if it has any. */
const usualStudies = ({ roles }: AnyGame) => ({
  factors: roles
    ? [{ id: 'role', name: { en: 'Role', zh: '身份' }, levels: () => Object.keys(roles.names) }]
    : [],
  layout: (table: AnyTable) => table.aliases.map((_, seat) => (roles ? { role: roles.of(table, seat) } : {})),
  conditions: [],
})

function wireOf(game: AnyGame, ruleset: ReturnType<typeof rulesetSchema>, view: AnyView): AnyKit['wire'] {
  const { events, seats } = game
  return {
    round: game.round,
    ...(game.roundName && { roundName: game.roundName }),
    event: eventSchema({ ruleset, events, end: endFieldsOf(game), mostSeats: seats[1] }),
    fields: (table, { kind, seat }) => {
      const move = game.moves[kind]
      return move ? fieldsAsked(move, { table, seat, language: table.language }) : []
    },
    legal: (table, { kind, seat }) => legalIn(game.moves[kind]?.fields ?? {}, table, seat),
    observe: (table, seat) => {
      const seen = game.observe(table, seat)
      // Without `observed` the author gives both, and with it the data alone.
      if (!game.observed) return seen as Observation
      const data: Observation['data'] = { ...seen }
      return { data, text: withData(game.observed, data, table.language) }
    },
    called: (table, { kind, seat }) => game.moves[kind]?.called?.(table, seat) ?? {},
    say: view.wire.say,
  }
}

function houseOf({ house, moves }: AnyGame): AnyKit['house'] {
  const [weakest, ...others] = Object.entries(house).map(
    ([slug, { plays, believes, words, ...player }], index): HousePlayer<AnyTable> => ({
      slug,
      ...player,
      strength: index + 1,
      answer: (asked) => {
        const { state, turn, seed, rng } = asked
        const { seat } = turn
        const asksFor = moves[turn.kind]?.fields ?? {}
        const turned = {
          state,
          turn,
          seed,
          rng,
          seat,
          // Few players look at it, and it is long in some games.
          get legal() {
            return legalIn(asksFor, state, seat) ?? []
          },
        }
        const own = words?.[state.language] ?? {}
        const fields = withWords(asksFor, own, () => plays(turned, own))
        const beliefs = believes?.({ state, turn, seed, rng, seat })
        return { fields, ...(beliefs && { beliefs }) }
      },
    }),
  )
  if (!weakest) throw new Error('a game has at least one house player')
  return [weakest, ...others]
}

/** A line that a player leaves out is said by its choice. Where only words are asked for that it has, it chooses nothing. */
function withWords(
  asksFor: AnyFields,
  words: Words,
  chooses: () => HouseAnswer['fields'],
): HouseAnswer['fields'] {
  const lines = Object.keys(asksFor).filter((name) => asksFor[name]?.kind === 'line')
  const isTalk = lines.length === Object.keys(asksFor).length && lines.every((name) => name in words)
  const chosen = isTalk ? {} : chooses()
  const choice = Object.values(chosen).find((value) => typeof value === 'string' && value in words)
  const said = lines.flatMap((name) => {
    const own = words[String(choice ?? name)]
    return own === undefined || name in chosen ? [] : [[name, own]]
  })
  return { ...chosen, ...Object.fromEntries(said) }
}

function resultsOf(game: AnyGame, rules: ReturnType<typeof rulesOf>): AnyKit['results'] {
  const facts: Readonly<Record<string, InBoth<string>>> = { ...game.facts, ...answerFacts }
  const factsFor = (table: AnyTable, seat: Seat) => {
    const [moved = 0, refused = 0, missed = 0] = [table.moved[seat], table.refused[seat], table.missed[seat]]
    const own = game.count?.(table, seat) ?? {}
    const counted: Readonly<Record<string, number>> = {
      ...own,
      ...table.tally[seat],
      answers: moved + refused + missed,
      refused,
      missed,
    }
    const unknown = Object.keys(counted).find((name) => !(name in facts))
    if (unknown !== undefined) throw new Error(`${game.id} counts ${unknown}, which is none of its facts`)
    // In the order in which the game counts them, and then in that of its facts.
    return {
      ...own,
      ...Object.fromEntries(Object.keys(facts).map((name) => [name, counted[name] ?? 0])),
    }
  }
  // A game that has them among its own says where they stand.
  const isOther = (metric: Metric) => !game.rates.some(({ id }) => id === metric.id)
  return {
    ...(game.perPoint !== undefined && { perPoint: game.perPoint }),
    ...(isShared(game) && { shared: true }),
    roles: game.roles?.names ?? {},
    facts,
    metrics: [...game.rates.map((rate) => rateOf(rate, facts)), ...answerMetrics.filter(isOther)],
    ...(game.conduct !== undefined && { conduct: game.conduct }),
    ...(game.seatNames && { seatNames: game.seatNames }),
    ...(game.firstMoves && { firstMoves: game.firstMoves }),
    ...(game.oneAgainstAll && { oneAgainstAll: (table: AnyTable) => game.oneAgainstAll?.(table) }),
    of: (table) =>
      resultsOfOutcome(rules.outcome(table), (seat) => ({
        facts: factsFor(table, seat),
        ...(game.roles && { role: game.roles.of(table, seat) }),
      })),
  }
}

function textsOf(game: AnyGame): AnyKit['texts'] {
  const { name, tagline, basics, picture, rulesText, pageRules = rulesText, headings } = game
  const write = (ruleset: AnyRules, told: RulesWriter, after: string) => {
    const said = told(ruleset, after)
    return [...said, said.some((line) => line.includes(after)) ? '' : after]
      .filter((sentence) => sentence !== '')
      .join('\n')
  }
  // Every turn of a match repeats them.
  const written = { en: new WeakMap<AnyRules, string>(), zh: new WeakMap<AnyRules, string>() }
  const inLanguage = (language: 'en' | 'zh') => ({
    name: name[language],
    tagline: tagline[language],
    ...(basics && { basics: readIn(basics, language) }),
    ...(picture && { picture: picture[language] }),
    rules: (ruleset: AnyRules) => {
      const rules =
        written[language].get(ruleset) ??
        write(ruleset, rulesText[language], afterSlips(ruleset.slips, language))
      written[language].set(ruleset, rules)
      return rules
    },
    pageRules: (ruleset: AnyRules) =>
      write(ruleset, pageRules[language], slipsOnPages(ruleset.slips, language)),
    ...(headings && { headings: readIn(headings, language) }),
  })
  return { en: inLanguage('en'), zh: inLanguage('zh') }
}
