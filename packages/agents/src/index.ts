export { agentFailures, verdicts } from './agent.ts'
export type {
  Agent,
  AgentFailure,
  AgentNews,
  AgentReply,
  Attempt,
  Readiness,
  Usage,
  Verdict,
} from './agent.ts'
export { createHouseAgent, findPersona, houseAgents } from './house/create-house-agent.ts'
export type { HouseAgent, HouseOptions, Pace } from './house/create-house-agent.ts'
export { knownWords } from './house/lexicon/lenses.ts'
export type { InBoth, Persona } from './house/persona.ts'
export { think } from './house/think.ts'
export type { Thought } from './house/think.ts'
