import { scene } from '@wis/games'
import { z } from 'zod'
import { agentChanges, limitsInForce, newAgentCall } from '../agent-input.ts'
import { apiError } from '../api-error.ts'
import { connectorView, modelSettings, newConnector } from '../connector/connector-settings.ts'
import { found, recogniseWish, recognition } from '../connector/look-up.ts'
import { publicConnector } from '../connector/public-connector.ts'
import { badge, flightCheckView, flightFinding, flightForecast, flightStep } from '../flight-report.ts'
import { publishedEntry, publishedRuleset } from '../legacy/published.ts'
import { measured, measuredEstimate } from '../measurement.ts'
import { newSeason, seasonChanges } from '../season/season-input.ts'
import { seasonTerms } from '../season/season-terms.ts'
import { strategyWish } from '../strategies/strategy-choice.ts'
import { wireAttempt } from '../wire-attempt.ts'
import { pulledTurn } from '../wire/pull.ts'
import { mePage, myData } from './account-page.ts'
import {
  agentCallsPage,
  agentMatchCalls,
  agentMatchesPage,
  agentRegistered,
  agentRemoved,
  agentsPage,
  agentVersionsPage,
  onlineSet,
  onlineWish,
  tokenChange,
  versionAdded,
  versionWish,
} from './agent-calls.ts'
import {
  agentCallRow,
  agentMatchRow,
  agentProbeRow,
  agentProfile,
  agentRow,
  agentVersionRow,
  ownerAgentPage,
  toldRow,
} from './agent-page.ts'
import { agentMeasured, agentProfilePage } from './agent-profile-page.ts'
import { agentRecordPage, encounter, playedWord, seasonRecord } from './agent-record-page.ts'
import { annotatorsPage, ratingPage } from './annotator-routes.ts'
import {
  experimentPage,
  experimentPlan,
  experimentReport,
  experimentRow,
  experimentsPage,
  newExperiment,
} from './experiment-page.ts'
import { gameMetric, gameNumbers, gameOfBoard } from './game-numbers.ts'
import { boardPeople, leaderboardPage, leaderboardRow } from './leaderboard-page.ts'
import { matchHeader, matchRow } from './match-page.ts'
import { entriesPage, gameEntry, matchesPage } from './match-routes.ts'
import { normalisedRow, normalisedTablePage } from './normalised-table-page.ts'
import { healthPage, schedulePage } from './operations-routes.ts'
import { agentNotice, noticesPage, playJoined, turnRuled } from './play-routes.ts'
import { scenesPage } from './scene-page.ts'
import {
  comparison,
  entriesOfSeason,
  entryRow,
  fixtureRow,
  fixturesPage,
  seasonPage,
  seasonRow,
  seasonsPage,
} from './season-page.ts'
import { matrixCell, seasonMatrix } from './season-routes.ts'
import { generalRatingsPage, statisticsPage } from './statistics-page.ts'
import { joinQueue, ticketOpened, ticketPage } from './ticket-page.ts'
import {
  deliveriesPage,
  deliveryRow,
  newWebhook,
  webhookChanges,
  webhookCreated,
  webhookRow,
  webhooksPage,
} from './webhook-routes.ts'

/** Any JSON value. Its schema refers to itself, so it needs a name. */
const anyJson = modelSettings.shape.extra.unwrap().valueType

/** The request form of a schema. A field with a default may be left out. */
export const inputs = registryOf({
  AgentChanges: agentChanges,
  AnyJson: anyJson,
  JoinQueue: joinQueue,
  NewAgent: newAgentCall,
  NewExperiment: newExperiment,
  NewConnector: newConnector,
  NewSeason: newSeason,
  OnlineWish: onlineWish,
  TokenChange: tokenChange,
  RecogniseWish: recogniseWish,
  Strategy: strategyWish,
  SeasonChanges: seasonChanges,
  VersionWish: versionWish,
  NewWebhook: newWebhook,
  WebhookChanges: webhookChanges,
})

