import type { AgentLimits, ConnectorView, OwnerAgentPage, OwnSteps, StrategyChoice } from '@wis/protocol'
import type { Kept } from '../agent-form/form-state.ts'
import { promptField, promptLanguages, promptParts, stepField, stepsBaseField } from '../agent-form/wishes.ts'

type Fields = Readonly<Record<string, string | number | null | undefined>>

/** The values of fields as a form keeps them; missing ones stay empty. */
function keptFrom(fields: Fields): Kept {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, [String(value ?? '')]]))
}

function keptOfProfile({
  name,
  description,
  languages,
  games,
  sourceUrl,
  published,
  publishesCost,
  declared,
}: OwnerAgentPage): Kept {
  const { model, harness, billions, openWeights } = declared
  return {
    ...keptFrom({
      'makeUp.model': model,
      'makeUp.harness': harness,
      'makeUp.billions': billions,
      'makeUp.openWeights': openWeights === null ? '' : openWeights ? 'yes' : 'no',
    }),
    ...keptFrom({
      name,
      description,
      sourceUrl,
      published: published ? 'on' : '',
      publishesCost: publishesCost ? 'on' : '',
    }),
    languages: [...languages],
    games: [...games],
  }
}

function keptOfLimits({ prices, pace, ...limits }: AgentLimits): Kept {
  const fields = keptFrom({
    ...limits,
    inputPrice: prices?.input,
    outputPrice: prices?.output,
    paceMatches: pace?.matches,
    pacePer: pace?.per ?? 'hour',
    paceFrom: pace?.hours?.from,
    paceUntil: pace?.hours?.until,
    pauseAtFaults: pace?.pauseAtFaults,
    pauseAtDollars: pace?.pauseAtDollars,
    pauseBelowRating: pace?.pauseBelowRating,
    pauseAboveRating: pace?.pauseAboveRating,
  })
  return { ...fields, paceGames: [...(pace?.games ?? [])], paceLanguages: [...(pace?.languages ?? [])] }
}

/** Everything that the settings save at once. */
export function keptOfSettings(page: OwnerAgentPage): Kept {
  const { againstPeople, lab } = page
  return {
    ...keptOfProfile(page),
    ...keptOfLimits(page.limits),
    ...keptFrom({
      againstPeople: againstPeople.allowed ? 'on' : '',
      peopleAtOnce: againstPeople.atOnce,
      peopleMatches: againstPeople.matchesPerDay,
      labSubject: lab.subject ? 'on' : '',
      labOpponent: lab.opponent ? 'on' : '',
      labMatches: lab.matchesPerDay,
      labTokens: lab.tokensPerDay,
    }),
  }
}

/** The initial values in the form of a new version: the agent's current settings. */
export function keptOfConnector(connector: ConnectorView | null): Kept {
  switch (connector?.kind) {
    case 'hf-space':
      return keptFrom({ space: connector.space })
    case 'hf-model':
      return {
        ...keptFrom({ model: connector.model, provider: connector.provider }),
        ...keptOfAsked(connector),
      }
    case 'hf-endpoint':
      return {
        ...keptFrom({ url: connector.url, endpointModel: connector.model }),
        ...keptOfAsked(connector),
      }
    case 'openai':
      return {
        ...keptFrom({ baseUrl: connector.baseUrl, apiModel: connector.model, api: connector.api }),
        ...keptOfAsked(connector),
      }
    case 'webhook':
      return keptFrom({ webhookUrl: connector.url })
    case 'a2a':
      return keptFrom({ cardUrl: connector.url })
    default:
      return {}
  }
}

type Asked = Pick<Extract<ConnectorView, { kind: 'openai' }>, 'strategy' | 'settings'>

function keptOfAsked({ strategy, settings = {} }: Asked): Kept {
  const { temperature, topP, maxTokens, extra } = settings
  const asJson = extra && JSON.stringify(extra, null, 2)
  return { ...keptFrom({ temperature, topP, maxTokens, extra: asJson }), ...keptOfStrategy(strategy) }
}

/** Edited prompts become the next version of the same strategy. */
function keptOfStrategy(strategy: StrategyChoice): Kept {
  if ('preset' in strategy) return keptFrom({ strategy: strategy.preset })
  const { name, basedOn, version, texts, steps } = strategy.custom
  const prompts = promptLanguages.flatMap((language) =>
    promptParts.map((part) => [promptField(language, part), texts[language]?.[part]] as const),
  )
  return keptFrom({
    strategy: 'custom',
    strategyName: name,
    strategyBase: basedOn,
    strategyVersion: version + 1,
    ...Object.fromEntries(prompts),
    ...(steps && keptOfSteps(steps)),
  })
}

function keptOfSteps({ of, words }: OwnSteps): Readonly<Record<string, string | undefined>> {
  const fields = Object.entries(words).flatMap(([game, calls]) =>
    Object.entries(calls).flatMap(([call, texts]) =>
      promptLanguages.map((language) => [stepField(game, call, language), texts[language]] as const),
    ),
  )
  return { [stepsBaseField]: of, ...Object.fromEntries(fields) }
}
