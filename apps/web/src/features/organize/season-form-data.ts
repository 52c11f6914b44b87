import { kitCalled, usualGame } from '@wis/games'
import type { GameKit, Language } from '@wis/games'
import { hasPassed, leastPairs, mostSeasonPairs, readPairs, rulesetOfSeason } from '@wis/protocol'
import type { PairFault } from '@wis/protocol'
import type { z } from 'zod'
import { decimalOf } from '../account/form-state.ts'
import type { AgentsToChoose } from '../agent-choice/agents-to-choose.ts'
import { fieldName, settingsTyped } from '../rule-fields/fields-of-game.ts'
import { timeFrom } from './season-fields.ts'
import type { SeasonFields } from './season-fields.ts'

/** The fault of a field: a message of the catalog with its values. */
export interface FieldError {
  readonly code: FieldErrorCode
  readonly values?: Readonly<Record<string, string | number>>
}

const plainFields = [
  'name',
  'description',
  'languages',
  'ruleset',
  'turnLimitMs',
  'format',
  'words',
  'deals',
  'matchesPerAgent',
  'stopWidth',
  'seats',
  'order',
  'people',
  'entryEndsAt',
  'endsAt',
] as const
type PlainField = (typeof plainFields)[number]
export type FieldErrorCode =
  | PlainField
  | PairFault
  | 'nameTaken'
  | 'nameReserved'
  | 'agentsUnknown'
  | 'agentsTooMany'
  | 'passed'
  | 'tooFewPairs'
  | 'tooManyPairs'
  | 'throttled'
  | 'not-allowed'
  | 'rule'
  | 'other'

export interface SeasonFormState {
  readonly list: AgentsToChoose
  readonly kept: SeasonFields
  readonly errors: Readonly<Partial<Record<string, FieldError>>>
}

/** The form as a body for the API. Unreadable values are left for the schema to refuse. */
export function seasonFrom(fields: SeasonFields): unknown {
  const isSealed = fields['words'] === 'sealed'
  const isLadder = fields['format'] === 'ladder'
  return {
    name: fields['name'],
    description: fields['description'] ?? '',
    languages: fields.languages.split(' ').filter(Boolean),
    game: fields['game'],
    ruleset: fields['ruleset'],
    set: settingsTyped(kitIn(fields), fields),
    format: fields['format'],
    terms: {
      entry: fields['entry'],
      versions: fields['versions'],
      experiments: fields['experiments'] === 'on',
      vouched: fields['vouched'] === 'on',
      words: fields['words'] ?? 'collection',
      ...turnLimitIn(fields['turnLimitMs']),
      // Fields of other formats are hidden, so their values are ignored.
      ...(fields['format'] !== 'knockout' && { order: fields['order'] }),
      ...(isLadder
        ? {
            matchesPerAgent: wholeOf(fields['matchesPerAgent']),
            stopWidth: wholeOf(fields['stopWidth']),
            seats: fields['seats'],
            people: fields['people'] === 'on' ? 'mixed' : 'none',
          }
        : { deals: wholeOf(fields['deals']) }),
    },
    entryEndsAt: timeFrom(fields['entryEndsAt'] ?? ''),
    endsAt: timeFrom(fields['endsAt'] ?? ''),
    embargo: fields['embargo'] === 'on',
    pairs: isSealed ? { en: fields['pairs-en'] ?? '', zh: fields['pairs-zh'] ?? '' } : {},
  }
}

/** The form says it in seconds. The ruleset's own time holds if the field is empty. */
const turnLimitIn = (seconds: string | undefined) =>
  seconds === undefined || seconds.trim() === ''
    ? {}
    : { turnLimitMs: Math.round(decimalOf(seconds.trim()) * 1000) }

const wholeOf = (text: string | undefined) => (text === undefined || text.trim() === '' ? null : Number(text))

/** The faults that the schema found, field by field. */
export function errorsIn(error: z.ZodError, kept: SeasonFields): SeasonFormState['errors'] {
  const errors: Record<string, FieldError> = {}
  for (const { path, message } of error.issues) {
    const name = String(path[0] === 'terms' ? path[1] : path[0])
    if (path[0] === 'set')
      errors[fieldName(path.slice(1).join('.'))] ??= { code: 'rule', values: { fault: message } }
    else if (path[0] === 'pairs')
      errors[`pairs-${path[1] === 'zh' ? 'zh' : 'en'}`] ??= pairError(path[1] === 'zh' ? 'zh' : 'en', kept)
    else
      errors[plainFields.some((known) => known === name) ? name : 'form'] ??= {
        code: message === hasPassed ? 'passed' : codeOf(name),
      }
  }
  return errors
}

function kitIn(kept: SeasonFields): GameKit {
  const kit = kitCalled(kept['game'] ?? '') ?? kitCalled(usualGame)
  if (!kit) throw new Error('the oldest game is missing')
  return kit
}

function playersOf(kept: SeasonFields): number {
  const kit = kitIn(kept)
  const ruled = rulesetOfSeason(kit, { ruleset: kept['ruleset'] ?? '', set: settingsTyped(kit, kept) })
  return (ruled.ok ? ruled.ruleset : kit.setup.presets[0]).players
}

const codeOf = (name: string): FieldErrorCode => plainFields.find((known) => known === name) ?? 'other'

function pairError(language: Language, kept: SeasonFields): FieldError {
  const { pairs, faults } = readPairs(kept[`pairs-${language}`] ?? '', language)
  const [fault] = faults
  if (fault) return { code: fault.fault, values: { line: fault.line } }
  if (pairs.length > mostSeasonPairs) return { code: 'tooManyPairs', values: { most: mostSeasonPairs } }
  const format = kept['format'] === 'round-robin' || kept['format'] === 'knockout' ? kept['format'] : 'ladder'
  const least = leastPairs({ format, deals: Number(kept['deals']), players: playersOf(kept) })
  return { code: 'tooFewPairs', values: { least, count: pairs.length } }
}
