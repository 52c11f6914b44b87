export { createA2aAgent } from './a2a/agent.ts'
export type { ChatTools } from './adapters/chat.ts'
export { createHfEndpointAgent, createHfModelAgent, createOpenAiAgent } from './adapters/hf-endpoint.ts'
export type { HfEndpoint, HfModel, OpenAiCompatible } from './adapters/hf-endpoint.ts'
export { createOutboundAgent } from './adapters/outbound.ts'
export type { AgentLine, LineAnswer, LineTurn } from './adapters/outbound.ts'
export { isSigned, sign, signatureHeader, standardSignature } from './adapters/webhook/signature.ts'
export type { Signed } from './adapters/webhook/signature.ts'
export { createWebhookAgent } from './adapters/webhook.ts'
export type { WebhookLimits, WebhookOptions } from './adapters/webhook.ts'
export { isUnheard, verdicts } from './agent.ts'
export type {
  Agent,
  AgentFailure,
  AgentNews,
  AgentReply,
  AnyRequest,
  Attempt,
  Readiness,
  Seen,
  SentRequest,
  Served,
  Telling,
  Unheard,
  Usage,
  Verdict,
} from './agent.ts'
export { createWhoisspyAgent } from './whoisspy/agent.ts'
export { whoisspyLimits } from './whoisspy/endpoint.ts'
export type { WhoisspyAgent, WhoisspyOptions } from './whoisspy/agent.ts'
export type { WhoisspyLimits } from './whoisspy/endpoint.ts'
export { askForTurn, askInTime, brokenConnector, connectorBroke } from './ask-in-time.ts'
export type { Answered } from './ask-in-time.ts'
export { askBeside, askUntilAnswered, isDeclined, mostFailures } from './beside/ask-beside.ts'
export type { BesideAnswer, BesideQuestion, FailedAnswer } from './beside/ask-beside.ts'
export { systemClock } from './clock.ts'
export type { Clock } from './clock.ts'
export { openEars } from './ears.ts'
export type { Ears } from './ears.ts'
export { bearerInstead, withEarlierKey } from './egress/earlier-key.ts'
export { guardedFetch } from './egress/guarded-fetch.ts'
export type { EgressOptions } from './egress/guarded-fetch.ts'
export type { EgressLimits } from './egress/exchange.ts'
export type { GuardedFetch, FetchOutcome, OutgoingCall } from './egress/fetch-outcome.ts'
export { isPublicAddress } from './egress/target.ts'
export type { HouseOptions, Pace } from './adapters/pace.ts'
export { createHouseAgent, createKitHouseAgent } from './adapters/kit-house.ts'
export type { HubModel, HubSpace } from './hub/hub-schemas.ts'
export { createHub, hubProblems, stageWatch } from './hub/hub.ts'
export type { Hub, HubAnswer, HubOptions, HubProblem } from './hub/hub.ts'
export { hubMakeUpOf } from './hub/hub-make-up.ts'
export { lookUp } from './hub/look-up.ts'
export { costAt, estimatedTokens } from './pricing.ts'
export { moveFrom } from './strategies/reply/read-game-reply.ts'
export type { ModelReply } from './strategies/reply/read-game-reply.ts'
export type { ReadReply } from './strategies/reply/spoken.ts'