/** The answer form of a schema. */
export const answers = registryOf({
  AgentCall: agentCallRow,
  AgentProbe: agentProbeRow,
  AgentCallsPage: agentCallsPage,
  AgentLimits: limitsInForce,
  AgentMatch: agentMatchRow,
  AgentMatchCalls: agentMatchCalls,
  AgentMatchesPage: agentMatchesPage,
  AgentNotice: agentNotice,
  AgentMeasured: agentMeasured,
  AgentProfile: agentProfile,
  AgentProfilePage: agentProfilePage,
  AgentRecord: agentRecordPage,
  AgentRegistered: agentRegistered,
  AgentRemoved: agentRemoved,
  AgentRow: agentRow,
  AgentsPage: agentsPage,
  AgentVersion: agentVersionRow,
  AgentVersionsPage: agentVersionsPage,
  Annotators: annotatorsPage,
  AnyJson: anyJson,
  Badge: badge,
  Comparison: comparison,
  ConnectorView: connectorView,
  Encounter: encounter,
  EntriesPage: entriesPage,
  Entry: publishedEntry,
  GameEntry: gameEntry,
  Error: apiError,
  Experiment: experimentPage,
  ExperimentPlan: experimentPlan,
  ExperimentReport: experimentReport,
  ExperimentRow: experimentRow,
  ExperimentsPage: experimentsPage,
  Fixture: fixtureRow,
  FixturesPage: fixturesPage,
  FlightCheck: flightCheckView,
  FlightFinding: flightFinding,
  FlightForecast: flightForecast,
  FlightStep: flightStep,
  Found: found,
  GameMetric: gameMetric,
  GameNumbers: gameNumbers,
  GameOfBoard: gameOfBoard,
  Health: healthPage,
  BoardPeople: boardPeople,
  LeaderboardPage: leaderboardPage,
  LeaderboardRow: leaderboardRow,
  MatchesPage: matchesPage,
  MatchHeader: matchHeader,
  MatchRow: matchRow,
  MatrixCell: matrixCell,
  Me: mePage,
  Measured: measured,
  MeasuredEstimate: measuredEstimate,
  GeneralRatings: generalRatingsPage,
  MyData: myData,
  BoardStatistics: statisticsPage,
  NormalisedRow: normalisedRow,
  NormalisedTable: normalisedTablePage,
  OnlineSet: onlineSet,
  OwnerAgent: ownerAgentPage,
  PlayedWord: playedWord,
  PublicConnector: publicConnector,
  RatingPage: ratingPage,
  Recognition: recognition,
  Ruleset: publishedRuleset,
  PlayJoined: playJoined,
  PlayNotices: noticesPage,
  PulledTurn: pulledTurn,
  TurnRuled: turnRuled,
  Scene: scene,
  ScenesPage: scenesPage,
  Schedule: schedulePage,
  Season: seasonPage,
  SeasonEntriesPage: entriesOfSeason,
  SeasonEntry: entryRow,
  SeasonMatrix: seasonMatrix,
  SeasonRecord: seasonRecord,
  SeasonRow: seasonRow,
  SeasonsPage: seasonsPage,
  SeasonTerms: seasonTerms,
  Ticket: ticketPage,
  TicketOpened: ticketOpened,
  ToldCall: toldRow,
  VersionAdded: versionAdded,
  Webhook: webhookRow,
  WebhookCreated: webhookCreated,
  WebhookDeliveriesPage: deliveriesPage,
  WebhookDelivery: deliveryRow,
  WebhooksPage: webhooksPage,
  WireAttempt: wireAttempt,
})

type Named = z.core.$ZodRegistry<{ id: string }>

function registryOf(schemas: Readonly<Record<string, z.ZodType>>): Named {
  const registry = z.registry<{ id: string }>()
  for (const [id, schema] of Object.entries(schemas)) registry.add(schema, { id })
  return registry
}

export type Json = { readonly [name: string]: unknown }

const at = (id: string) => `#/components/schemas/${id}`

/** The named schemas of a registry, each referring to the others by name. */
export function componentsOf(registry: Named, io: 'input' | 'output'): Readonly<Record<string, Json>> {
  const { schemas } = z.toJSONSchema(registry, { uri: at, io, override })
  const named = Object.entries(schemas).map(
    ([id, { $schema: _, $id: __, ...schema }]) => [id, schema] as const,
  )
  return { ...Object.fromEntries(named), AnyJson: {} }
}

/** A schema at the place of its use: a reference by name if it has one. */
export function schemaOf(schema: z.ZodType, registry: Named, io: 'input' | 'output'): Json {
  const id = registry.get(schema)?.id
  if (id !== undefined) return { $ref: at(id) }
  if (schema instanceof z.ZodUnion) {
    const options = schema.options.filter((option) => option instanceof z.ZodType)
    return { anyOf: options.map((option) => schemaOf(option, registry, io)) }
  }
  const { $schema: _, ...inline } = z.toJSONSchema(schema, { io, override })
  return inline
}

const safe = Number.MAX_SAFE_INTEGER

/** Removes keywords without a meaning, and keywords that would forbid new fields in an answer. */
function override({
  jsonSchema,
  zodSchema,
}: {
  jsonSchema: z.core.JSONSchema.BaseSchema
  zodSchema: unknown
}): void {
  if (jsonSchema.minimum === -safe) delete jsonSchema.minimum
  if (jsonSchema.maximum === safe) delete jsonSchema.maximum
  if (jsonSchema.format === 'date-time') delete jsonSchema.pattern
  const isStrict = zodSchema instanceof z.ZodObject && zodSchema.def.catchall instanceof z.ZodNever
  if (jsonSchema.additionalProperties === false && !isStrict) delete jsonSchema.additionalProperties
}
