export { createA2aAgent } from './a2a/agent.ts'
export type { ChatTools } from './adapters/chat.ts'
export { createHfEndpointAgent, createHfModelAgent, createOpenAiAgent } from './adapters/hf-endpoint.ts'
export { createOutboundAgent } from './adapters/outbound.ts'
export type { AgentLine, LineAnswer, LineTurn } from './adapters/outbound.ts'
export { isSigned, sign, signatureHeader, standardSignature } from './adapters/webhook/signature.ts'
export { createWebhookAgent } from './adapters/webhook.ts'
export { isUnheard } from './agent.ts'
export type {
  Agent,
  AgentFailure,
  AgentNews,
  AgentReply,
  AnyRequest,
  Attempt,
  Readiness,
  Seen,
  Telling,
  Unheard,
  Usage,
  Verdict,
} from './agent.ts'
export { createWhoisspyAgent } from './whoisspy/agent.ts'
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
export type { GuardedFetch } from './egress/fetch-outcome.ts'
export { isPublicAddress } from './egress/target.ts'
export type { HouseOptions } from './adapters/pace.ts'
export { createHouseAgent, createKitHouseAgent } from './adapters/kit-house.ts'
export { createHub, stageWatch } from './hub/hub.ts'
export type { Hub, HubAnswer } from './hub/hub.ts'
export { hubMakeUpOf } from './hub/hub-make-up.ts'
export { lookUp } from './hub/look-up.ts'
export { costAt, estimatedTokens } from './pricing.ts'
