import { boardOrders, kitCalled, kits, otherKits, rulesetWith, shortestTurnMs } from '@wis/games'
import type { AnyRuleset, GameKit, RulesetWith, Settings } from '@wis/games'
import { z } from 'zod'
import { language } from '../api/fields.ts'
import { seatRoles } from '../legacy/published.ts'
import { nameText } from '../name-text.ts'
import { mostSeasonPairs, readPairs } from './season-pairs.ts'
import { leastTurnOfPeopleMs, seasonFormats, seasonTerms } from './season-terms.ts'
import type { SeasonFormat, SeasonTerms } from './season-terms.ts'

/** The formats that make sense for a game. Where all at a table share one result, nobody can be knocked out. */
export const formatsOf = ({ results }: Pick<GameKit, 'results'>): readonly SeasonFormat[] =>
  seasonFormats.filter((format) => format !== 'knockout' || !results.shared)

/**
 * What the board of an organizer's season may go by. In a knockout, those who go on play more. Where all at a table share
 * one result, nobody wins alone. Where the total is a rule of the game, nothing else is.
 */
export function ordersOf({ id, results }: Pick<GameKit, 'id' | 'results'>, format: SeasonFormat) {
  const hasOthers = format !== 'knockout' && otherKits.some((kit) => kit.id === id)
  return boardOrders.filter(
    (order) => order === 'total' || (hasOthers && (order === 'mean-points' || !results.shared)),
  )
}

/** The ruleset of a game with this id, if the game has it. */
export const rulesetOfGame = ({ setup }: Pick<GameKit, 'setup'>, id: string): AnyRuleset | undefined =>
  setup.presets.find((preset) => preset.id === id)

interface Ruled {
  readonly ruleset: string
  readonly set: Settings
  readonly terms?: Pick<SeasonTerms, 'turnLimitMs'>
}

/**
 * The ruleset that a season plays by: one of its game, with the values that its organizer sets and the time to answer of
 * its terms. Or the field that the game refuses.
 */
export function rulesetOfSeason(kit: Pick<GameKit, 'setup'>, { ruleset, set, terms }: Ruled): RulesetWith {
  const named = rulesetOfGame(kit, ruleset)
  if (!named) return { ok: false, field: 'ruleset', fault: 'not a ruleset of this game' }
  const { turnLimitMs = named.turnLimitMs } = terms ?? {}
  return rulesetWith(kit, named, { ...set, ...(turnLimitMs !== named.turnLimitMs && { turnLimitMs }) })
}

/** The rulesets of a game under which a season may begin. The first one is the usual. */
export const seasonRulesets = ({ setup }: Pick<GameKit, 'setup'>): readonly AnyRuleset[] =>
  setup.presets.filter(({ id }) => !setup.closedToSeasons?.includes(id))

/** Whether agents of a game get a rating: the rating compares agents in these two roles. */
export const isRated = ({ results }: Pick<GameKit, 'results'>): boolean =>
  seatRoles.every((role) => role in results.roles)

const [usual, ...others] = kits.map(({ id }) => id)
const rulesetIds = [...new Set(kits.flatMap(({ setup }) => setup.presets.map(({ id }) => id)))]

/** A table larger than this would hardly ever be full. */
const mostSeats = 12

const time = z.iso.datetime({ offset: true, error: 'not a time' })

/** The message for a time that should lie in the future. */
export const hasPassed = 'has passed already'
/** A form takes a while to fill in and has no seconds, so a time that has just passed counts as now. */
const justNowMs = 10 * 60_000
const ahead = time.refine((at) => Date.parse(at) > Date.now() - justNowMs, hasPassed)

/** Pairs in pasted form, one on each line. */
const pasted = z.string().max(60_000).default('')

const fields = {
  name: nameText(80),
  description: z.string().trim().max(4000).default(''),
  languages: z
    .array(language)
    .min(1, 'choose at least one')
    .refine((all) => new Set(all).size === all.length, 'named twice'),
  /** The oldest game if none is named. */
  game: z.enum([usual ?? '', ...others]).default(usual ?? ''),
  ruleset: z.enum(rulesetIds),
  /** Other values for fields of that ruleset, such as `dice: 5`, or `seats` for the number of players. */
  set: z
    .record(
      z.string().min(1).max(80),
      z.union([z.int(), z.boolean(), z.string().max(80), z.null(), z.array(z.int()).max(20)]),
    )
    .default({}),
  format: z.enum(seasonFormats).default('ladder'),
  terms: seasonTerms.extend({ owners: z.literal('apart').default('apart') }).prefault({}),
  entryEndsAt: ahead.nullable().default(null),
  startsAt: time.nullable().default(null),
  endsAt: ahead.nullable().default(null),
  /** Only its organizer sees matches and board before they are published. */
  embargo: z.boolean().default(false),
  /**
   * Pairs of words for this season alone, for each language. They can be written but not read back before they are
   * played.
   */
  pairs: z.strictObject({ en: pasted, zh: pasted }).prefault({}),
}

export const newSeason = z.strictObject(fields).superRefine((season, context) => {
  for (const { path, message } of contradictions(season)) context.addIssue({ code: 'custom', path, message })
})
export type NewSeasonInput = z.output<typeof newSeason>

type Given = z.output<z.ZodObject<typeof fields>>

interface Contradiction {
  readonly path: string[]
  readonly message: string
}

