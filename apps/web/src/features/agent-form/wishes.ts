import { readJson } from '@wis/engine'
import type { AgentLimits } from '@wis/protocol'
import { decimalIn, filledIn, numberIn, textOf } from '../account/form-state.ts'

export const promptLanguages = ['en', 'zh'] as const
export const promptParts = ['system', 'speech', 'vote'] as const

/** The form's settings for reaching an agent, in the shape that the schema of connectors reads. */
export function connectorWish(form: FormData): unknown {
  const kind = textOf(form, 'kind')
  const token = textOf(form, 'token').trim()
  const given = { kind, ...(token !== '' && { token }) }
  switch (kind) {
    case 'hf-space':
      return { ...given, space: textOf(form, 'space') }
    case 'hf-model':
      return {
        ...given,
        model: textOf(form, 'model'),
        provider: filledIn(form, 'provider'),
        ...askedWish(form),
      }
    case 'hf-endpoint':
      return {
        ...given,
        url: textOf(form, 'url'),
        model: filledIn(form, 'endpointModel'),
        ...askedWish(form),
      }
    case 'openai':
      return {
        ...given,
        baseUrl: textOf(form, 'baseUrl'),
        model: textOf(form, 'apiModel'),
        ...(textOf(form, 'api') === 'responses' && { api: 'responses' }),
        ...askedWish(form),
      }
    case 'webhook':
      return { ...given, url: textOf(form, 'webhookUrl') }
    case 'a2a':
      return { ...given, url: textOf(form, 'cardUrl') }
    default:
      return { kind }
  }
}

function askedWish(form: FormData): { strategy: unknown; settings?: unknown } {
  const settings = {
    temperature: decimalIn(form, 'temperature'),
    topP: decimalIn(form, 'topP'),
    maxTokens: numberIn(form, 'maxTokens'),
    extra: jsonIn(form, 'extra'),
  }
  const isPlain = Object.values(settings).every((value) => value === undefined)
  return { strategy: strategyWishOf(form), ...(!isPlain && { settings }) }
}

function strategyWishOf(form: FormData): unknown {
  const chosen = textOf(form, 'strategy')
  if (chosen !== 'custom') return { preset: chosen }
  const basedOn = filledIn(form, 'strategyBase')
  const texts = promptLanguages.map((language) => {
    const prompts = promptParts.map((part) => [part, textOf(form, promptField(language, part))] as const)
    return [
      language,
      prompts.some(([, text]) => text.trim() !== '') ? Object.fromEntries(prompts) : undefined,
    ]
  })
  return {
    custom: {
      id: `my-${basedOn ?? 'own'}`,
      version: numberIn(form, 'strategyVersion') ?? 1,
      name: textOf(form, 'strategyName'),
      basedOn,
      texts: Object.fromEntries(texts) as unknown,
      ...(filledIn(form, stepsBaseField) !== undefined && { steps: stepsWishOf(form) }),
    },
  }
}

/** Fields are called as `stepField` calls them. */
function stepsWishOf(form: FormData): unknown {
  const words: Record<string, Record<string, Record<string, string>>> = {}
  for (const field of form.keys()) {
    const [kind, game, call, language] = field.split('.')
    if (kind !== 'step' || !game || !call || !language || textOf(form, field).trim() === '') continue
    const ofCall = ((words[game] ??= {})[call] ??= {})
    ofCall[language] = textOf(form, field)
  }
  return { of: textOf(form, stepsBaseField), words }
}

/** The field that names the strategy whose calls are written anew. */
export const stepsBaseField = 'strategySteps'

export const stepField = (game: string, call: string, language: string): string =>
  `step.${game}.${call}.${language}`

export const promptField = (
  language: (typeof promptLanguages)[number],
  part: (typeof promptParts)[number],
): string => `prompt.${language}.${part}`

/** The form's limits for an agent. If a limit may be left out, an empty field means none. */
export function limitsWish(form: FormData): { readonly [Name in keyof AgentLimits]?: unknown } {
  const [input, output] = [decimalIn(form, 'inputPrice'), decimalIn(form, 'outputPrice')]
  const concurrency = numberIn(form, 'concurrency')
  const matchesPerDay = numberIn(form, 'matchesPerDay')
  return {
    ...(concurrency !== undefined && { concurrency }),
    ...(matchesPerDay !== undefined && { matchesPerDay }),
    tokensPerDay: numberIn(form, 'tokensPerDay') ?? null,
    dollarsPerDay: decimalIn(form, 'dollarsPerDay') ?? null,
    prices: input === undefined && output === undefined ? null : { input, output },
    ...(form.has('paceMatches') && { pace: paceWish(form) }),
  }
}

function paceWish(form: FormData): unknown {
  const matches = numberIn(form, 'paceMatches')
  if (matches === undefined) return null
  const [from, until] = [numberIn(form, 'paceFrom'), numberIn(form, 'paceUntil')]
  const [pauseAtFaults, pauseAtDollars] = [numberIn(form, 'pauseAtFaults'), decimalIn(form, 'pauseAtDollars')]
  const pauseBelowRating = numberIn(form, 'pauseBelowRating')
  const pauseAboveRating = numberIn(form, 'pauseAboveRating')
  return {
    matches,
    per: textOf(form, 'pacePer'),
    ...((from !== undefined || until !== undefined) && { hours: { from, until } }),
    ...(pauseAtFaults !== undefined && { pauseAtFaults }),
    ...(pauseAtDollars !== undefined && { pauseAtDollars }),
    ...(pauseBelowRating !== undefined && { pauseBelowRating }),
    ...(pauseAboveRating !== undefined && { pauseAboveRating }),
    ...(form.has('paceGames') && { games: form.getAll('paceGames') }),
    ...(form.has('paceLanguages') && { languages: form.getAll('paceLanguages') }),
  }
}

/** The form's declarations; an empty field declares nothing. */
export function makeUpWish(form: FormData): unknown {
  const open = textOf(form, 'makeUp.openWeights')
  return {
    model: textOf(form, 'makeUp.model'),
    harness: textOf(form, 'makeUp.harness'),
    billions: decimalIn(form, 'makeUp.billions') ?? null,
    openWeights: open === '' ? null : open === 'yes',
  }
}

/** Leaves a text that is not JSON unchanged, because the schema reports it. */
function jsonIn(form: FormData, name: string): unknown {
  const text = filledIn(form, name)
  if (text === undefined) return undefined
  const read = readJson(text)
  return read.ok ? read.value : text
}