/** Faults in the combination of fields that are valid by themselves. */
function contradictions(season: Given): readonly Contradiction[] {
  const { game, ruleset, format, terms, entryEndsAt, startsAt, endsAt } = season
  const kit = kitCalled(game)
  const found: Contradiction[] = []
  const wrong = (path: string[], message: string) => found.push({ path, message })
  if (!kit || !rulesetOfGame(kit, ruleset)) wrong(['ruleset'], 'not a ruleset of this game')
  else if (!seasonRulesets(kit).some(({ id }) => id === ruleset))
    wrong(
      ['ruleset'],
      'no new season can use this ruleset: its deals repeat, so an agent with a memory would win',
    )
  else {
    const ruled = rulesetOfSeason(kit, season)
    if (!ruled.ok && ruled.field === 'turnLimitMs')
      wrong(['terms', 'turnLimitMs'], 'the rules of this game do not allow it')
    else if (!ruled.ok) wrong(['set', ruled.field === 'players' ? 'seats' : ruled.field], ruled.fault)
    else if (ruled.ruleset.players > mostSeats) wrong(['set', 'seats'], `at most ${mostSeats}`)
  }
  if (kit && !formatsOf(kit).includes(format)) wrong(['format'], 'all at a table share its result')
  if (format !== 'ladder' && entryEndsAt === null)
    wrong(['entryEndsAt'], 'set when entry ends: the schedule is made at that time')
  else if (terms.versions === 'frozen' && entryEndsAt === null)
    wrong(['entryEndsAt'], 'set when entry ends: versions are fixed at that time')
  if (endsAt !== null && startsAt !== null && Date.parse(endsAt) <= Date.parse(startsAt))
    wrong(['endsAt'], 'ends before it starts')
  if (endsAt !== null && entryEndsAt !== null && Date.parse(endsAt) <= Date.parse(entryEndsAt))
    wrong(['endsAt'], 'ends before entry does')
  if (format !== 'ladder' && terms.matchesPerAgent !== null)
    wrong(['terms', 'matchesPerAgent'], 'the schedule says how many matches are played')
  if (format !== 'ladder' && terms.stopWidth !== null)
    wrong(['terms', 'stopWidth'], 'the schedule says how many matches are played')
  else if (kit && !isRated(kit) && terms.stopWidth !== null)
    wrong(['terms', 'stopWidth'], 'this game has no rating yet')
  if (terms.seats === 'self-play' && kit && !kit.setup.selfPlay)
    wrong(['terms', 'seats'], 'this game has no self-play')
  else if (terms.seats === 'self-play' && format !== 'ladder')
    wrong(['terms', 'seats'], 'only a ladder has self-play')
  if (terms.people === 'mixed')
    for (const message of unfairToPeople(kit, season)) wrong(['terms', 'people'], message)
  if (kit && !ordersOf(kit, format).includes(terms.order))
    wrong(['terms', 'order'], 'the board of such a season cannot use this order')
  return [...found, ...(kit ? pairContradictions(kit, season) : [])]
}

/** Why people cannot take seats in such a season. */
function unfairToPeople(kit: GameKit | undefined, season: Given): readonly string[] {
  const { format, terms } = season
  if (format !== 'ladder' || terms.seats !== 'strangers')
    return ['people play in ladders without self-play only']
  const ruled = kit && rulesetOfSeason(kit, season)
  return ruled?.ok && shortestTurnMs(ruled.ruleset) < leastTurnOfPeopleMs
    ? [`people need at least ${leastTurnOfPeopleMs / 1000} seconds for each answer`]
    : []
}

function pairContradictions(
  kit: GameKit,
  { terms, format, ruleset, set, languages, pairs }: Given,
): readonly Contradiction[] {
  if (terms.words !== 'sealed') return []
  if (kit.setup.brings !== 'word-pairs')
    return [{ path: ['terms', 'words'], message: 'this game has no words' }]
  const ruled = rulesetOfSeason(kit, { ruleset, set })
  const players = ruled.ok ? ruled.ruleset.players : 0
  const least = leastPairs({ format, deals: terms.deals, players })
  return languages.flatMap((one) => {
    const read = readPairs(pairs[one], one)
    const path = ['pairs', one]
    const [fault] = read.faults
    if (fault) return [{ path, message: `line ${fault.line}: ${fault.fault}` }]
    if (read.pairs.length > mostSeasonPairs) return [{ path, message: `at most ${mostSeasonPairs} pairs` }]
    return read.pairs.length < least ? [{ path, message: `at least ${least} pairs` }] : []
  })
}

interface Planned extends Pick<Given, 'format'> {
  readonly deals: number
  readonly players: number
}

/** The number of own pairs that a season needs. In a schedule no agent should have the same words twice. */
export const leastPairs = ({ format, deals, players }: Planned): number =>
  format === 'ladder' ? 10 : deals * players

/**
 * The settings that can still change. In an open season these are only name, description, end, and an earlier end of
 * entry.
 */
export const seasonChanges = z
  .strictObject({
    name: fields.name,
    description: z.string().trim().max(4000),
    entryEndsAt: ahead.nullable(),
    startsAt: time,
    endsAt: ahead.nullable(),
    embargo: z.boolean(),
  })
  .partial()
  .refine((changes) => Object.keys(changes).length > 0, 'nothing to change')
export type SeasonChanges = z.output<typeof seasonChanges>
